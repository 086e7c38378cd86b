/** Verbs and nouns of everyday use, French and English. The form of each line: `packGlossary`. */
export const EVERYDAY = `
[same]
créer, création, create
ajouter, add
nouveau, nouvelle, new
modifier, changer, edit
supprimer, suppression, effacer, enlever, delete, remove, suppr
détruire, destruction, destroy
vider, purger, flush
renommer, rename
déplacer, move, relocate
dupliquer, duplication, duplicate, cloner
envoyer, send
expédier, expédition
recevoir, réception, receive
télécharger, download
téléverser, upload, mettre en ligne un fichier, envoyer un fichier
afficher, display, show
chercher, rechercher, search, find
trouver, retrouver
remplacer, replace
démarrer, lancer, start
exécuter, exécution, run
arrêter, stop
éteindre, extinction, shutdown, couper, power off
redémarrer, relancer, restart
reboot, redémarrer le serveur, redémarrer la machine
activer, enable
désactiver, disable
bloquer, blocage, block
débloquer, déblocage, unblock, unlock
verrouiller, verrou, lock
interdire, interdiction, deny, forbid
autoriser, allow, permettre
refuser, refus, reject, refused
installer, setup, mise en place
désinstaller, uninstall
configurer, config, conf, paramétrer, réglage, setting
paramètre, option, parameter
personnaliser, customize, custom
mettre à jour, mise à jour, update, maj, actualiser
mettre à niveau, mise à niveau, upgrade
rétrograder, downgrade
migrer, migrate, basculer vers
déménager > migration, transfert
transférer, transfert, transfer
connecter, connexion, se connecter, login, log in
déconnecter, déconnexion, logout, disconnect
accéder, accès, access
ouvrir, ouverture, open
fermer, fermeture, close
résilier, annuler mon abonnement, arrêter mon abonnement
annuler, cancel
renouveler, renouvellement, renew, renewal
prolonger > renouveler
expirer, expired, périmé
acheter, achat, buy, purchase
commander, order
vendre, vente, sell
céder, cession
louer, location, rent
vérifier, contrôler, check
tester, essayer
surveiller, surveillance, monitor
améliorer, improve
optimiser, optimize, tuning
accélérer, accélération, speed up
réparer, repair, fix
corriger, correction, résoudre, résolution
dépanner, troubleshooting, troubleshoot, résolution de problèmes
diagnostiquer, diagnostic
déboguer, débogage, debug, debugging
protéger, protection, protect
sécuriser, sécurité, security, secure
durcir, durcissement, hardening, renforcer
chiffrer, crypter, encrypt, encryption
déchiffrer, decrypt, decryption
signer, signature
générer, génération, generate
construire, construction, build
extraire, extraction, extract, décompresser, décompression, unzip, untar
compresser, compression, archiver, zip
monter, mount
démonter, unmount, umount
partitionner, partitioning
planifier, programmer, schedule, scheduling
automatiser, automation, automatique, automate
synchroniser, sync, synchro
répliquer, réplication, replicate
rediriger, redirection, redirect
filtrer, filter
trier, sort
héberger, hosting, hébergeur
publier, publish
traduire, traduction, translate
écrire, écriture, write
lire, lecture, read
imprimer, impression, print, imprimante
enregistrer, record, recording
sauvegarder, backup, back up, copie de sécurité
restaurer, restore, récupérer une sauvegarde
récupérer, récupération, recover, recovery
stocker, storage
partager, share, sharing
gérer, gestion, manage, administrer
utiliser, usage, use
appliquer, application d'un réglage
augmenter, increase
réduire, réduction, reduce
agrandir, agrandissement, étendre, extension de volume, extend, resize
dimensionner, sizing
attribuer, attribution, assigner
déléguer, délégation, delegate
lier, lien, link
joindre, jointure, join
rejoindre, adhérer
contribuer, contribution, contribute
signaler, report
prévenir, prévention, alerter, avertir, notifier
notification, alerte, avertissement
écouter, listen, listening
répondre, réponse, response
demander, request
nettoyer, cleanup, clean up, clean
analyser, analyze, analysis
mesurer, measure
calculer, compute
comparer, comparaison
choisir, choix, choose, sélectionner
changer d'offre, changer de formule, changer de plan
début, premiers pas, getting started, démarrage rapide, quickstart, quick start, prise en main
tutoriel, tuto, tutorial, guide, howto
exemple, example, sample
introduction, présentation, overview, vue d'ensemble, aperçu
documentation, doc, manuel, manual
foire aux questions, faq, questions diverses, questions fréquentes
problèmes fréquents, problème, erreur courante, souci, known issues, common issues
bonnes pratiques, best practices, conseils, recommandations
prérequis, requirements, prerequisites, configuration requise
version, release
notes de version, release notes, nouveautés, changelog, journal des modifications
ancien, vieux, old, obsolète, deprecated
rapide, vite, fast, performant, performance
lent, lenteur, slow, ralenti
gratuit, free, sans frais
payant, paid
manuel, à la main, manually
distant, à distance, remote
local, en local, localhost
public, publique
privé, private, confidentiel
anonyme, anonymat, anonymous
interactif, interactive
par défaut, default
obligatoire, mandatory, required
facultatif, optionnel, optional
compatible, compatibilité, compatibility
disponible, disponibilité, available, availability
maximum, max, maximal
minimum, min, minimal
taille, size
durée, duration
date, échéance, date limite, deadline
délai, temps d'attente
heure, horaire, time
nom, name
adresse, address
langue, langage
couleur, color, colour
image, picture, photo
audio, sound, musique
police, caractères
titre, title
en-tête, header
pied de page, footer
modèle, template, gabarit
chaîne, string, chaine de caractères
boucle, loop
fonction, function
tableau, array
script, shell script
motif, pattern
expression régulière, regex, regexp, regular expression
ligne de commande, cli, command line, console, terminal, shell, invite de commande
raccourci, shortcut, alias
clavier, keyboard
souris, mouse
écran, screen, affichage
moniteur, deuxième écran
fenêtre, window
bureau, desktop, environnement de bureau
barre des tâches, taskbar
fond d'écran, wallpaper
capture d'écran, screenshot, copie d'écran
enregistrer l'écran, screencast, filmer l'écran
jouer, jeu, game, gaming
code qr, qr code, qrcode, flashcode
graver, gravure, burn
dvd, cd, disque optique, galette
carte graphique, gpu, pilote graphique
pilote, driver
matériel, hardware
ordinateur, pc, poste, poste de travail, workstation
ordinateur portable, laptop
téléphone, mobile, smartphone
téléphonie, voip, standard téléphonique, pbx, ipbx
tablette, ipad
navigateur, browser, firefox, chrome
suite bureautique, traitement de texte, tableur, office, libreoffice
éditeur de texte, text editor, éditeur
lecteur, player
agenda, calendrier, calendar, rendez-vous
contacts, carnet d'adresses, address book
[near]
afficher, consulter
obtenir, récupérer
mettre, placer, déposer
partir > quitter, transférer
quitter > résilier, transférer, supprimer
garder, conserver
perdu, perte, lost
oublié, perdu
cassé, broken, planté > erreur, dépannage
planter, crash > erreur, problème
bug, bogue > erreur, problème
échouer, échec, failure, failed
impossible > erreur
inaccessible, injoignable, indisponible, en panne, hors ligne, down, unreachable
panne > dépannage, incident, indisponible
rame, ramer, mouline, lag > lenteur, performance
sans coupure, sans interruption, zero downtime
infecter, piraté, hacké, virus, malware, désinfecter, compromis
`
