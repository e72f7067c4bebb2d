### Wat het platform zelf zegt. Namen van spelers komen als argument.

## Lobby

lobby-title = Samen spelen
lobby-tagline = Open een tafel, stuur de link, en speel. Zonder account.
lobby-games = Spellen
lobby-yours = Jouw tafels
lobby-open = Schuif aan
lobby-running = Kijk mee
lobby-empty = Nog niemand speelt. Pak een spel, dan staat er een tafel.
lobby-open-table = Open een tafel
lobby-practice = Oefenen
lobby-rules = Spelregels
lobby-players =
    { $count ->
        [one] 1 speler
       *[other] { $count } spelers
    }
lobby-players-between = { $fewest } tot { $most } spelers
lobby-your-turn = Jouw beurt
lobby-turn-of = { $who } is aan de beurt
lobby-at-work = Nog bezig: { $count }
lobby-seats-free =
    { $count ->
        [one] nog 1 stoel vrij
       *[other] nog { $count } stoelen vrij
    }
lobby-full = vol, begint zo
lobby-finished = afgelopen
lobby-broken-off = afgebroken
lobby-nobody = nog leeg
lobby-more =
    { $count ->
        [one] en nog 1
       *[other] en nog { $count }
    }
lobby-no-connection = Geen verbinding. De lijst hieronder kan oud zijn.
lobby-guest = Gast

## Table set-up

setup-heading = Wie speelt er mee?
setup-seat = Stoel { $seat }
setup-free = Vrij
setup-you = jij
setup-owner = eigenaar
setup-bot = bot, { $strength }
setup-ready = klaar
setup-not-ready = nog niet klaar
setup-away = even weg
setup-sit = Ga zitten
setup-sit-on = Ga zitten op stoel { $seat }
setup-move = Ga hier zitten
setup-move-to = Ga hier zitten, op stoel { $seat }
setup-stand-up = Sta op
setup-send-away = Stuur weg
setup-send-away-from = Stuur de bot van stoel { $seat } weg
setup-add-bot = Zet een bot erbij
setup-play-with = Speel met { $count }
setup-add-seat = Een stoel erbij
setup-bot-strength = Sterkte van de bot
setup-start = Ik ben klaar
setup-unready = Toch nog niet
setup-waiting-seats =
    { $count ->
        [one] Er is nog 1 stoel vrij. Het spel begint als die bezet is en iedereen klaar is.
       *[other] Er zijn nog { $count } stoelen vrij. Het spel begint als die bezet zijn en iedereen klaar is.
    }
setup-waiting-you = Iedereen zit. Druk op “Ik ben klaar”, dan kan het beginnen.
setup-waiting-others = Wachten op { $names }.
setup-full = Alle stoelen zijn bezet. Blijf gerust kijken: als er iemand opstaat, kun je alsnog gaan zitten.
setup-starting = Iedereen is klaar. Het spel begint.
setup-watching = Kijkt mee: { $names }
setup-onlookers =
    { $count ->
        [one] 1 kijker zonder naam
       *[other] { $count } kijkers zonder naam
    }
setup-meanwhile = Ondertussen: lees de spelregels
setup-seeded = Het lot aan deze tafel is van tevoren bekend: de server draait voor een test.

invite-heading = Nodig iemand uit
invite-hint = Wie deze link opent, kiest een naam en een stoel. Meer is niet nodig.
invite-link = Link naar deze tafel
invite-copy = Kopieer de link
invite-copied = Gekopieerd
invite-share = Deel de link
invite-share-text = Speel je mee? { $game }
invite-qr = QR-code
invite-hide-qr = QR-code weg
invite-qr-label = QR-code met de link naar deze tafel
invite-only-here = Dit adres werkt alleen op dit apparaat. Start de server met HOST=0.0.0.0, dan kan ook een telefoon in hetzelfde netwerk erbij.

options-heading = Hoe spelen we?
options-table = De tafel zelf
options-title = Naam van de tafel
options-title-help = Staat in de lobby; leeg mag ook.
options-locked = Alleen de eigenaar stelt deze tafel in.
options-sit-first = Ga zitten om de opties te kunnen veranderen.
options-reset-ready = Wie al klaar was, moet na een verandering opnieuw op “Ik ben klaar” drukken.
options-wished = Dit willen: { $names }
options-wished-nobody = Nog niemand heeft dit aangezet.
options-holds = Het geldt: iedereen wil het.

strength-random = willekeurig
strength-beginner = beginner
strength-good = goed
strength-strong = sterk

## Options

option-seats = Aantal stoelen
option-seats-help = Met hoeveel jullie spelen.
option-watchers = Kijkers welkom
option-watchers-help = Wie de link heeft, mag meekijken zonder te spelen.
option-invisible = Niet in de lobby
option-invisible-help = De tafel staat niet in de lijst; je komt er alleen met de link.
option-drawseat = Stoelen loten
option-drawseat-help = Bij het begin loot de tafel wie waar zit.
option-host = Alleen de eigenaar
option-host-help = Alleen de eigenaar verandert opties en geeft het startsein.
option-start = Wie begint
option-start-help = De stoel die het eerst aan de beurt is.
option-start-0 = loten

