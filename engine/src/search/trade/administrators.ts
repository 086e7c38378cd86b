/** Words that beginners and English speakers say → those that guides of administration are named by. The form: `packGlossary`. */
export const ADMINISTRATORS = `
[need]
écran bleu, plantage, crash, ne démarre plus, panique, kernel crash, boot failure, won't boot > kernel panic
mode rescue, secours, rescue, réparer le démarrage, recovery mode > mode de secours, kernel panic, démarrage
grub, menu de démarrage, multiboot, dual boot, amorçage > démarrage, grub2
ramdisk, initrd, image de démarrage > initramfs
kernel, compiler le noyau, module noyau > noyau
processeur, cpu, x86, x86-64, architecture, puce > compatibilité cpu, configuration minimum
exigences, pré-requis, requirements, minimum, configuration nécessaire, hardware > configuration minimum, prérequis
carte graphique, gpu, cuda, geforce, graphics card, pilote, drivers > pilotes nvidia
jeu, jouer, steam, game, video game > gaming, proton
musique, mp3, écouter, lecteur audio, sound, music player > decibels, audio player
vidéo de l'écran, filmer, enregistrer l'écran, screen recording, record screen > screencast, capture d'écran
photo d'écran, impression écran, screenshot, print screen > capture d'écran
dessiner, flèche, annotate > annotation, ksnip
flashcode, code-barres, scanner un code, qr > code qr, decoder
impression, imprimer, printer, printing, scanner, numériser, photocopieur > imprimante
bureautique, traitement de texte, visioconférence, notes, office suite > business & office apps
personnaliser, apparence, thème, fond d'écran, customize > tweaks, extensions gnome, dconf
réglages avancés, registre, préférences, settings > dconf, configuration
compte google, compte nextcloud, comptes en ligne > online accounts
prendre la main, contrôler à distance, à distance, autre pc, bureau à distance, vnc, teamviewer, remote desktop, remote control > rdp, desktop
terminal, console, fenêtre de commande > émulateur de terminal, terminator, kitty
veille, endormir, hibernation, capot, suspend, lid, mise en veille > nosleep
cd, dvd, disque optique, gravure, burn, burning > graver
clé usb, image disque, live, iso > image iso, création d'image
magasin d'applications, store, logithèque, app store > flathub, flatpak, appimagepool
appli, application portable, sans installer > appimage
plasma, bureau, environnement graphique > kde, gnome
standard, standard téléphonique, autocommutateur, voip, pbx, téléphone, téléphonie, phone system, sip, ipbx > asterisk
wifi, wi-fi, sans fil, wireless, point d'accès, borne, access point, wireless controller > unifi, radius, 802.1x
accès au réseau, authentifier le wifi, captive portal, nac, 802.1x > radius, freeradius
fournisseur d'accès, fai, dsl, adsl, isp > pppoe
ad, ldap, domaine windows, annuaire, compte windows, windows domain, directory > active directory
partager, partage windows, voisinage réseau, share, nas, smb, file server, file share > partage de fichiers, samba
copie distante, sauvegarde à distance, sauvegarde distante, remote backup, incrémental > rsync, sauvegarde
temps réel, réplication, répliquer, instantanément, real time, mirror > miroir, lsyncd, inotify
bidirectionnel, deux sens, two-way > unison
surveiller un dossier, changement de fichier, file watch > inotify
backups, archive > sauvegarde et restauration, sauvegarde
photo du conteneur, instantané > snapshot
isolation, conteneuriser, lxc, conteneurs système, system containers > incus, lxd, conteneur
télécharger une image > images
docker, container, oci > docker engine, podman, conteneur
hyperviseur, hypervisor, vm, vms, virtualiser, machine virtuelle, virtual machine, kvm, qemu > libvirt, virtualbox, cockpit, vmware
windows, sous windows, wsl2, linux dans windows > wsl
interface web, navigateur, tableau de bord, web console, web ui > cockpit
broadcom, remplacer vmware, quitter vmware, alternative à vmware, esxi, vcenter > vmware, hyperviseur
cloud, aws, openstack, instance > azure, cloud-init, images
provisionnement, provisioning, première configuration > cloud-init, kickstart
sans intervention, sans surveillance, unattended, installation automatique, déploiement automatique > kickstart, packer
débit, trafic, consommation réseau, bandwidth, throughput, traffic monitor > bande passante, nload, iftop
perte de paquets, paquets perdus, packet loss, latence, ping, traceroute, trajet, route, lag > mtr, analyse de réseau
ip fixe, ip statique, static ip, adresse fixe, passerelle, masque > configuration réseau, nmtui, réseau
nom de machine, hostname, renommer la machine, nom du serveur > nom d'hôte, réseau
optimiser le réseau, tuning, performance réseau, tcp tuning > optimisation de la performance du réseau
tor, onion, anonyme, vie privée, cacher mon ip, darknet, deep web, privacy > réseau anonyme, torsocks, i2pd
réseau maillé, mesh, relier des machines, tunnel, wireguard > vpn, tailscale
filtrage, bloquer un port, ouvrir un port, ports, fermer un port, iptables, ufw > pare-feu, firewalld
pare-feu graphique, interface de pare-feu > firewall gui
trunk, network card > vlan, cartes réseau
bind9, zone, serveur de noms, nom de domaine local, dns local, dns interne, name server > serveur dns, authoritative dns
dns menteur, cache dns, dns cache, résolution, résoudre des noms, resolver > résolveur dns, unbound
certificat interne, autorité, pki, certificate authority > autorité de certification, certificats
ssh key, key pair, générer une clé > clé ssh, ssh
sans taper, passwordless, connexion automatique > sans mot de passe
secret, coffre, coffre-fort, encrypt > vault, chiffrement
signer, gpg, pgp > signature, signing
mac, sécurité renforcée, setenforce, contexte, enforcing, permissive > selinux
durcir, durcissement, hardening, conformité, compliance, audit > stig, sécurité, auditing
maj automatique, mise à jour automatique, automatic updates, unattended-upgrades, auto update > dnf-automatic
monter de version, changer de version, version majeure, upgrade > mises à niveau, migrer
centos, almalinux, alma, rhel, red hat, oracle linux, remplacer centos, quitter centos > migrer vers rocky
installation du système, os, operating system, système d'exploitation, formater > installation
paquets, rpm, yum, apt, dépôt, logiciel, software, package, package manager > gestion des logiciels, dnf
dépôt interne, repo local, miroir local, local repository > dépôts locaux
mirror, public mirror > miroir
construire un paquet, packaging, empaqueter, srpm, spec > création de paquets
comptes, utilisateurs, user, groupe, user account, user management, account > gestion des utilisateurs, comptes d'utilisateurs
droits administrateur, sudo, root, administrateur, admin rights > utilisateurs, comptes
droits, rwx, chmod, chown, propriétaire > système de fichiers, permissions
partition, partitionner, agrandir, redimensionner, disque, volume, resize, inode > file system, lvm, partitioning
arborescence, hiérarchie, dossiers, racine, directory tree, filesystem > système de fichiers, file system
mount, fstab, automount > montage, file system
tuer, kill, programme bloqué, figé, planté, zombie, running, programmes en cours > processus, htop
mémoire, ram, charge, load, moniteur système, task manager, gestionnaire de tâches > htop, processus
planifier, programmer, chaque nuit, chaque jour, quotidien, automatiquement, crontab, périodique, schedule > cron, tâches planifiées, anacron
machine éteinte, pas toujours allumée, rattraper une tâche > anacron
lancer au démarrage, démon, daemon, arrière-plan, background, autostart > systemd, service
éteindre, couper, power off, extinction, shut down > arrêt, shutdown, commandes
raccourcis, historique, alias, complétion, man, aide, débuter, commandes de base, basic commands > commandes linux
débuter, cours, formation, tutoriel, beginner, learn, tutorial > apprendre, introduction, débutants
shell script, programmer en shell, scripting > bash, script
colorer, colored > couleur
remplacer un mot, remplacer du texte, substituer, rechercher-remplacer, search and replace, find and replace > rechercher et remplacer
expression régulière, regex, motif, filtrer du texte > grep, sed, awk
éditeur, éditer, modifier un fichier, text editor, notepad > éditeur de texte, vi, micro
ide, environnement de développement, vscode, coder, code editor, autocomplétion > nvchad, neovim
mise en forme, formatage, preview > markdown
rédiger, écrire, participer, aider, améliorer la documentation, contributing > contribuer, contribution, contributeurs
documentation en local, site de documentation, mkdocs, hors ligne > copie locale, localdocs
chatgpt, intelligence artificielle, llm > ia
pr, merge request, demande de fusion, proposer > pull request
renommer, retitrer, rename > changement du titre, modification du titre
topic branch > branche
récupérer les changements, fetch, pull, mettre à jour mon dépôt > git pull, git fetch
remote, origin, upstream > dépôt distant
github, gh, ligne de commande github > github cli
coller, partager un bout de code, partager du code, snippet, share code, extrait > rpaste, pastebin
mise en ligne, deployment > déploiement
orchestration, infrastructure as code, automation, configuration management > ansible, automatisation
secrets ansible, variables chiffrées, variables sensibles > vault, ansible
collection > ansible galaxy, rôles
modèle, gabarit, j2 > template, jinja
beaucoup de serveurs, centaines de serveurs, gros parc, scale, parc > grande échelle
k8s, orchestrateur, nœud, pods > kubernetes, cluster
supercalculateur, calcul intensif, calculs, cluster de calcul, job scheduler, hpc > slurm
serveur web, web server, vhost, virtual host, plusieurs sites, several sites > apache, multi-sites
php, fpm, serveur php > php-fpm, serveurs d'application
équilibrage, répartition, répartiteur, load balancer, load balancing, haproxy > équilibrage de charge
tolérance aux pannes, panne, basculement, redondance, failover, high availability, ha > haute disponibilité
base de données, database, sql, mysql > mariadb, serveurs de base de données
mail, courriel, courrier, email, e-mail, mail server > courrier électronique, messagerie, postfix
reports, logwatch > rapports, postfix
wiki, encyclopédie, base de connaissances, knowledge base > mediawiki
blog, carnet web > chyrp
matériel, serveur physique, supervision matérielle, ilo, proliant, hp server > hpe, agentless
nas, boîtier, stockage > aoostar, zfs
raid, zpool, pool, volumes > zfs
test, qualité, qa, quality > testing, openqa
équipe, contacts, organisation > teams
nouveautés, changements, what's new, changelog, release notes > notes de version, version
rssd, sigs, groupe, groupes de travail > groupes d'intérêts
dupliquer une machine, cloner une machine, cloner un serveur > mises à niveau, dupliquer
`
