# Le navigateur : son cadre et ses pages. Les plateaux disent le reste avec les phrases des jeux.

web-skip = Aller au contenu
web-ways = Pages
web-home = Retour à l’accueil
web-close = Fermer
web-lobby = Tables ouvertes
web-mine = Mes tables
web-rules = Règles
web-settings = Réglages
web-name = Votre nom
web-name-usual = Pilote
web-language = Langue
web-theme = Lumière
web-theme-auto = Comme le système
web-theme-light = Jour
web-theme-dark = Nuit
web-pace = Tours des autres
web-pace-calm = Posé
web-pace-brisk = Vif
web-pace-instant = Immédiat
web-coach = Moniteur
web-coach-off = Silencieux
web-coach-odds = Donne les chances
web-coach-advice = Chances et conseils
web-text-size = Taille du texte
web-sound = Son
web-still = Moins de mouvement
web-offline = Plus de liaison avec la tour
web-offline-line = Le serveur ne répond pas. Vos tables y sont à l’abri ; nous réessayons tout seuls.
web-lost = Hors de route
web-lost-line = Il n’y a rien à cette adresse.
web-position = La position
web-rule-of = Règle { $rule } : ce qu’elle dit

# La page d’accueil

web-landing-title = En piste !
web-landing-lead = Quatre jeux qui volent. Un clic, et vous décollez.
web-landing-play = Jouer
web-landing-busy = Décollage…
web-landing-offline = Le serveur ne répond pas. Réessayez dans un instant.
web-landing-players = { $least } à { $most } joueurs
web-landing-minutes-loops = 15–25 min
web-landing-minutes-lucky-loop = 40–60 min
web-landing-minutes-flying-carpet = 20–40 min
web-landing-minutes-hydroracers = 45–90 min
web-landing-line-loops = Un avion, plusieurs pilotes : videz votre main pendant qu’il plonge.
web-landing-line-lucky-loop = Six dés, quatre programmes de voltige : jusqu’où oserez-vous aller ?
web-landing-line-flying-carpet = Chevauchez les vents au-dessus de la cité du sultan et posez-vous le premier.
web-landing-line-hydroracers = Dix cartes, trois manches, et des virages qui punissent la hâte.
# Les titres tels qu’ils sont composés sur les affiches, ligne par ligne.
web-landing-letters-loops = LOOPS
web-landing-letters-lucky-loop = Lucky|Loop
web-landing-letters-flying-carpet = Le tapis|volant
web-landing-letters-hydroracers = Hydro|racers

web-landing-ways = Autres façons de jouer
web-landing-invite = Inviter des amis
web-landing-one-screen = Sur un seul écran
web-landing-continue = Reprendre
web-landing-waiting = { $count ->
    [one] { $count } table vous attend
   *[other] { $count } tables vous attendent
}
web-landing-programs = Pour les programmes
web-landing-source = Logiciel libre, licence MIT
web-landing-version = Version { $version }

