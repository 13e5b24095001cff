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
move-build-empty = { $card } { $from } → empty { $to }
move-transfer = { $card } { $from } → { $to }
move-shift = shift: every pile’s bottom card to its top
move-deal = deal: the stock’s next card to the waste
move-redeal = redeal: the waste becomes the stock again
menu-card = { $card } { $from } …
move-undo = take the last move back
move-redo = play the move again that was taken back
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
board-line = { $name } · { $standing } · { $moves } · { $home } of 104 home · { $left } · { $origin }
deal = deal { $deal }
deal-and-par = deal { $deal } · par { $par }
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
caption-stock-count = stock { $count }
caption-waste-count = waste { $count }
caption-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
caption-home = { $home } of 104 home
alt-last = Last move: { $move }.
alt-first = A fresh deal.
alt-hint = A hint is marked: { $move }.
alt-example = An example: { $move }.
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
alt-available-none = The quilt is empty.
alt-cell = { $cell } { $card }
alt-board = { $game }, { $standing }, { $home } of 104 cards home, { $left }.

## Buttons

button-shift = Shift ({ $count })
button-deal = Deal ({ $count })
button-redeal = Redeal ({ $count })
button-undo = Undo
button-redo = Redo
button-auto = Auto
button-hint = Hint
button-finish = Finish
button-type = Type moves
button-new = New game
button-give-up = Give up
button-more = More
button-could-win = Could it be won?
button-go-back = { $count ->
    [one] Go back 1 move
   *[other] Go back { $count } moves
}
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
ask-concede-proven = **This position can’t be won any more.** Concede, with { $home } of 104 cards home? Undo goes back to where it may still be won.

## Lines over a board

notice-out-of-date = *That board was out of date. Here is the game as it stands; nothing was played twice.*
notice-finished = *That game is over. Here is how it ended.*
notice-auto = *Auto played { $move }.*
notice-hint = *Hint: { $move }.*
notice-hint-lost = *No hint helps here: this position can’t be won any more. Undo goes back to where it may still be won.*
notice-no-home = *No card has gone home for { $count } moves. Give up ends a game that leads nowhere.*
notice-still-open = *Here is the game you have open.*
notice-not-known = *I have no deal at hand under these rules that is known to be winnable: this one may be, or not.*
notice-typed-too-late = *The game went on while you typed. Here it is as it stands; nothing of what you typed was played.*
notice-typed-played = *{ $count ->
    [one] Played 1 move.
   *[other] Played { $count } moves.
}*
notice-typed-stopped = *Played { $played } of { $count }, and stopped at* `{ $typed }`*: { $why }*

## /help

help-what = Lunette deals two-deck patience games: Crescent, Waning Moon and Crazy Quilt. Each player has games of their own, which wait for as long as you like.
help-play = **/play** shows the game you last touched, or deals a new one.
help-winnable = A new deal is one that is known to be winnable, where I have one at hand; `winnable:false` deals any. Its *par* is how many moves the way has that I know.
help-move = **/move** plays moves that you type, such as `3 9; 4 f; fa fk h; undo`, and posts your board anew. **Type moves** under the board takes the same.
help-daily = **/daily play** is this server’s race of the day: one deal, the same for everybody, and one attempt each, which only you see. Every move counts, taken back or not, and so does each Undo; Auto and Hint make an attempt unranked. First come those who won, then whoever has more cards home, fewer moves, less time. A win, **Bank my score** or 24 hours end it.
help-points = Places bring 10, 7, 5, 4, 3 and 2 points, every other ranked attempt with a card home 1. **/daily board** shows the standings, **/daily results** those of past days. Days in a row count as well; one missed day a week is forgiven.
help-rules = **/rules** explains the game you play, with a picture.
help-board = A gold ring marks a card that can move, a cyan ring the card that moved last. Each pile shows its number and how many cards it holds; the cells of a quilt are named by column and row, such as C4.
help-menu = Pick a move from the menu under the board. With many moves, the menu first asks for the card.
help-buttons = **Undo** and **Redo** go as far as you like, **Auto** plays a move for you, **Hint** shows you one, **Finish** brings all cards home once nothing is in their way, **More** tells whether the game can still be won, **New game** and **Give up** ask first.
help-stats = **/stats** shows what your games came to, with a chart; **/history** lists the last ones, to look at or to play again; **/leaderboard** shows who leads in a server’s daily races.
help-others = Only you can play your game. Whoever presses your buttons is offered the same deal.

