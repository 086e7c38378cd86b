/** Words of any writing, by meaning: people, deeds and dealings. What a question says, and what a page says of it. The form: `packGlossary`. */
export const DEEDS = `
[akin]
repreneur, acquéreur, acheteur, successeur, destinataire, bénéficiaire, nouveau propriétaire
vendeur, cédant, ancien propriétaire, propriétaire actuel
possesseur, détenteur, titulaire, propriétaire, proprio
locataire, client, abonné, souscripteur, usager, utilisateur
internaute, visiteur, lecteur, public, audience
employé, salarié, collaborateur, collègue, stagiaire, équipe, personnel
prestataire, sous-traitant, freelance, agence, fournisseur, partenaire
développeur, programmeur, codeur, dev, intégrateur
technicien, administrateur, sysadmin, ingénieur, informaticien, support
patron, dirigeant, gérant, responsable, chef
société, entreprise, boîte, firme, organisation, structure
association, club, collectif, asso
particulier, individu, personne physique
école, université, établissement, faculté, campus
élève, étudiant, apprenti, lycéen
enseignant, professeur, prof, formateur
chômeur, demandeur d'emploi, chercheur d'emploi, sans emploi
débutant, novice, néophyte, nouveau venu, commencer, débuter, initiation
expert, avancé, confirmé, approfondi
pirate, hacker, attaquant, intrus, cybercriminel
concurrent, rival, autre prestataire, autre fournisseur, ailleurs
modérateur, animateur, gestionnaire
expéditeur, émetteur, envoyeur
destinataire, récepteur
inscription, enregistrement, adhésion, souscription, création
inscrire, enregistrer, adhérer, souscrire, s'abonner
désinscription, désabonnement, résiliation, clôture, suppression
résilier, clore, clôturer, terminer, mettre fin, dénoncer, arrêter
effacer, supprimer, éliminer, retirer, enlever, ôter, détruire, virer, dégager
définitif, définitivement, irréversible, permanent
provisoire, temporaire, momentané, transitoire
anéantir, écraser, remplacer, perdre
récupérer, retrouver, rapatrier, reprendre, restaurer, ravoir
sauver, sauvegarder, conserver, préserver, mettre de côté
copie, double, duplicata, exemplaire, réplique, clone
cloner, dupliquer, copier, reproduire
archive, historique, ancien
annuler, défaire, revenir, abandonner
réinitialiser, remettre à zéro, reset, purger, vider
nettoyer, purger, désinfecter, vider, ménage
ajouter, adjoindre, rajouter, insérer, créer, mettre
créer, fabriquer, monter, construire, générer
modifier, changer, éditer, altérer, ajuster, adapter, corriger
remplacer, substituer, échanger, permuter
renommer, rebaptiser, changer le nom, réintituler
déplacer, bouger, transférer, migrer, déménager, transporter
importer, charger, intégrer, injecter, rapatrier
exporter, extraire, sortir, décharger, dump
fusionner, regrouper, rassembler, réunir, grouper, mutualiser
séparer, diviser, découper, scinder, partager, isoler
joindre, relier, raccorder, brancher, attacher, connecter, associer, lier
détacher, débrancher, dissocier, délier, déconnecter
autoriser, permettre, accorder, laisser passer, accepter
interdire, empêcher, bloquer, refuser, proscrire, bannir, rejeter, exclure
limiter, restreindre, borner, plafonner, brider
plafond, limite, quota, seuil, maximum, borne
dépassement, excès, saturation
dépasser, excéder, saturer, exploser
cacher, masquer, dissimuler, occulter
montrer, afficher, présenter, visualiser, apercevoir
rendu, aperçu, prévisualisation, visualiser, preview
protéger, sécuriser, blinder, verrouiller, défendre
sécurité, protection, sûreté, défense
danger, risque, menace, vulnérabilité, faille
attaque, intrusion, piratage, agression
verrou, blocage, verrouillage
déverrouiller, débloquer, libérer, lever
surveiller, superviser, monitorer, observer, suivre, contrôler
contrôler, vérifier, inspecter, examiner, auditer
suivi, surveillance, historique, traçabilité
mesurer, chiffrer, évaluer, estimer, calculer
améliorer, optimiser, perfectionner, booster, accélérer
goulot d'étranglement, bottleneck, ralentissement, lenteur, performance
ralentissement, lenteur, latence, délai, performance
vitesse, rapidité, performance, débit
accélérer, booster, optimiser, rendre plus rapide
charge, affluence, trafic, pic, montée
consommer, utiliser, occuper, dévorer, manger
consommation, utilisation, usage, occupation
réparer, corriger, dépanner, résoudre, remédier, arranger
panne, incident, défaillance, dysfonctionnement, avarie
erreur, faute, bogue, anomalie, problème, souci, bug
échec, échouer, rater, plantage
planter, crasher, figer, bloquer
inaccessible, indisponible, injoignable, hors service
avertir, prévenir, alerter, notifier, informer, signaler
alerte, notification, avertissement, alarme, signal
prévenu, averti, alerté, informé
publier, mettre en ligne, diffuser, déployer, mettre en production
mise en ligne, publication, déploiement, mise en production
héberger, stocker, accueillir, abriter
hébergement, offre, serveur
installer, déployer, mettre en place, poser, implanter
installateur, installeur, script d'installation, setup
désinstaller, retirer, enlever, supprimer
démarrer, lancer, allumer, amorcer, exécuter
démarrage, lancement, boot, amorçage, initialisation
arrêter, éteindre, stopper, couper, suspendre, interrompre
suspendre, désactiver, geler, mettre en pause
relancer, redémarrer, réactiver, recharger
tourner, fonctionner, marcher, tournant
permanence, continu, constamment, tout le temps, arrière-plan
programmer, planifier, ordonnancer, automatiser
automatique, automatisé, auto, tout seul
périodique, régulier, récurrent, quotidien, hebdomadaire, mensuel
plus tard, différé, ultérieur, planifié
envoyer, expédier, transmettre, émettre, adresser
recevoir, réceptionner, obtenir, collecter
transmettre, céder, passer, confier, donner, léguer
confier, déléguer, attribuer, donner
prêter, partager, donner accès
partager, mutualiser, commun, collaboratif
offrir, parrainer, cadeau
recommander, parrainer, conseiller
acheter, acquérir, commander, se procurer, réserver, prendre
vendre, céder, commercialiser
boutique, magasin, vente en ligne, e-commerce
coût, prix, tarif, montant, somme, dépense
cher, coûteux, payant
payer, régler, acquitter, débiter, prélever
paiement, règlement, débit, versement, virement
facture, justificatif, note, reçu
facturer, débiter, compter
remboursement, prorata, trop-perçu
réduction, remise, rabais, promotion, ristourne
gratuit, offert, libre, sans frais
abonnement, contrat, forfait, formule, offre, plan
contrat, engagement, conditions, accord
échéance, expiration, terme, fin, date limite
renouveler, prolonger, reconduire, proroger
expirer, périmer, échoir, arriver à terme
domaine, nom, ndd, adresse web
adresse, url, lien, emplacement
sous-domaine, préfixe
zone, enregistrement, dns
`
