### Lizzy Ghosties in English. Names of players arrive as $who, other players as $opponent_name and so on; cards are said by the deck's words.

title = Lizzy Ghosties
tagline = Steal, give and burn. Lose your body, and haunt the rest. In the end two Lizzies stand against all Ghosties.

## Options

option-cards-a-part = Cards of each part
option-cards-a-part-help = How many heads, bodies and tails everybody is dealt. Fewer is shorter and wilder.
option-cards-a-part-by-players = by the number of players (3; with six players 2)
option-cards-a-part-2 = 2
option-cards-a-part-3 = 3
option-decks = Number of decks
option-decks-help = How many decks of cards you play with.
option-decks-by-players = by the number of players (1; from seven on 2)
option-decks-1 = one
option-decks-2 = two
option-dice = With the dice
option-dice-help = Dobbel Lizzy Ghosties: an event throws the Dizzy Dice in place of drawing a card.
option-gift-events = Events by gifts
option-gift-events-help = A card that you give and that makes a double on the other's Lizzy starts an event for you.
option-golden-ghosts = Golden Ghosties
option-golden-ghosts-help = A body that a Ghostie borrows all in gold counts as a won draw.
option-burn-borrow = Borrow from the Burn Lizzy
option-burn-borrow-help = Only with three players: a Ghostie may borrow one of its three cards from the Burn Lizzy.
option-final-actions = Turns of Team Lizzies
option-final-actions-help = What the last two Lizzies may do in a turn of the final phase.
option-final-actions-both = shift a card and take one of the Burn Lizzy
option-final-actions-one = one of the two
label-dealt =
    { $decks ->
        [1] With { $seats } players everybody gets { $cards } heads, { $cards } bodies and { $cards } tails of one deck; the side pile keeps { $side } cards.
       *[other] With { $seats } players everybody gets { $cards } heads, { $cards } bodies and { $cards } tails of two decks; the side pile keeps { $side } cards.
    }
label-option-idle = “{ $option }” does nothing with { $seats } players.

## What happened

news-stole = { $who } steals from { $opponent_name }: { card }.
news-gave = { $who } gives { $opponent_name }: { card }.
news-burned = { $who } burns a card of { $opponent_name }: { card }.
news-took =
    { $onto ->
        [body] { $who } takes from { $opponent_name } and lays on the borrowed body: { card }.
       *[pile] { $who } takes from { $opponent_name }, onto the Ghostie pile: { card }.
    }
news-shifted = { $who } shifts to the Lizzy of { $receiver_name }: { card }.
news-gathered = { $who } takes from the Burn Lizzy, for the Lizzy of { $receiver_name }: { card }.
news-borrowed = { $who } borrows a body: { shows }!
news-skipped =
    { $why ->
        [impossible] { $who } can do nothing with { $opponent_name } (LG-20).
       *[will] { $who } leaves { $opponent_name } alone.
    }
news-fell =
    { $cards ->
        [one] { $who } has one part left and goes on as a Ghostie, with one card (LG-50).
       *[other] { $who } has one part left and goes on as a Ghostie, with { $cards } cards (LG-50).
    }
news-event-began =
    { $kind ->
        [steal] { $chain ->
            [1] A double, { shows }: a Steal Event for { $who } (LG-30)!
           *[other] Chained, { shows }: a new Steal Event for { $who } (LG-37)!
        }
        [burn] { $chain ->
            [1] A double, { shows }: a Burn Event for { $who } (LG-30)!
           *[other] Chained, { shows }: a new Burn Event for { $who } (LG-37)!
        }
       *[ghost] { $chain ->
            [1] A double, { shows }: a Ghost Event for { $who } (LG-61)!
           *[other] Chained, { shows }: a new Ghost Event for { $who } (LG-65)!
        }
    }
news-drew =
    { $won ->
        [0] Drawn: { card }. The colour does not match: lost, one card of choice ({ rule-of-draw }).
       *[other] Drawn: { card }. The colour matches: won ({ rule-of-draw })!
    }
news-threw =
    { $won ->
        [0] The dice show { shows }: lost, one card of choice (LG-96).
       *[other] The dice show { shows }: won (LG-96)!
    }
news-lucky = All gold: won without a draw ({ rule-of-gold })!
news-event-ended =
    { $why ->
        [chained] The event makes way for a new one; what it still had to visit is lost ({ rule-of-chain }).
        [cut_off] The event stops here.
        [no_event] There is no event any more; the { $cards } borrowed cards are { $who }'s (LG-62).
        [no_card_fits] No card fits; the event is over (LG-20).
        [will] { $who } lets the rest of the event go.
       *[through] The event is over.
    }