## /rules

rules-title = **{ $name }**
rules-crescent-deal = One ace and one king of each suit start the eight foundations in the middle; the other 96 cards lie face up on 16 piles of six. Only the top card of a pile is in play, and one card moves at a time.
rules-crescent-aim = Bring all 104 cards home: the ace foundations go up in suit from ace to king, the king foundations down in suit from king to ace.
rules-crescent-build = A pile’s top card may also go on another pile’s top card of its own suit that is one rank higher or lower. An empty pile stays empty.
rules-crescent-wraparound-on = King and ace of a suit are neighbours on the piles, too.
rules-crescent-wraparound-off = King and ace are not neighbours on the piles.
rules-crescent-transfers-on = Where the two foundations of a suit have met, so that the king foundation shows the rank one above the ace foundation, the top card of either may cross to the other; the base cards stay.
rules-crescent-transfers-off = A card that is home stays on its foundation.
rules-crescent-shift = A shift brings the bottom card of every pile to its top; a game has three.
rules-crescent-shift-when-stuck = It is allowed only when nothing else helps: no card can go home or to another pile, not even after moves between foundations.
rules-crescent-shift-any-time = It is allowed at any time.
rules-crescent-lost = The game is lost when neither a card nor a shift can be played; Undo still takes moves back.
rules-crescent-example = **In the picture:** { $card } on pile { $from }, with the gold ring, can go home, on the ace foundation of its suit, which shows { $top }. It can go on { $onto } on pile { $to } as well.
rules-crescent-example-wraparound-on = { $king } and { $ace } on the piles { $king-pile } and { $ace-pile } can go on each other.
rules-crescent-example-wraparound-off = { $king } and { $ace } on the piles { $king-pile } and { $ace-pile } can not go on each other.
rules-waning-moon-deal = Thirteen piles of four lie face up; the other 52 cards are the stock, face down. Only the top card of a pile and of the waste is in play, and one card moves at a time.
rules-waning-moon-aim = Bring all 104 cards home: each suit has two foundations, which begin with an ace and go up in suit to the king.
rules-waning-moon-build = A card may also go on a pile’s top card of its own suit that is one rank higher, never a king on an ace; on an empty pile any card may go.
rules-waning-moon-stock = At any time, Deal turns the stock’s next card onto the waste. The stock is dealt once, and nothing goes back to the waste.
rules-waning-moon-lost = The game is lost when the stock is empty and no card can move; Undo still takes moves back. Moves that only go back and forth keep it alive: then Give up ends it.
rules-waning-moon-example = **In the picture:** { $card } on pile { $from }, with the gold ring, can go home, on the foundation of its suit that shows { $top }. It can go on { $onto } on pile { $to } as well.
rules-crazy-quilt-deal = One ace and one king of each suit start the eight foundations; 64 cards are woven into a quilt, every other one lying on its side; the other 32 cards are the stock, face down.
rules-crazy-quilt-aim = Bring all 104 cards home: the ace foundations go up in suit from ace to king, the king foundations down in suit from king to ace.
rules-crazy-quilt-available = A card of the quilt can move if one of its two short edges faces the border or an empty cell; a gold bar marks such an edge. Empty cells stay empty.
rules-crazy-quilt-waste = Such a card, and the waste’s top card, may go home. A card of the quilt may also go on the waste’s top card if that is of its suit and one rank higher or lower; king and ace are neighbours there.
rules-crazy-quilt-transfers = Where the two foundations of a suit have met, so that the king foundation shows the rank one above the ace foundation, the top card of either may cross to the other; the base cards stay.
rules-crazy-quilt-redeal = At any time, Deal turns the stock’s next card onto the waste. Once, when the stock is empty, a redeal turns the waste over to become the stock again, in the same order.
rules-crazy-quilt-redeal-when-stuck = The redeal is allowed only when no card can go home or to the waste, not even after moves between foundations.
rules-crazy-quilt-redeal-any-time = The redeal is allowed at any time.
rules-crazy-quilt-lost = The game is lost when the stock is empty, the redeal is used and no card can go home or to the waste; Undo still takes moves back.
rules-crazy-quilt-example = **In the picture:** { $card } at { $from }, with the gold ring, has a free short edge and can go home, on the ace foundation of its suit, which shows { $top }. It can go on the waste’s { $onto } as well. { $shut } at { $shut-cell } can’t move: both its short edges touch cards.

