# Le navigateur : son cadre et ses pages. Les plateaux disent le reste avec les phrases des jeux.

web-skip = Aller au contenu
web-ways = Pages
web-close = Fermer
web-lobby = Tables ouvertes
web-mine = Mes tables
web-rules = Règles
web-settings = Réglages
web-name = Votre nom
web-name-usual = Pilote
web-language = Langue
web-theme = Thème
web-theme-auto = Comme le système
web-theme-light = Jour
web-theme-dark = Nuit
web-pace = Tours des autres
web-pace-calm = Tranquille
web-pace-brisk = Vif
web-pace-instant = Immédiat
web-coach = Instructeur
web-coach-off = Silencieux
web-coach-odds = Chances seulement
web-coach-advice = Chances et conseils
web-text-size = Taille du texte
web-sound = Son
web-still = Moins d’animations
web-new-version = Une version plus récente de Voltige vient d’atterrir.
web-new-version-take = Changer d’appareil
web-lost = Cap perdu
web-lost-line = Il n’y a rien à cette adresse.
web-lost-lab = Le labo joue des centaines de parties : il lui faut un serveur.
web-position = La position
web-rule-of = Lire la règle { $rule }

# La page d’accueil

web-landing-title = En piste !
web-landing-lead = Quatre jeux de haut vol. Un clic, et vous décollez.
web-landing-play = Jouer
web-landing-busy = Décollage…
web-landing-offline = Le serveur ne répond pas. Réessayez dans un instant.
web-landing-players = { $least } à { $most } joueurs
web-landing-minutes-loops = 15–25 min
web-landing-minutes-lucky-loop = 40–60 min
web-landing-minutes-flying-carpet = 20–40 min
web-landing-minutes-hydroracers = 45–90 min
web-landing-line-loops = Un avion, plusieurs pilotes : videz votre main pendant qu’il monte et descend.
web-landing-line-lucky-loop = Six dés, quatre programmes de voltige : jusqu’où oserez-vous aller ?
web-landing-line-flying-carpet = Chevauchez les vents au-dessus de la cité du sultan et posez-vous avant les autres.
web-landing-line-hydroracers = Dix cartes, trois manches, et des virages qui punissent la hâte.
# Les titres tels qu’ils sont composés sur les affiches, ligne par ligne.
web-landing-letters-loops = LOOPS
web-landing-letters-lucky-loop = Lucky|Loop
web-landing-letters-flying-carpet = Le tapis|volant
web-landing-letters-hydroracers = Hydro|racers

web-landing-ways = Autres façons de jouer
web-landing-invite = Inviter des amis
web-landing-one-screen = Sur un seul écran
web-landing-continue = Reprendre une partie
web-landing-waiting = { $count ->
    [one] { $count } table vous attend
   *[other] { $count } tables vous attendent
}
web-landing-programs = Pour les développeurs
web-landing-source = Logiciel libre, licence MIT
web-landing-version = Version { $version }
web-landing-interpreted = Pour l’instant, le moteur tourne en mode interprété : mêmes jeux, robots plus lents. Une fois compilé, un redémarrage suffit pour voler à plein régime.