## Account

account-title = Jij
account-hint = Geen account, geen wachtwoord: deze browser onthoudt wie je bent.
account-name = Je naam
account-name-hint = Zo zien anderen je, 1 tot 32 tekens.
account-save = Bewaar
account-saved = Bewaard
account-unnamed = Nog geen naam
name-title = Hoe heet je?
name-hint = De anderen aan tafel zien deze naam. Je kunt hem later veranderen.
name-go = Verder
name-cancel = Toch niet

account-devices = Op een ander apparaat
account-devices-hint = Open deze link op je telefoon of een andere computer, dan ben je daar dezelfde persoon, met dezelfde stoelen.
account-make-link = Maak een persoonlijke link
account-link = Je persoonlijke link
account-link-once = Werkt één keer, tot { $time }. Geef hem aan niemand anders: wie hem opent, is jou.
account-qr-label = QR-code met je persoonlijke link
account-arriving = Even kijken wie je bent…
account-arrived = Welkom terug, { $name }. Dit apparaat hoort nu ook bij jou.
account-arrived-unnamed = Dit apparaat hoort nu ook bij jou.
account-arrive-question = Deze browser heeft al iemand: { $name }. Wil je hier verder als de persoon van de link?
account-arrive-yes = Ja, word die persoon
account-arrive-no = Nee, laat het zo

account-look = Hoe het eruitziet
account-theme = Licht
theme-system = zoals het systeem
theme-day = dag
theme-night = nacht
theme-to-day = Maak het dag
theme-to-night = Maak het nacht
account-contrast = Contrast
contrast-system = zoals het systeem
contrast-more = sterk
contrast-normal = gewoon
account-language = Taal

## Pages

page-home = Naar de lobby
page-skip = Naar de inhoud
page-me = Jij: { $name }
page-me-unnamed = Jij, naam en instellingen
page-wait = Even geduld…
page-again = Probeer het opnieuw
page-close = Sluit

page-nowhere = Hier staat geen tafel
page-nowhere-text = Dit adres bestaat niet. Misschien mist er een stukje van de link.
page-no-table = Deze tafel is er niet
page-no-table-text = De link klopt niet helemaal, of de tafel is opgeruimd. Vraag de link nog eens, of open zelf een tafel.
page-closed = Hier wordt besloten gespeeld
page-closed-text = De eigenaar van deze tafel laat geen kijkers toe.
page-no-rules = Dit boek staat niet in de kast
page-no-rules-text = Er zijn geen spelregels met die naam.
page-broken = Er ging iets mis bij ons
page-broken-text = Je tafels zijn bewaard. Probeer het zo nog eens.
page-offline = Geen verbinding
page-offline-text = De server is even niet te bereiken. Zodra het weer kan, gaat alles verder waar het was.

strip-no-storage = Deze browser bewaart niets: als je de pagina sluit, kent hij je niet meer. Maak bij “Jij” een persoonlijke link als je wilt blijven zitten.
strip-old-build = Er is een nieuwe versie van speeltafel.
strip-reload = Laad opnieuw

rules-title = Spelregels van { $game }
rules-contents = Inhoud
rules-note = Onze uitleg
rules-example = Voorbeeld
rules-of = Regel { $rule }
rules-all = Alle regels
rules-tables = Regels van de tafel
rules-credits = Spel: { $credits }
rules-link-to = Link naar regel { $rule }

## Gallery

gallery-play = Afspelen

## Problems

problem-no-such-table = Deze tafel bestaat niet (meer). Controleer de link.
problem-stale-by = { $who } was net iets sneller. Kijk nog even hoe het er nu ligt.
problem-stale = De tafel was al verder. Kijk nog even en doe het dan opnieuw.
problem-malformed = Dat begreep de server niet. Laad de pagina opnieuw en probeer het nog eens.
problem-unknown-field = De server begreep een deel daarvan niet. Laad de pagina opnieuw en probeer het nog eens.
problem-closed = Deze tafel is gesloten voor kijkers.
problem-no-name = Kies eerst een naam, dan kun je gaan zitten en meepraten.
problem-bad-name = Dat kan geen naam zijn. Neem 1 tot 32 tekens die je kunt zien.
problem-bad-token = De server kent deze browser niet meer. Laad de pagina opnieuw.
problem-bad-link = Deze persoonlijke link is al gebruikt of verlopen. Maak een nieuwe op het andere apparaat.
problem-too-long = Die tekst is te lang. Maak hem korter.
problem-too-often = Dat ging te snel achter elkaar. Wacht even en probeer het opnieuw.
problem-too-many = Meer kun je er niet hebben. Rond er eerst een af.
problem-busy = Anderen waren net iets sneller. Probeer het nog eens.
problem-no-such-page = Dat is er niet. Controleer het adres.
problem-no-such-game = Dat spel is er niet op deze server.
problem-no-hello = De pagina deed er te lang over om te zeggen wie er kijkt. Laad haar opnieuw.
problem-no-such-method = Dat kan hier niet. Laad de pagina opnieuw.
problem-too-large = Dat is te groot om te versturen. Maak het korter.
problem-broken = Er ging iets mis bij ons; er is niets veranderd. Probeer het zo nog eens.
problem-no-store = De server kan nu niets bewaren, en dus niets doen. Probeer het over een minuut.
problem-foreign-page = Deze pagina hoort niet bij deze server. Open het adres van de server zelf.
problem-old-client = Deze pagina is ouder dan de server. Laad haar opnieuw.
problem-no-connection = Geen verbinding met de server. Controleer je netwerk en probeer het opnieuw.
problem-unknown = Er ging iets mis ({ $code }). Laad de pagina opnieuw en probeer het nog eens.

