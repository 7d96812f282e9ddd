# Giocare riga per riga.
play-name-person = Giocatore { $number }
play-welcome = { $title }
play-commitment = I dadi sono sigillati in anticipo; li estrae questo programma, da solo: { $commitment }
play-by-hand = I dadi li tirano e le carte le pescano le persone al tavolo: questo programma chiede ogni volta, conta e fa da arbitro.
play-enter-how = Scrivi che cosa è uscito, o il numero di una risposta; u annulla l’ultima risposta, q esce.
play-enter-like = Scrivilo così: { $example }. I dadi possono stare in qualsiasi ordine.
play-enter-secret = La risposta la deve vedere solo { $seat }.
play-corrected = L’ultima risposta è annullata, con ciò che è stato deciso dopo.
play-how = Scrivi il numero di una scelta, u per annullare, h per un consiglio, ? per l’aiuto.
play-help =
    numero   la scelta; le parole tra parentesi fanno lo stesso
    Invio    prende l’unica scelta
    u        annulla la tua ultima decisione, finché non ha rivelato nulla a nessuno
    U        dove si tira a mano: annulla l’ultima risposta, con ciò che è stato deciso dopo
    t        mostra di nuovo il tavolo
    l        rilegge il diario dall’inizio
    h        chiede a un bot forte che cosa farebbe, e perché
    O31      legge una regola (con la lettera di questo gioco)
    q        si ferma qui
play-choose = Scrivi un numero da 1 a { $most }, oppure ? per l’aiuto.
play-no-rule = Questo gioco non ha la regola { $id }.
play-taken-back = Annullata.
play-hand-over = Ora tocca a { $seat }. Cedi la tastiera e premi Invio quando solo { $seat } guarda lo schermo.
play-not-kept = Non è stato possibile scrivere la partita ({ $why }); si continua, e il prossimo passo riprova.
play-stopped = Fermata. Questa partita non è stata scritta.
play-stopped-kept = Fermata. La partita è conservata; { $command } la continua.
play-left-elsewhere = Non è stato possibile scrivere la partita al suo posto ({ $why }). Com’è adesso si trova in { $place }; serai play --resume con quel file la continua.
play-left-nowhere = Non è stato possibile scrivere la partita ({ $why }), nemmeno nella cartella dei file temporanei. Ciò che era conservato prima è ancora dov’era.
play-secret = Il sigillo è aperto, i dadi si possono controllare: { $secret }
play-automatic = il Rivale
play-result = { $rank }. { $name }: { $score }
play-result-ties = { $rank }. { $name }: { $score } (spareggi { $first }, { $second })
play-hint = { $choice }: vinci il { $win } % delle volte, con circa { $score } punti contro { $other } ({ $belief } % dei pensieri)
play-hint-alone = { $choice }: vinci il { $win } % delle volte, con circa { $score } punti ({ $belief } % dei pensieri)
play-outside-forfeits = { $seat } { $why }; al suo posto muove { $bot }.
play-outside-slow = non ha risposto in tempo
play-outside-gone = è terminato
play-outside-nonsense = ha risposto senza senso ({ $text })
play-outside-illegal = ha scelto una cosa che non può fare ({ $text })
