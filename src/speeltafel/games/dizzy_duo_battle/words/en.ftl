### Dizzy Duo Battle in English. Names of players arrive as $who; cards are said by the deck's words from $spoken.

title = Dizzy Duo Battle
tagline = Build the strongest pair of Lizzies in secret, pick your moment, and fight everybody for their lives.

## Options

option-lives = Lives
option-lives-help = In a game for lives: with how many everybody begins. Fewer is a shorter game.
option-settle = Lives change
option-settle-help = After each battle, so that the order of the battles matters; or all together after the last battle.
option-settle-battle = after each battle
option-settle-round = after the last battle
option-lifeline = Lifeline
option-lifeline-help = Whoever drops to zero may come back once, with as many lives as the player who has the fewest.
option-scoring = Play for
option-scoring-help = Lives: the last one left wins. Points: everybody begins at zero, nobody goes out, and the highest score wins.
option-scoring-lives = lives
option-scoring-points = points
option-target = Points to reach
option-target-help = In a game for points: the game ends after the round in which somebody has so many.
option-round-limit = Rounds at most
option-round-limit-help = In a game for points: after so many rounds it ends anyway.
option-open-battles = Open battles
option-open-battles-help = At an attack all hands are shown at once, before the attacker chooses the order.
option-head-attack = Head attack
option-head-attack-help = You can attack only with a head that you have just taken from the blind pile.
option-decks = Number of decks
option-decks-help = How many decks of cards you play with; for nine players it is always two.
option-decks-by-players = by the number of players
option-decks-1 = one
option-decks-2 = two

## What happened

news-took =
    { $pile ->
        [open] { $who } takes from the open pile: { card }.
       *[blind]
            { $spoken ->
                [none] { $who } takes a blind card.
               *[other] { $who } takes a blind card: { card }.
            }
    }
news-laid = { $who } lays down: { card }.
news-reshuffled =
    { $cards ->
        [one] The blind pile was empty: the one card under the open card is the new blind pile (DB-22).
       *[other] The blind pile was empty: { $cards } cards from under the open card are shuffled into a new one (DB-22).
    }
news-attacked = { $who } calls the attack, with power { $power }!
news-showed = { $who } lays the cards open: power { $power }.
news-fought =
    { $seat ->
        [none] { $attack } against { $defence }: nothing happens (DB-33).
       *[other] { $attack } against { $defence }: { $who } wins the battle (DB-33).
    }
news-scored =
    { $scoring ->
        [points]
            { $how ->
                [gain]
                    { $amount ->
                        [one] { $who } wins 1 point and has { $score } now ({ $rule }).
                       *[other] { $who } wins { $amount } points and has { $score } now ({ $rule }).
                    }
                [loss]
                    { $amount ->
                        [one] { $who } loses 1 point and has { $score } now ({ $rule }).
                       *[other] { $who } loses { $amount } points and has { $score } now ({ $rule }).
                    }
               *[even] { $who } wins as much as is lost and stays at { $score } ({ $rule }).
            }
       *[lives]
            { $how ->
                [gain]
                    { $amount ->
                        [one] { $who } wins 1 life and has { $score } now ({ $rule }).
                       *[other] { $who } wins { $amount } lives and has { $score } now ({ $rule }).
                    }
                [loss]
                    { $amount ->
                        [one] { $who } loses 1 life and has { $score } now ({ $rule }).
                       *[other] { $who } loses { $amount } lives and has { $score } now ({ $rule }).
                    }
               *[even] { $who } wins as much as is lost and stays at { $score } ({ $rule }).
            }
    }
news-fell = { $who } has no lives left (DB-34).
news-said-back = { $who } uses the lifeline (DB-50).
news-said-out = { $who } lets the lifeline go (DB-50).
news-came-back =
    { $lives ->
        [one] { $who } is back, with 1 life (DB-50).
       *[other] { $who } is back, with { $lives } lives (DB-50).
    }
news-nobody-attacked = Everybody has had { $turns } turns and nobody attacked: this round stops (DB-25).
news-dealt = Round { $round } is dealt. { $who } begins; on the open pile lies: { card }.

## What one may do

action-take =
    { $pile ->
        [open] Take the open card
       *[blind] Take a blind card
    }
action-lay = Lay { $card }
action-attack = Attack!
action-fight = Battle { $defender_name }
action-come-back = Come back
action-stay-out = Stay out
action-pass = Take the blind card and lay it back

## What is not allowed

refusal-so-many-cannot-play = Dizzy Duo Battle is for { $fewest } to { $most } players; you are { $players }.
refusal-lifeline-with-points = In a game for points nobody goes out, so a lifeline is of no use: choose one of the two.
refusal-game-over = This game is over.
refusal-not-your-turn = It is not your turn yet.
refusal-you-are-out = You are out of the game; you can watch how it ends.
refusal-already-taken = You have taken a card already; now lay one of your seven.
refusal-take-first = First take a card, from the open or the blind pile.
refusal-not-your-card = You do not have this card: { card }. Lay one of your seven.
refusal-attack-instead-of-taking = You attack in place of taking a card; you have taken one, so lay one back now.
refusal-too-early-to-attack = Everybody must have had at least { $turns } turns this round before you may attack.
refusal-no-two-lizzies = You need two complete Lizzies in your hand to attack.
refusal-take-a-head-first = At this table you attack with a head: take a blind card first.
refusal-no-head-from-the-blind-pile = At this table you attack only with a head that you have just taken from the blind pile.
refusal-battles-first = The attack has been called; first the battles.
refusal-no-attack-yet = Nobody has attacked yet.
refusal-attacker-chooses = The attacker chooses who is next.
refusal-not-against-yourself = You cannot battle yourself; choose somebody else.
refusal-nobody-to-fight-there = { $defender_name } cannot be fought: not in the game any more, or fought already.
refusal-lifeline-first = Somebody still has to answer about the lifeline.
refusal-not-asked = Nobody asked you about a lifeline.
refusal-clock-alone-passes = Only the clock passes for you; take a card yourself.