## Typed moves

type-title = Type moves
type-label = One move, or several parted by ; or spaces
type-placeholder-crescent = 3 9; 4 f; fa fk h; shift
type-placeholder-waning-moon = 3 9; 4 f; deal; w 5; w f
type-placeholder-crazy-quilt = c4 f; deal; d1 w; w fk; fa fk h
suggestion = { $typed } ({ $move })
typed-unread = **I can’t read** `{ $typed }`**.** { $why } Nothing was played.
typed-refused = `{ $typed }` **can’t be played.** { $why } Nothing was played.
typed-nothing = There is no move in that. Type, for instance, `3 9` or `3 f`; nothing was played.
typed-word = “{ $word }” is no place and no move I know.
typed-not-here = { $game } has no { $thing }.
typed-no-target = “{ $word }” says where from, but not where to.
typed-suit-alone = A suit stands only behind two foundations, as in fa fk h.
typed-no-suit = A move between foundations needs its suit, as in fa fk h.
typed-same-foundation = A move between foundations goes from one to the other, as in fa fk h or fk fa h.
typed-leaves-foundation = A card leaves a foundation only for the other one of its suit, as in fa fk h.
typed-no-such-way = Nothing goes that way in this game.
typed-fits-neither = { $card } goes on neither foundation of its suit: the { $ace } shows { $ace-top }, the { $king } { $king-top }.
spot-piles = numbered piles
spot-cells = cells named by a letter and a number
spot-waste = waste
spot-foundations = foundations
deed-shift = shift
deed-deal = stock to deal from
deed-redeal = redeal

## The panel behind More

more = **More** about this game:
chances-open = **This position can still be won.**
chances-unknown = **I don’t know.** I found neither a win from this position nor a proof that there is none.
chances-face-down = **I don’t know** while cards lie face down: nobody has seen them, and I don’t look.
chances-lost = **This position can’t be won any more,** and I found no earlier one of this game that could.
chances-lost-last = **This position can’t be won any more.** It last could { $count ->
    [one] 1 move
   *[other] { $count } moves
} ago.
chances-lost-could = **This position can’t be won any more.** It still could { $count ->
    [one] 1 move
   *[other] { $count } moves
} ago.

## Statistics, history and their pictures