## Pages autour de la table : la table elle-même
web-loading = Un instant…
web-busy = Un instant…
web-yes = oui
web-no = non
web-more = { $what } : plus
web-less = { $what } : moins
web-your-turn = À vous de jouer
web-table = Table
web-no-table = Table introuvable
web-no-table-line = Il n’y a pas de table à cette adresse. Elle est peut-être mal recopiée, ou la table a disparu depuis longtemps.
web-table-closed = Cette table vous est fermée
web-line-lost = Liaison perdue ; nous rappelons la tour…
web-unfetched = Encore en route
web-unfetched-line = Une partie de cette page n’est pas encore arrivée. Nous la redemandons jusqu’à ce qu’elle vienne ; vos tables sont à l’abri.
web-log = Journal
web-log-earlier = Coups précédents
web-log-empty = Il ne s’est encore rien passé.
web-chat = Discussion
web-chat-empty = Personne n’a encore rien dit.
web-chat-unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
web-chat-say = Dire quelque chose
web-chat-send = Envoyer
web-seats = Places
web-seat-open = Place libre
web-seat-bot = Robot
web-level = Force des robots
web-level-ask = Quelle force pour les robots ?
web-level-later = Cela se change dans les réglages ; à une nouvelle table, les forces se mélangent.
web-level-cadet = Cadet
web-level-pilot = Pilote
web-level-ace = As
web-level-master = Maître
web-seat-autopilot = Pilote automatique
web-seat-program = Logiciel
web-seat-away = Hors ligne
web-seat-resigned = A abandonné
web-seat-coached = Avec instructeur
web-seat-turn = (c’est son tour)
web-watching = Vous regardez{ $count ->
    [0] .
    [1] .
   *[other] , à { $count }.
}
web-spectators = { $count ->
    [one] { $count } personne regarde.
   *[other] { $count } personnes regardent.
}
web-practice = Entraînement
web-practice-line = On annule autant de coups qu’on veut ; le même coup rencontre alors le même hasard. Tout le monde voit que c’est une table d’entraînement.
web-practice-mark = Une table d’entraînement.
web-skip-ahead = Avance rapide
web-undo = Annuler
web-undo-ask = Demander l’annulation
web-undo-wall = Trop tard pour annuler : ce coup a révélé quelque chose.
web-usual = Si le temps s’écoule : { $choice }
web-choices = { $count ->
    [one] Un seul choix
   *[other] Les { $count } choix
}
web-choices-title = Ce que vous pouvez faire
web-rule = Règle { $rule }
web-rule-all = Lire dans les règles
web-paused = La partie est en pause.
web-order = Si une course s’ouvre en votre absence
web-order-none = M’attendre
web-pause = Proposer une pause
web-resume = Reprendre la partie
web-end = Proposer d’arrêter la partie
web-resign = Abandonner
web-sure-yes = Le faire
web-sure-no = Changer d’avis
web-resign-sure = Abandonner la partie ? Le pilote automatique finira à votre place, et vous serez derrière les autres au classement.
web-stand-up = Libérer ma place
web-leave = Quitter : le pilote automatique prend les commandes
web-record = Télécharger la partie
web-proposal-undo = { $who ->
    [you] Vous avez demandé à annuler votre dernier coup.
   *[other] { $name } voudrait annuler son dernier coup.
}
web-proposal-end = { $who ->
    [you] Vous avez proposé d’arrêter la partie ici.
   *[other] { $name } propose d’arrêter la partie ici.
}
web-proposal-pause = { $who ->
    [you] Vous avez proposé une pause.
   *[other] { $name } propose une pause.
}
web-proposal-waiting = On attend { $names }.
web-withdraw = Retirer
# $side : « asker » lit ce qu’est devenue sa propre proposition, « answerer » a répondu à celle d’autrui.
web-settled-refused = { $side ->
    [asker] { $by } refuse { $what ->
        [undo] l’annulation que vous demandiez
        [end] d’arrêter la partie comme vous le proposiez
       *[pause] la pause que vous proposiez
    }.
    [answerer] Vous avez refusé.
   *[other] { $by } refuse.
}
web-settled-withdrawn = { $side ->
    [asker] Vous avez retiré votre { $what ->
        [undo] demande d’annulation
        [end] proposition d’arrêter la partie
       *[pause] proposition de pause
    }.
   *[other] { $name } retire sa { $what ->
        [undo] demande d’annulation
        [end] proposition d’arrêter la partie
       *[pause] proposition de pause
    }.
}
web-settled-lapsed = La partie a avancé ; { $side ->
    [asker] votre demande d’annulation n’a plus d’objet.
   *[other] la demande d’annulation n’a plus d’objet.
}
web-agree = D’accord
web-refuse = Refuser
web-mode-live = En direct
web-mode-correspondence = Par correspondance
web-mode-one_screen = Sur un seul écran
web-mode-line-live = Tout le monde est là en même temps, chacun devant son écran.
web-mode-line-correspondence = Un coup quand vous avez le temps : la table attend des heures ou des jours.
web-mode-line-one_screen = Tous autour de cet écran ; un rideau cache les mains entre deux tours.
web-share = Inviter
web-share-line = Avec ce lien, on prend place sans créer de compte. Envoyez-le, ou faites-le scanner.
web-share-link = Lien de la table
web-share-code = Code QR du lien
web-share-send = Envoyer…
web-copy = Copier
web-copied = Copié
web-waiting = { $count ->
    [0] Tout est prêt pour le décollage
    [one] Il manque un pilote
   *[other] Il manque { $count } pilotes
}
web-waiting-line = La partie commence d’elle-même dès que toutes les places sont prises. Vous pouvez fermer cette page : la table reste.
web-waiting-you = vous
web-waiting-reserved = gardée pour { $name }
web-invited = Votre place vous attend
web-invited-line = Choisissez une place et c’est parti : ni compte, ni installation.
web-full = Cette table est complète
web-full-line = Vous pourrez regarder dès que la partie commencera.
web-sit = S’asseoir ici
web-bots-fill = Ne plus attendre : confier les places libres à des robots
web-bots-fill-line = Une table identique s’ouvre avec des robots, et vous quittez celle-ci.
web-seat-replace = Un robot joue pour moi
web-seat-back = Reprendre les commandes
web-seat-for = { $name } : laisser jouer un robot
web-seat-flown-bot = Un robot pilote pour { $name }.
web-seat-flown-autopilot = Le pilote automatique a pris les commandes pour { $name }.
web-recovery = Retrouver votre place
web-recovery-line = Sur un autre appareil, ou si ce navigateur a tout oublié, ce lien vous rend votre place. Gardez-le pour vous.
web-recovery-of = Retrouver la place : { $name }
web-recovery-failed = Ce lien ne rend aucune place
web-sealed = Le hasard de cette partie a été scellé avant son début. Le sceau :
web-curtain = Confiez l’écran à { $name }
web-curtain-line = Que les autres détournent les yeux !
web-curtain-lift = Je suis { $name }