## How it ended

result-last-one-left = { $who } wins! Nobody else has any lives left.
result-target = The points are reached. The highest score wins: { $who }.
result-round-limit = The last round is played. The highest score wins: { $who }.
result-nobody-attacks = Three rounds in a row nobody attacked. The most lives or points win: { $who }.
result-broken-off = Broken off: nobody wins.

## What counts: the lines of a Duo

points-colours-same = Lizzy { $lizzy }: same colours
points-colours-different = Lizzy { $lizzy }: different colours
points-patterns-same = Lizzy { $lizzy }: same patterns
points-patterns-different = Lizzy { $lizzy }: different patterns
points-double = Lizzy { $lizzy }: double combination
points-double-same = Lizzy { $lizzy }: colours and patterns all the same
points-double-different = Lizzy { $lizzy }: colours and patterns all different
points-golden = Lizzy { $lizzy }: Special Dizzy Lizzy, all gold
points-bonus-colours-kind = Together: the same kind of colours
points-bonus-colours-exact = Together: the very same colours
points-bonus-patterns-kind = Together: the same kind of patterns
points-bonus-patterns-exact = Together: the very same patterns
points-bonus-golden = Together: a Special Dizzy Duo, both gold
points-won = Points won

## Places

place-open = The open pile
place-blind = The blind pile
place-down = The card that lies face down
place-hand = Your hand
place-hand-of = The hand of { $who }
place-lizzy-1 = Your first Lizzy
place-lizzy-2 = Your second Lizzy
place-rest = What is left over
place-taken = The card you took
place-stage = The battle
place-seat = { $who }
place-players = The players

## What a place says

label-pile =
    { $count ->
        [0] { $place }: empty
        [one] { $place }: one card
       *[other] { $place }: { $count } cards
    }
label-open-pile =
    { $count ->
        [0] { $place }: empty
        [one] { $place }: { card }
       *[other] { $place }: { card }, { $count } cards high
    }
label-can-take = you can take it
label-card = { card }
label-card-lay = { card }, lay it
label-hidden-hand =
    { $count ->
        [one] { $who }: one hidden card
       *[other] { $who }: { $count } hidden cards
    }
label-lives =
    { $count ->
        [one] 1 life
       *[other] { $count } lives
    }
label-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
label-power = Power { $power }
label-power-of = { $who }: power { $power }
label-no-lizzy = no Lizzy yet
label-one-lizzy = one Lizzy
label-two-lizzies = two Lizzies
label-turns =
    { $count ->
        [one] 1 turn this round
       *[other] { $count } turns this round
    }
label-round = Round { $round }
label-round-of = Round { $round } of { $limit }
label-to-target =
    { $count ->
        [one] up to 1 point
       *[other] up to { $count } points
    }
label-out = out of the game
label-lifeline = lifeline still there
label-lifeline-used = lifeline used
label-attacker = attacker
label-defender = defender
label-fight = Battle { $who }
label-versus = { $attack } against { $defence }
label-won = won
label-lost = lost
label-equal = equal
label-not-fought = not fought, stays hidden
label-last-attack = The attack of round { $round }
label-line = { $what }: { $points } ({ $rule })
label-power-word = power
label-blind-short = blind
label-open-short = open
label-taken-short = taken
label-asked = is asked about the lifeline
label-back = comes back
label-yet-to-fight = not fought yet
label-yet-to-show = not shown yet
label-all-battles = All battles
battle-go-on = On to round { $round }

## What to do now

hint-take = Your turn: take the open card or a blind one.
hint-take-lifted = Now press your hand to take it.
hint-take-or-attack = Your turn: take a card, or attack.
hint-lay = Lay one of your seven cards on the open pile.
hint-lay-lifted = Now press the open pile to lay it.
hint-lay-or-attack = You have a head from the blind pile: lay a card, or attack with it.
hint-fight = Choose whom you battle next.
hint-lifeline =
    { $lives ->
        [one] You can come back once, with 1 life. Do you?
       *[other] You can come back once, with { $lives } lives. Do you?
    }
hint-waiting = { $who } is to act.
hint-battles = { $who } chooses the next battle.
hint-lifeline-waiting = Waiting for an answer about the lifeline.
hint-attack-from = Attack: possible once everybody has had { $turns } turns and you have two Lizzies.
hint-out = You are out; watch who wins.

## In plain text

notation-help = You write open or blind to take a card, hro to lay one (h, b, t: head, body, tail; r, b, p: red, blue, purple; o, s, d: dots, stripes, diamonds; a star is gold), attack, fight B, and back or out for the lifeline. Behind the = stands the power of a hand.
