# Playing line by line.
play-name-person = Player { $number }
play-welcome = { $title }
play-commitment = The dice are sealed beforehand; this program alone draws them: { $commitment }
play-by-hand = The dice are rolled and the cards drawn by the people at the table: this program asks for each, counts and referees.
play-enter-how = Type what fell, or the number of an answer; u takes the last answer back, q stops.
play-enter-like = Write it like this: { $example }. Dice may stand in any order.
play-enter-secret = Only { $seat } should see the answer.
play-corrected = The last answer is taken back, with what was decided since.
play-how = Type the number of a choice, u to take back, h for a hint, ? for help.
play-help =
    number   choose it; the words in brackets do the same
    Enter    take the only choice
    u        take your last decision back, as long as it told nobody anything
    U        where people roll by hand: take the last answer back, with what was decided since
    t        show the table again
    l        read the log from the start
    h        ask a strong bot what it would do, and why
    O31      read a rule (use the letter of this game)
    q        stop here
play-choose = Please type a number from 1 to { $most }, or ? for help.
play-no-rule = This game has no rule { $id }.
play-taken-back = Taken back.
play-hand-over = { $seat } is next. Pass the keyboard on; press Enter when only { $seat } is looking.
play-not-kept = The match could not be written down ({ $why }); it goes on, and the next step tries again.
play-stopped = Stopped. This match was not written down.
play-stopped-kept = Stopped. The match is kept; { $command } goes on with it.
play-left-elsewhere = The match could not be written where it belongs ({ $why }). As it stands now it is in { $place }; serai play --resume with that file goes on.
play-left-nowhere = The match could not be written down ({ $why }), not even in the folder for temporary files. What was kept before that still is where it was.
play-secret = The seal is open, the dice can be checked: { $secret }
play-automatic = the Rival
play-result = { $rank }. { $name }: { $score }
play-result-ties = { $rank }. { $name }: { $score } (tie-breaks { $first }, { $second })
play-hint = { $choice }: you win { $win } % of the time, with about { $score } points against { $other } ({ $belief } % of the thoughts)
play-hint-alone = { $choice }: you win { $win } % of the time, with about { $score } points ({ $belief } % of the thoughts)
play-outside-forfeits = { $seat } { $why }; { $bot } moves instead.
play-outside-slow = did not answer in time
play-outside-gone = has ended
play-outside-nonsense = answered nonsense ({ $text })
play-outside-illegal = chose something it may not do ({ $text })
