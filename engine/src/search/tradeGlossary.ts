/** What people of the trade call the same things: one group a line, the form of `packGlossary`. */
export const TRADE_GLOSSARY = `
[same]
mot de passe, mdp, password, passwd, pwd
phrase de passe, passphrase
identifiants, login, credentials, compte
accès, accéder, access, accessible
identifiants, login > accès
base de données, bdd, bd, database, db, sgbd, banque de données
mysql, mariadb, sql
postgresql, postgres, pgsql, psql
exporter, dump, extraire
importer, charger
sauvegarde, backup, archive, copie de sécurité, snapshot
restaurer, restore, récupérer
répartiteur de charge, équilibreur, load balancer, loadbalancer, lb, répartition de charge, équilibrage de charge, load balancing
lb, répartiteur > haproxy
certificat, ssl, tls, https, cert
cadenas, non sécurisé > certificat, https
letsencrypt, let's encrypt, certbot, acme
redirection, redirect, rediriger, rewrite, réécriture, 301
403, forbidden, accès refusé, interdit, permission denied, permission refusée
404, not found, introuvable
500, internal server error, page blanche, écran blanc
erreur, error
502, bad gateway, 503, service unavailable, 504, gateway timeout
délai, timeout, délai dépassé, time out
bannir, ban, bannissement, banni, bloqué
débannir, déban, unban, débloquer
fail2ban, f2b
pare-feu, firewall, iptables, nftables, firewalld, ufw
ftp, sftp, ftps, transfert de fichiers, file transfer
filezilla, cyberduck, winscp > ftp, sftp
putty > ssh
ssh, secure shell, connexion à distance, terminal distant, accès distant
clé, clef, key
clé publique, public key, publickey
clé privée, private key
tâche planifiée, cron, crontab, planification, scheduled task, cronjob, job, timer
planifier, schedule, programmer
synchroniser, sync, synchro, rsync, miroir, mirror
migration, déménager, migrate, changer d'hébergeur
dns, nom de domaine, ndd, domaine, domain name
serveur de noms, nameserver, résolveur, resolver
zone, enregistrement, record
mise en production, mep, mise en prod, déploiement, livraison, release, deployment
préproduction, préprod, staging, recette
production, prod
retour arrière, rollback, revenir en arrière, version précédente
conteneur, container, docker, podman
compose, docker compose
intégration continue, ci, ci cd, pipeline, cicd
gitlab, runner
dépôt, repository, repo, référentiel
demande de fusion, pull request, merge request, pr
requête, query, request
wordpress, wp
extension, plugin, greffon, module, add-on
panneau, panel, panneau de contrôle, control panel
plesk > panneau
phpmyadmin, pma
php, php-fpm, fpm
taille maximale, limite, quota
téléverser, upload, envoyer un fichier
télécharger, download
supervision, monitoring, surveillance, surveiller, monitor, métriques, metrics
graphique, graphe, courbe, grafana, dashboard, tableau de bord
alerte, alerting, sonde, notification
ticket, support, assistance, demande, helpdesk
partage, share, échange
panne, site down, en rade, planté, inaccessible, ne marche plus, hors service, dépannage, troubleshooting
lent, lenteur, rame, slow, performance
journal, log, journalisation, logging
configuration, config, conf, paramétrage, réglage, setting
installation, setup, mise en place
désinstaller, uninstall, remove, supprimer, enlever, effacer, delete
créer, création, ajouter, add, create, new
modifier, changer, edit
afficher, voir, show, display, consulter
démarrer, lancer, start, exécuter, run
arrêter, stop, éteindre, shutdown, couper, extinction
redémarrer, restart, reboot, relancer
démarrage, boot
mise à jour, mettre à jour, update, upgrade, maj, actualiser
chiffrement, encryption, encrypt, cryptage
sécurité, security, sécuriser, durcissement, hardening
droits, permissions, chmod, autorisation
utilisateur, user, compte, usager
fichier, file
413, fichier trop gros, upload > taille
dossier, répertoire, directory, folder
disque, disk, stockage, storage
partition, volume
système de fichiers, filesystem, file system
mémoire, ram, memory
processeur, cpu
mémoire d'échange, swap
processus, process
réseau, network, networking
passerelle, gateway
adresse, ip
pont, bridge
tunnel, vpn
mandataire, proxy
mandataire inverse, reverse proxy, proxy inverse
serveur web, web server, apache, httpd, nginx
courriel, mail, email, e-mail, messagerie, courrier, smtp
machine virtuelle, vm, virtual machine, virtualisation, virtualization
noyau, kernel
paquet, package, rpm, logiciel
gestionnaire de paquets, dnf, yum, apt, package manager
service, démon, daemon
variable d'environnement, environnement, env
éditeur de texte, text editor, éditeur
ligne de commande, terminal, console, shell, cli, invite de commande
bureau, desktop
bureau à distance, remote desktop, rdp, vnc, bureau distant
navigateur, browser
capture d'écran, screenshot
code qr, qr code, qrcode
graver, burn
construire, build, compiler
grappe, cluster
haute disponibilité, ha, high availability, basculement, failover
orchestration, kubernetes, k8s
authentification, authentication, auth, s'identifier
double authentification, 2fa, mfa, deux facteurs
jeton, token
clé d'hôte, host key, empreinte, fingerprint
hôte virtuel, virtualhost, vhost, virtual host
liste noire, blacklist, blocklist
liste blanche, whitelist, allowlist
cache, redis, memcached
file d'attente, queue
en-tête, header
contribuer, contribution, contribute, participer
wiki, base de connaissances
`