date = { $day } { $month } { $year }
month-1 = Jan
month-2 = Feb
month-3 = Mar
month-4 = Apr
month-5 = May
month-6 = Jun
month-7 = Jul
month-8 = Aug
month-9 = Sep
month-10 = Oct
month-11 = Nov
month-12 = Dec
stats-own = **Your statistics** · { $games }
stats-others = **Statistics of { $player }** · { $games }
stats-all-games = all games
stats-none = No game of yours is over yet: **/play** deals you one, and its end will be counted here.
stats-none-others = No game of { $player } is over yet.
stats-hidden = { $player } keeps their statistics to themselves.
stats-hidden-now = *You keep your statistics to yourself.*
stats-shown-now = *Others can look at them with /stats.*
stats-set = **{ $name }** · { $figures }
stats-more-sets = … and { $count } more rule sets: name a game to see them.
stats-part-played = { $played } played, { $won } won ({ $rate } %)
stats-part-streak = { $now } won in a row, { $best } at best
stats-part-best = fewest moves { $moves }, fastest win { $time }
stats-part-home = { $mean } of 104 home on average, { $best } at best
stats-part-assisted = with help, counted apart: { $played } played, { $won } won
stats-short-streak = { $now } in a row (best { $best })
stats-short-best = { $moves } moves, { $time }
stats-short-home = { $mean } home (best { $best })
stats-short-assisted = with help { $played }, { $won } won
stats-races = daily races { $raced }: { $first }× first, { $second }× second, { $third }× third, best place { $best }
stats-races-unranked = daily races { $raced }, none of them ranked
count-races = { $count ->
    [one] 1 race
   *[other] { $count } races
}
button-hide-stats = Hide from others
button-show-stats = Show to others
chart-home = Cards home, and in how many games
chart-course = Over time
chart-played = { $played } played
chart-won = { $won } won
chart-empty = No game is over yet
chart-empty-hint = Win one, lose one or give one up: it is counted here.
alt-chart-home = Cards home, { $mean } of 104 on average: { $bars }.
alt-chart-bar = { $home } in { $games } { $games ->
    [one] game
   *[other] games
}
alt-chart-course = From { $from } to { $to }: { $played } played and { $won } won, { $half }.
alt-chart-half = of them { $played } played and { $won } won by { $date }
history-title = **Your last games**
history-none = No game of yours is over yet. Use /play to begin one.
history-line = { $name } · **{ $standing }** · { $home } of 104 home · { $moves } · { $when }
history-race = { $name }, daily race of { $day }
history-practice = { $name }, practice on the race of { $day }
history-set-aside = set aside
history-look = Look at a game again
history-choice = { $standing }, { $home } of 104 home
button-newer = ← Newer
button-older = Older →

## The leaderboard

leaders-title = **Leaderboard** · { $games } · { $period } · { $by } · page { $page } of { $pages }
leaders-all-games = all games
leaders-period-week = This week
leaders-period-month = This month
leaders-period-year = This year
leaders-period-all = All time
leaders-by-points = By points
leaders-by-wins = By races won
leaders-by-streak = By days in a row
leaders-none = No race of this server is over yet in this time: a race counts once its day is over and its last attempt closed.
leaders-row = **{ $place }.** { $player } · { $points } · { $wins } won of { $raced } · days in a row: { $streak } played, { $won } won
leaders-own = **You:** { $row }
leaders-no-own = **You** are not on this list yet: **/daily play** is the way onto it.
count-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
button-page-before = ← Before
button-page-after = After →

## Answers in private

not-yours = That is somebody else’s game. You can play the same deal yourself:
unknown-game = I don’t know that game. Use /play to go on with yours or to begin one.
nothing-open = You have no game open. Use /play to begin one.
unknown-control = That control is none of mine, or it arrived damaged. Nothing was changed; use /play to see your board.
finished-won = That game is over: you won it. Use /play for another.
finished-lost = That game is over: it was lost. Use /play for another.
finished-given-up = That game is over: you gave it up. Use /play for another.
finish-not-yet = The cards left don’t all plainly go home yet. Nothing was played.
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
command-play-redeal = Crazy Quilt: when the redeal is allowed
command-play-winnable = Whether a new deal is to be one that is known to be winnable, as it is if you don’t say
command-play-deal = The number of a deal, to play that very one
command-play-large-cards = Whether to show large cards in two rows; the open game goes on as it is
command-play-private = Whether only you can see the board
command-move = Play moves that you type, and post your board anew
command-move-moves = One move or several, such as 3 9; 4 f; fa fk h; undo
command-rules = Explain the rules of a game in plain words
command-rules-game = Which game; the one you play if you name none
command-rules-rules = Which published rule set; the one you play if you name none
command-stats = What your games, or another player’s, came to
command-stats-player = Whose statistics; yours if you name nobody
command-stats-game = Which game; all if you name none
command-stats-hide = Whether to keep yours to yourself from now on
command-leaderboard = Who leads in this server’s daily races
command-leaderboard-game = Which game; all if you name none
command-leaderboard-period = Of which time; all if you name none
command-leaderboard-by = What leads; points if you name nothing
choice-week = this week
choice-month = this month
choice-year = this year
choice-all = all time
choice-points = points
choice-wins = races won
choice-streak = days in a row
command-history = Your last games, to look at or to play again
command-help = What this bot is, and how to use it
command-daily = The daily race of this server
command-daily-play = Begin today’s race, or go on with it; only you see the board
command-daily-board = The standings of today’s race
command-daily-results = The standings of a past day
command-daily-results-date = Which day, such as 2026-11-30; the last one if you name none
command-daily-setup = How the races of this server go, for those who manage it
command-daily-setup-channel = Where the daily post goes; I say so there at once
command-daily-setup-zone = The time zone by whose days the races go, such as Europe/Berlin
command-daily-setup-game = Which game; all in turn if it is never named
command-daily-setup-role = A role that the daily post mentions, which a button under it gives and takes
command-daily-setup-no-role = Whether to mention no role any more
command-daily-setup-posts = Whether there is a daily post
command-daily-hide = Take somebody’s attempt out of the standings, for those who manage this server
command-daily-hide-player = Whose attempt
command-daily-hide-date = Of which day, such as 2026-11-30; today’s if you name none
command-daily-hide-undo = Whether to put it back instead
choice-rotate = all in turn
choice-crescent-classic = Crescent classic
choice-crescent-plain = Crescent plain
choice-crescent = Crescent
choice-waning-moon = Waning Moon
choice-crazy-quilt = Crazy Quilt
choice-classic = classic
choice-plain = plain
choice-on = on
choice-off = off
choice-when-stuck = when stuck
choice-any-time = any time

