### The game in a terminal: what the page has no words for.

## Board

terminal-raft = raft
terminal-beach = beach
terminal-from-raft = from the raft
terminal-from-space = from { $space }
# Under the choices: what the marks on the board mean.
terminal-legend = [S] stop, [4] after a 4

## Set-up

terminal-yes = yes
terminal-no = no
terminal-seat-hint = Left and right: a person, or a bot of any level. Enter on a person: type the name.
# A game that was interrupted. $names are all players, $when a date and a time.
terminal-resume = Go on: { $when }, { $names }
# Beside it: a game that another window plays now.
terminal-resume-elsewhere = In another window: { $when }, { $names }
terminal-open-elsewhere = This game is open in another window. Go on there, or begin a new one here.
terminal-gone-elsewhere = This game is gone: it was finished or dropped in another window.
terminal-setup-keys = ↑↓ choose · ←→ change · Enter start, type · Q quit
terminal-small = Mahé needs { $columns } columns and { $lines } lines; this terminal has { $wide } and { $high }. Make it larger, or press Q to quit: “mahe terminal --plain” works at any size.

## Table

# The heading above the numbers of clutches, at the right.
terminal-clutches-heading = Clutches
terminal-table-keys = R S 1–9 choose · A advice · Space skip · L log · C cards · W save · V speed · ? keys · Q quit
terminal-keys-text =
    R – roll
    S – stop
    1–9 – the choices, in order
    Enter – the first choice
    A – advice: your chance to win after each choice, alone against bots or at a table with advice
    Space – skip the motion
    L – the whole log
    C – look at your own cards
    V – speed: calm, quick, instant
    W – save the game to a file
    B – back from the stand-in, at a server’s table
    R, Esc – after the game: the review, the podium
    ? – this list
    Q or Ctrl-C – quit; the game can be kept

    On the board a stack is written from the bottom up: in A<B<C turtle C is on top and decides. [S] is where stopping lands, [4] is where a 4 on the next die would land. ► marks who decides.
# The signs of choices in a small terminal.
terminal-signs-text = Where there is little room: ×67% is the risk of a bust, ()17% the chance of eggs, →14 where it leads, 6() the eggs it wins, A<B the stack there then, 43%* the chance to win by the advice, with a star if it is the best.
terminal-save-where = Save the game to which file?
terminal-saved = The game is in { $path }.
terminal-not-saved = { $path } could not be written: { $reason }
# $path and $free are names of files.
terminal-taken = { $path } holds something else already, so nothing was written. { $free } is free.
terminal-taken-question = { $path } holds something else already.
terminal-save-as = Save to { $path }
terminal-replace = Replace what is there
terminal-save-not = Do not save
terminal-quit = Quit the game?
terminal-quit-keep = Keep it for later, and quit
terminal-quit-drop = Quit without keeping it
terminal-quit-not = Go on playing
terminal-kept = The game is kept. “mahe terminal” offers to go on with it.

## Advice

# Beside the choices: what the numbers mean.
terminal-advice-legend = % your chance to win, * the best.
terminal-advice = Advice for everyone
terminal-with-advice = With advice: everyone may ask what each choice is worth.
terminal-no-advice = There is no advice here. There is when you play alone against bots, or at a table that was opened with advice.
# Read out: $choice is a choice as its button names it, $chance a number per cent, $points a number.
terminal-advice-only = { $choice }: chance to win { $chance }.
terminal-advice-best = Best: { $choice }, chance to win { $chance }.
terminal-advice-other = { $choice }: { $chance }, { $points } points less.

## Podium

# A line of the result: "1. Ada: 22 eggs, 6 clutches".
terminal-result = { $rank }. { $name }: { $eggs }, { $clutches }
terminal-podium-keys = Enter new game · R review · W save · Esc the board · Q to the start

## Review

terminal-review-keys = ↑↓ scroll · G moments on the board · Esc back
terminal-review-marks = ? marks a mistake.
terminal-no-moments = There is no moment to go to: no turning point, no mistake.

## Windows

terminal-ask-keys = ↑↓ or a number · Enter · Esc back
terminal-read-keys = ↑↓ scroll · Enter close
terminal-type-keys = Enter done · Esc back

## Replay

terminal-replay-keys = ←→ step · ↑↓ move · N P moments · R review · Space play · Home End · V speed · ? keys · Q quit
terminal-replay-keys-text =
    ← → – one step back or on
    ↑ ↓ – one move back or on
    Home, End – to the beginning or the end
    Space – play or pause
    N, P – the next turning point or mistake, or the one before
    R – the review: luck, choices and mistakes
    V – speed: calm, quick, instant
    Q – quit

## A table on a server

terminal-sit-here = Sit here
terminal-lobby-keys = ↑↓ choose · Enter sit down, start · Q quit
terminal-away = A bot plays for you. B: I am back
terminal-quit-seat = Quit; the seat stays yours
terminal-seat-kept = Your seat is kept. Come back with “mahe terminal { $link }”.

## Without a screen

terminal-choose = Your choice
# What may be typed: "1 or Enter", "1 to 5".
terminal-one-or-enter = 1 or Enter
terminal-to = 1 to { $last }
terminal-please = Please type { $answers }.
terminal-plain-help = Type the number of your choice. ? reads out the board again, a gives advice, c reads out your cards, w FILE saves the game to a file, q quits.
terminal-finish = Finish
terminal-hear-review = Hear the review

## The review, read out

# $luck and $choices are numbers of points with their signs.
terminal-heard-seat = { $name }: the dice were worth { $luck } points, the choices { $choices }.
# The graph of the chances in a sentence; $low and $high are numbers per cent.
terminal-heard-chances = { $name }: { $first } at the start, { $low } at the lowest in turn { $lowturn }, { $high } at the highest in turn { $highturn }, { $last } at the end.
terminal-heard-change = { $name } goes from { $before } to { $after }
terminal-heard-mistakes =
    { $count ->
        [0] { $name }: no mistake worth mentioning.
        [one] { $name }: { $count } mistake.
       *[other] { $name }: { $count } mistakes.
    }
