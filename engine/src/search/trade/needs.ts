/** Needs and symptoms in the words of those who have them → subjects. The form of each line: `packGlossary`. */
export const NEEDS = `
[need]
accélérer, plus rapide, gagner en vitesse, trop lent, met du temps, temps de réponse, charge lentement, lourd, rame, ramer > performance, lent, cache, optimiser
site lent, slow website, page lente, loading time > performance, lent
beaucoup de trafic, beaucoup de monde, beaucoup de visiteurs, passage à la télé, passer à la télé, soldes, black friday, buzz, afflux, pic > pic d'audience, montée en charge, performance
tenir la charge, tenir le choc, encaisser > montée en charge, répartition de charge, performance
mon site ne marche plus, ne fonctionne plus, ne répond plus, est tombé, ne s'affiche plus, site down, site mort, tout est tombé, plus rien ne marche, tout est cassé > panne, dépannage, problème, redémarrer
plante, se fige, gelé, bloqué, freeze, hang, figé > problème, processus, redémarrer
écran noir, écran bleu, ne démarre plus, won't boot > kernel panic, démarrage, noyau
être prévenu, recevoir une alerte, être alerté, me prévenir, get notified, alert me > alerte, système d'alertes, supervision, notification, sonde
surveiller mon site, vérifier que mon site fonctionne, uptime, health check > sonde, supervision, monitoring
qui consomme, qui mange, mange la mémoire, trop de mémoire, consommation mémoire, consommation cpu, trop de cpu, usage cpu > ressources système, processus, limitation, mémoire, load
place restante, manque de place, libérer de la place > espace disque, quota
faire le ménage, nettoyer > purger, supprimer
dans mon coin, pour moi seul, à moi seul, rien que pour moi, exclusif, non partagé > serveur dédié, cloud privé, dédié
louer un serveur, rent a server, machine dédiée > serveur dédié, cloud privé
pas cher, petit budget, bon marché, cheap > prix, tarif, offre
coûte combien, how much > prix, tarif
quelle offre, quelle formule, quel hébergement, which plan, choisir mon hébergement > offre, choisir son plan, tarif
offre supérieure, plus de ressources, plus puissant, upgrade, passer à une offre, changer de forfait > changer d'offre
résilier mon contrat, fermer mon compte, arrêter mon contrat, supprimer mes données, partir de chez vous, close my account, delete my account, fermer mon abonnement, arrêter mon abonnement, clore > supprimer un compte, résilier, supprimer
donner mon compte, transmettre mon compte, passer mon compte à, changer de titulaire, vendre mon site, reprendre un compte > cession, changer de propriétaire
changer le nom de mon compte, autre nom > renommer
donner accès, donner un accès, accès à un tiers, accès à mon développeur, accès pour mon prestataire, partager mon compte, ajouter un collaborateur, droits d'un collaborateur, droits d'un utilisateur, plusieurs personnes, équipe, associé > permission, droits, utilisateur
restreindre l'accès, limiter l'accès, interdire l'accès, seulement moi, accès réservé > autorisation, ip, permission, droits
traçabilité, qui s'est connecté, historique des connexions > journaux
impossible de me connecter, n'arrive plus à me connecter, ne peux plus me connecter, plus accès à mon compte, locked out, can't log in, compte bloqué, accès perdu > perte d'accès, mot de passe oublié, authentification
perdu mon téléphone, changé de téléphone, code à usage unique, sms > authentification 2 facteurs, deux facteurs
mot de passe trop faible, choisir un mot de passe, mot de passe sûr > mot de passe, sécurité
sans taper le mot de passe, sans saisir le mot de passe, sans mot de passe, connexion automatique > clé ssh, clés ssh, ssh
filleul, recommander > parrainage
payer, régler, carte refusée, paiement refusé, changer de carte > moyen de paiement, paiement, facturation
recevoir mes factures, télécharger une facture, justificatif, reçu > facture, facturation
étudiant, université, faculté, lycée, campus > programme étudiants, academic
nuit, week-end, jour férié, joindre quelqu'un, dépannage en urgence, 24/7 > ticket urgent, urgence, astreinte
poser une question, demander de l'aide, help, contacter > support, ticket
sens d'un mot, que veut dire, signification, dictionnaire > terminologie, glossaire
planète, climat, co2, environnement, carbone, écologique > éco-responsabilité, green
sinistre, incendie, catastrophe, désastre, datacenter détruit > plan de continuité, reprise, sauvegarde
trouvé une faille, faille de sécurité, signaler une vulnérabilité, hacker éthique, récompense > bug bounty
où sont mes données, localisation des serveurs, où sont hébergés > architecture, datacenter, plan de continuité
mises à jour des serveurs, correctifs, patchs, failles corrigées > mises à jour de sécurité
adresse du serveur, hôte à utiliser, paramètres de connexion, quel serveur, quel port, serveur entrant, serveur sortant > informations de connexion, configurer
adresses à autoriser, ip sortantes, plages > plages d'ip, ip
ouvrir un port, port bloqué, open port > firewall, pare-feu
attaque, attaqué, bloquer les attaques, protéger mon site, injection, pirates > waf, pare-feu applicatif, sécurité, pare-feu
hacké, virus, infecté, malveillant, contenu suspect, redirigé vers un autre site, redirige vers un casino, fichiers bizarres, fichiers inconnus, fichiers suspects, défiguré, phishing sur mon site > désinfecter, site piraté, piraté, intrusion
bloquer un pays, visiteurs étrangers, restreindre à la france > geoip, géolocalisation
aspirateur de site, scraping, crawlers > robot
boutique, vendre en ligne, magasin, panier > prestashop, e-commerce, woocommerce, magento
créer un blog, faire un blog, créer un site facilement > wordpress, cms, installer une application
installer une application en un clic, applications prêtes, one click install > marketplace, application
logiciel de gestion, comptabilité, erp, crm > odoo, dolibarr
discussion d'équipe, messagerie d'équipe, comme slack, alternative à slack > mattermost, rocket.chat
forge, dépôt de code, héberger mon code > gitlab, git, gitea
vidéo, convertir une vidéo, encoder > ffmpeg
carte, cartographie, sig, fond de carte > mapserver
moteur de recherche, recherche plein texte, recherche interne, full text > elasticsearch, opensearch
file de messages, file d'attente, message broker, broker, messages asynchrones > rabbitmq, amqp, kafka
cache objet, cache en mémoire, sessions en mémoire > redis, memcached
profileur, trouver ce qui est lent, profiling > blackfire, tideways, new relic, xdebug
télétravail, réseau de l'entreprise, tunnel chiffré > vpn
appeler en https, connexion chiffrée, sécuriser mon site, cadenas, cadenas vert, cadenas barré, non sécurisé, passer en https, activer le https, forcer le cadenas > https, certificat, ssl, rediriger http vers https
certificat gratuit, free certificate > let's encrypt
certificat expiré, certificat périmé, certificat invalide > renouveler un certificat, certificat
demande de certificat, clé et csr > csr
mauvais certificat, certificat d'un autre site > certificat ssl
hors ligne, suspendre mon site, mettre en pause, désactiver temporairement, cacher mon site, fermer mon site > désactiver un site, maintenance
relancer mon site, redémarrer l'application, restart app > redémarrer un site, redémarrer
page 404, page introuvable personnalisée, erreur personnalisée, custom error > page d'erreur, pages d'erreurs
réécriture d'url, url propres, jolies urls, pretty urls, clean urls > htaccess, réécriture, redirection
ancienne adresse, nouvelle adresse, rediriger un site, redirect a site > redirection, rediriger
plusieurs sites, plusieurs domaines, second site, deuxième site, autre site > ajouter un site, hôte virtuel, multi-sites
nouveau site, créer un site, mettre un site > ajouter un site, site
changer l'url, autre domaine pour mon site, changer de domaine > changer l'adresse, adresse d'un site
déplacer mon site, changer de serveur, move a website, vers un autre compte > déplacer un site, migration
changer d'hébergeur, venir chez vous, depuis un autre hébergeur, quitter mon hébergeur, change hosting, importer mon site > migrer un site, migration, migrer
importer mes mails, transférer mes boîtes, récupérer mes anciens mails, migrer mes mails > migrer des adresses email, migration
envoyer mes fichiers, envoyer mes pages, mettre mes fichiers, déposer mes fichiers, transférer mes fichiers, upload files, copier mes fichiers sur le serveur > ftp, filezilla, sftp
mode passif, actif, connexion ftp coupée > ftp
ligne de commande sur le serveur, se connecter au serveur, console distante > ssh
lecteur réseau, monter comme un disque, disque réseau > webdav, partage de fichiers, sshfs
tâche automatique, chaque nuit, chaque jour, toutes les heures, tous les soirs, régulièrement, périodiquement, à heure fixe, every night, every day > tâche planifiée, cron, planifier
en permanence, en continu, en arrière-plan, programme qui tourne, tourne tout le temps, always running, worker > service, démon, systemd
lancer au démarrage, démarrer automatiquement, au boot, run at startup > service, systemd, démarrage
mesurer l'audience, nombre de visites, combien de visiteurs, qui visite, analytics > statistiques
journaux d'accès, access log, error log, voir les erreurs, lire les erreurs > logs, journaux
ancienne version de mes fichiers, récupérer une ancienne version, version précédente de mes fichiers, revenir à hier, revenir en arrière, remonter le temps, j'ai supprimé, supprimé par erreur, effacé par erreur, effacé mes fichiers, récupérer un fichier, undelete, restore > restaurer, sauvegarde
effacé des mails, mails supprimés, récupérer un mail, mails perdus > restaurer des emails, restaurer
copie de secours, copie de sauvegarde, mettre à l'abri, double de mes fichiers, sécuriser mes données > sauvegarde
combien de temps sont gardées, durée de conservation, rétention, gardez-vous > sauvegarde, conservation
copier une base, copie de la base, cloner ma base, duplicate database > dupliquer une base
créer une base, nouvelle base > base de données
ouvrir ma base à distance, accéder à ma base de l'extérieur > base de données, accès distant
acheter un nom, nom de site, adresse de site, réserver un nom, déposer un nom, nom disponible > acheter un domaine, domaine
domaine va expirer, bientôt expirer, date d'expiration, domaine expiré, expires soon > renouveler un domaine, dates limites, renouvellement
partir avec mon domaine, sortir mon domaine, changer de registrar, quitter pour un autre, autre bureau d'enregistrement, transfer away, domaine ailleurs, chez un autre prestataire > transfert sortant, transférer un domaine chez un autre, code de transfert
domaine acheté ailleurs, domaine chez ovh, domaine chez gandi, pointer mon domaine, faire pointer, domaine existant > domaine externe, ajouter un domaine externe
coordonnées du titulaire, modifier le titulaire, changer d'adresse postale, déménagé > informations du propriétaire, propriétaire
ajouter une entrée, champ txt, champ mx, ajouter un champ > enregistrement dns
sous-domaine ailleurs, sous-domaine vers un autre serveur > déléguer un sous-domaine, sous-domaine
garder mes mails ailleurs, mails chez google, google workspace, microsoft 365, office 365, mails chez un autre > mx externes, mx
boîte mail, nouvelle boîte, créer une boîte, new mailbox, ouvrir une adresse > adresse email, créer une adresse email
d'un coup, en masse, en lot, plusieurs à la fois, bulk, batch, mass > csv
toutes les adresses, tout ce qui arrive, tout ce qui est envoyé, n'importe quelle adresse, attraper tout > catch-all, adresse collectrice
lire mes mails, consulter ma boîte, mails dans le navigateur > webmail, consulter une adresse email
iphone, mac, ipad > ios, apple
téléphone, smartphone, android > mobile, configurer
agenda partagé, calendrier partagé, synchroniser mes contacts, synchroniser mon agenda, sync contacts > caldav, carddav
trier mes mails, ranger mes mails, trier automatiquement, dossier automatique, vacances, absent > règle de filtrage, filtrage, sieve
mails en indésirables, arrivent en spam, dans les spams, mails non reçus, mes mails n'arrivent pas, pas reçus, mail refusé, goes to spam > délivrabilité, spf, dkim
mail parti, bien parti, bien envoyé, mail arrivé, suivre un mail, mail was sent > vérifier l'envoi, envoi d'un email, email envoyé
envoi de spam, compte qui envoie du spam, mails envoyés à mon insu, spammeur > spam, réagir
expéditeur de confiance, ne plus bloquer un expéditeur, toujours accepter, whitelist > liste blanche
code source d'un mail, en-têtes d'un message, headers > source d'un email, lire la source
empêcher l'envoi, couper les mails, disable email, ne plus envoyer > bloquer l'utilisation des emails, emails
envoyer à plusieurs personnes, envoyer à un groupe, diffusion, infolettre > liste de diffusion
signature en bas, bas des messages, mention en bas > pied de page
mentions légales, cnil, cookies, droit, loi > obligations légales
version de php, changer de php, php version > php, configurer php, environnement
ajouter un module, activer une extension, enable extension > extension, installer une extension
quel langage, programmer en > langages
héberger node, héberger une application > node.js, programme utilisateur, application
annuaire microsoft, domaine windows, comptes windows > active directory
disque partagé, dossier partagé, partage windows, partager un dossier > samba, partage de fichiers, nfs
imprimer, scanner > imprimante
jeux, jouer > gaming, proton
photo de l'écran, filmer l'écran > capture d'écran, screenshot
écrire sur une clé, clé amorçable, bootable usb > image iso, graver
graver un disque, brûler un cd > graver, xorriso
vieux programme, programme windows > appimage, wine, flatpak
installer un programme, ajouter un logiciel, install software > paquet, logiciel, gestion des logiciels
désinstaller, enlever un programme > paquet, logiciel
ajouter un compte, créer un compte sur la machine, nouvel utilisateur, add user > utilisateur, gestion des utilisateurs, compte
changer les droits, droits sur un fichier, droits sur les fichiers, file rights, qui peut lire > permissions, droits, système de fichiers
tuer un programme, arrêter un programme, programme bloqué, kill a process, forcer l'arrêt > processus, kill
arrêter la machine, couper la machine, éteindre le serveur, turn off > arrêt, shutdown, éteindre, démarrage
ce qui tourne, programmes en cours, running programs > processus
chercher un fichier, retrouver un fichier, find a file > find, rechercher, commandes
chercher un mot, chercher du texte, remplacer un mot partout > grep, sed, rechercher et remplacer
copier vers un autre serveur, garder deux dossiers identiques, mêmes fichiers, miroir > rsync, synchronisation
chemin des paquets, trajet réseau, hops, par où passe > mtr, traceroute, analyse de réseau
débit en temps réel, consommation réseau, trafic en direct > bande passante, iftop, nload
ip fixe, adresse fixe, configurer le réseau > réseau, ip statique
partage de connexion, routeur > réseau, passerelle
sans intervention, installation automatique, sans surveillance, unattended > kickstart, automatisation
beaucoup de serveurs, plusieurs serveurs à la fois, parc de machines > ansible, automatisation, grande échelle
même configuration partout, configurer plusieurs machines > ansible, gestion de configuration
machine dans la machine, virtuel > machine virtuelle, virtualisation, virtualbox, kvm
linux sous windows, linux dans windows > wsl, virtualbox
isoler une application, cloisonner > conteneur, docker, chroot, selinux
passer de centos, venir de centos, changer de distribution, convertir > migrer, migration
quelle machine, configuration minimale, matériel requis, system requirements > configuration minimum, prérequis
serveur téléphonique, standard, central téléphonique, appels > asterisk, téléphonie
navigation privée, cacher mon ip > tor, anonyme
empêcher la veille, mise en veille, suspend, sleep > nosleep, veille
wiki d'entreprise, documentation interne, base de connaissances > mediawiki, wiki
recompiler > noyau, compiler, build
authentifier les utilisateurs, compte centralisé, login unique > active directory, ldap, radius, authentification
wifi d'entreprise, 802.1x > radius, freeradius
participer, aider le projet, écrire de la documentation > contribuer, contribution
revenir à une version, annuler un commit, undo > git, rollback
proposer une modification, envoyer mon code > pull request, git
vers une autre ip, vers un autre serveur, changement de dns, propagation > enregistrement dns, dns
putty, winscp, mobaxterm, powershell > ssh, sftp
changer le port, port 22, autre port > ssh, port
liste de contrôle, check-list, checklist, avant d'ouvrir > mise en production, vérifier
annuler le déploiement, dernier déploiement, livraison ratée > revenir en arrière, déploiement
sans le couper, sans le fermer, sans arrêter le site, sans que les visiteurs le voient > sans coupure, déploiement
donner un mot de passe, transmettre un mot de passe, envoyer un mot de passe, fichier confidentiel > secret, échanger
voir la charge, voir l'état, suivre mes serveurs, état de mes serveurs > supervision, suivre, tableau de bord
où sont mes identifiants, retrouver mes identifiants, mes accès, codes d'accès > accès, identifiant, premiers pas
à qui appartient, quel propriétaire, appartenir > droits, propriétaire
qu'est-ce qui change, ce qui change, nouveautés > changement, notes de version
taille maximale, fichier trop lourd, fichiers envoyés, pièce trop lourde > upload_max_filesize, limites d'envoi, taille
depuis l'extérieur, de l'extérieur, depuis mon poste > accès distant
même serveur pour un visiteur, garder un visiteur, session perdue, panier vidé > affinité de session, session
sans tout retransférer, seulement ce qui a changé, différences > rsync, synchroniser
déménager, déménagement, changer d'hébergement > migration, préparer une migration
pris en compte, prise en compte > propagation, dns
combien de temps > durée, délai
`
