### De pagina over de gezondheid, in het Nederlands.

health-fine = De server doet het
health-ill = De server doet het niet helemaal
health-version = Versie { $version }
health-database-fine = De database antwoordt.
health-database-ill = De database antwoordt niet; er kan nu niets bewaard worden.
health-migrations-fine = De database past bij deze versie.
health-migrations-ill = De database hoort bij een andere versie; start de server opnieuw met die versie.
health-tables-fine = In wat bewaard wordt is niets beschadigds tegengekomen.
health-tables-ill = Een deel van wat bewaard wordt is beschadigd: stop de server en zet de nieuwste kopie terug.
health-workers-fine = Bots antwoorden als ze aan de beurt zijn.
health-workers-ill = De laatste bot die aan de beurt was gaf geen antwoord en doet maar wat; in het log staat waarom.
health-bots-fine = Geen tafel wacht op zijn bot.
health-bots-ill = Er wacht al langer dan een minuut een tafel op zijn bot.
health-timers-fine = De vaste taken worden op tijd gedaan.
health-timers-ill = Een vaste taak is te lang niet gedaan.
health-timer-sweep = Wie er weg is: { $ago } s geleden gekeken, elke { $every } s.
health-timer-bots = Welke tafels op een bot wachten: { $ago } s geleden gekeken, elke { $every } s.
health-timer-newest = Zetten via andere serverprocessen: { $ago } s geleden gekeken, elke { $every } s.
health-timer-anew = Wat andere serverprocessen nog meer deden: { $ago } s geleden gekeken, elke { $every } s.
health-timer-here = Wie er hier is, voor de andere serverprocessen: { $ago } s geleden verteld, elke { $every } s.
health-disk-fine = Er is plaats genoeg op de schijf.
health-disk-ill = De schijf is bijna vol.
