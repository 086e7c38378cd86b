/** Single words that customers say → those that pages of a hosting provider are named by. The form: `packGlossary`. */
export const CUSTOMERS = `
[need]
message, courriel, mail, mél, courrier, e-mail, mailing > email
indésirable, pourriel, junk, courrier indésirable > spam, délivrabilité, antispam
infolettre, newsletter, publipostage, campagne, mass mailing, abonnés > liste de diffusion, emailing, brevo
correspondant, sender > expéditeur, srs, liste blanche
recipient > délivrabilité, destinataires
répondeur, absence, vacances, congés, autoresponder, auto-reply, out of office, autorépondeur > réponse automatique, adresse email, sieve
transfert de mail, réexpédier, faire suivre, renvoyer, forward, forwarding, email forwarding, transférer mes messages > redirection, adresse email, srs
boîte, boîte aux lettres, mailbox, inbox, messagerie > adresse email, emails
attribution de boîtes, salariés, collaborateurs, employés > adresses email, csv, permissions
tableur, excel, import en masse, fichier csv > csv
rebond, bounce, non remis, undelivered, retour à l'expéditeur, non distribué > vérifier un email envoyé, délivrabilité, historique
en attente, coincé, stuck > file d'attente
tri, ranger, classer, règle, rules > règle de filtrage, filtrage, sieve
usurpation, spoofing, hameçonnage, phishing, faux mails > spf, dkim, dmarc
sendgrid, mailjet, mailgun, amazon ses, mailchimp, sendinblue, smtp externe > relais smtp, brevo
iphone, ipad, macbook, imac, mac, apple mail > apple, ios
android, smartphone, téléphone, portable > mobile, gmail, carddav, apple
contacts, répertoire téléphonique, carnet, annuaire téléphonique, agenda, rendez-vous, calendrier, planning, réunions > carddav, caldav
office, microsoft, windows mail > outlook
entêtes, en-têtes, headers, code brut, raw message > source d'un email
désabonner, désinscription, désinscrire, unsubscribe, se désabonner > pied de page, liste de diffusion
abonné, participant, inscrit, subscriber > membres, liste de diffusion
modérateur, modération > permissions, liste de diffusion
google, google workspace, gsuite, office 365, exchange, zoho > mx externes, gmail, outlook
mot de passe perdu, loguer, logger, reconnecter, identifier, verrouillé, bloqué dehors > perte d'accès, mot de passe oublié, connexion
texto, sms, notification, prévenu, averti, avertissement, alarme > système d'alertes, alerte
double facteur, second facteur, code à 6 chiffres, two-factor, two factor authentication, 2-step, authenticator > authentification 2 facteurs
clé api, api key, apikey, bearer > token, api
collègue, équipe, prestataire, développeur, agence, freelance, webmaster, sous-traitant, tiers > permissions, utilisateur
restreint, vérification d'identité, pièce d'identité, carte d'identité, unrestricted > mode restreint, lever
banni, banned, bloqué, désactivé par vous, coupé > suspension, suspendu
inactif, dormant, inutilisé > inactivité, suspension
clôture, fermeture, fermer, résilier, arrêter, désabonnement, désinscription, cancel, terminate > supprimer un compte, supprimer, suppression
se séparer, partir, quitter, concurrent, ailleurs, autre hébergeur, leave > transférer un domaine chez un autre, transfert sortant, supprimer un compte
donner, offrir, céder, vendre, revendre, transmettre, léguer, hand over > cession, changer de propriétaire, propriétaire
surnom, appellation, intitulé, changer le nom, rename > renommer
forfait, formule, abonnement, gamme, pack, subscription > offre, plan
supérieur, monter, évoluer, upgrade, downgrade, inférieure > changer d'offre
argent, refund, trop payé, trop-perçu, money back > remboursement, prorata
carte bleue, carte, visa, mastercard, american express, cb, virement, paypal, prélèvement, sepa, chèque, espèces, mandat administratif, bank transfer, credit card > moyens de paiement, cartes bancaires, prélèvement automatique
iban, coordonnées bancaires, bank details > rib, numéro client
siret, dénomination, company name > raison sociale
invoice, reçu, justificatif, comptable, note de frais, billing > facture
devis, pro forma, quote, bon de commande > proforma, tarifs
réduc, ristourne, moitié prix, promotion, jeune, chômeur, pôle emploi, france travail, discount > étudiants, réduction
prof, professeur, enseignant, formateur, école, classe, élèves, teacher, school > academic cloud, étudiants
filleul, affilié, recommander, gagner de l'argent, referral > parrainage, commission
intervention, dépanner, prestation, faire à ma place, administrateur, managed > interventions sur serveurs, infogérance
public, collectivité, mairie, administration publique, chorus > chorus pro
coût, pricing, price, cost, how much > tarifs, prix
nuit, week-end, astreinte, urgent, urgence, on-call, emergency, garantie, sla, gti, gtr > ticket urgent, garantie de service
contacter, joindre, téléphoner, appeler, demander, réclamation, support, aide > ticket
vocabulaire, définition, lexique, jargon, glossaire > terminologie
co2, carbone, climat, écologie, écologique, vert, environnement, énergie, électricité, planète, sustainability > éco-responsabilité, green
incendie, feu, brûle, inondation, sinistre, séisme, désastre, catastrophe, fire, disaster > plan de continuité, sauvegarde
localisation, pays d'hébergement, datacenter, data center, baie, centre de données > architecture, architecture matérielle
récompense, prime, hacker éthique, chercheur en sécurité, vulnérabilité, faille, security researcher > bug bounty
patch, correctif, mises à jour, updates, software updates, rustine > mises à jour de sécurité
saturé, surcharge, consommation, dépassement, cpu, ram, mémoire vive, usage > ressources système, limitations, quota
attaque, flood, attack, pirate, intrusion > ddos, pare-feu, waf, prévention des intrusions
injection, xss, sql injection, exploits, bots malveillants > waf, pare-feu applicatif
piraté, hacké, virus, malware, trojan, cheval de troie, compromis, défacé, malveillant, hacked > désinfecter, infectés
ports, ouvrir un port, open port, iptables > firewall, pare-feu
liste d'ip, ip sortantes, autoriser vos serveurs, whitelist > plages d'ip
hôte, serveur smtp, serveur imap, hostname, connection settings, server name > informations de connexion
ancienneté, vieille version, obsolète, fin de support, end of life > migration, versions supportées
montée de version, changement de version, nouvelle version, upgrade > migration, version
réserver, enregistrer un nom, acquérir, commander, déposer, register, buy > acheter un domaine
ndd, nom de site, adresse web, url > domaine, adresse
échéance, périmé, deadline, rédemption > renouveler, dates limites, expiration
prolonger, reconduire, tacite reconduction, auto-renew, automatic renewal > renouvellement, renouveler
rapatrier, récupérer, faire venir, amener, bring > migrer, transférer, importer
déménager, changer d'hébergeur, moving, move, emménager > migrer un site, déplacer un site, migration
ovh, gandi, ionos, godaddy, o2switch, infomaniak, namecheap, cloudflare, registrar > domaine externe, transférer un domaine
verrou, verrouillage, transfer lock, refus de transfert, epp, auth code > transfert, transférer un domaine
titulaire, whois, détenteur, holder, owner, proprio > propriétaire, informations du propriétaire
subdomain > sous-domaine
entrée dns, champ, champ txt, champ mx, cname, dns record, record > enregistrement dns
nameserver, serveurs de noms, ns, pointer > serveurs dns
sécurisation dns, signature dns > dnssec
jeter, annihiler, rendre, abandonner, abandon, destroy > détruire, supprimer
visiteur, fréquentation, audience, visites, trafic, analytics, pages vues, visitors, page views > statistiques
télé, télévision, radio, buzz, affluence, pic, soldes, black friday, viral, spike, traffic > pic d'audience
pays, étranger, région, country, géographique, block country > geoip, ip
lent, lenteur, rame, traîne, vitesse, rapide, accélérer, long à charger, slow, speed > performances, cache, analyser des processus
vider le cache, purger le cache, clear cache > purge, cache
hors ligne, fermer le site, travaux, maintenance, offline, pause, suspendre > désactiver un site
relancer, reboot, restart, recharger, reload > redémarrer
cadenas, sécurisé, chiffré, secure, padlock, non sécurisé, not secure > certificats let's encrypt, https, ssl
joker, tous les sous-domaines > wildcard, let's encrypt
forcer https, redirect to https, passage en https > rediriger http vers https
ancienne url, nouvelle url, 301, 302, redirect > redirection, rediriger
404, 500, 403, message d'erreur, error page > pages d'erreurs, erreurs
écran blanc, blanc, white page, blank page > page blanche, problèmes fréquents
502, 503, bad gateway, upstream > connection to upstream
protéger par mot de passe, htpasswd, basic auth, dossier protégé, password protect > htaccess, protéger un répertoire
rewrite, jolies urls, pretty urls > htaccess, réécriture
journaux, traces, journal d'accès, access log > logs
téléverser, uploader, déposer des fichiers, mettre en ligne > ftp, filezilla, sftp
lecteur réseau, disque réseau, monter un disque, explorateur windows, finder, network drive > webdav
terminal, console, ligne de commande, invite, shell, putty > ssh
clé publique, authorized_keys, passwordless, public key > clés ssh
backup, copie, snapshot, hier, version d'hier, revenir en arrière, restore > restaurer, sauvegardes
effacé, supprimé par erreur, perdu, disparu, deleted, lost > restaurer, sauvegarde
bdd, base, database, sgbd, sql > base de données
cloner, copier, duplicate > dupliquer
cron, nuit, nocturne, chaque jour, quotidien, quotidiennement, hebdomadaire, périodique, récurrent, automatiquement, horaire, schedule, scheduled, scheduled jobs, jobs > tâches planifiées
permanence, en permanence, démon, daemon, arrière-plan, background, tourner, 24h/24, 24/7, worker, long running > services, programme
boutique, e-commerce, vendre en ligne, panier, shop, online store > prestashop
blog, article, cms > wordpress, drupal, joomla
erp, crm, gestion commerciale, comptabilité > odoo
slack, teams, discord, chat, tchat, messagerie instantanée > mattermost
vidéo, audio, convertir, encodage, streaming > ffmpeg
carte géographique, sig, cartographie, gis, maps > mapserver
code source, forge, github, dépôt git > gitlab
profilage, profiling, apm, performance d'application > blackfire, tideways, new relic, analyser des processus
conteneur, container > docker
télétravail, tunnel, réseau privé, private network > vpn
file de messages, message queue, queue, broker, amqp > rabbitmq
recherche plein texte, moteur de recherche, full-text, search engine > elasticsearch
cache objet, object cache, sessions, clé-valeur, key value > redis, memcached
document, nosql, json > mongodb, couchdb
un clic, one-click, installateur, installer automatiquement, app store, catalogue > marketplace
librairie, lib, library, dépendance, module, package, composer > bibliothèque, paquet, extension
mémoire insuffisante, memory limit, limite de mémoire, plus de mémoire > allowed memory size, php
quelles versions, supported versions > versions supportées, configurer
webapp, application web, héberger une application, framework, programme > programme utilisateur, déploiement http
légal, juridique, loi, droit, cnil, rgpd, gdpr, cookies, mentions, privacy > obligations légales, mentions légales
static, html, site html, page html, site vitrine > fichiers statiques
frontal, nginx, load balancer, proxy > stack http, reverse-proxy
certificat acheté, certificat payant, importer un certificat, own certificate > ajouter un certificat ssl
ip fixe, ip dédiée, adresse fixe, static ip, dedicated ip > adresses ip dédiées
supervision, surveiller, surveillance, sonde, uptime, monitoring, health > sondes de monitoring
dédié, machine, serveur à moi, pour moi seul, dedicated, exclusif, privé > cloud privé, serveur dédié
mutualisé, partagé, shared, shared hosting > cloud public
gratuit, free, essai, tester > mode restreint, offre, tarifs
`