## Pages autour de la table : une nouvelle table
web-new = Nouvelle table
web-new-game = Quel jeu ?
web-new-edition = Édition
web-new-edition-is = Édition : { $title }
web-new-mode = Comment jouez-vous ?
web-new-clock = Pendule
web-new-clock-line = Quand le temps est écoulé, l’action la plus simple est faite pour vous. Personne ne perd au temps.
web-clock-none = Sans pendule
web-clock-relaxed = Tranquille : 90 s par coup, 10 min de réserve
web-clock-fast = Rapide : 20 s par coup, 2 min de réserve
web-clock-days1 = Un jour par coup
web-clock-days3 = Trois jours par coup
web-clock-days7 = Une semaine par coup
web-new-seats = Qui est à bord ?
web-new-seat = Place { $number }
web-new-seat-me = Moi
web-new-seat-here = Quelqu’un devant cet écran
web-new-seat-open = Libre, sur invitation
web-new-seat-bot-cadet = Robot : cadet
web-new-seat-bot-pilot = Robot : pilote
web-new-seat-bot-ace = Robot : as
web-new-seat-bot-master = Robot : maître
web-new-seat-bot = Robot : { $name }
web-new-seat-autopilot = Pilote automatique
web-new-about-open = Quiconque a le lien s’assoit ici.
web-new-about-bot-cadet = Connaît les commandes, mais les confond parfois.
web-new-about-bot-pilot = Pilote avec bon sens et ne vous fait pas de cadeau.
web-new-about-bot-ace = Voit plusieurs coups à l’avance. Accrochez-vous.
web-new-about-bot-master = Réfléchit le plus longtemps et ne pardonne rien.
web-new-about-autopilot = Fait toujours au plus simple.
web-new-name-of = Pilote { $number }
web-new-seat-add = Ajouter une place
web-new-seat-remove = Retirer la place { $number }
web-new-seats-range = de { $low } à { $high } places
web-new-undo = Partie ou entraînement ?
web-new-match = Une partie
web-new-match-line = On peut annuler un coup tant qu’il n’a rien révélé à personne.
web-new-coach = L’instructeur peut aider
web-new-coach-line = Qui se fait aider est signalé à tous. Sinon, personne ne voit ni chances ni conseils.
web-new-public = Montrer parmi les tables ouvertes
web-new-public-line = Des inconnus peuvent prendre les places libres.
web-new-spectators = Spectateurs bienvenus
web-new-spectators-line = Quiconque a le lien peut regarder, sans voir les mains.
web-new-rules = Quelles règles ?
web-new-presets = Règles toutes prêtes
web-preset-printed = Règle imprimée
web-preset-first = Premier vol
web-preset-own = Vos règles
web-preset-loops-judges = Juges sévères
web-preset-lucky-loop-daredevils = Casse-cou
web-preset-flying-carpet-nights = Mille et une nuits
web-preset-hydroracers-aces = Vieux briscards
web-preset-hydroracers-campaign = Une campagne
web-new-changed = Ce qui change par rapport à la règle imprimée
web-new-back = { $what } : revenir à la règle imprimée
web-new-options = Les { $count } options
web-new-none = sans limite
web-new-range = de { $low } à { $high }
web-new-each-own = Choisir pour chaque place
web-options-setting = Avant le décollage
web-options-length = La durée
web-options-seen = Ce que tous voient
web-options-races = Les courses
web-options-bots = Les autopilotes
web-options-fine = Points de détail
web-new-go = Créer la table