news-turn-ended =
    { $why ->
        [will] { $who } leaves it at that.
        [no_card_fits] { $who } can do nothing with anybody; the turn passes (LG-20).
        [ghostie] { $who } gave the body away; the turn is over (LG-23).
       *[other] The turn of { $who } is over.
    }
news-shaken = For a whole round no card moved: everybody puts the top card of the highest pile under that pile (LG-95). If it happens once more, the game is over.
news-final-began = Two Lizzies are left: the final phase (LG-70)! Team Lizzies begins.
news-extra-turn = { shows } on the Lizzy of { $who }: Team Lizzies plays once more (LG-73)!
news-team-turn-ended =
    { $team ->
        [ghosties] Team Lizzies is to play.
       *[lizzies] { $extra ->
            [0] { $why ->
                [no_card_fits] Team Lizzies can do nothing. Team Ghosties is to play.
               *[other] Team Ghosties is to play.
            }
           *[other] Team Lizzies plays its extra turn (LG-73).
        }
    }
news-inherited =
    { $cards ->
        [one] { $who } is the last Lizzy and gets the one card of the Burn Lizzy (LG-91).
       *[other] { $who } is the last Lizzy and gets the { $cards } cards of the Burn Lizzy (LG-91).
    }

# Which rule says so: for a Ghost Event it stands with the Ghosties.
rule-of-draw =
    { $kind ->
        [ghost] LG-63
       *[other] LG-32
    }
rule-of-gold =
    { $kind ->
        [ghost] LG-63
       *[other] LG-33
    }
rule-of-chain =
    { $kind ->
        [ghost] LG-65
       *[other] LG-37
    }

## What one may do

action-steal =
    { $part ->
        [h] Steal the head of { $opponent_name }
        [b] Steal the body of { $opponent_name }
       *[t] Steal the tail of { $opponent_name }
    }
action-give =
    { $part ->
        [h] Give your head to { $opponent_name }
        [b] Give your body to { $opponent_name }
       *[t] Give your tail to { $opponent_name }
    }
action-burn =
    { $part ->
        [h] Burn the head of { $opponent_name }
        [b] Burn the body of { $opponent_name }
       *[t] Burn the tail of { $opponent_name }
    }
action-take =
    { $part ->
        [h] Take the head of { $opponent_name }
        [b] Take the body of { $opponent_name }
       *[t] Take the tail of { $opponent_name }
    }
action-skip = Leave this one alone
action-end-turn = End the turn
action-end-event = End the event
action-borrow = Borrow a body: head of { from-head }, body of { from-body }, tail of { from-tail }
action-shift =
    { $part ->
        [h] Shift the head of { $giver_name } to the other Lizzy
        [b] Shift the body of { $giver_name } to the other Lizzy
       *[t] Shift the tail of { $giver_name } to the other Lizzy
    }
action-gather =
    { $part ->
        [h] Burn Lizzy's head to { $receiver_name }
        [b] Burn Lizzy's body to { $receiver_name }
       *[t] Burn Lizzy's tail to { $receiver_name }
    }
from-head =
    { $head ->
        [none] the Burn Lizzy
       *[other] { $head_name }
    }
from-body =
    { $body ->
        [none] the Burn Lizzy
       *[other] { $body_name }
    }
from-tail =
    { $tail ->
        [none] the Burn Lizzy
       *[other] { $tail_name }
    }

warning-makes-you-a-ghostie = With this gift only one part is left to you, and you become a Ghostie at once (LG-23). Give it away all the same?

## What is not allowed

refusal-so-many-cannot-play = Lizzy Ghosties is for { $fewest } to { $most } players.
refusal-too-many-cards =
    { $fit ->
        [1] With { $players } players one deck is not enough; take two.
       *[other] With { $players } players and one deck there are not { $cards } cards of each part for everybody; { $fit } would fit, or take two decks.
    }
refusal-not-your-turn = It is not your turn yet.
refusal-other-team-plays = The other team is to play.
refusal-no-event-runs = There is no event to end.
refusal-steal-give-or-skip = As a Lizzy you steal, give or skip, with one opponent after another.
refusal-another-is-passed = You are passing { $opponent_name } now; each in turn.
refusal-no-card-there =
    { $part ->
        [h] There is no head there.
        [b] There is no body there.
       *[t] There is no tail there.
    }
