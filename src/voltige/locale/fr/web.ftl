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
web-offline-line = Le serveur ne répond pas. Vos tables y sont à l’abri ; nous réessayons tout seuls.
web-lost = Hors de route
web-lost-line = Il n’y a rien à cette adresse.
web-position = La position
web-rule-of = Règle { $rule } : ce qu’elle dit

# La page d’accueil

web-landing-title = En piste !
web-landing-lead = Quatre jeux qui volent. Un clic, et vous décollez.
web-landing-play = Jouer
web-landing-busy = Décollage …
web-landing-offline = Le serveur ne répond pas. Réessayez dans un instant.
web-landing-players = { $least } à { $most } joueurs
web-landing-minutes-loops = 15–25 min
web-landing-minutes-lucky-loop = 40–60 min
web-landing-minutes-flying-carpet = 20–40 min
web-landing-minutes-hydroracers = 45–90 min
web-landing-line-loops = Un avion, plusieurs pilotes : videz votre main pendant qu’il plonge.
web-landing-line-lucky-loop = Six dés, quatre programmes de voltige : jusqu’où oserez-vous aller ?
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
