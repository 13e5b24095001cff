### Every sentence a player reads. A line's key says where it stands.

## Games and rule sets

game-crescent = Crescent
game-waning-moon = Waning Moon
game-crazy-quilt = Crazy Quilt
named = { $game } { $rules }
rules-classic = classic
rules-plain = plain
# Options that no preset has, in the order they are offered.
rules-own = own rules: wraparound { $wraparound }, foundation moves { $foundation-moves }, shift { $shift }
option-on = on
option-off = off
shift-when-stuck = when stuck
shift-any-time = any time
rules-redeal-when-stuck = redeal when stuck
rules-redeal-any-time = redeal at any time

## Cards, piles and moves

foundation = foundation
foundation-ace = ace foundation
foundation-king = king foundation
place-pile = pile { $pile }
place-cell = { $cell }
place-waste = waste
move-home = { $card } { $from } → { $foundation }
move-build = { $card } { $from } → { $to } on { $onto }
move-build-empty = { $card } { $from } → { $to }, which is empty
move-transfer = { $card } { $from } → { $to }
move-shift = shift: every pile’s bottom card to its top
move-deal = deal: the stock’s next card to the waste
move-redeal = redeal: the waste becomes the stock again
menu-card = { $card } { $from } …
menu-card-detail = { $count } places to go
menu-back = ← all cards
menu-placeholder = { $count ->
    [one] Play a move (1 is legal)
   *[other] Play a move ({ $count } are legal)
}
menu-placeholder-cards = Choose a card first ({ $count } moves are legal)
menu-placeholder-targets = { $card }: where to?

## The line of text over a board

board-name = **{ $game }** { $rules }
board-name-only = **{ $game }**
board-line = { $name } · { $standing } · { $moves } · { $home } of 104 home · { $left } · deal { $deal }
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
    [0] no shift used
    [one] 1 shift used
   *[other] { $count } shifts used
}
count-stock = { $count ->
    [0] stock empty
   *[other] { $count } in the stock
}
count-redeals-left = { $count ->
    [0] no redeal left
    [one] 1 redeal left
   *[other] { $count } redeals left
}
count-redeals-used = { $count ->
    [0] no redeal used
    [one] 1 redeal used
   *[other] { $count } redeals used
}
board-won = 🌙 **Won!** { $counts }, in { $time }.
board-lost = **No move is left.** Undo takes the last move back and reopens the game.
board-lost-closed = **No move was left.** Another game was dealt since.
board-given-up = **Given up** with { $home } of 104 cards home.
time-days = { $days } d { $hours } h
time-hours = { $hours } h { $minutes } min
time-minutes = { $minutes } min { $seconds } s
time-seconds = { $seconds } s

## The picture

caption-shifts = shifts
caption-redeal = redeal
caption-stock = stock
caption-waste = waste
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
alt-twin-foundations = Foundations, two a suit: { $foundations }.
alt-twins = { $suit } { $lower } and { $higher }
alt-nothing = nothing
alt-waste = Waste: { $card } (×{ $count }).
alt-waste-empty = Waste: empty.
alt-available = Cards that can leave the quilt: { $cards }.
alt-cell = { $cell } { $card }
alt-board = { $game }, { $standing }, { $home } of 104 cards home, { $left }.

## Buttons

button-shift = Shift ({ $count })
button-deal = Deal ({ $count })
button-redeal = Redeal ({ $count })
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
wanted-deal = { $name }, deal { $deal }
ask-give-up = **Give up?** The game would end as a loss with { $home } of 104 cards home.
ask-concede = **No move is left.** Concede, with { $home } of 104 cards home? Undo would reopen the game instead.

## Lines over a board

notice-out-of-date = *That board was out of date. Here is the game as it stands; nothing was played twice.*
notice-finished = *That game is over. Here is how it ended.*
notice-auto = *Auto played { $move }.*
notice-no-home = *No card has gone home for { $count } moves. Give up ends a game that leads nowhere.*
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
option-of-another-game = { $game } has no such option. Nothing was dealt; /play shows which game has which.

## Why a move can’t be played

illegal-game-over = The game is over.
illegal-other-game = This game has no such move.
illegal-no-such-pile = There is no pile { $pile }.
illegal-empty-pile = Pile { $pile } is empty.
illegal-empty-cell = { $cell } is empty.
illegal-empty-waste = The waste is empty.
illegal-not-available = The card at { $cell } can’t move yet: both its short edges are covered.
illegal-empty-stays-empty = Pile { $pile } is empty, and an empty pile stays empty for good.
illegal-same-pile = That card is on pile { $pile } already.
illegal-not-on-foundation = { $card } doesn’t go on the { $foundation } of its suit, which shows { $top }.
illegal-not-on-pile = { $card } doesn’t go on { $onto }: a card lands on a neighbour of its own suit.
illegal-not-next = { $card } doesn’t go on a foundation of its suit: they show { $lower } and { $higher }.
illegal-not-below = { $card } doesn’t go on { $onto }: a card lands on the next higher card of its own suit.
illegal-king-on-ace = { $card } doesn’t go on { $onto }: no card lands on an ace, and a king goes to an empty pile.
illegal-not-on-empty-waste = { $card } can’t go to the waste while that is empty.
illegal-not-on-waste = { $card } doesn’t go on { $onto }: the waste takes a neighbour of its top card, in its suit.
illegal-transfers-off = Moves between foundations are off in this game.
illegal-not-met = The two foundations of { $suit } haven’t met yet, so no card can cross.
illegal-base-stays = The base card of the { $foundation } of { $suit } never leaves it.
illegal-no-shifts-left = All three shifts are used.
illegal-not-stuck = Not yet: a shift is allowed only when nothing else can move. Still possible: { $move }.
illegal-nothing-to-shift = No pile has two cards, so a shift would change nothing.
illegal-empty-stock = The stock is empty: every card has been dealt.
illegal-no-redeals-left = The redeal is used.
illegal-stock-not-empty = Not yet: the waste is turned over when the stock is empty.
illegal-nothing-to-redeal = The waste is empty, so there is nothing to redeal.
illegal-redeal-not-stuck = Not yet: a redeal is allowed only when no card can move. Still possible: { $move }.
illegal-nothing-to-undo = There is no move to take back.
illegal-nothing-to-redo = There is no move to play again.

## Commands: a name and its options. Discord takes 100 characters at most.

command-play = Show your open game, or deal a new one
command-play-game = Which game
command-play-rules = Crescent: which published rule set
command-play-wraparound = Crescent: whether king and ace of a suit are neighbours on the piles
command-play-foundation-moves = Crescent: whether cards may cross between the two foundations of a suit
command-play-shift = Crescent: when a shift is allowed
command-play-deal = The number of a deal, to play that very one
command-play-large-cards = Whether to show large cards in two rows; the open game goes on as it is
command-play-private = Whether only you can see the board
choice-crescent = Crescent
choice-waning-moon = Waning Moon
choice-crazy-quilt = Crazy Quilt
choice-classic = classic
choice-plain = plain
choice-on = on
choice-off = off
choice-when-stuck = when stuck
choice-any-time = any time