refusal-misses-another-part = That Lizzy misses another part; it can only get a card of that part ({ card }).
refusal-does-not-fit = With that card ({ card }) the Lizzy would show no combination.
refusal-no-visit-to-skip = You lost the draw: take one card of choice, or end the event.
refusal-event-first = First the event; after it your turn goes on.
refusal-only-steal-in-this-event = In a Steal Event you steal, or you let it be.
refusal-only-burn-in-this-event = In a Burn Event you burn a card of another Lizzy, or you let it be.
refusal-another-is-visited = { $opponent_name } is visited now; each in turn.
refusal-no-other-living-lizzy = { $opponent_name } is not another living Lizzy.
refusal-take-or-borrow = As a Ghostie you take one card, or you borrow a body.
refusal-not-a-living-lizzy = { $opponent_name } is no living Lizzy.
refusal-only-take-in-this-event = In a Ghost Event you take cards of Lizzies, or you let it be.
refusal-borrowing-needs-two-lizzies = To borrow a body takes two Lizzies, and only one is left.
refusal-too-few-to-borrow-from = There are too few Lizzies to borrow a body from: it takes three different ones.
refusal-one-card-of-each = At most one card of each Lizzy.
refusal-not-of-the-burn-lizzy = From the Burn Lizzy you cannot borrow now.
refusal-no-double = These three are no double: they show { shows }.
refusal-shifted-already = In this turn your team can shift nothing any more.
refusal-gathered-already = In this turn your team can take nothing more of the Burn Lizzy.
refusal-shift-or-gather = Team Lizzies shifts a card, takes one of the Burn Lizzy, or ends its turn.
refusal-not-a-lizzy-of-the-team = { $opponent_name } is no living Lizzy.
refusal-plays-on-alone = There is no other Lizzy to shift to.
refusal-nobody-crosses-over = By that the Lizzy would fall, and in the final phase nobody crosses over by choice.
refusal-burn-pile-is-empty =
    { $part ->
        [h] The Burn Lizzy has no head left.
        [b] The Burn Lizzy has no body left.
       *[t] The Burn Lizzy has no tail left.
    }

## How it ended

result-lizzies-win = Team Lizzies has the most cards and wins: { $who }!
result-ghosties-win = Team Ghosties has at least as many cards and wins: { $who }!
result-no-lizzy-left = No Lizzy is left. The Ghosties win: { $who }! Whoever fell last loses.
result-last-lizzy-wins = The last Lizzy has more cards than all Ghosties together: { $who } wins!
result-last-lizzy-loses = The last Lizzy has too few cards. The Ghosties win: { $who }!
result-stuck = For two rounds no card moved. Most cards win: { $who }.
result-sixty-turns = Everybody has had sixty turns. Most cards win: { $who }.
points-lizzy-cards = Cards as a Lizzy
points-ghostie-cards = Cards as a Ghostie

## Places

place-burn = The Burn Lizzy
place-burn-h = The head of the Burn Lizzy
place-burn-b = The body of the Burn Lizzy
place-burn-t = The tail of the Burn Lizzy
place-side = The side pile
place-borrowed = The borrowed body
place-borrowed-h = The head of the borrowed body
place-borrowed-b = The body of the borrowed body
place-borrowed-t = The tail of the borrowed body
place-lizzy = Your Lizzy
place-lizzy-of = The Lizzy of { $who }
place-lizzy-h = Your head
place-lizzy-b = Your body
place-lizzy-t = Your tail
place-lizzy-h-of = The head of { $who }
place-lizzy-b-of = The body of { $who }
place-lizzy-t-of = The tail of { $who }
place-ghost = Your Ghostie pile
place-ghost-of = The Ghostie pile of { $who }

## What a place says

label-stack =
    { $count ->
        [one] { $place }: { card }
       *[other] { $place }: { card }, { $count } cards high
    }
label-missing = { $place }: none
label-movable = { $what }, can be moved
label-pile =
    { $count ->
        [0] { $place }: empty
        [one] { $place }: one card
       *[other] { $place }: { $count } cards
    }
