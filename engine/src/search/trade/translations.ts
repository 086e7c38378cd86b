/** English words of the trade, and French ones of the same meaning. The form of each line: `packGlossary`. */
export const TRANSLATIONS = `
[same]
admin panel, control panel, interface d'administration, panneau d'administration
administrator, administrateur
allow list, allowlist, whitelist, liste blanche
block list, blocklist, blacklist, denylist, liste noire
attachment, pièce jointe
authentication, authentification
authorization, autorisation
availability, disponibilité
backup, sauvegarde
bandwidth, bande passante
bank transfer, virement
billing, facturation
invoice, facture
bookmark, favori, marque-page
boot, démarrage
browser, navigateur
bucket, compartiment
build, construction, compilation
bundle, lot
calendar, calendrier
cancellation, annulation
capacity, capacité
carbon footprint, empreinte carbone
certificate authority, autorité de certification
change owner, changement de propriétaire
checkout, paiement
checksum, somme de contrôle, empreinte
cleanup, nettoyage
clipboard, presse-papiers
clock, horloge
cluster, grappe
command line, ligne de commande
compliance, conformité
computer, ordinateur
connection, connexion
connection settings, informations de connexion
contact form, formulaire de contact
cost, coût
credentials, identifiants
credit card, carte bancaire
daily, quotidien, chaque jour
data center, datacenter, centre de données
database, base de données
deadline, date limite
delivery, livraison, délivrabilité
deliverability, délivrabilité
deployment, déploiement
desktop, bureau
device, périphérique, appareil
directory, répertoire
disaster recovery, reprise d'activité, plan de reprise
business continuity, continuité d'activité
discount, remise, réduction
disk space, espace disque
disk usage, occupation du disque
display, affichage
distribution list, mailing list, liste de diffusion
domain name, nom de domaine
duplicate, dupliquer
email client, mail client, logiciel de messagerie, client de messagerie
mail server, serveur de messagerie
encryption, chiffrement
encryption key, clé de chiffrement
endpoint, point d'accès
environment, environnement
environment variable, variable d'environnement
error message, message d'erreur
error page, page d'erreur
expiration date, expiry, date d'expiration
failure, panne
fallback, secours
feature, fonctionnalité
field, champ
file system, filesystem, système de fichiers
file transfer, transfert de fichiers
file upload, envoi de fichier
fine-tuning, tuning, optimisation
firewall, pare-feu
firmware, micrologiciel
folder, dossier
forgotten password, lost password, password reset, mot de passe oublié
frequently asked questions, questions fréquentes
gateway, passerelle
getting started, premiers pas
glossary, glossaire
graphics card, carte graphique
guest, invité
guest tools, guest additions, outils invités
hard drive, hard disk, disque dur
hardening, durcissement
health check, contrôle de santé
help, aide
high availability, haute disponibilité
history, historique
home page, page d'accueil
host name, nom d'hôte
hosting plan, offre d'hébergement
hourly, toutes les heures
idle, inactif
inbound, incoming, entrant
outbound, outgoing, sortant
incident, panne
installer, installateur
instance, machine
interface, carte réseau
issue, problème
job, tâche
scheduled task, tâche planifiée
key pair, paire de clés
label, étiquette
latency, latence
layout, disposition
library, bibliothèque
lifecycle, cycle de vie
link, lien
load, charge
load balancing, répartition de charge
lock, verrou
log file, journal
logs, journaux
mailbox, boîte aux lettres, adresse email
mail queue, file d'attente
maintenance window, fenêtre de maintenance
management, gestion
memory, mémoire
memory leak, fuite de mémoire
merge, fusion
message queue, file de messages
mirror, miroir
missing, manquant
mobile phone, téléphone mobile
money, argent
monthly, mensuel
multi-factor authentication, mfa, two-factor authentication, 2fa, authentification à deux facteurs, authentification 2 facteurs
name server, nameserver, serveur de noms, serveur dns
network, réseau
network interface, interface réseau
notification, avis
operating system, système d'exploitation
outage, panne, coupure
owner, propriétaire
package, paquet
page not found, page introuvable
partition, partitionnement
patch, correctif
payment method, moyen de paiement
payment, paiement
performance, rapidité
permission, droits
permission denied, permission refusée, accès refusé
phone number, numéro de téléphone
physical, physique
pipeline, chaîne d'intégration
policy, politique
port forwarding, redirection de port
power outage, coupure de courant
power supply, alimentation
pricing, tarifs
price, prix
printer, imprimante
privacy, confidentialité, vie privée
process, processus
project, projet
proof, preuve, justificatif
protect, protéger
provider, prestataire, fournisseur
public key, clé publique
purge, vider
query, requête
queue, file d'attente
quick start, démarrage rapide
quota, limite
rate limit, rate limiting, limite de requêtes
read-only, lecture seule
reboot, redémarrage
recovery, récupération
redirect, redirection
registration, inscription
reliability, fiabilité
remote, distant
remote access, accès distant
remote backup, sauvegarde distante
remote desktop, bureau à distance
renewal, renouvellement
replace text, remplacer du texte, rechercher et remplacer
reply, réponse
report, rapport
repository, dépôt
reseller, revendeur
resource, ressource
response time, temps de réponse
responsible disclosure, bug bounty, divulgation responsable
restart, redémarrer
restore, restaurer
restrict, restreindre, limiter
retention, conservation
reverse proxy, proxy inverse, mandataire inverse
root, racine
root password, mot de passe administrateur
route, itinéraire
router, routeur
rule, règle
sandbox, bac à sable
schedule, planifier
screen, écran
script, programme
search, recherche
secret, confidentiel
secure, sécuriser
sender, expéditeur
setting, réglage, paramètre
shared folder, dossier partagé
shared hosting, hébergement mutualisé, mutualisé
dedicated server, serveur dédié
shell, interpréteur de commandes
shortcut, raccourci
single sign-on, sso, authentification unique
slow, lent
snapshot, instantané
software, logiciel
source code, code source
spam filter, antispam, filtre anti-spam
speed, vitesse
spreadsheet, tableur
staging, préproduction
standby, secours
state, état
statistics, statistiques, stats
status, état
storage pool, pool de stockage
student, étudiant
subdomain, sous-domaine
subject, sujet, objet
subscriber, abonné
subscription, abonnement
support, assistance
suspended, suspendu
switch, commutateur, basculer
system requirements, minimum requirements, configuration minimale, configuration minimum
table, tableau
task, tâche
teacher, enseignant
template, modèle
terms of service, conditions générales, cgv, cgu
text editor, éditeur de texte
third-party, tiers
threshold, seuil
throughput, débit
ticket, demande
timeout, délai dépassé, expiration
timezone, fuseau horaire
tool, outil
traffic, trafic
training, formation
transfer, transfert
translation, traduction
tree, arborescence
troubleshooting, dépannage
tutorial, tutoriel
unattended, sans intervention, sans surveillance
unreachable, injoignable
unsubscribe, désabonner
update, mise à jour
upgrade, mise à niveau
upload, téléversement
uptime, durée de fonctionnement, disponibilité
usage, utilisation
usb stick, usb key, clé usb
user, utilisateur
username, nom d'utilisateur
validation, vérification
value, valeur
virtual machine, machine virtuelle
virtual host, vhost, hôte virtuel
visitor, visiteur
volume, disque
vulnerability, vulnérabilité, faille
warning, avertissement
web server, serveur web
webmail, messagerie web
website, site web
weekly, hebdomadaire
wildcard certificate, certificat joker, certificat wildcard
wireless, sans fil, wifi
wizard, assistant
workflow, flux de travail
workload, charge de travail
workstation, poste de travail
write, écrire
yearly, annuel
zip, archive
`
