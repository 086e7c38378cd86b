/** Servers, systems, disks, packages and processes. The form of each line: `packGlossary`. */
export const SYSTEM = `
[same]
serveur, server
serveur dédié, dedicated server, cloud privé, private cloud, machine dédiée
hébergement mutualisé, mutualisé, shared hosting, cloud public, public cloud
vps, serveur virtuel, serveur privé virtuel
machine virtuelle, vm, virtual machine, invité
virtualisation, virtualization, hyperviseur, hypervisor
système d'exploitation, os, operating system, distribution, distrib, distro
linux, gnu/linux
noyau, kernel
kernel panic, panique du noyau, plantage du noyau
module du noyau, kernel module
chargeur de démarrage, bootloader, boot loader, grub, grub2
démarrage, boot, amorçage
initramfs, initrd, dracut
disque, disk, disque dur, hard drive, ssd
espace disque, disk space, place disque, disque plein, disk full, no space left on device, plus de place, saturation du disque, disk usage
quota, disk quota
volume, volume logique, logical volume, lvm
système de fichiers, filesystem, file system, fs
grappe de disques, raid
point de montage, mount point
périphérique, device, peripheral
clé usb, usb, usb key, flash drive
mémoire, ram, memory, mémoire vive
mémoire insuffisante, out of memory, oom, oom killer, killed process, manque de mémoire, plus de mémoire
mémoire d'échange, swap, fichier d'échange, espace d'échange
processeur, cpu, cœur, core
charge, load, load average, charge système
ressources système, system resources, ressources
processus, process, tâche en cours
processus zombie, zombie
tuer un processus, kill, terminer un processus, killall, signal
priorité d'un processus, nice, renice
arrière-plan, background, tâche de fond, job
service, démon, daemon
unité systemd, systemd, systemctl
journal, log, journalisation, logging, fichier journal
rotation des journaux, logrotate, log rotation
supervision, monitoring, surveillance, métriques, metrics
sonde, probe, check
tableau de bord, dashboard
graphique, graphe, courbe, chart
alerte, alerting
paquet, package, rpm, logiciel
dépôt, repository, repo, référentiel
miroir, mirror, mirroring
gestionnaire de paquets, package manager, dnf, yum, apt
mise à jour de sécurité, security update, correctif, patch, security patch
mises à jour automatiques, automatic updates, unattended upgrades, dnf-automatic
mise à niveau de version, version upgrade, changer de version majeure
variable d'environnement, environnement, env, environment variable
fichier de configuration, config file, configuration file
éditeur vi, vim, vi
image iso, iso, image d'installation, dvd d'installation
installation automatisée, kickstart, automated installation, installation sans surveillance, preseed
première installation, installer linux, installer le système
fuseau horaire, timezone, heure du serveur, horloge, ntp, chrony
langue du système, locale
sauvegarde, backup, snapshot, instantané, archive
sauvegarde incrémentale, incremental backup, sauvegarde différentielle
plan de reprise, plan de continuité, pca, pra, disaster recovery, reprise d'activité, continuité d'activité
haute disponibilité, ha, high availability, tolérance de panne, basculement, failover, redondance
grappe, cluster, nœuds, clustering
nœud, node
calcul haute performance, hpc, high performance computing, supercalculateur
ordonnanceur, scheduler, gestionnaire de tâches
incident, panne, outage, coupure
maintenance, intervention
empreinte carbone, écologie, éco-responsabilité, green, vert, environnemental, énergie renouvelable, développement durable
centre de données, datacenter, data center, datacentre
émulateur de terminal, terminal emulator
gestionnaire de fichiers, file manager
installation graphique, interface graphique, gui, graphical
environnement gnome, gnome
sous-système windows pour linux, wsl, wsl2
[near]
charge, cpu, processus
lent, lenteur > charge, performance
mise à jour, upgrade
ressource, mémoire, cpu
rm, fichier supprimé, effacé par erreur > restaurer, sauvegarde
[product]
df, ncdu, lsblk > espace disque
fdisk, parted, mkfs, blkid > partition, disque
lvcreate, pvcreate, vgcreate, lvextend > volume logique
free, vmstat > mémoire
top, htop, atop, btop, ps, pgrep > processus, surveillance
journalctl, rsyslog, syslog, dmesg, tail > journaux
at, anacron, systemd timer > planifier, tâche planifiée
crontab -e > tâche planifiée
tar, gzip, bzip2, xz, cpio > archive, sauvegarde, compression
borg, borgbackup, restic, rsnapshot, duplicity, bacula > sauvegarde
rsync, unison, lsyncd > synchronisation, miroir, sauvegarde
inotify, inotify-tools > synchronisation, surveiller les fichiers
grafana, prometheus, nagios, zabbix, icinga, netdata, centreon > supervision, métriques
rpm, dnf, yum, apt, apt-get, dpkg, zypper, pacman > paquet, installer un logiciel
flatpak, snap, appimage > application, installer un logiciel
sed, awk, perl > remplacer du texte, rechercher et remplacer
grep, ripgrep > rechercher dans les fichiers
find, locate > rechercher des fichiers
vi, vim, nano, micro, emacs, neovim, nvchad > éditeur de texte
virtualbox, vmware, vsphere, esxi, kvm, qemu, libvirt, proxmox, hyper-v, xen > machine virtuelle, virtualisation
cockpit > administration, interface web
uname, sysctl, modprobe, lsmod > noyau
shutdown, poweroff, halt, init 0 > éteindre, arrêter
gpg, pgp, gnupg > chiffrement, signature
hostnamectl > nom d'hôte
timedatectl > heure, fuseau horaire
kde, gnome, xfce, mate, cinnamon > environnement de bureau
slurm > calcul, ordonnanceur
zfs, btrfs, ext4, xfs > système de fichiers
pacemaker, keepalived, corosync, drbd > haute disponibilité
asterisk, freepbx > téléphonie
xorriso, wodim, k3b > graver
cups > imprimante
`