## Daily races: days, boards and questions

long-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
long-day = { $day } { $month }
long-date = { $day } { $year }
board-race = daily race, { $day }
board-practice = practice for { $day }, which doesn’t count
standing-banked = banked
standing-closed = closed
count-race-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
race-closes = Your one attempt closes <t:{ $at }:R> · { $moves } counted, with those taken back and each Undo
race-lost = **No move is left.** Undo takes the last move back and reopens the game; **Bank my score** closes your attempt, as does the time <t:{ $at }:R>. { $moves } counted so far.
race-won = 🌙 **Won!** { $moves } counted, in { $time }.
race-banked = **Banked** with { $home } of 104 cards home: { $moves } counted, in { $time }.
race-expired = **Closed,** 24 hours after its start, with { $home } of 104 cards home: { $moves } counted, in { $time }.
race-unranked = *Unranked: Auto or a hint helped.*
race-unproven = *Nobody has proven yet that this deal can be won.*
ask-bank = **Bank your score,** with { $home } of 104 cards home? That closes your one attempt at this race.
ask-auto-unranked = **Auto makes this attempt unranked.** Let it play all the same?
ask-hint-unranked = **A hint makes this attempt unranked.** Show it all the same?
button-yes-bank = Yes, bank my score
button-yes-unranked = Yes, unranked
button-bank = Bank my score
button-post = Post my result
button-practice = Practice
button-standings = Standings
button-play = Play
button-remind = Remind me
button-continue = Go on with it
button-begin = Begin today’s
button-page-back = ← Back
button-page-on = On →
daily-which = Your attempt at the race of { $day } is still open; it closes <t:{ $at }:R>. Go on with that, or begin today’s race?

## Daily races: standings, results and the daily post

race-title = **Daily race, { $day }** · { $name }
standings-row = **{ $place }.** <@{ $player }> · { $score }
standings-row-playing = – <@{ $player }> · still playing
standings-row-assisted = – <@{ $player }> · { $score } · unranked, with help
score-won = **won** · { $moves } · { $time }
score-home = { $home } home · { $moves } · { $time }
standings-empty = Nobody has begun yet.
standings-own = You: { $row }
standings-own-none = You haven’t begun yet.
standings-provisional = *Provisional: the day isn’t over.*
standings-open = *Provisional: { $count ->
    [one] 1 attempt is
   *[other] { $count } attempts are
} still open.*
standings-final = Final. It was deal { $deal }.
standings-final-par = Final. It was deal { $deal }, which can be won in { $par } moves.
standings-page = Page { $page } of { $pages }
standings-next = The next race opens <t:{ $at }:R>.
card-title = <@{ $player }> · **Daily race, { $day }** · { $name }
card-place = Place { $place } of { $ranked }
card-place-so-far = Place { $place } of { $ranked } so far
card-assisted = Unranked, with help
card-hidden = Not in the standings
card-played = { $count } days in a row
card-won = { $count } days won in a row
card-saved = { $day } saved by the week’s freeze
post-role = <@&{ $role }>
post-before = The race of { $day }:
post-before-empty = Nobody played.
post-next = Everybody has one attempt, until <t:{ $at }:t> to begin and 24 hours to play. The next race opens <t:{ $at }:R>.
daily-announced = **Daily races** are posted here from now on, when the day turns: one deal a day, the same for everybody, one attempt each. Today’s is open.

