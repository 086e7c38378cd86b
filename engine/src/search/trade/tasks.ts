/** Tasks, a verb and its object, as readers say them → subjects. The form of each line: `packGlossary`. */
export const TASKS = `
[need]
transférer mon compte, transférer un compte, donner mon compte, changer de titulaire, transfer account > cession de compte, cession
fermer compte, clôturer compte, effacer compte, close account, remove account > supprimer un compte, suppression
supprimer profil, effacer profil, delete profile > supprimer son profil
changer nom compte > renommer un compte
ouvrir un compte, ouverture compte, nouveau compte, open account, create account > créer un compte
télécharger facture, voir factures, trouver facture, retrouver facture > facturation
changer carte, mettre à jour carte, carte expirée, enregistrer carte > moyens de paiement
ajouter développeur, inviter quelqu'un, ajouter quelqu'un, ajouter collaborateur, accès collègue, donner accès, partager accès > permissions
changer forfait, changer plan, augmenter ressources, prendre plus grand, passer supérieur > changer d'offre
limiter accès panneau, restreindre interface, bloquer connexion panneau > autorisation d'accès, ip
perdu code, perdu téléphone, plus code, code de connexion > authentification 2 facteurs, perte d'accès
recevoir alertes, reçois alerte, alerte reçue > système d'alertes
réactiver compte, débloquer compte, compte coupé > suspension, mode restreint
appeler support, joindre support, parler à quelqu'un, numéro support > ticket urgent, ticket
prendre domaine, nouveau domaine, buy domain > acheter un domaine
garder domaine, prolonger domaine, domaine expire > renouveler un domaine
vendre domaine, donner domaine, céder domaine > changer le propriétaire
utiliser mon domaine, lier domaine, connecter domaine, relier domaine, use my domain > ajouter un domaine externe, domaine externe
sortir domaine, quitter domaine, partir domaine, emmener domaine > transfert sortant, transférer un domaine chez un autre
modifier dns, éditer dns, changer dns, zone dns, entrée dns > enregistrement dns, serveurs dns
importer zone, exporter zone > fichier de zone, enregistrements dns
prêter sous-domaine, donner sous-domaine, confier sous-domaine > déléguer un sous-domaine
ajouter boîte, nouvelle adresse, créer boîte, create mailbox > créer une adresse email
beaucoup de boîtes, plusieurs adresses, créer plusieurs > plusieurs adresses email, csv
recevoir tout, renvoyer tous, toutes les adresses > adresse collectrice, catch-all
rediriger mail, transférer mail, renvoyer mail, copier mail > redirection, adresse email
récupérer anciens mails, reprendre mails, importer mails, transférer boîte, importer boîte > migrer des adresses email
mails ne partent pas, envoi bloqué, plus envoyer, mail pas envoyé, mail pas parti, savoir si mail > vérifier si un email a bien été envoyé, historique
mail tous, écrire à tous, écrire adhérents, prévenir membres, membres association > liste de diffusion
lire mails, voir mails, consulter mails, recevoir mails, ouvrir boîte, read mail > consulter une adresse email, webmail
mails téléphone, mails portable, mails mobile, mails smartphone > consulter une adresse email, apple, gmail, outlook
boîte pleine, mailbox full, boîte saturée, quota boîte > quota, adresse email
bloquer spam, filtrer spam, trop de spam, anti-spam > antispam, filtrage
classer mails, trier mails, dossier automatique > règle de filtrage, filtrage
interdire envoi, empêcher réception > bloquer l'utilisation des emails
signer mails, authentifier mails, prouver mails > dkim, spf
agenda téléphone, synchroniser contacts, partager calendrier > carddav, caldav
voir visites, compter visites, nombre visiteurs, qui vient, mesurer trafic > statistiques
remettre comme avant, revenir avant, récupérer site, récupérer fichiers, restaurer fichiers, retrouver fichiers > restaurer un site, restaurer
récupérer mails, retrouver mails, restaurer mails > restaurer des emails
exporter base, importer base, sauvegarder base, dump base > base de données, mariadb, postgresql
accéder base, connecter base, base distance > mariadb, postgresql, informations de connexion
page maintenance, couper site, éteindre site, fermer site > désactiver un site
relancer site, relancer application, redémarrer application, reboot site > redémarrer un site
copier site, dupliquer site, cloner site > déplacer un site
apporter site, venir site, installer mon site, transférer site, importer site > migrer un site
changer url, changer adresse, autre adresse, nouvelle adresse site > changer l'adresse d'un site
créer site, second site, nouveau site > ajouter un site
vider cache, activer cache, mettre cache > cache http
site piraté, site infecté, site hacké, nettoyer site, nettoyer virus > désinfecter un site
ralentit site, script lent, trouver lenteur, requête lente, code lent > analyser des processus, blackfire, performances
site lent, accélérer site, optimiser site > performances web, cache
tester charge, supporter charge, beaucoup visiteurs, tenir pic > pic d'audience
bloquer ip, interdire ip, refuser ip, bannir ip > htaccess, firewall, waf, bannir
bloquer pays, refuser pays, interdire étranger > geoip
protéger dossier, cacher dossier, mot de passe dossier > protéger un répertoire, htaccess
envoyer fichiers, transférer fichiers, déposer fichiers, mettre fichiers, upload files > ftp, filezilla, sftp
fichiers windows, fichiers explorateur, monter dossier > webdav
ftp refusé, ftp bloqué, ftp impossible, connexion ftp > ftp, problèmes fréquents
toutes les heures, chaque heure, chaque matin, chaque nuit, chaque jour, tous les jours, lancer script, lancer commande, exécuter script > tâches planifiées, cron
tourner en continu, bot continu, faire tourner bot, faire tourner programme, programme continu, lancer bot > services
version php, version node, version python, changer version, choisir version > versions supportées, configurer
installer module, ajouter module, installer dépendance > installer un paquet, extension
forcer https, passer https, activer https > rediriger http vers https
certificat valide, certificat invalide, erreur certificat, certificat marche pas > let's encrypt, certificat
installer forum, installer wiki, installer blog, installer cms > marketplace
discuter équipe, discuter collègues, parler équipe > mattermost, messagerie instantanée
convertir vidéo, traiter vidéo > ffmpeg
relier bureau, sécuriser échanges, réseau bureau > vpn
supprimer paquet, enlever paquet, désinstaller programme, remove package, uninstall software > gestion des logiciels
espace disque, place disque, disk space, disque plein > file system, système de fichiers, quota
monter disque, monter partition, ajouter disque, formater disque, mount disk > file system, montage
droits fichier, changer droits, droits dossier, file permissions > système de fichiers, file system, permissions
ajouter utilisateur, créer utilisateur, nouvel utilisateur, ajouter groupe, changer mot de passe, utilisateur groupe > gestion des utilisateurs, comptes d'utilisateurs
héberger deux sites, deux sites, plusieurs sites, plusieurs domaines > multi-sites, hôte virtuel
installer php, installer apache, installer serveur web > serveurs d'application, apache
créer conteneur, lancer conteneur, démarrer conteneur, run container > podman, docker engine, conteneur
copie conteneur, sauvegarder conteneur, restaurer conteneur > snapshots de conteneur, snapshot
envoyer fichier ansible, copier fichier ansible, fichier plusieurs serveurs > gestion de fichiers
signaler erreur documentation, corriger documentation, corriger page, traduire document > contribuer, contributeurs
joindre machine, tester liaison, vérifier liaison, mauvaise connexion, connexion instable > mtr, analyse de réseau
programme planté, arrêter programme, programme répond plus, tuer programme > processus, htop
substituer chaîne, remplacer chaîne, remplacer mot, changer texte > rechercher et remplacer
consomme processeur, consomme mémoire, consommer cpu, utilise mémoire > htop, processus, ressources système
calcul distribué, calcul parallèle, lancer calcul > slurm
clé usb installation, préparer clé, démarrer clé > image iso, installation
différence entre, what is > terminologie, présentation, introduction
`
