## Bot con un’idea sola

bots-builder = il costruttore
bots-builder-style = Vuole tutti e sei gli edifici, prima quelli dei cammelli; i suk solo di passaggio.
bots-carrier = il carovaniere
bots-carrier-style = Vive della carovana: cubi lungo la via, il giro del soprintendente, cammelli che ne salvano i posti.
bots-racer = il corridore
bots-racer-style = Riempie un suk dopo l’altro, prima i più cari.
bots-harasser = il guastafeste
bots-harasser-style = Manda il soprintendente nei tuoi suk e vive di ciò che resta.
bots-seller = il venditore
bots-seller-style = Compra ciò che salpa per primo e vende presto, per poco che renda.
bots-hoarder = l’accumulatore
bots-hoarder-style = Raccoglie grandi serie, le assicura e aspetta la grande vendita.
bots-reserver = il prenotatore
bots-reserver-style = Segna la carta che gli altri vogliono e la prende più tardi.
bots-banker = il banchiere
bots-banker-style = Compra i rubini con il denaro, e per altro non ne raccoglie.
bots-merchant = il mercante
bots-merchant-style = Raccoglie le merci più vicine al suo prossimo rubino.
bots-pilgrim = il pellegrino
bots-pilgrim-style = Prende prima le tessere moschea; ciò che rendono compra il resto.
bots-rusher = il frettoloso
bots-rusher-style = Tesse molti piccoli tappeti, uno dopo l’altro, per chiudere la partita.
bots-scholar = lo studioso
bots-scholar-style = Impara fino in fondo al tracciato dell’abilità, poi tesse per i nobili.
bots-weaver = il tessitore
bots-weaver-style = Mette su una bottega che fa di ciò che trova ciò che gli serve.
