### I Love Zombies in English. Names of players arrive as $who; tiles as T-lime, squares as a1 to p9.

title = I Love Zombies
tagline = A hotel on the wrong night: fit the zombies into your rooms, keep the colours together, and mop up the drops.

## Options

option-tiles-a-round = Tiles a round
option-tiles-a-round-help = How many tiles each round lays out: 8 to 20, or 0 for four a player.
option-tiles-a-round-0 = four a player
option-pass = Passing
option-pass-help = Whether somebody who passes is out for the round, or may come back while others go on.
option-pass-round = for the round
option-pass-turn = for one turn
option-same-field = Same field for all
option-same-field-help = Everybody has the drops and pistols in the same places. Off: only the rooms are the same.
option-plan = Room plan
option-plan-help = Which hotel floor you fill: one of six, one of them drawn by lot, or one made up on the spot from a number that you will see.
option-plan-any = one of the six, by lot
option-plan-lobby = ground floor
option-plan-cellar = cellar
option-plan-spa = baths
option-plan-upstairs = first floor
option-plan-service = service wing
option-plan-garden = garden wing
option-plan-random = made up

## Plans

plan-lobby = Ground floor
plan-lobby-mood = Everybody comes in here, and not everybody goes out again.
plan-cellar = Cellar
plan-cellar-mood = It is dark, it drips, and something is knocking on the inside of a barrel.
plan-spa = Baths
plan-spa-mood = The water is warm and the towels are white, for now.
plan-upstairs = First floor
plan-upstairs-mood = A long corridor, and behind every door somebody who did not order breakfast.
plan-service = Service wing
plan-service-mood = Where the guests never come, and the cook has stopped asking who is hungry.
plan-garden = Garden wing
plan-garden-mood = Palms, a piano out of tune, and footsteps on the gravel.
plan-random = Made up, number { $seed }
plan-random-mood = No architect admits to this floor.

## Rooms

room-reception = Reception
room-reception-mood = The bell rings by itself.
room-lounge = Lounge
room-lounge-mood = All armchairs face the door.
room-bar = Bar
room-bar-mood = Somebody ordered a Bloody Mary and meant it.
room-library = Library
room-library-mood = Silence, please. No moaning.
room-cloakroom = Cloakroom
room-cloakroom-mood = Forty coats, and not one guest to go with them.
room-dining-room = Dining room
room-dining-room-mood = The starter has left the table.
room-office = Office
room-office-mood = The night manager has not blinked since ten.
room-wine-cellar = Wine cellar
room-wine-cellar-mood = A good year for red.
room-laundry = Laundry
room-laundry-mood = That stain does not come out.
room-boiler-room = Boiler room
room-boiler-room-mood = The pipes sigh, or somebody does.
room-storeroom = Storeroom
room-storeroom-mood = One crate was opened from the inside.
room-workshop = Workshop
room-workshop-mood = The handyman lends a hand. Again.
room-bowling-alley = Bowling alley
room-bowling-alley-mood = That was not a ball.
room-pool = Swimming pool
room-pool-mood = No diving, no running, no biting.
room-sauna = Sauna
room-sauna-mood = They have been in there a while.
room-bath = Bathroom
room-bath-mood = The tap is running, the guest is not.
room-gym = Gym
room-gym-mood = On the treadmill since Tuesday, at the same pace.
room-tea-room = Tea room
room-tea-room-mood = Two lumps, please. Of anything.
room-massage-room = Massage room
room-massage-room-mood = Very stiff shoulders tonight.
room-solarium = Solarium
room-solarium-mood = Nobody here needs more colour.
room-double-room = Double room
room-double-room-mood = Do not disturb, says the sign. Too late.
room-single-room = Single room
room-single-room-mood = Booked for one, slept in by five.
room-family-room = Family room
room-family-room-mood = The children have eaten. Do not ask what.
room-linen-room = Linen room
room-linen-room-mood = One pile of sheets is breathing.
room-bridal-suite = Bridal suite
room-bridal-suite-mood = Till death, and a bit after.
room-smoking-room = Smoking room
room-smoking-room-mood = The gentlemen have lost their pipes, and their lips.
room-reading-room = Reading room
room-reading-room-mood = Yesterday's paper, tomorrow's news.
room-kitchen = Kitchen
room-kitchen-mood = The chef recommends the brains.
room-pantry = Pantry
room-pantry-mood = Everything is past its date.
room-cold-store = Cold store
room-cold-store-mood = It keeps, and it keeps moving.
room-garage = Garage
room-garage-mood = They all want to drive. None can.
room-staff-room = Staff room
room-staff-room-mood = The night shift never clocked off.
room-scullery = Scullery
room-scullery-mood = Cold water, warm hands.
room-orangery = Orangery
room-orangery-mood = Something is growing, and it waves.
room-ballroom = Ballroom
room-ballroom-mood = Slow, slow, drag, drag, slow.
room-music-room = Music room
room-music-room-mood = Played by ear; one was found.
room-billiard-room = Billiard room
room-billiard-room-mood = Count the balls. Count the eyes.
room-terrace = Terrace
room-terrace-mood = A lovely evening to be out and about, for years.
room-chapel = Chapel
room-chapel-mood = The congregation rises. All of it.
room-shed = Shed
room-shed-mood = Who left the spade outside?