## Pages autour de la table : tables ouvertes, mes tables
web-lobby-line = Les tables publiques ; celles où il reste une place d’abord.
web-lobby-empty = Le terrain est calme
web-lobby-empty-line = Pas de table publique pour l’instant. Ouvrez-en une, on viendra.
web-lobby-make = Créer une table
web-lobby-free = { $count ->
    [0] Complète
    [one] Une place libre
   *[other] { $count } places libres
}
web-lobby-sit = S’asseoir
web-lobby-watch = Regarder
web-lobby-open = Ouvrir
web-mine-empty = Pas encore de table
web-mine-empty-line = Vos tables, en vol ou posées, apparaîtront ici, dans ce navigateur.
web-mine-waiting = On vous attend
web-mine-running = En vol
web-mine-finished = Posées
web-mine-your-turn = À vous
web-mine-replay = Revoir
web-mine-import = Ouvrir une partie
web-mine-import-line = Un fichier .flight d’ici ou du terminal : revoyez la partie, ou rejouez-la à partir de n’importe quel coup.
web-mine-import-file = Choisir un fichier…
web-mine-import-bad = Ce fichier ne se lit pas comme une partie.
web-mine-left = encore { $time }
web-status-open = On attend des joueurs
web-status-playing = En vol
web-status-paused = En pause
web-status-over = Terminée
web-status-ended = Arrêtée
web-ago-now = à l’instant
web-ago-minutes = { $count ->
    [one] il y a une minute
   *[other] il y a { $count } minutes
}
web-ago-hours = { $count ->
    [one] il y a une heure
   *[other] il y a { $count } heures
}
web-ago-days = { $count ->
    [one] hier
   *[other] il y a { $count } jours
}

## Pages autour de la table : les règles
web-rules-line = Chaque règle a son numéro. La table le cite chaque fois qu’elle tranche une question.
web-rules-read = Lire les règles
web-rules-contents = Sommaire
web-rules-search = Chercher dans les règles
web-rules-found = { $count ->
    [0] Rien trouvé
    [one] Un passage
   *[other] { $count } passages
}
web-rules-play = Jouer
web-rules-try = Essayer
web-rules-try-named = Essayer : exemple { $name }
web-examples = Exemples
web-examples-line = Chaque exemple montre une règle à l’œuvre. Essayez : vous voilà à sa position, avec des robots autour.
web-examples-see = Voir les exemples
web-examples-search = Chercher un mot, un exemple, une règle
web-examples-count = { $count ->
    [one] { $count } exemple
   *[other] { $count } exemples
}
web-examples-over = Plus rien à décider : on y voit comment se compte une partie.

