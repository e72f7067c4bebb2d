### The Dizzy Lizzy deck in English. $spoken is a card (hro, hro-gold), $said and $shows are combinations (cs, cd-ps, none).

deck-title = The Dizzy Lizzy deck

## What a card shows

part-h = head
part-b = body
part-t = tail
colour-r = red
colour-b = blue
colour-p = purple
pattern-o = dots
pattern-s = stripes
pattern-d = diamonds
card-gold = gold
card-back = a card face down
marks = Letters on the cards

## A card by name

card =
    { $spoken ->
        [hro] red head with dots
        [hro-gold] gold head, red with dots
        [hrs] red head with stripes
        [hrd] red head with diamonds
        [hbo] blue head with dots
        [hbs] blue head with stripes
        [hbs-gold] gold head, blue with stripes
        [hbd] blue head with diamonds
        [hpo] purple head with dots
        [hps] purple head with stripes
        [hpd] purple head with diamonds
        [hpd-gold] gold head, purple with diamonds
        [bro] red body with dots
        [bro-gold] gold body, red with dots
        [brs] red body with stripes
        [brd] red body with diamonds
        [bbo] blue body with dots
        [bbs] blue body with stripes
        [bbs-gold] gold body, blue with stripes
        [bbd] blue body with diamonds
        [bpo] purple body with dots
        [bps] purple body with stripes
        [bpd] purple body with diamonds
        [bpd-gold] gold body, purple with diamonds
        [tro] red tail with dots
        [tro-gold] gold tail, red with dots
        [trs] red tail with stripes
        [trd] red tail with diamonds
        [tbo] blue tail with dots
        [tbs] blue tail with stripes
        [tbs-gold] gold tail, blue with stripes
        [tbd] blue tail with diamonds
        [tpo] purple tail with dots
        [tps] purple tail with stripes
        [tpd] purple tail with diamonds
        [tpd-gold] gold tail, purple with diamonds
       *[other] card
    }

## Combinations

combination-colours-same = same colours
combination-colours-different = different colours
combination-patterns-same = same patterns
combination-patterns-different = different patterns
combination-none = no combination
combination-double = double combination
combination-golden = Special Dizzy Lizzy

said =
    { $said ->
        [cs] same colours
        [cd] different colours
        [ps] same patterns
        [pd] different patterns
        [cs-cd] same colours and different colours
        [cs-ps] same colours and same patterns
        [cs-pd] same colours and different patterns
        [cd-ps] different colours and same patterns
        [cd-pd] different colours and different patterns
        [ps-pd] same patterns and different patterns
        [cs-cd-ps] same colours, different colours and same patterns
        [cs-cd-pd] same colours, different colours and different patterns
        [cs-ps-pd] same colours, same patterns and different patterns
        [cd-ps-pd] different colours, same patterns and different patterns
        [cs-cd-ps-pd] all four
       *[none] nothing
    }
shows =
    { $shows ->
        [cs] same colours
        [cd] different colours
        [ps] same patterns
        [pd] different patterns
        [cs-ps] same colours and same patterns
        [cs-pd] same colours and different patterns
        [cd-ps] different colours and same patterns
        [cd-pd] different colours and different patterns
       *[none] no combination
    }