## Table

table-title = { $game }: { $title }
table-your-turn-title = Jouw beurt! { $game }
table-to-lobby = Naar de lobby
table-connecting = Verbinden…
table-lost = Geen verbinding. We blijven het proberen; de tafel staat er nog.
table-not-sent = Nog niet verstuurd. Zodra er verbinding is, gaat je zet alsnog weg.
table-again = Probeer het nu
table-menu = Menu
table-side = Verloop, chat en regels
table-side-new = Verloop, chat en regels: er is iets gezegd
table-close = Sluit
table-board = Het bord
table-seats = Aan tafel
table-aside = Verloop, chat en regels
table-link = Nodig kijkers uit
table-device = Verder op een ander apparaat
table-rules = Alle regels
table-by-list = Speel met een lijst
table-by-board = Speel op het bord
table-draw = Bied remise aan
table-resign = Geef op
table-resign-question = Wil je dit spel echt opgeven?
table-resign-yes = Ja, ik geef op
table-rather-not = Toch niet
table-draw-offer = { $who } biedt remise aan.
table-draw-accept = Goed, remise
table-draw-refuse = Nee, speel door
table-draw-yours = Je hebt remise aangeboden; dat geldt tot er gezet wordt.
table-seeded = Het lot aan deze tafel is van tevoren bekend: de server draait voor een test.

turn-yours = Jouw beurt
turn-sent = Verstuurd…
turn-of = { $who } is aan de beurt
turn-several = Wachten op { $names }
turn-over = Afgelopen
turn-past = Je kijkt terug

seat-bot = Bot
seat-bot-numbered = Bot { $seat }
seat-guest = Gast
seat-free = Stoel { $seat }
seat-you = jij
seat-strength = bot, { $strength }
seat-away = even weg
seat-to-act = aan de beurt
seat-winner = wint
seat-watching = Je kijkt mee
seat-watchers =
    { $count ->
        [one] 1 kijker
       *[other] { $count } kijkers
    }

bar-confirm = Bevestig
bar-undo = Stap terug
bar-anyway = Doe het toch

refused-rule = Regel { $rule }
refused-close = Begrepen

side-log = Verloop
side-chat = Chat
side-rules = Regels
side-new = nieuw

log-earlier = Wat eraan voorafging
log-none = Hier komt te staan wat er gebeurt.
log-look-back = Kijk terug
chat-none = Nog niets gezegd. Met een / ervoor geef je een opdracht; probeer /help.
chat-label = Wat wil je zeggen?
chat-send = Verstuur
chat-channel = Voor wie
chat-choose = Voor wie? Daar kun je nu niet meer praten.
chat-table = De tafel
chat-watchers = Kijkers
chat-team = Je team
chat-to-watchers = kijkers
chat-to-team = je team
chat-show = Toon
chat-answer = Alleen jij ziet dit
chat-not-sent = Nog niet verstuurd: er is geen verbinding. Je tekst staat er nog.

back-heading = Terugkijken
back-step = Stap { $step } van { $count }
back-slider = Moment in het spel
back-first = Naar het begin
back-previous = Een stap terug
back-next = Een stap verder
back-now = Terug naar nu
back-wait = Even bladeren…

end-draw = Gelijk
end-rule = Regel { $rule }
end-rematch = Revanche
end-follow = Naar de revanche
end-points = Punten
end-place = Plaats
end-total = Totaal

plain-heading = Speel met een lijst
plain-position = De stand
plain-acts = Wat je kunt doen
plain-search = Zoek in { $count } mogelijkheden
plain-found =
    { $count ->
        [0] Niets gevonden
        [one] 1 mogelijkheid
       *[other] { $count } mogelijkheden
    }
plain-more = Toon er meer
plain-nothing = Je hoeft nu niets te doen.
plain-broken = Het bord wil niet meer. Je kunt gewoon doorspelen met de lijst.
plain-mend = Probeer het bord weer