## Pages autour de la table : revoir une partie
web-replay = Relecture
web-replay-line = Ouvrez une partie et revoyez-la coup par coup.
web-replay-closed = Cette partie ne peut pas être montrée
web-replay-at = Coup { $at } sur { $last }
web-replay-scrub = Moment de la partie
web-replay-first = Au début
web-replay-last = À la fin
web-replay-back = Un coup en arrière
web-replay-on = Un coup en avant
web-replay-play = Lire
web-replay-pause = Pause
web-replay-speed = Vitesse : { $speed }
web-replay-seen-by = Point de vue
web-replay-spectator = Spectateur
web-replay-undone = (annulé plus tard)
web-replay-share = Partager ce coup
web-replay-share-line = Le lien ouvre la partie exactement ici.
web-replay-continue = Jouer à partir d’ici
web-replay-continue-line = Une table d’entraînement part de cette position, avec un nouveau hasard scellé. Quelle place prenez-vous ? Des robots pilotent les autres.
web-replay-start = Le départ
web-replay-keys = Touches : ← → un coup, Début, Fin, espace

## Pages autour de la table : le résultat
web-result = Résultat
web-result-wins = { $name } l’emporte !
web-result-you = Vous gagnez !
web-result-team = L’équipe gagnante : { $names }
web-result-shared = Victoire partagée : { $names }
web-result-agreed = Partie arrêtée d’un commun accord
web-result-by-game = Partie jouée jusqu’au bout.
web-result-by-resign = Les autres ont abandonné.
web-result-by-length = La partie est terminée d’office : son journal a atteint la longueur permise.
web-result-by-release = La partie s’est terminée avec des règles plus anciennes ; cette version du serveur ne peut pas en montrer les derniers coups.
web-result-by-agreement = D’un commun accord, on en reste là ; il n’y a pas de classement.
web-result-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
web-result-podium = Classement
web-result-sheet = Feuille de score
web-result-rank = Rang
web-result-pilot = Pilote
web-result-luck = Le hasard était-il honnête ?
web-result-luck-line = Scellé avant la partie, ouvert après.
web-result-check = Ouvrir l’enveloppe
web-result-match = { $draws ->
    [0] L’enveloppe est ouverte : aucun tirage n’a été nécessaire.
    [one] L’enveloppe est ouverte : un tirage, et il concorde.
   *[other] L’enveloppe est ouverte : { $draws } tirages, tous concordent.
}
web-result-checked = Ce navigateur a refait chaque tirage.
web-result-checked-seal = Ce navigateur a refait chaque tirage, et le sceau est celui qu’il avait vu avant d’ajouter son grain de sel.
web-result-waived = rien
web-result-mismatch = Quelque chose ne concorde pas. Téléchargez la partie et écrivez-nous.
web-result-details = Comment vérifier sans nous
web-result-seal = Le sceau, montré avant le premier tirage
web-result-seed = La graine à l’intérieur
web-result-nonce = Ajouté par { $name }
web-result-method = La méthode
web-result-share = Partager la partie
web-result-rematch = Revanche
web-result-join = Rejoindre la revanche
web-result-replay = Revoir
web-result-board = Voir le plateau
web-result-show = Voir le résultat
web-result-again = Nouvelle table