## Daily races: answers in private

daily-no-server = Daily races are for servers: each server that I was added to has one a day, the same for everybody there. Use /play for a game of your own.
race-not-yours = This is somebody else’s attempt at the daily race. Run /daily play for your own.
race-not-here = That isn’t done in a game of a daily race.
race-unknown = This server had no race on that day.
race-none-yet = No race of this server is over yet. Run /daily board for today’s.
race-over = The day of this race is over. Run /daily play for today’s.
race-attempt-first = First play your own attempt at this race to its end.
race-no-attempt = That player has no attempt at this race.
daily-no-zone = I know no time zone of that name. Names are such as Europe/Berlin or America/New_York.
daily-no-channel = Name the channel that the daily post should go to.
daily-managers-only = That is for those who may manage this server.
daily-no-day = “{ $typed }” is no day that I can read. Write it like 2026-11-30, or pick one that is suggested.
hide-done = <@{ $player }>’s attempt of { $day } is out of the standings. `undo:True` puts it back.
hide-already = <@{ $player }>’s attempt of { $day } was out of the standings already.
hide-undone = <@{ $player }>’s attempt of { $day } is in the standings again.
hide-not-hidden = <@{ $player }>’s attempt of { $day } was in the standings all along.
remind-on = You have <@&{ $role }> now, which is mentioned when a new race opens. Press the button again to give it back.
remind-off = You don’t have <@&{ $role }> any more: nothing reminds you of new races.
remind-none = No role is set up here that I could give you. Who manages this server can name one with `/daily setup`.
remind-forbidden = I may not give or take <@&{ $role }>. Who manages this server can let me: I need *Manage Roles*, and my own role must stand above it.
remind-gone = The role that was set up here is gone. Who manages this server can name another with `/daily setup`.
remind-grown = <@&{ $role }> can do more by now than be mentioned, so I don’t hand it out. Who manages this server can name another with `/daily setup`.
remind-failed = Discord didn’t take that just now. Nothing was changed; try again in a moment.

## Daily races: settings

setup-title = **Daily races of this server**
setup-zone = Time zone: { $zone }
setup-game = Game: { $game }
setup-rotate = Game: all in turn
setup-post = Daily post: in <#{ $channel }>, next <t:{ $at }:R>
setup-post-off = Daily post: off (it was to go to <#{ $channel }>)
setup-no-channel = Daily post: off, as no channel is named
setup-role = Role: <@&{ $role }>, which **Remind me** gives and takes
setup-no-role = Role: none is mentioned
setup-running = A change of zone or game holds from the next race on, <t:{ $at }:R>.
setup-trouble-channel-gone = **The daily post was switched off:** its channel was gone.
setup-trouble-forbidden = **The daily post was switched off:** I wasn’t allowed to post in its channel any more.
setup-trouble-give = **Remind me won’t work yet:** I need the permission *Manage Roles*, and my own role must stand above the one named.
setup-trouble-mention = **Nobody will be pinged yet:** let anyone mention the role, or give me the permission to mention all roles.
setup-channel-gone = That channel is gone. Nothing was changed.
setup-channel-forbidden = I can’t post in that channel. Let me see it and send messages there, and run this again; nothing was changed.
setup-channel-failed = Discord didn’t let me try that channel just now. Nothing was changed; try again in a moment.
setup-role-everyone = I don’t ping everyone. Name a role that people can choose to have; nothing was changed.
setup-role-managed = That role belongs to an app and can’t be given. Name another; nothing was changed.
setup-role-too-much = Anybody can have the role by a button, so it must permit nothing that only some should do. Name one without such permissions; nothing was changed.