label-cards =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
label-lizzy = Lizzy
label-ghostie = Ghostie
label-shows = shows { shows }
label-phase-lizzies = All are Lizzies
label-phase-ghosties = Lizzies and Ghosties
label-phase-final = The final phase
label-phase-over = The game is over
label-team-lizzies = Team Lizzies
label-team-ghosties = Team Ghosties
label-team-count =
    { $count ->
        [one] { $team }: one card
       *[other] { $team }: { $count } cards
    }
label-event-steal = Steal Event
label-event-burn = Burn Event
label-event-ghost = Ghost Event
label-chain = Number { $chain } of the chain
label-won = won
label-lost = lost
label-drawn = Drawn: { card }
label-thrown = Thrown: { shows }
label-golden = All gold
label-visits = Still to visit
label-visits-choice = One of
label-visited-now = being visited
label-passed-now = being passed
label-passed-by-you = you are here now
label-passed-stole = robbed
label-passed-gave = given to
label-passed-skipped = left alone
label-passed-impossible = nothing possible
label-idle =
    { $count ->
        [one] One turn without a card moved.
       *[other] { $count } turns in a row without a card moved.
    }
label-last-chance = If no card moves for another round, the game is over and most cards win (LG-95).
label-turns-left =
    { $count ->
        [one] One more turn; then the game is over, and most cards win (LG-95).
       *[other] { $count } more turns; then the game is over, and most cards win (LG-95).
    }
label-borrow = Borrow a body: three cards, at most one of each
label-borrow-head = Pick a head
label-borrow-body = Pick a body
label-borrow-tail = Pick a tail
label-borrow-double = A double: borrow this body?
label-borrow-no-double = No double yet.
label-borrow-hopeless = No third card makes these a double.

# Why a draw is won or lost: $wanted is the colour that it was about, $needed what the dice had to show.
label-verdict-drawn =
    { $kind ->
        [steal] Drawn: { card }. The whole double is { colour-wanted }: { label-verdict } (LG-32)
        [burn] Drawn: { card }. { label-same-part } of the double is { colour-wanted }: { label-verdict } (LG-32)
       *[ghost] Drawn: { card }. { label-same-part } of the borrowed body is { colour-wanted }: { label-verdict } (LG-63)
    }
label-verdict-thrown = Thrown: { shows }. { label-verdict-dice }
label-verdict-dice = { label-needed }: { label-verdict } (LG-96)
label-needed =
    { $needed ->
        [same] All the same was needed
       *[different] All different was needed
    }
label-verdict =
    { $won ->
        [0] lost, one card of choice.
       *[other] won!
    }
label-same-part =
    { $part ->
        [h] The head
        [b] The body
       *[t] The tail
    }
colour-wanted =
    { $wanted ->
        [r] red
        [b] blue
       *[p] purple
    }
label-you-fell = Your body is gone. Welcome to the Ghosties: from your next turn on you haunt (LG-50).
label-borrow-here = Borrow a body

## What to do now

hint-passing = Your turn: steal from { $who }, give, or skip.
hint-passing-again = Your turn goes on where it was: steal from { $who }, give, or skip.
hint-event-steal-won = Steal Event: take a card of { $who }, or skip.
hint-event-steal-lost = Steal Event: take one card of choice.
hint-event-burn-won = Burn Event: burn a card of { $who }, or skip.
hint-event-burn-lost = Burn Event: burn one card of choice.
hint-haunting = You haunt: take one card, or borrow a body of three.
hint-ghost-event-won = Ghost Event: take a card of { $who } that fits, or skip.
hint-ghost-event-lost = Ghost Event: take one card of choice.
hint-lizzy-team = Your team plays: shift a card and take one of the Burn Lizzy.
hint-lizzy-team-one = Your team plays: shift a card or take one of the Burn Lizzy.
hint-lizzy-team-shift = Your team can still shift a card.
hint-lizzy-team-gather = Your team can still take a card of the Burn Lizzy.
hint-ghost-team = Your team plays: take one card, or borrow a body.
hint-waiting = { $who } is to act.
hint-waiting-passing = { $who } is to act, now with { $opponent_name }.
hint-waiting-lizzies = Team Lizzies is to act.
hint-waiting-ghosties = Team Ghosties is to act.

## In a terminal

notation-help = A card is three letters: h, b or t for head, body or tail, r, b or p for red, blue or purple, o, s or d for dots, stripes or diamonds, and a star for gold. You write steal B h, give B t, burn C b, take B h, shift A h, gather A t; skip leaves somebody alone, end ends the turn, stop the event; borrow B C * borrows a head of B, a body of C and the tail of the Burn Lizzy.
