### Every sentence a player reads. A line's key says where it stands.

## Games and rule sets

game-crescent = Crescent
rules-classic = classic
rules-plain = plain
# Options that no preset has, in the order they are offered.
rules-own = own rules: wraparound { $wraparound }, foundation moves { $foundation-moves }, shift { $shift }
option-on = on
option-off = off
shift-when-stuck = when stuck
shift-any-time = any time

## Cards, piles and moves

foundation-ace = ace foundation
foundation-king = king foundation
move-home = { $card } pile { $from } → { $foundation }
move-build = { $card } pile { $from } → pile { $to } on { $onto }
move-transfer = { $card } { $from } → { $to }
move-shift = shift: every pile’s bottom card to its top
menu-card = { $card } pile { $from } …
menu-card-detail = { $count } places to go
menu-back = ← all cards
menu-placeholder = { $count ->
    [one] Play a move (1 is legal)
   *[other] Play a move ({ $count } are legal)
}
menu-placeholder-cards = Choose a card first ({ $count } moves are legal)
menu-placeholder-targets = { $card }: where to?

## The line of text over a board

board-line = **{ $game }** { $rules } · { $standing } · { $moves } · { $home } of 104 home · { $shifts } · deal { $deal }
standing-playing = playing
standing-won = won
standing-lost = lost
standing-given-up = given up
count-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
count-undos = { $count ->
    [0] no undo
    [one] 1 undo
   *[other] { $count } undos
}
count-shifts-left = { $count ->
    [0] no shift left
    [one] 1 shift left
   *[other] { $count } shifts left
}
count-shifts-used = { $count ->
    [0] no shift
    [one] 1 shift
   *[other] { $count } shifts
}
board-won = 🌙 **Won!** { $moves }, { $undos }, { $shifts } used, in { $time }.
board-lost = **No move is left.** Undo takes the last move back and reopens the game.
board-lost-closed = **No move was left.** Another game was dealt since.
board-given-up = **Given up** with { $home } of 104 cards home.
time-days = { $days } d { $hours } h
time-hours = { $hours } h { $minutes } min
time-minutes = { $minutes } min { $seconds } s
time-seconds = { $seconds } s

## The picture

caption-shifts = shifts
caption-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
caption-home = { $home } of 104 home
alt-last = Last move: { $move }.
alt-first = A fresh deal.
alt-tops = Pile tops: { $tops }.
alt-pile = { $number } { $card } (×{ $count })
alt-pile-empty = { $number } empty
alt-foundations = Foundations, ace and king: { $foundations }.
alt-foundation = { $suit } { $ace } and { $king }
alt-board = { $game }, { $standing }, { $home } of 104 cards home, { $shifts }.

## Buttons

button-shift = Shift ({ $count })
button-undo = Undo
button-redo = Redo
button-auto = Auto
button-new = New game
button-give-up = Give up
button-yes-new = Give up and deal
button-yes-give-up = Yes, give up
button-concede = Yes, concede
button-keep = Keep playing
button-same-deal = Play this deal
button-set-aside = Set it aside and deal

## Questions, over the board they are about

ask-new-wanted = **Give this game up for { $wanted }?** It has { $moves } and { $home } of 104 cards home.
wanted-any = { $game } { $rules }
wanted-deal = { $game } { $rules }, deal { $deal }
ask-give-up = **Give up?** The game would end as a loss with { $home } of 104 cards home.
ask-concede = **No move is left.** Concede, with { $home } of 104 cards home? Undo would reopen the game instead.
ask-concede-proven = **This position can’t be won any more.** Concede, with { $home } of 104 cards home? Undo goes back to where it may still be won.

## Lines over a board

notice-out-of-date = *That board was out of date. Here is the game as it stands; nothing was played twice.*
notice-finished = *That game is over. Here is how it ended.*
notice-auto = *Auto played { $move }.*
notice-still-open = *Here is the game you have open.*

## Answers in private

not-yours = That is somebody else’s game. You can play the same deal yourself:
unknown-game = I don’t know that game. Use /play to go on with yours or to begin one.
unknown-control = That control is none of mine, or it arrived damaged. Nothing was changed; use /play to see your board.
finished-won = That game is over: you won it. Use /play for another.
finished-lost = That game is over: it was lost. Use /play for another.
finished-given-up = That game is over: you gave it up. Use /play for another.
auto-nothing-new = Every move from here leads back to a position you have had. Undo, or play on by hand.
other-rules = That game was begun under an earlier version of the rules and can’t be moved any more. It stands at { $home } of 104 cards home ({ $standing }).
damaged = The record of that game is damaged, so it can’t go on. I left it as it is; whoever runs this bot can look for { $incident } in its log.
store-busy = My records were busy just now. Nothing was lost or played; try again in a moment.
store-unwritable = I can’t write to my records just now. Nothing was lost or played; whoever runs this bot can look for { $incident } in its log.
failed = Something went wrong on my side. Nothing was lost; if it happens again, tell whoever runs this bot: { $incident }
deal-number = “{ $typed }” is not a deal number. A deal number is a whole number from 0 to { $most }, such as 1234.

## Why a move can’t be played

illegal-game-over = The game is over.
illegal-no-such-pile = There is no pile { $pile }.
illegal-empty-pile = Pile { $pile } is empty.
illegal-empty-stays-empty = Pile { $pile } is empty, and an empty pile stays empty for good.
illegal-same-pile = That card is on pile { $pile } already.
illegal-not-on-foundation = { $card } doesn’t go on the { $foundation } of its suit, which shows { $top }.
illegal-not-on-pile = { $card } doesn’t go on { $onto }: a card lands on a neighbour of its own suit.
illegal-transfers-off = Moves between foundations are off in this game.
illegal-not-met = The two foundations of { $suit } haven’t met yet, so no card can cross.
illegal-base-stays = The base card of the { $foundation } of { $suit } never leaves it.
illegal-no-shifts-left = All three shifts are used.
illegal-not-stuck = Not yet: a shift is allowed only when nothing else can move. Still possible: { $move }.
illegal-nothing-to-shift = No pile has two cards, so a shift would change nothing.
illegal-nothing-to-undo = There is no move to take back.
illegal-nothing-to-redo = There is no move to play again.

## Commands: a name and its options. Discord takes 100 characters at most.

command-play = Show your open game, or deal a new one
command-play-game = Which game
command-play-rules = Which published rule set
command-play-wraparound = Whether king and ace of a suit are neighbours on the piles
command-play-foundation-moves = Whether cards may cross between the two foundations of a suit
command-play-shift = When a shift is allowed
command-play-deal = The number of a deal, to play that very one
command-play-private = Whether only you can see the board
choice-crescent = Crescent
choice-classic = classic
choice-plain = plain
choice-on = on
choice-off = off
choice-when-stuck = when stuck
choice-any-time = any time