## La page des développeurs
web-api = Pour les développeurs
web-api-line = Tout ce que fait cette page, votre logiciel peut le faire : créer des tables, prendre place, jouer, regarder, télécharger des parties. C’est du JSON, en HTTP et par WebSocket.
web-api-token = Un jeton d’accès
web-api-token-line = Un logiciel se présente avec un jeton d’accès. Ses places sont signalées comme telles : tout le monde à la table le sait.
web-api-token-make = Créer un jeton d’accès
web-api-token-once = Il n’est montré que maintenant : copiez-le. Il permet de regarder des tables, d’en créer et d’y jouer.
web-api-bot = Un robot en trente lignes
web-api-bot-line = Il lui faut Python et rien d’autre. Chaque position arrive avec ses choix permis : un robot n’a pas besoin de connaître les règles.
web-api-doors = Les accès
web-api-look = Un coup d’œil depuis un terminal
web-api-door-stream = une table en lignes de JSON, le plus simple pour un robot
web-api-door-events = la même chose en événements envoyés par le serveur (SSE)
web-api-door-socket = la même chose par WebSocket, demandes comprises
web-api-door-do = une seule demande : jouer, annuler, proposer, voter, parler et toutes les autres
web-api-door-record = la partie avec tout son hasard, à revoir et à vérifier
web-api-schema = Document OpenAPI
web-api-metrics = Mesures (Prometheus)
web-api-lab = Labo pour créateurs de jeux
web-api-source = Voltige est un logiciel libre : utilisez-le, changez-le, transmettez-le. C’est du Python et du TypeScript ordinaires, et le serveur qui vous répond porte sa propre source Python. Demandez-en une copie à qui le fait tourner.

## Le dernier tour, une fois encore
web-again = Dernier tour
web-again-line = Revoir ce qui s’est passé depuis votre dernier tour
web-again-line-watching = Revoir le dernier tour
web-again-at = Dernier tour, coup { $at } sur { $last }
web-again-start = Voici où l’on en était.
web-again-stop = Revenir au présent
web-again-nothing = Il ne s’est encore rien passé.

## Sans serveur
web-local-loading = Le moteur arrive : { $loaded } Mo sur { $total }
web-local-starting = Le moteur démarre…
web-local-failed-engine = Le moteur n’est pas arrivé : vérifiez votre connexion et réessayez.
web-local-failed-storage = Ce navigateur ne garde rien pour cette page, aucune partie ne peut donc être gardée : quittez la navigation privée, ou autorisez le stockage pour cette page.
web-local-again = Réessayer
web-local-crashed = Le moteur s’est arrêté. Tous les coups acceptés sont gardés.
web-local-start-again = Le relancer
web-offline-alone = Le moteur manque
web-offline-line-alone = Le moteur n’a pas démarré. Vos tables sont à l’abri ; rechargez la page.
web-landing-offline-alone = Le moteur n’a pas démarré. Rechargez la page.
web-landing-invite-alone = Créer une table
web-line-lost-alone = Le moteur passe dans cet onglet…
web-mode-live-alone = Contre des robots
web-mode-line-live-alone = Des robots volent avec vous et jouent à leur rythme.
web-local-keep = Garder vos parties
web-local-keep-line = Toutes les parties se trouvent dans ce seul navigateur, qui peut les effacer quand la place manque. Enregistrez-les de temps en temps comme fichiers .flight, et rapportez-les ici ou ailleurs.
web-local-save-all = Enregistrer toutes les parties
web-local-bring = Rapporter des parties…
web-local-show = Voir toutes les parties et leur taille
web-local-room = { $count ->
    [0] Ce navigateur ne garde aucune partie.
    [one] Ce navigateur garde { $count } partie.
   *[other] Ce navigateur garde { $count } parties, la plus grosse d’abord.
}
web-local-size = { $size } ko
web-local-delete = Supprimer
web-local-delete-named = Supprimer { $match }
web-local-delete-line = Ce qui est supprimé l’est pour de bon. Enregistrez d’abord la partie comme fichier .flight si vous pensez y revenir.
web-local-save-first = L’enregistrer d’abord
web-local-delete-now = Supprimer pour de bon
web-local-full = Ce navigateur n’a plus de place pour Voltige : supprimez les parties dont vous n’avez plus besoin.
web-local-make-room = Faire de la place
web-local-saved = { $count ->
    [one] { $count } partie enregistrée.
   *[other] { $count } parties enregistrées.
}
web-local-brought = { $count ->
    [0] Aucune partie rapportée.
    [one] { $count } partie rapportée.
   *[other] { $count } parties rapportées.
}
web-local-wrong = { $name } : { $reason }
