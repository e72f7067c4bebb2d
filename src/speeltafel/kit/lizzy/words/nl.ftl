### De Dizzy Lizzy Speelkaarten in het Nederlands. $spoken is een kaart (hro, hro-gold), $said en $shows zijn combinaties (cs, cd-ps, none).

deck-title = De Dizzy Lizzy Speelkaarten

## Wat er op een kaart staat

part-h = hoofd
part-b = lichaam
part-t = staart
colour-r = rood
colour-b = blauw
colour-p = paars
pattern-o = stippen
pattern-s = strepen
pattern-d = ruiten
card-gold = goud
card-back = een dichte kaart
marks = Letters op de kaarten

## Een kaart bij naam

card =
    { $spoken ->
        [hro] rood hoofd met stippen
        [hro-gold] gouden hoofd, rood met stippen
        [hrs] rood hoofd met strepen
        [hrd] rood hoofd met ruiten
        [hbo] blauw hoofd met stippen
        [hbs] blauw hoofd met strepen
        [hbs-gold] gouden hoofd, blauw met strepen
        [hbd] blauw hoofd met ruiten
        [hpo] paars hoofd met stippen
        [hps] paars hoofd met strepen
        [hpd] paars hoofd met ruiten
        [hpd-gold] gouden hoofd, paars met ruiten
        [bro] rood lichaam met stippen
        [bro-gold] gouden lichaam, rood met stippen
        [brs] rood lichaam met strepen
        [brd] rood lichaam met ruiten
        [bbo] blauw lichaam met stippen
        [bbs] blauw lichaam met strepen
        [bbs-gold] gouden lichaam, blauw met strepen
        [bbd] blauw lichaam met ruiten
        [bpo] paars lichaam met stippen
        [bps] paars lichaam met strepen
        [bpd] paars lichaam met ruiten
        [bpd-gold] gouden lichaam, paars met ruiten
        [tro] rode staart met stippen
        [tro-gold] gouden staart, rood met stippen
        [trs] rode staart met strepen
        [trd] rode staart met ruiten
        [tbo] blauwe staart met stippen
        [tbs] blauwe staart met strepen
        [tbs-gold] gouden staart, blauw met strepen
        [tbd] blauwe staart met ruiten
        [tpo] paarse staart met stippen
        [tps] paarse staart met strepen
        [tpd] paarse staart met ruiten
        [tpd-gold] gouden staart, paars met ruiten
       *[other] kaart
    }

## Combinaties

combination-colours-same = kleuren hetzelfde
combination-colours-different = kleuren anders
combination-patterns-same = patronen hetzelfde
combination-patterns-different = patronen anders
combination-none = geen combinatie
combination-double = dubbele combinatie
combination-golden = Speciale Dizzy Lizzy

said =
    { $said ->
        [cs] kleuren hetzelfde
        [cd] kleuren anders
        [ps] patronen hetzelfde
        [pd] patronen anders
        [cs-cd] kleuren hetzelfde en kleuren anders
        [cs-ps] kleuren hetzelfde en patronen hetzelfde
        [cs-pd] kleuren hetzelfde en patronen anders
        [cd-ps] kleuren anders en patronen hetzelfde
        [cd-pd] kleuren anders en patronen anders
        [ps-pd] patronen hetzelfde en patronen anders
        [cs-cd-ps] kleuren hetzelfde, kleuren anders en patronen hetzelfde
        [cs-cd-pd] kleuren hetzelfde, kleuren anders en patronen anders
        [cs-ps-pd] kleuren hetzelfde, patronen hetzelfde en patronen anders
        [cd-ps-pd] kleuren anders, patronen hetzelfde en patronen anders
        [cs-cd-ps-pd] alle vier
       *[none] niets
    }
shows =
    { $shows ->
        [cs] kleuren hetzelfde
        [cd] kleuren anders
        [ps] patronen hetzelfde
        [pd] patronen anders
        [cs-ps] kleuren hetzelfde en patronen hetzelfde
        [cs-pd] kleuren hetzelfde en patronen anders
        [cd-ps] kleuren anders en patronen hetzelfde
        [cd-pd] kleuren anders en patronen anders
       *[none] geen combinatie
    }
