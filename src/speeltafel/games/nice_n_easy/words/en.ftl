### Nice 'n Easy in English. Names of players arrive as $who; cards and combinations are said by the deck's words.

title = Nice 'n Easy
tagline = One Dizzy Lizzy for everybody: call the combination, lay the card, and be the first with none left.

## Options

option-announce = Say before you lay
option-announce-help = You name the combinations that you make yourself, and may be wrong. Off: the table names them and offers only cards that fit; nice for children and for learning.
option-cards-each = Cards a player
option-cards-each-help = How many cards everybody gets: fewer is shorter.
option-cards-each-by-players = by the number of players (15, from four players on 10)
option-cards-each-5 = 5
option-cards-each-6 = 6
option-cards-each-7 = 7
option-cards-each-8 = 8
option-cards-each-9 = 9
option-cards-each-10 = 10
option-cards-each-11 = 11
option-cards-each-12 = 12
option-cards-each-13 = 13
option-cards-each-14 = 14
option-cards-each-15 = 15
option-double-trouble = Double trouble
option-double-trouble-help = Whoever makes a double combination hands the next player one more card. More strategy, and a longer game.
option-decks = Number of decks
option-decks-help = How many decks of cards you play with; with six players or more it is always two.
option-decks-by-players = by the number of players
option-decks-1 = one
option-decks-2 = two

## What happened

news-laid =
    { $golden ->
        [0] { $said ->
            [none] { $who } lays: { card }. That makes { shows }.
           *[other] { $who } says “{ said }” and lays: { card }.
        }
       *[other] { $who } lays: { card }. A Special Dizzy Lizzy, all gold!
    }
news-mistaken =
    { $shows ->
        [none] { $who } says “{ said }” and lays: { card }. But that makes no combination; the card goes back (NE-12).
       *[other] { $who } says “{ said }” and lays: { card }. But that makes { shows }; the card goes back (NE-12).
    }
news-penalised =
    { $cards ->
        [0] { $who } is in luck: there is no penalty card left (NE-21).
       *[other] { $who } gets a penalty card under the own pile (NE-12).
    }
news-turn-over =
    { $why ->
        [mistake] The turn of { $who } is over.
        [will] { $who } leaves it at that.
        [stuck] { $who } cannot lay a card; the turn passes (NE-13).
       *[none_left] { $who } has no open card left; the turn is over (NE-13).
    }
news-opened =
    { $count ->
        [one] { $who } opens a new card.
       *[other] { $who } opens { $count } new cards.
    }
news-turned =
    { $golden ->
        [0] Nobody laid a card for a whole round. { $who } turns one over from the common pile: { card } (NE-20).
       *[other] Nobody laid a card for a whole round. { $who } turns one over: { card }. A Special Dizzy Lizzy, all gold! (NE-20)
    }
news-reshuffled =
    { $cards ->
        [one] The pile was empty: the one card under the Dizzy Lizzy is the new pile (NE-21).
       *[other] The pile was empty: the { $cards } cards under the Dizzy Lizzy are shuffled and become the pile (NE-21).
    }
news-reopened = There is no card to turn over: everybody puts the open cards under the own pile and opens new ones (NE-21).
news-troubled =
    { $part ->
        [h] Double trouble! { $who } gets the lowest head of the Dizzy Lizzy under the own pile (NE-30).
        [b] Double trouble! { $who } gets the lowest body of the Dizzy Lizzy under the own pile (NE-30).
       *[t] Double trouble! { $who } gets the lowest tail of the Dizzy Lizzy under the own pile (NE-30).
    }

## What one may do

action-lay = Lay { $card }
action-end-turn = End the turn
confirm-lay = Lay: { card }, { said }
name-it = What do you make?
name-first = Pick a card first.

## What is not allowed

refusal-too-many-cards =
    { $decks ->
        [1] With { $players } players and one deck everybody can get at most { $most } cards; with two decks { $two }.
       *[other] With { $players } players and two decks everybody can get at most { $most } cards.
    }
refusal-not-your-turn = It is not your turn yet.
refusal-not-open = That card does not lie open before you ({ card }); pick one of your own open cards.
refusal-does-not-fit = With that card ({ card }) the Dizzy Lizzy shows no combination; pick one that fits.
refusal-table-names = At this table you need not name anything; just lay the card.
refusal-named-twice = You name the same combination twice; once is enough.
refusal-nothing-named = Say before you lay: name at least one combination that you make.
refusal-no-such-combination = There is no combination “{ $name }”. The four are: same colours, different colours, same patterns, different patterns.
refusal-can-still-lay = You can still lay a card, and here you lay as many as you can.

## How it ended

result-all-laid = { $who } has laid every card and wins!
result-golden = { $who } wins with a Special Dizzy Lizzy: all gold!
result-nobody-can-lay = Nobody can lay any more. Fewest cards win: { $who }.
result-hundred-rounds = A hundred rounds are over. Fewest cards win: { $who }.

## Places

place-lizzy = The Dizzy Lizzy
place-lizzy-h = The head of the Dizzy Lizzy
place-lizzy-b = The body of the Dizzy Lizzy
place-lizzy-t = The tail of the Dizzy Lizzy
place-pile = The common pile
place-hand = Your open cards
place-hand-of = The open cards of { $who }
place-blind = Your blind pile
place-blind-of = The blind pile of { $who }

## What a place says

label-stack =
    { $count ->
        [one] { $place }: { card }
       *[other] { $place }: { card }, { $count } cards high
    }
label-open-card = { card }
label-open-card-lifted = { card }, lifted
label-pile =
    { $count ->
        [0] { $place }: empty
        [one] { $place }: one card
       *[other] { $place }: { $count } cards
    }
label-left =
    { $count ->
        [one] one card left
       *[other] { $count } cards left
    }
label-shows = The Dizzy Lizzy shows now: { shows }
label-idle =
    { $count ->
        [0] A card was laid in this round.
        [one] One turn without a card laid.
       *[other] { $count } turns in a row without a card laid.
    }
label-turns = Round { $round }

## What to do now

hint-your-turn = Your turn: lay a card that fits.
hint-go-on = Laid! Can you lay another one?
hint-their-turn = It is { $who }'s turn.
hint-passed-at-start = { $who } could not begin; the turn has passed on.
hint-reopened = Nothing was laid, and there is no card to turn over. If nothing is laid for another round, the game is over.

## In a terminal

notation-help = A card is three letters: h, b or t for head, body or tail, r, b or p for red, blue or purple, o, s or d for dots, stripes or diamonds, and a star for gold. You write hbd cs to lay a card and name what it makes (cs and cd: same or different colours, ps and pd: patterns; cs-pd names two), hbd where nothing need be named, and end to stop.
