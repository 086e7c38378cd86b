/** Situations that bring customers of a host and administrators to a page, in their words → its subjects. The form: `packGlossary`. */
export const SITUATIONS = `
[need]
je vends mon entreprise, rachat, cession d'entreprise, changement de société, nouveau gérant, reprise d'activité commerciale > cession, changer de propriétaire, raison sociale
je quitte l'entreprise, départ d'un employé, ancien employé, ancien prestataire, retirer un accès, révoquer un accès, couper l'accès > permissions, clés ssh, utilisateur
client de mon agence, compte client, gérer plusieurs clients, revendre, revendeur, marque blanche > comptes, permissions, parrainage
droits restreints, accès partiel, accès en lecture seule, read only access, droits minimaux, droits limités > permissions, utilisateur, droits
connexion depuis un nouvel appareil, nouvel ordinateur, changer d'ordinateur > clés ssh, authentification, configurer
nouveau téléphone, téléphone volé, téléphone cassé, appli d'authentification, codes de secours, backup codes > perte d'accès, authentification 2 facteurs
mail de l'administrateur perdu, plus accès à ma boîte, adresse de connexion, ancienne adresse email > perte d'accès, mot de passe oublié, profil
je ne reçois pas le mail de confirmation, mail de validation, lien de confirmation > perte d'accès, liste blanche, validation
compte fermé, compte supprimé, données effacées, site disparu, plus rien en ligne > suspension, suppression, restaurer
impayé, facture en retard, relance, mise en demeure, retard de paiement > suspension, facturation, moyens de paiement
changer de banque, nouvelle carte, prélèvement rejeté, échec du paiement, payment failed > moyens de paiement, prélèvement automatique, facturation
bon de commande, devis signé, proforma, justificatif comptable, tva, vat number, note de débit > facturation, tarifs
une seule facture, grouper les factures, facture unique, facture commune, consolidated invoice > regrouper ses factures, facturation
essayer avant d'acheter, période d'essai, version d'essai, trial, satisfait ou remboursé > offre, mode restreint, remboursement
limites de l'offre gratuite, free plan, compte gratuit, hébergement gratuit > mode restreint, offre, programme étudiants
de combien d'espace, capacité de stockage, combien de go, storage capacity, taille d'hébergement > offre, tarifs, quota, espace disque
prix d'un serveur, combien coûte un serveur, mensualité, prix par mois, monthly price > tarifs, cloud privé, serveur dédié
main-d'œuvre, taux horaire, faire intervenir, installer pour moi, technicien, consulting > interventions sur serveurs, tarifs
joindre un humain, en dehors des heures, numéro d'urgence, permanence téléphonique, emergency contact > ticket urgent, urgence
conditions d'utilisation, contenu interdit, contenu illégal, abus, abuse report > suspension, obligations légales, cgu
données personnelles, rgpd, sous-traitance, dpa, confidentialité > obligations légales, plan de continuité, sécurité
hébergé en france, pays des serveurs, emplacement des données, data location > architecture, plan de continuité, localisation
nom de domaine perdu, domaine libre, domaine tombé, récupérer un domaine expiré, redemption, période de grâce, grace period > dates limites, renouveler un domaine
délai avant suppression, combien de temps me reste, avant qu'il soit trop tard > dates limites, délai, échéance
mettre fin au renouvellement, ne pas renouveler, arrêter le renouvellement, laisser expirer > renouvellement automatique, détruire un domaine
code epp, auth-info, auth info, clé de transfert, code de sécurité du domaine, transfer code > code de transfert, transférer un domaine, transfert sortant
domaine verrouillé, déverrouiller le domaine, domain lock, statut du domaine > transférer un domaine, problèmes fréquents
transfert bloqué, transfert échoué, transfert annulé, transfer failed, transfert en cours > transférer un domaine, problèmes fréquents
entreprise propriétaire du domaine, mettre le domaine au nom, domaine au mauvais nom, wrong owner > changer le propriétaire, informations du propriétaire
déménagement du titulaire, nouvelle adresse du titulaire, mettre à jour le whois, whois data > informations du propriétaire
domaine ne pointe pas, site pas accessible avec le domaine, parked, page de parking, site introuvable > enregistrement dns, serveurs dns, ajouter un domaine
délai dns, changement pas visible, ancienne version du site, vieux site, propagation en cours > propagation, ttl, dns
prouver que je possède, vérification du domaine, validation par dns, google site verification, domain verification > enregistrement dns, txt
ajouter un a, ajouter un cname, ajouter un txt, ajouter un mx, add record > ajouter un enregistrement dns
enlever une entrée, entrée en trop, delete record > supprimer un enregistrement dns
beaucoup d'entrées, liste d'enregistrements, zone entière, bulk dns > csv, fichier de zone, importer
mails ailleurs site ici, messagerie chez un autre, garder ma messagerie, external mail > mx externes, mx
site ailleurs, hébergé ailleurs, application chez un autre, pointer vers heroku > adresses externes, enregistrement dns
sous-domaine géré par un autre, autre équipe pour le sous-domaine, ns d'un sous-domaine > déléguer un sous-domaine
créer une adresse, adresse pro, adresse professionnelle, contact@, business email > créer une adresse email
changer le mot de passe de ma boîte, mot de passe mail, mailbox password > adresse email, mot de passe
messages effacés automatiquement, purge automatique, vieux messages, nettoyer la corbeille > purge, adresse email
message d'absence, en vacances, out of office, je suis absent, holiday reply > réponse automatique, adresse email
copie de tous les mails, dupliquer vers une autre adresse, forward a copy > redirection, adresse email, alias
n'importe quel nom devant l'arrobase, adresses inexistantes, unknown recipients, fautes dans l'adresse > catch-all, adresse collectrice
rapatrier mes messages, ancien fournisseur, ancienne boîte, imapsync, transférer l'historique, copy mailbox > migrer des adresses email, migration
classement automatique, dossier par expéditeur, dossiers automatiques, auto sort > règle de filtrage, sieve
expéditeur bloqué à tort, faux positif, message légitime, courrier légitime, false positive, safe sender > liste blanche, antispam
mails dans le spam de mes clients, gmail me met en spam, refusé par gmail, refusé par outlook, réputation, blacklisté, rejected > délivrabilité, spf, dkim, dmarc
message d'erreur de retour, mailer-daemon, undeliverable, 550, 554, bounce > délivrabilité, vérifier un email envoyé
limite d'envoi, trop de mails envoyés, quota d'envoi, sending limit, rate limit d'envoi > envoi d'emails, limite, emails sortants
mail coincé, message en attente, envoi différé, deferred, message pas encore parti > file d'attente smtp, file d'attente
formulaire spammé, formulaire de contact piraté, robots sur le formulaire, captcha > envoi de spam, spam, formulaire
quelqu'un envoie à ma place, usurpé, mot de passe de boîte volé, compromised mailbox > envoi de spam, spf, dkim
mail du site n'arrive pas, formulaire de contact ne marche pas, fonction mail, phpmailer > envoi d'emails, vérifier un email envoyé, relais smtp
régler mon téléphone, ajouter le compte sur mon mobile, set up phone, mail app > apple, ios, configurer
régler ma messagerie, ajouter le compte dans mon logiciel, paramètres imap, imap settings, smtp settings > informations de connexion, configurer thunderbird, outlook
certificat refusé par la messagerie, erreur de certificat mail, mail certificate warning > informations de connexion, certificat
écrire à mes adhérents, prévenir mes abonnés, envoyer une lettre, envoi groupé > liste de diffusion, emailing
qui peut écrire à la liste, valider les messages, approuver, modérer > modération, permissions, liste de diffusion
lien de désinscription, texte au bas, mention en bas > pied de page, liste de diffusion
site en construction, coming soon, page d'attente, fermer temporairement > désactiver un site, maintenance
ajouter un nom au site, deuxième nom, second nom, plusieurs noms, alias du site, www et sans www > changer l'adresse, ajouter un site, adresse d'un site
changer le nom du site, rebrand, nouveau nom de domaine pour le site > changer l'adresse, domaine
cloner mon site, copie de travail, version de test, site de test, staging site > déplacer un site, dupliquer, préproduction
transférer vers un autre compte, vers un autre serveur du même hébergeur, changer de compte > déplacer un site, déplacer un domaine, cession
site fait ailleurs, apporter mon site, reprendre mon site, quitter mon ancien hébergeur, switch hosting > migrer un site, migration
code modifié mais rien ne change, modifications pas visibles, changes not showing, ancien code > cache, redémarrer un site, cache http
erreur 500, internal server error, page d'erreur blanche, site cassé après mise à jour > problèmes fréquents, logs, erreurs
erreur 502, erreur 503, service unavailable, application ne répond pas, upstream timeout > upstream, redémarrer un site, erreurs
erreur 403, forbidden, accès interdit au site > droits, htaccess, erreurs
trop de redirections, boucle de redirection, redirect loop, err_too_many_redirects > rediriger http vers https, redirection
contenu mixte, mixed content, images non sécurisées, cadenas barré > https, rediriger http vers https
avertissement de sécurité, connexion non privée, your connection is not private > certificat ssl, let's encrypt
certificat pour tous les sous-domaines, joker, asterisque > wildcard, let's encrypt
installer mon propre certificat, certificat d'une autre autorité, certificat ev, chaîne intermédiaire > ajouter un certificat ssl
anciens protocoles, tls 1.0, ciphers, suites de chiffrement, note ssl labs > configurer tls, tls
page d'erreur à mon image, jolie page d'erreur, branded error > pages d'erreurs, personnaliser
réclame un mot de passe, zone privée, espace membres, restricted area, intranet > htaccess, authentification, protéger
qui a visité, adresses des visiteurs, suivre une visite, raw logs > logs, statistiques
format des journaux, champs des logs, log format > formater les logs
mémoire dépassée, script tué, processus tué, oom, killed, limite atteinte > ressources système, limitations, mémoire
campagne de pub, passage dans les médias, lancement de produit, grosse affluence, vente flash, traffic peak > pic d'audience, performances
google pagespeed, score lighthouse, core web vitals, temps de chargement > performances, cache, pagespeed
attaque par déni de service, inondation de requêtes, flood, ddos protection > ddos, réseau, pare-feu
trop de robots, bots ia, aspirateurs, gptbot, bingbot, crawler > robots, waf, robots.txt
ne pas apparaître sur google, désindexer, noindex, cacher des moteurs > robots.txt, indexer
site infecté, redirections bizarres, publicité inconnue, fichiers inconnus, deceptive site, site dangereux > désinfecter, site piraté
remonter une faille, signaler un problème de sécurité, report a vulnerability, security.txt > bug bounty
image de mon site hier, état précédent, rollback, retrouver une version > restaurer, sauvegarde, revenir en arrière
fichier écrasé, mauvaise manipulation, fausse manip, dossier vidé, rm par erreur > restaurer, sauvegarde
base vidée, table supprimée, drop table, données perdues dans la base > restaurer, sauvegarde, base de données
où sont les sauvegardes, fréquence des sauvegardes, combien de jours de sauvegarde, backup retention > sauvegardes, conservation
gros fichier sql, base trop grosse, import interrompu, import timeout, large dump > importer, mysql, phpmyadmin, ssh
erreur de connexion à la base, error establishing a database connection, access denied for user, hôte de la base > base de données, informations de connexion
caractères bizarres, accents cassés, utf8, charset, mojibake > encodage, base de données
trop de connexions, max_connections > base de données, limitations
fichier trop lourd à envoyer, post_max_size, limite de téléversement, upload limit, image trop grosse > upload_max_filesize, php
temps d'exécution dépassé, max_execution_time, script trop long, timeout php > php, délai
composant manquant, class not found, extension manquante, module absent, call to undefined function > extension, installer une extension
quelle commande, démarrer mon application, point d'entrée, start command, port d'écoute > programme utilisateur, configurer
websocket, temps réel dans le navigateur, socket.io > programme utilisateur, proxy, node.js
bot discord, bot telegram, robot de discussion, serveur de jeu, script permanent > services, programme
se lance deux fois, tâche ne part pas, cron ne marche pas, cron not running > tâches planifiées, cron
connexion ftp refusée, mode passif, ftp timeout, 530 login incorrect > ftp, problèmes fréquents
limiter à un dossier, accès à un seul dossier, chroot, dossier précis > utilisateur ftp, créer un utilisateur ftp, cloisonner
glisser-déposer, logiciel pour envoyer, envoyer mon site depuis mon ordinateur > filezilla, ftp
host key verification failed, remote host identification has changed, empreinte a changé > ssh, problèmes fréquents
permission denied (publickey), clé refusée, clé non reconnue > clés ssh, ssh
transférer par terminal, copier par ssh, copy over ssh > sftp, rsync, ssh
lire un fichier caché, fichiers cachés, dossier caché > répertoire, ftp, commandes
que contient mon dossier, dossier admin, dossier inconnu, structure des dossiers > répertoire admin, arborescence
changement de machine, bascule de serveur, nouvelle infrastructure, migration forcée, fin de vie du système > migrations, effectuer une migration
incompatible avec la nouvelle version, fin de support php, eol, version abandonnée > migration, version, architecture logicielle
`