## Pages autour de la table : la table elle-même
web-loading = Un instant…
web-busy = Un instant…
web-yes = oui
web-no = non
web-more = { $what } : plus
web-less = { $what } : moins
web-your-turn = À vous de jouer
web-table = Table
web-table-closed = Cette table vous est fermée
web-line-lost = Liaison perdue ; nous rappelons la tour…
web-log = Journal
web-log-empty = Il ne s’est encore rien passé.
web-chat = Discussion
web-chat-empty = Personne n’a encore rien dit.
web-chat-say = Dire quelque chose
web-chat-send = Envoyer
web-seats = Places
web-seat-open = Place libre
web-seat-bot = Robot
web-seat-autopilot = Pilote automatique
web-seat-program = Programme
web-seat-away = Absent
web-seat-resigned = A abandonné
web-seat-turn = (à jouer)
web-skip-ahead = Passer
web-undo = Annuler le coup
web-undo-ask = Demander l’annulation
web-undo-wall = Trop tard pour annuler : ce coup a révélé quelque chose.
web-usual = Au bout du temps : { $choice }
web-choices = { $count ->
    [one] Un seul choix
   *[other] Les { $count } choix
}
web-choices-title = Ce que vous pouvez faire
web-rule = Règle { $rule }
web-rule-all = La lire dans les règles
web-paused = La partie est en pause.
web-order = Si une course s’ouvre en votre absence
web-order-none = M’attendre
web-order-altitudes = Jouer mon altitude la plus proche, toutes ses cartes
web-order-anything = À défaut, ma carte spéciale la moins chère
web-pause = Proposer une pause
web-resume = Reprendre la partie
web-end = Proposer d’arrêter la partie
web-resign = Abandonner
web-resign-sure = Abandonner la partie ? Le pilote automatique ramène votre avion, et vous serez classé derrière ceux qui restent.
web-stand-up = Se relever
web-leave = Quitter : le pilote automatique prend les commandes
web-record = Télécharger la partie
web-proposal-undo = { $name } voudrait annuler son dernier coup.
web-proposal-end = { $name } propose d’arrêter la partie ici.
web-proposal-pause = { $name } propose une pause.
web-agree = D’accord
web-refuse = Refuser
web-mode-live = En direct
web-mode-correspondence = Par correspondance
web-mode-one_screen = Sur un seul écran
web-mode-line-live = Tout le monde est là en même temps, chacun devant son écran.
web-mode-line-correspondence = Un coup quand vous avez le temps : la table attend des heures ou des jours.
web-mode-line-one_screen = Tous autour de cet écran ; un rideau cache les mains entre deux tours.
web-share = Inviter
web-share-line = Avec ce lien, on s’assoit sans compte. Envoyez-le, ou faites-le scanner.
web-share-link = Lien de la table
web-share-code = Le lien en code carré
web-share-send = Envoyer…
web-copy = Copier
web-copied = Copié
web-waiting = { $count ->
    [0] Prêts au décollage
    [one] Il manque un pilote
   *[other] Il manque { $count } pilotes
}
web-waiting-line = La partie commence d’elle-même dès que toutes les places sont prises. Vous pouvez fermer cette page : la table reste.
web-waiting-you = vous
web-waiting-reserved = gardée pour { $name }
web-invited = Votre place vous attend
web-invited-line = Choisissez une place et c’est parti : ni compte, ni installation.
web-full = Cette table est complète
web-full-line = Vous pourrez regarder dès que la partie commence.
web-sit = S’asseoir ici
web-bots-fill = Ne plus attendre : des robots aux places libres
web-bots-fill-line = La même table est refaite avec des robots ; l’ancien lien redevient libre.
web-seat-replace = Un robot joue pour moi
web-seat-back = Reprendre ma place
web-seat-for = { $name } : laisser jouer un robot
web-seat-flown-bot = Un robot pilote pour { $name }.
web-seat-flown-autopilot = Le pilote automatique a pris les commandes pour { $name }.
web-recovery = Retrouver votre place
web-recovery-line = Sur un autre appareil, ou si ce navigateur a tout oublié, ce lien vous rend votre place. Gardez-le pour vous.
web-recovery-of = Retrouver la place de { $name }
web-recovery-failed = Ce lien ne rend aucune place
web-sealed = Le hasard de cette partie a été scellé avant son début. Le sceau :
web-curtain = Passez l’écran à { $name }
web-curtain-line = Les autres ne regardent pas.
web-curtain-lift = Je suis { $name }

