### Geister in English. Names of players arrive as arguments; squares as a1 to f6; kinds as G (good) and E (evil).

title = Geister
tagline = Two players, eight ghosts each, and only you know which of yours are good.

## Options

option-escape = Escape
option-escape-help = How a good ghost wins in the far corners: on arriving there, or by leaving the board a turn later.
option-escape-arrow = on the arrow
option-escape-leave = off the board
option-move-limit = Move limit
option-move-limit-help = After so many moves of both together the game is a draw; 0 is no limit.
option-move-limit-0 = none
option-repetition = Repetition
option-repetition-help = The same position for the third time is a draw.
option-disclose = Show at the end
option-disclose-help = Shows all remaining colours at the end; holds only when you both set it.

## What happened

news-placed = { $who } has placed the ghosts.
news-stepped =
    { $captured ->
        [G] { $who } moves from { $origin } to { $target } and captures a good ghost.
        [E] { $who } moves from { $origin } to { $target } and captures an evil ghost.
       *[none] { $who } moves from { $origin } to { $target }.
    }
news-departed = { $who } leaves the board with a good ghost, from { $origin }.

## What one may do

action-place = Place { $kinds }
action-step = From { $origin } to { $target }
action-leave = Leave the board from { $origin }

## What is not allowed

refusal-not-four-and-four = You have { $good } good and { $evil } evil ghosts there; place four of each.
refusal-already-placed = You have confirmed your ghosts; they stay where they are.
refusal-not-placed-yet = Play starts when both of you have placed and confirmed your ghosts.
refusal-not-your-turn = It is the other player's turn; yours comes right after.
refusal-not-your-ghost = There is no ghost of yours on { $square }; pick one of your own.
refusal-not-a-neighbour = From { $origin } you cannot reach { $target }: a ghost moves exactly one square up, down, left or right.
refusal-own-ghost-in-the-way = On { $target } stands a ghost of your own; move it first, or go somewhere else.
refusal-not-an-exit = You cannot leave the board from { $origin }; only from your arrow squares, the two corners on the far side.
refusal-evil-may-not-leave = The ghost on { $origin } is evil, and only good ghosts may leave the board.
refusal-no-leaving-with-arrow = At this table you win by reaching an arrow with a good ghost; nobody leaves the board.
refusal-endless = Without a move limit a game needs repetition to come to an end; keep one of the two.
refusal-game-over = This game is over; nothing moves any more.

## How it ended

result-arrow = { $who } wins! A good ghost has reached the arrow.
result-left = { $who } wins! A good ghost has left the house.
result-four-good = { $who } wins! All four good ghosts of the other are captured.
result-four-evil = { $who } wins! The other has captured all four evil ghosts.
result-move-limit = A draw: the move limit is reached.
result-repetition = A draw: the same position for the third time.
result-resigned = { $who } wins: the other resigned.
result-draw-agreed = A draw: you agreed on it.
result-broken-off = Broken off: nobody wins.
end-shown =
    { $disclose ->
        [true] All remaining colours are open, as you both wanted.
       *[false] Which of the ghosts that still stand are good stays secret.
    }

## Kinds and places

kind-good = good
kind-evil = evil
kind-unknown = unknown

place-board = The board
place-start = Your start squares
place-captured = Captured ghosts
place-captured-own = Your ghosts that were captured
place-captured-other = Ghosts that you captured
place-captured-of = Captured ghosts of { $who }

## What a square says

label-square = { $square }, { $content }
label-empty = empty
label-own-good = your good ghost
label-own-evil = your evil ghost
label-other-unknown = ghost of the other
label-other-good = good ghost of the other
label-other-evil = evil ghost of the other
label-of-unknown = ghost of { $who }
label-of-good = good ghost of { $who }
label-of-evil = evil ghost of { $who }
label-can-move = can move
label-target = you can go here
label-lifted = lifted
label-exit = arrow square
label-captured = { $what }: { $good } good, { $evil } evil

## What to do now

turn-place = Place your ghosts
hint-placing = Place your four good and four evil ghosts; only you see which is which.
hint-placing-done = All eight stand. You may still swap them until you confirm.
placing-random = Shuffle
hint-other-placing = Your ghosts stand; the other is still placing.
hint-your-turn = Your turn: move one ghost one square.
hint-their-turn = The other is thinking.

## In plain text

notation-help = G and E are good and evil ghosts of A, g and e those of B; ? (A's) and ! (B's) keep theirs to themselves. You write b2-b3 for a step, a6-out to leave the board, and GGEEGGEE for your eight: the back row first, from left to right as you see it.
