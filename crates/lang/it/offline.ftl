# Giocare e controllare senza server: la locanda nel browser di chi visita.

offline-title = Giocare senza rete
offline-lead = I quattro giochi, i bot, le regole e i controlli funzionano dentro questo browser. Niente viene inviato, e non serve alcuna connessione.
offline-mine = Partite in questo browser
offline-mine-none = In questo browser non c’è ancora nessuna partita. Scegline una qui sotto.
offline-where = Le partite sono conservate solo in questo browser, dopo ogni passo. Chi ne cancella i dati cancella anche loro: salva la registrazione delle partite a cui tieni.
offline-lost = { $n ->
    [one] Una partita conservata qui non c’è più:
   *[other] { $n } partite conservate qui non ci sono più:
} i dati di questo browser sono stati cancellati. Una registrazione salvata si può riprendere qui sotto.
offline-file = Controllare, rivedere o analizzare il file di una registrazione
offline-file-lead = Scegli il file di una registrazione, o lascialo cadere in qualunque punto di questa pagina. Viene controllato qui, riga per riga; poi puoi rivederlo e analizzarlo.
offline-file-choose = Il file della registrazione
offline-file-check = Controlla
offline-file-stays = Il file non lascia questo dispositivo. Una registrazione controllata resta fra le partite di questo browser.
offline-to-house = Alla locanda, con i tavoli per più persone
offline-coming = I giochi stanno arrivando …
offline-not-built = Questa locanda è stata costruita senza il motore per i browser, perciò qui non si può giocare senza rete. Chi la gestisce può aggiungerlo con «cargo xtask web» e una nuova compilazione.
offline-no-script = Per giocare senza rete servono gli script: i giochi funzionano dentro questa pagina.
offline-no-engine = Il motore non è arrivato o non è partito. Senza rete deve essere già arrivato una volta; poi ricarica questa pagina. Serve anche un browser che esegua WebAssembly.
offline-needs-host = Se non succede niente: questa cartella va aperta da un indirizzo web. Basta qualunque host statico; i browser non eseguono questi script direttamente da un file.
offline-unkept = Questo browser non conserva niente: la memoria è negata o piena. Puoi continuare a giocare, ma chiudendo o ricaricando la pagina la partita va persa. Prima salvane la registrazione.
offline-gone = I dati di questo browser sono stati cancellati mentre giocavi. La partita è ancora qui, e da ora è di nuovo conservata.
offline-no-page = Questa pagina ha bisogno della locanda vera, oppure non esiste.
offline-no-table = Questa partita non è conservata in questo browser: i dati sono stati cancellati, la partita è stata eliminata, o è stata giocata in un altro browser.
offline-broken = Così non va: { $why }
offline-nobody-here = Almeno un posto dev’essere tuo.
offline-save = Salva la registrazione
offline-forget = Elimina questa partita
offline-forget-sure = La partita viene eliminata da questo browser. Non si può tornare indietro.
offline-forget-yes = Sì, elimina
offline-kept = Questa partita è conservata solo in questo browser.
offline-proof-button = Controlla in questo browser
offline-proof-why = Controlla la registrazione sul tuo dispositivo, così non devi fidarti di questa locanda.
offline-proof-working = Controllo in corso …
offline-proof-failed = Il controllo non è stato possibile: non sono arrivati la registrazione o il motore.
offline-proof-yes = { $n ->
    [one] L’unico passo è in regola, dal sigillo al risultato.
   *[other] Tutti i { $n } passi sono in regola, dal sigillo al risultato.
}
offline-proof-dictated = { $n ->
    [one] L’unico passo è permesso dalle regole. I dadi sono stati dettati, quindi su di loro non si può dire niente.
   *[other] Tutti i { $n } passi sono permessi dalle regole. I dadi sono stati dettati, quindi su di loro non si può dire niente.
}
offline-proof-so-far = { $n ->
    [one] L’unico passo finora è permesso dalle regole. Che i dadi siano onesti si vedrà a partita finita, quando il segreto sarà rivelato.
   *[other] Tutti i { $n } passi finora sono permessi dalle regole. Che i dadi siano onesti si vedrà a partita finita, quando il segreto sarà rivelato.
}
offline-proof-head = { $game }, regole versione { $rules }, per { $n ->
    [one] un posto
   *[other] { $n } posti
}; i valori stampati sono quelli noti qui:
offline-proof-secret = Il segreto, rivelato alla fine:
offline-proof-seal = Insieme al nome del tavolo dà esattamente il sigillo che c’era prima del primo passo:
offline-proof-sealed = I dadi sono sigillati; il segreto non è ancora rivelato:
offline-proof-decisions = { $n ->
    [one] Una decisione, permessa dalle regole dove è stata presa.
   *[other] { $n } decisioni, ognuna permessa dalle regole dove è stata presa.
}
offline-proof-outcomes = { $n ->
    [one] Un esito di dadi o carte, ricalcolato dal segreto e da ciò che i posti hanno aggiunto: è lo stesso.
   *[other] { $n } esiti di dadi e carte, ricalcolati dal segreto e da ciò che i posti hanno aggiunto: sono tutti gli stessi.
}
offline-proof-possible = { $n ->
    [one] Un esito di dadi o carte, possibile dove è uscito.
   *[other] { $n } esiti di dadi e carte, ognuno possibile dove è uscito.
}
offline-proof-result = Il risultato, contato di nuovo:
offline-proof-here = Tutto questo è stato calcolato sul tuo dispositivo; nessun server è stato interpellato.
offline-proof-line = La riga { $line } non è in regola.
offline-proof-no = Questa non è una registrazione in regola.
offline-proof-before = Tutto ciò che precede quella riga è in regola.