## Colours, shapes and groups

colour-lime = lime
colour-teal = teal
colour-orange = orange
colour-pink = pink
colour-indigo = indigo
colour-bonus = bonus
shape-1 = single square
shape-2 = two squares
shape-3 = straight three
shape-3c = corner three

## What happened

a-tile =
    { $colour ->
        [lime] a lime { $shape }
        [teal] a teal { $shape }
        [orange] an orange { $shape }
        [pink] a pink { $shape }
        [indigo] an indigo { $shape }
       *[none] { $tile }
    }
laid-drops =
    { $drops ->
        [0] { "" }
        [one] , one drop gone
       *[other] , { $drops } drops gone
    }
laid-rooms =
    { $rooms ->
        [0] { "" }
        [one] , a room filled
       *[other] , { $rooms } rooms filled
    }
laid-group =
    { $group ->
        [1] { "" }
        [2] { "" }
       *[other] , a group of { $group }
    }
laid-in-vain =
    { $in_vain ->
        [0] { "" }
        [one] , a pistol covered for nothing
       *[other] , { $in_vain } pistols covered for nothing
    }
laid-earned =
    { $pistol ->
        [none] { "" }
       *[other] , a bonus tile earned
    }
laid-points =
    { $points ->
        [one] one point
       *[other] { $points } points
    }
news-tile-laid = { $who } lays { a-tile } on { $at }{ laid-drops }{ laid-rooms }{ laid-group }{ laid-in-vain }{ laid-earned }: { laid-points }.
news-bonus-laid =
    { $who } lays a bonus tile of { $squares ->
        [one] one square
       *[other] { $squares } squares
    } on { $at }{ laid-drops }{ laid-rooms }{ laid-in-vain }: { laid-points }.
news-bonus-declined = { $who } does without the bonus tile.
news-bonus-lost = { $who } has earned a bonus tile, but none fits any more; it is lost.
news-passed =
    { $why ->
        [stuck] { $who } can place none of these tiles and passes.
        [clock] { $who } took too long and passes for this turn.
       *[will] { $who } passes.
    }
news-round-ended =
    { $why ->
        [no_tiles] Round { $round } is over: all tiles are taken.
       *[all_passed] Round { $round } is over: everybody passed{ $left ->
            [one] , and one tile leaves the game.
           *[other] , and { $left } tiles leave the game.
        }
    }
news-round-began = Round { $round }: { $count } new tiles. { $who } begins.

## What one may do

action-lay = Lay { $tile } on { $at }, turned { $turn }
action-pass = Pass
action-bonus = Lay the bonus tile { $tile } on { $at }, turned { $turn }
action-decline = Do without the bonus tile
action-skip = Pass for this turn (the clock)

## What is not allowed

the-tile =
    { $colour ->
        [lime] the lime { $shape }
        [teal] the teal { $shape }
        [orange] the orange { $shape }
        [pink] the pink { $shape }
        [indigo] the indigo { $shape }
       *[none] the bonus tile
    }
refusal-too-few-tiles = { $given } tiles a round are too few; take { $least } or more, or 0 for four a player.
refusal-game-over = This game is over; nothing is laid any more.
refusal-not-your-turn = It is not your turn; wait for the others.
refusal-clock-alone = Only the clock passes for a single turn like that; you can pass yourself.
refusal-bonus-first = First lay your bonus tile, or do without it.
refusal-no-bonus = You have no bonus tile; a tile on the pistol of its own colour earns one.
refusal-no-such-tile = There is no tile { $tile }.
refusal-tile-taken = Taken already: { the-tile }.
refusal-tile-not-out = This round is without { the-tile }.
refusal-looks-the-same = Turned { $turn }, { the-tile } looks the same as turned { $as }; use that.
refusal-outside = On { $at }, { the-tile } sticks out of the field so turned.
refusal-over-a-tile = There { the-tile } would lie over another tile, on { $square }.
refusal-only-a-corner = There { the-tile } touches your tiles only at a corner, at { $square }; it needs a whole side.
refusal-touches-nothing = On { $at }, { the-tile } touches none of your tiles; lay it side to side with one.

