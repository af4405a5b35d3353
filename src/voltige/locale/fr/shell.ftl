## Ce que dit une page du serveur quand il ne répond pas : elle emporte ces mots
web-offline = Liaison perdue avec la tour
web-offline-line = Le serveur ne répond pas. Vos tables y sont à l’abri ; la liaison reprendra d’elle-même.
web-other-house = Voltige sans serveur
web-other-house-line = La liaison est coupée. Vous pouvez continuer dans ce navigateur, contre les robots ou sur un seul écran.
web-home = Retour à l’accueil