## Pages autour de la table : une nouvelle table
web-new = Nouvelle table
web-new-game = Quel jeu ?
web-new-edition = Édition
web-new-edition-is = Édition : { $title }
web-new-mode = Comment jouez-vous ?
web-new-clock = Pendule
web-new-clock-line = Quand le temps est écoulé, l’action la plus simple est faite pour vous. Personne ne perd à la seule pendule.
web-clock-none = Sans pendule
web-clock-relaxed = Tranquille : 90 s par coup, 10 min de réserve
web-clock-fast = Rapide : 20 s par coup, 2 min de réserve
web-clock-days1 = Un jour par coup
web-clock-days3 = Trois jours par coup
web-clock-days7 = Une semaine par coup
web-new-seats = Qui vole ?
web-new-seat = Place { $number }
web-new-seat-me = Moi
web-new-seat-here = Quelqu’un à cet écran
web-new-seat-open = Libre, pour un ami
web-new-seat-bot-random = Robot : passager
web-new-seat-bot-heuristic = Robot : pilote
web-new-seat-bot = Robot : { $name }
web-new-seat-autopilot = Pilote automatique
web-new-about-open = Quiconque a le lien s’assoit ici.
web-new-about-bot-random = Appuie sur n’importe quoi. Pour découvrir.
web-new-about-bot-heuristic = Vole avec bon sens et ne vous fait pas de cadeau.
web-new-about-autopilot = Fait toujours au plus simple.
web-new-name-of = Pilote { $number }
web-new-seat-add = Ajouter une place
web-new-seat-remove = Retirer la place { $number }
web-new-seats-range = de { $low } à { $high } places
web-practice = Entraînement
web-practice-line = Une table d’entraînement : on annule au-delà du hasard, et le même hasard revient.
web-new-practice = Entraînement
web-new-practice-line = Annulez aussi loin que vous voulez, au-delà des cartes et des dés ; le même hasard revient. Tout le monde voit la marque.
web-new-public = Montrer parmi les tables ouvertes
web-new-public-line = Des inconnus peuvent prendre les places libres.
web-new-spectators = Spectateurs bienvenus
web-new-spectators-line = Quiconque a le lien peut regarder, sans voir les mains.
web-new-rules = Quelles règles ?
web-new-presets = Règles toutes prêtes
web-preset-printed = Comme imprimées
web-preset-first = Premier vol
web-preset-own = Les vôtres
web-preset-loops-judges = Juges sévères
web-preset-lucky-loop-daredevils = Casse-cou
web-preset-flying-carpet-nights = Mille et une nuits
web-preset-hydroracers-aces = Vieux as
web-new-changed = Ce qui diffère des règles imprimées
web-new-back = { $what } : de nouveau comme imprimé
web-new-options = Les { $count } options
web-new-none = aucun
web-new-range = de { $low } à { $high }
web-new-each-own = Choisir pour chaque place
web-options-setting = Avant le décollage
web-options-length = La durée
web-options-seen = Ce que tous voient
web-options-races = Les courses
web-options-bots = Les pilotes automatiques
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
web-mine-empty-line = Vos tables seront ici, en vol ou posées, pour ce navigateur.
web-mine-waiting = On vous attend
web-mine-running = En vol
web-mine-finished = Posées
web-mine-your-turn = À vous
web-mine-replay = Revoir
web-mine-import = Ouvrir une partie
web-mine-import-line = Un fichier .flight d’ici ou du terminal : revoyez-le, ou reprenez à n’importe quel coup.
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
web-rules-line = Chaque règle a son numéro. La table le cite dès qu’elle tranche.
web-rules-read = Lire les règles
web-rules-contents = Sommaire
web-rules-search = Chercher dans les règles
web-rules-found = { $count ->
    [0] Rien trouvé
    [one] Un passage
   *[other] { $count } passages
}
web-rules-play = Jouer

## Pages autour de la table : revoir une partie
web-replay = Relecture
web-replay-line = Ouvrez une partie et revoyez-la coup par coup.
web-replay-closed = Cette partie ne peut pas être montrée
web-replay-at = Coup { $at } sur { $last }
web-replay-scrub = Où dans la partie
web-replay-first = Au début
web-replay-last = À la fin
web-replay-back = Un coup en arrière
web-replay-on = Un coup en avant
web-replay-play = Lire
web-replay-pause = Pause
web-replay-speed = Vitesse : { $speed }
web-replay-seen-by = Vue de
web-replay-spectator = Spectateur
web-replay-undone = (annulé plus tard)
web-replay-share = Partager ce coup
web-replay-share-line = Le lien ouvre la partie exactement ici.
web-replay-continue = Jouer à partir d’ici
web-replay-continue-line = Une table d’entraînement part de cette position, avec un hasard scellé à neuf. Quelle place prenez-vous ? Des robots pilotent les autres.
web-replay-round = Manche { $round }
web-replay-start = Le départ
web-replay-keys = Touches : ← → un coup, Début, Fin, espace

## Pages autour de la table : le résultat
web-result = Résultat
web-result-wins = Victoire de { $name } !
web-result-you = Vous gagnez !
web-result-shared = Victoire partagée : { $names }
web-result-agreed = Arrêtée d’un commun accord
web-result-by-game = Volée jusqu’au bout.
web-result-by-resign = Les autres ont abandonné.
web-result-by-length = La partie est terminée d’office : son journal a atteint la longueur permise.
web-result-by-agreement = Vous êtes convenus d’en rester là ; personne n’est classé.
web-result-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
web-result-podium = Classement
web-result-sheet = Feuille de points
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
web-result-nonce = Ce que { $name } a ajouté
web-result-method = La méthode
web-result-share = Partager la partie
web-result-rematch = Revanche
web-result-join = À la revanche
web-result-replay = Revoir
web-result-board = Voir le plateau
web-result-show = Voir le résultat
web-result-again = Nouvelle table