## How it ended

result-most-points = { $who } wins: the most points!
result-more-rooms = { $who } wins! As many points, but more rooms filled.
result-shared = { $who } share the win: as many points and as many rooms.
result-alone = The hotel is yours. Can you do better?
result-broken-off = Broken off: nobody wins.

## Points

points-drops =
    { $drops ->
        [0] no drop left
        [one] one drop left
       *[other] { $drops } drops left
    }
points-room =
    { $left ->
        [one] a room short of one square
       *[other] a room short of { $left } squares
    }
points-group = a group of { $tiles }

## Labels of the board

place-pool = This round's tiles
place-own-field = Your field
place-field-of = Field of { $who }
label-round = Round { $round } of 5
label-opener = { $who } began this round
label-points =
    { $points ->
        [1] one point
       *[other] { $points } points
    }
label-tile = { $shape }, { $colour }
label-square = { $square }, { $content }
label-white = corridor
label-drop = blood drop
label-pistol = { $colour } pistol
label-pistol-earned = { $colour } pistol: bonus earned
label-pistol-gone = { $colour } pistol: gone
label-room-needs =
    { $left ->
        [one] { $room } needs one square more
       *[other] { $room } needs { $left } squares more
    }
label-room-filled = { $room } is filled
label-drops-left =
    { $drops ->
        [0] no drop left
        [one] one drop left
       *[other] { $drops } drops left
    }
label-group =
    { $tiles ->
        [one] one { $colour } tile
       *[other] { $tiles } { $colour } tiles together
    }: { $points }
label-group-tiles = { $tiles } { $colour } tiles together
label-bag =
    { $tiles ->
        [0] the bag is empty
        [one] one tile in the bag
       *[other] { $tiles } tiles in the bag
    }
label-mark-in = still in
label-mark-passed = passed
label-mark-out = out for this round
label-turned =
    { $degrees ->
        [0] not turned
       *[other] turned { $degrees } degrees clockwise
    }{ $mirrored ->
        [0] { "" }
       *[other] , mirrored
    }
label-fits = fits here
label-fits-not = does not fit here: there is a tile already (ZO-21)
label-touches-not = touches nothing here (ZO-22)
label-covers-drops =
    { $drops ->
        [one] covers one drop
       *[other] covers { $drops } drops
    }
label-makes-group = a group of { $tiles }
label-brings =
    { $points ->
        [one] one point more
       *[other] { $points } points more
    }
label-earns-bonus = earns a bonus tile
label-loses-pistol = the { $colour } pistol is lost
label-fills-room = fills { $room }
label-more = Show larger
label-less = Back to your own field
label-breakdown = What the score is made of
label-rooms-filled =
    { $rooms ->
        [0] no room filled
        [one] one room filled
       *[other] { $rooms } rooms filled
    }
label-tie = As many points: who has filled more rooms comes first, and else they share the place.
confirm-pass-round = Pass? Then you are out for the rest of this round.
confirm-pass-turn = Pass? You may come back while others go on; when everybody passes in a row, the round is over.
confirm-decline = Do without the bonus tile? You do not get it later.
button-turn-left = Turn left
button-turn-right = Turn right
button-mirror = Mirror
button-lay = Lay it here
button-back = Put back
button-pass = Pass
button-decline = No bonus tile
button-up = Up
button-down = Down
button-left = Left
button-right = Right

## What to do now

hint-your-turn = Your turn: take a tile and lay it, or pass.
hint-first-tile = Your turn: your first tile may lie anywhere.
hint-their-turn = { $who } is choosing a tile.
hint-bonus = A bonus tile! Lay one of these against your tiles, or do without.
hint-their-bonus = { $who } is laying a bonus tile.
hint-lift = Turn it, move it, and press again to lay it.
hint-out = You passed; the next round is yours again.

## In plain text

notation-help = You write T-lime c4: the tile and the square of its first cell (upper row, leftmost). Turned it is T-lime 90 c4, mirrored first T-lime 90m c4. A bonus tile is +1, +2, +3 or +3c; the rest is pass and decline. Over a field stand the player (* is to act), the points, and how many rooms are filled. In a field, letters are rooms, * drops, and L T O P I pistols; L4 is your fifth tile, a lime one.
