/** Programs, languages and protocols by what they do, as who looks for one says it. The form: `packGlossary`. */
export const PRODUCTS = `
[need]
nosql, orientée documents, base documentaire, document store, document database, mongo, bson, collections json > mongodb, couchdb
clé-valeur, key-value, cache mémoire, in-memory, cache d'objets, cache objet, sessions en mémoire, pub sub > redis, memcached, valkey
recherche plein texte, full text search, moteur de recherche interne, facettes, index de recherche, lucene > elasticsearch, opensearch, solr, meilisearch
relationnelle, sgbd, sgbdr, rdbms, serveur sql, base sql, requêtes sql, tables > mysql, mariadb, postgresql
postgres, pgsql, psql, pg_dump, pg_restore, pgadmin > postgresql
mysqld, mysqldump, mysqlimport, my.cnf, innodb, myisam, percona > mysql, mariadb
base embarquée, fichier db, base de fichiers > sqlite
séries temporelles, time series, tsdb > influxdb, prometheus, timescaledb
file de messages, broker, message broker, amqp, courtier de messages, événements asynchrones, producteur, consommateur > rabbitmq, kafka, activemq
administrer la base, interface pour la base, gérer mysql dans le navigateur, database gui, web sql > phpmyadmin, adminer, pgadmin
blog, blogue, cms, gutenberg, woocommerce, wp, wp-admin, elementor, thème de blog, site d'actualité > wordpress
cms, portail, gestion de contenu, content management, site institutionnel > drupal, joomla, typo3, spip
boutique, panier, e-commerce, ecommerce, catalogue de produits, vente en ligne, online shop, webshop > prestashop, magento, woocommerce, sylius
gestion commerciale, erp, pgi, crm, devis, comptabilité, stock, logiciel d'entreprise, business software > odoo, dolibarr
forum, espace de discussion, communauté en ligne, bulletin board > phpbb, discourse, flarum
wiki, encyclopédie, base de connaissances, knowledge base, documentation interne > mediawiki, dokuwiki, bookstack
plateforme de cours, formation en ligne, e-learning, lms, cours en ligne > moodle
partage de fichiers en ligne, cloud personnel, drive, alternative à dropbox, alternative à google drive, stockage en ligne, synchroniser des fichiers > nextcloud, owncloud, seafile
discussion d'équipe, messagerie d'équipe, team chat, alternative à slack, alternative à teams, canaux > mattermost, rocket.chat, zulip, matrix
visioconférence, réunion vidéo, appel vidéo, video call, video conference > jitsi, bigbluebutton
forge, forge logicielle, dépôts git, héberger du code, git server, code hosting, revue de code, tickets de bogues > gitlab, gitea, forgejo, github
gestion de projet, suivi de bogues, bug tracker, issue tracker, kanban > redmine, jira, taiga
intégration continue, ci/cd, continuous integration, chaîne de livraison, runner, build automatique > jenkins, gitlab, github actions, cicd
gestion de versions, versionner, version control, source control, historique du code > git, subversion
mesure d'audience, web analytics, alternative à google analytics, statistiques de visites > matomo, awstats, plausible
raccourcir une url, sondage, enquête, questionnaire > limesurvey, framadate
gestionnaire de mots de passe, password manager, coffre-fort de mots de passe > bitwarden, vaultwarden, keepass
profileur, profiler, profilage, apm, tracer les requêtes, code lent, trouver le code lent, call graph > blackfire, tideways, xdebug, new relic
suivi des performances applicatives, application monitoring, observabilité, observability, traces > new relic, datadog, sentry
suivi des erreurs, error tracking, rapports de plantage > sentry
encoder, transcoder, convertir un film, découper une vidéo, extraire le son, streaming, sous-titres, mp4, codec > ffmpeg
redimensionner des images, convertir des images, vignettes, thumbnails > imagemagick, gd
cartographie, carte géographique, sig, gis, wms, données géographiques, fond de carte > mapserver, postgis, geoserver
géolocalisation, localiser un visiteur, base de pays, maxmind, bloquer par pays, provenance des visiteurs > geoip
optimiser les pages automatiquement, minifier, compression des pages, mod_pagespeed > pagespeed
certificat gratuit, acme, autorité gratuite, renouvellement automatique du certificat, certificat automatique > let's encrypt, certbot
forcer le navigateur en https, strict transport security, sécurité de transport, max-age, preload > hsts
demande de signature, certificate signing request, requête de certificat, openssl req > csr
qui peut émettre, autorités autorisées, émetteur autorisé, certification authority authorization > caa
découverte de service, enregistrement de service, _sip, port d'un service > srv
signer la zone, zone signée, chaîne de confiance, ds record, rrsig, dnskey, empoisonnement dns, signature du domaine > dnssec
réécriture de l'expéditeur, redirection refusée par spf, forward et spf, envelope sender > srs, sender rewriting scheme
usurpation d'adresse, signature des messages, prouver l'origine, authentifier l'expéditeur, spoofing, alignement > spf, dkim, dmarc
filtrer côté serveur, filtres de messagerie, script de tri, vacation, fileinto > sieve
agenda partagé, carnet d'adresses partagé, synchroniser agenda, synchroniser contacts, calendrier du téléphone, davx5 > caldav, carddav
disque distant, lecteur distant, lecteur réseau, network drive, monter en local, dossier web, map network drive > webdav, sshfs
transfert de fichiers, dépôt de fichiers, file transfer, envoyer des fichiers, mise en ligne de fichiers > ftp, sftp, filezilla
transfert chiffré, copie sécurisée, secure copy, fichiers par ssh, scp > sftp, ssh
client ftp, logiciel de transfert, ftp client, winscp, cyberduck, transmit > filezilla, ftp
accès en ligne de commande, secure shell, connexion distante, prise en main à distance, remote shell, openssh > ssh
jeton d'api, rest, restful, json api, automatiser par programme, appels http, webhooks, intégrer à mon application, endpoint, curl > api
expressjs, npm, yarn, javascript serveur, serveur javascript, nestjs, nextjs, nuxt, pm2 > node.js, nodejs
typescript serveur, javascript sécurisé > deno, bun
django, flask, fastapi, pip, virtualenv, venv, wsgi, gunicorn, uvicorn, jupyter > python
rails, gem, bundler, rack, sinatra, puma > ruby
symfony, laravel, composer, cakephp, codeigniter, opcache, php-fpm, fpm > php
spring, tomcat, jar, war, maven, gradle, jvm, servlet, kotlin > java
golang, gin, hugo > go
phoenix, erlang, beam, mix > elixir
c#, asp.net, blazor, csharp, microsoft, core > .net, dotnet
cargo, actix, crate, rustup > rust
openresty, luarocks > lua
vue, angular, svelte, frontend, spa, single page app, application monopage, vite, npm build > react, fichiers statiques
générateur de site statique, jekyll, hugo, static site generator, gatsby, eleventy > fichiers statiques
reverse proxy, proxy inverse, frontal web, serveur frontal, web frontend > nginx, haproxy, stack http, proxy
serveur web, web server, httpd, vhost, mod_rewrite, virtualhost > apache, nginx
cache web, accélérateur web, web cache, http accelerator, cache de pages > varnish, cache http, proxy
répartiteur, load balancer, répartition des requêtes, round robin, bascule de trafic > haproxy, équilibrage, répartition
failover, vip, ip virtuelle, bascule automatique, heartbeat > keepalived, pacemaker, corosync, haute disponibilité
modsecurity, owasp, bloquer les injections, requêtes malveillantes, application firewall > waf, pare-feu applicatif
force brute, brute force, bannir des adresses, tentatives de connexion, trop de tentatives, jail > fail2ban
filtrage réseau, zones, firewall-cmd, nftables, ufw, règles réseau > iptables, firewalld, pare-feu
contrôle d'accès obligatoire, mac, contexte de sécurité, avc denied, booléens, politique de sécurité, permission denied malgré > selinux, apparmor
réseau privé virtuel, accès au réseau de l'entreprise, tunnel chiffré, nomades, télétravail, peer to peer vpn, maillage > vpn, wireguard, openvpn, tailscale
anonymat, navigation anonyme, réseau en oignon, cacher son adresse, onion > tor, torsocks, i2p
annuaire, directory, comptes centralisés, base de comptes, ouverture de session du domaine > ldap, active directory, openldap
authentification réseau, aaa, 802.1x, wpa enterprise, contrôle d'accès réseau > radius, freeradius
authentification unique, single sign-on, saml, oauth, openid > sso, keycloak
noms internes, serveur de noms, zone directe, zone inverse, named, resolve local names > bind, dns
serveur faisant autorité, zones publiques, authoritative > knot, nsd, bind, dns
résolveur, cache dns, resolver, recursive, dns over tls > unbound, dns
attribution d'adresses, baux, adresses automatiques > dhcp
heure du système, synchroniser l'horloge, clock sync, décalage d'horloge > ntp, chrony
serveur de courriel, mta, relais de messagerie, serveur de messagerie, envoi des messages, queue de mail, mailq > postfix, exim
lire le courrier, serveur imap, serveur pop, boîtes sur le serveur > dovecot, imap
antivirus, virus dans les messages, scan viral > clamav
filtre antispam, score, bayes, spam filter > spamassassin, rspamd, antispam
courrier dans le navigateur, messagerie en ligne > roundcube, webmail
liste de discussion, lettre d'information, newsletter, mailing list, diffusion > mailman, sympa, liste de diffusion
envoi en nombre, campagne d'emailing, emailing, transactional email, smtp tiers > brevo, sendgrid, mailjet, relais smtp
voix sur ip, téléphone ip, standard, central, softphone, ivr > asterisk, freepbx
partage windows, cifs, smb, dossier partagé, voisinage réseau, lecteur z > samba
partage unix, export de répertoire, montage distant, partage entre serveurs linux > nfs
synchroniser des dossiers, copie à distance, miroir de fichiers, ne copier que les différences, delta > rsync, unison, lsyncd
sauvegarde dédupliquée, déduplication, sauvegardes chiffrées, backup tool > borg, restic
surveiller des fichiers, événements de fichiers, file watcher, watch folder > inotify
métriques, alertes de serveurs, monitoring, checks, sondes > zabbix, prometheus, nagios, supervision
graphes, courbes, tableaux de bord, dashboards > grafana, kokiboard
collecte de journaux, centraliser les logs, syslog, log shipping > rsyslog, loki, graylog, journaux
lecture des journaux, journald, system log > journalctl, journaux
rotation des journaux, logs trop gros, archiver les logs > logrotate
analyse du réseau, chemin des paquets, route réseau, latence entre deux machines > mtr, traceroute
capture de paquets, sniffer, analyser le trafic, packet capture > tcpdump, wireshark
débit instantané, qui consomme le réseau, bandwidth monitor, connexions actives > iftop, nload, bande passante
test de débit, mesurer le débit, speedtest > iperf
processus en direct, moniteur de processus, task manager, charge du système, top > htop, processus
conteneurs sans démon, rootless, sans root, sans droits root, daemonless > podman
conteneurs, dockerfile, compose, docker-compose, image docker, container engine, conteneuriser > docker, podman
conteneurs système, machine légère, lxc, system containers > incus, lxd
orchestration, orchestrer des conteneurs, k8s, pods, helm, cluster de conteneurs > kubernetes, swarm
magasin de configuration, base du cluster, consensus, raft > etcd
hyperviseur, machines virtuelles, virtualisation, qemu, virt-manager, virsh, vm linux > kvm, libvirt, proxmox
machine virtuelle sur mon poste, vm sur windows, essayer linux, oracle vm > virtualbox
esxi, vsphere, vcenter, vmdk, hyperviseur du commerce > vmware
outils de l'hôte, outils invités, guest additions, guest tools, intégration de la vm > vmware tools, open-vm-tools
administrer dans le navigateur, console web du serveur, web console, interface d'administration du serveur > cockpit, webmin, plesk
panneau d'hébergement, control panel, gérer les abonnements, hosting panel > plesk, cpanel, ispconfig
premier démarrage, initialiser une instance, user-data, provisionner une vm > cloud-init
installation automatisée, réponses automatiques, unattended install, installer sans clavier > kickstart, preseed
modèles de machines, image de référence, golden image, fabriquer des templates > packer
infrastructure as code, décrire l'infrastructure, provisionner le cloud > terraform
gestion de configuration, automatiser des serveurs, playbook, inventaire, idempotent, configuration management > ansible, puppet
rôles partagés, collections, télécharger des rôles, hub de rôles > ansible galaxy
livraison de code, capistrano, releases, lien symbolique current, livrer une application > ansistrano, déploiement
moteur de modèles, gabarits, templating, variables dans un fichier > jinja, twig
tâches périodiques, planificateur, ordonnanceur, chaque minute, scheduled job, répétition > cron, crontab, tâches planifiées
tâches ponctuelles, une seule fois, exécution différée, programmer une commande > at, tâches
rattraper les tâches, machine éteinte la nuit, portable éteint > anacron
unités, gestionnaire de services, démon, démarrage automatique, systemctl, init, service linux > systemd, service
chargeur de démarrage, bootloader, menu de démarrage, choisir le noyau > grub, démarrage
disque mémoire initial, dracut, mkinitrd, initial ramdisk, initrd > initramfs
panique du noyau, système figé au démarrage, oops > kernel panic
volumes logiques, agrandir une partition, volume group, pvcreate > lvm
pool de disques, instantanés de disque, raidz, copy on write > zfs, btrfs
grappe de disques, miroir de disques, mdadm, disque redondant > raid
chiffrer un disque, luks, disk encryption > chiffrement
gestionnaire de paquets, installer un logiciel, dépôts, rpm, yum, package manager > dnf, apt, paquets
mises à jour automatiques, patchs automatiques, auto updates, correctifs nocturnes > dnf-automatic, unattended-upgrades
logiciels universels, sandbox, flathub, bac à sable > flatpak, snap
logiciel portable, un seul fichier exécutable, sans installation > appimage
jeux windows, jouer sous linux, steam, compatibilité windows > proton, wine
environnement de bureau, plasma, bureau léger > kde, gnome, xfce
terminal, émulateur, fenêtres scindées, split terminal, onglets de terminal > terminator, kitty, tmux
sessions persistantes, garder une session ouverte, détacher une session > tmux, screen
bureau à distance, partage d'écran, remote desktop, prise de contrôle > rdp, vnc
captures d'écran annotées, flèches sur une image, screenshot tool > ksnip
préférences cachées, registre gnome, gsettings > dconf
éditeur modal, vimrc, modifier un fichier en console, quitter vi > vi, vim, neovim
éditeur simple, éditeur dans le terminal > micro, nano
ide dans le terminal, autocomplétion, lsp > nvchad, neovim
traiter du texte, filtrer des lignes, colonnes, extraire des champs, substitution > sed, awk, grep
coller du texte en ligne, partager un extrait, gist > pastebin, rpaste
graver, image disque, disque amorçable, burning > xorriso, iso
calcul intensif, hpc, file de calcul, ordonnanceur de calcul, batch de calcul > slurm
pilotes graphiques, accélération matérielle, cuda > nvidia
sous-système linux, linux dans windows, ubuntu dans windows > wsl
contrôleur wifi, bornes, réseau sans fil d'entreprise > unifi
tunnel ipv6, ipv6 sans fournisseur, 6in4 > hurricane electric, ipv6
dsl, session ppp, concentrateur d'accès > pppoe
tests automatiques de la distribution, test d'intégration système > openqa
forge en ligne, ligne de commande de github, gh pr create > github cli
tirer les changements, fusionner depuis le serveur, récupérer sans fusionner > git pull, git fetch
branche suivie, upstream branch, set-upstream > tracking branch
copie personnelle d'un dépôt, contribuer à un projet > fork
clé gpg, pgp, commits vérifiés, verified commit > signature, git commit
`
