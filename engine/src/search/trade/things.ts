/** Words of any writing, by meaning: things and places. What a question says, and what a page says of it. The form: `packGlossary`. */
export const THINGS = `
[akin]
messagerie, courrier, courriel, mail, email, boîte
message, courriel, mail, lettre, email
boîte, bal, adresse, compte
pièce jointe, fichier joint, document joint
indésirable, spam, pourriel, courrier indésirable
expéditeur légitime, liste blanche, contact de confiance
trier, classer, ranger, filtrer, ordonner
fichier, document, file
chemin, arborescence, emplacement, path
nom de fichier, dénomination
contenu, données, data, informations
données, data, infos, fichiers
espace, place, stockage, disque
volume, partition, disque, taille
mémoire, ram, mémoire vive
processeur, cpu, cœur
machine, serveur, ordinateur, poste, hôte
terminal, console, ligne de commande, shell, ssh
invite, prompt, terminal
commande, instruction, ordre
script, programme, code
programme, logiciel, application, outil, soft
logiciel client, client, logiciel
bibliothèque, librairie, module, dépendance, paquet
module, extension, greffon, plugin, add-on, complément
greffon, plugin, extension
langage, technologie, environnement
cadre, framework
version, édition, mouture, release
nouvelle version, mise à jour, montée de version
obsolète, dépassé, ancien, déprécié, fin de vie
compatible, supporté, pris en charge
pris en charge, supporté, disponible
configuration, paramétrage, réglage
paramétrer, configurer, ajuster
réglage, option, paramètre, préférence
option, choix, possibilité
modèle, gabarit, patron, template, canevas
exemple, échantillon, illustration, démo, démonstration
consigne, directive, politique
directives, lignes directrices
procédure, étapes, marche à suivre, méthode, processus
conseil, recommandation, astuce, bonne pratique
guide, manuel, tutoriel, mode d'emploi
introduction, présentation, découverte, prise en main
question, interrogation, faq
aide, assistance, support, secours, soutien
ticket, demande, requête, réclamation
urgence, urgent, astreinte, prioritaire
horaires, heures, disponibilité
interface, panneau, écran, tableau de bord, panel, dashboard
bouton, menu, onglet
panneau d'administration, interface d'administration, espace client, admin, manager
espace client, compte, profil, interface
profil, identité, compte, fiche
coordonnées, informations, adresse postale, contact
identifiant, login, nom d'utilisateur, pseudo
mot de passe, mdp, code secret, passe
code, jeton, clé, secret
jeton, token, clé d'api
droits, permissions, privilèges, autorisations, accès
accès, entrée, connexion, porte
connexion, accès, authentification, session
authentification, identification, connexion, login
double authentification, deux facteurs, validation en deux étapes
téléphone perdu, changement de téléphone, perte d'accès
signature, empreinte, certificat
certificat, cadenas, ssl
chiffrement, cryptage, crypto
sécurisé, chiffré, protégé
clé publique, clé ssh
réseau, connexion, lien
réseau privé, vpn, tunnel
sortant, sortie, envoi
entrant, entrée, réception
pare-feu, firewall, filtrage
port, ouverture
plage, liste, intervalle, bloc
pays, géographie, nation, territoire
étranger, russe, chinois, pays
site, site web, page web, vitrine
page, document, écran
vitrine, statique, html
accueil, page d'accueil, index
redirection, renvoi, réorientation
rediriger, renvoyer, réorienter, faire suivre
réécriture, rewrite
erreur de page, page introuvable
maintenance, travaux, intervention
intervention, prestation, dépannage, opération
base, bdd, base de données
table, schéma
requête, query, demande
dump, export, sauvegarde de base
clé-valeur, nosql
documents, nosql
file, queue, attente
file d'attente, attente, en cours d'envoi
cache, tampon, mémoire tampon
tampon, buffer
journal, log, trace, historique
statistiques, chiffres, métriques, audience, rapport
rapport, bilan, compte rendu, statistiques, synthèse
graphique, courbe, diagramme
visites, fréquentation, audience, vues
test, essai, recette, vérification
préproduction, staging, recette, test
conteneur, docker, container
image, modèle, template
machine virtuelle, vm, hyperviseur, virtualisation
hyperviseur, virtualisation, libvirt, kvm
grappe, cluster, ferme
bascule, failover, haute disponibilité
haute disponibilité, redondance, tolérance aux pannes
répartition, équilibrage, balancing
fusion, merge, demande de fusion, pull request
proposer, soumettre, suggérer, contribuer
correction, correctif, patch, rustine
rattraper, manqué
bidirectionnel, deux sens, double sens
temps réel, immédiat, instantané, direct, live
instantané, snapshot, cliché
miroir, réplication, copie
réplication, synchronisation, miroir
incrémental, différentiel
compresser, zipper, archiver, comprimer
décompresser, dézipper, extraire
carte, adaptateur, interface
sans fil, wifi, wi-fi
borne, point d'accès
débit, bande passante, vitesse
imprimante, impression, imprimer
écran, moniteur, affichage
vidéo, film, enregistrement
audio, musique
photo, image, capture
bureau, environnement graphique, gui, interface graphique
interface graphique, gui, graphique, application graphique
texte, chaîne, caractères
éditeur, traitement de texte
remplacement, substitution
motif, expression, modèle
boucle, itération, répétition
variable, paramètre
gestionnaire, manager, outil de gestion
léger, minimal, petit, simple
lourd, gros, volumineux, massif
multiple, en masse, lot, nombreux
cent, en masse
seul, unique, dédié, exclusif
propre, personnel, dédié, à soi
commun, partagé, mutualisé
distant, à distance, remote, déporté
local, sur place, sur mon poste, chez soi
poste, ordinateur, station de travail
tablette, mobile
légal, juridique, obligatoire, réglementaire
mentions, obligations, légal
écologie, environnement, carbone, empreinte, vert
catastrophe, sinistre, désastre, incendie
continuité, reprise, pca, pra
reprise, redémarrage, restauration
localisation, emplacement, lieu
récompense, prime, bug bounty
divulgation, signalement, vulnérabilité
licence, droit
traduction, langue
chargeur, bootloader, grub, amorçage
système de fichiers, filesystem, partition
monter, mount, attacher
formater, mkfs
panique, crash
périphérique, matériel, appareil
serveur de noms, dns, nameserver
résolveur, résolution, dns
passerelle, routeur, gateway
adresse statique, ip fixe, ip statique
annuaire, ldap, active directory
domaine windows, active directory
encyclopédie, wiki
blog, journal, weblog
forum, communauté
discussion, chat, messagerie instantanée
téléphonie, standard, voip
jeu, gaming
bac à sable, sandbox, flatpak
magasin d'applications, logithèque
`
