/** Mail, its protocols and its programs. The form of each line: `packGlossary`. */
export const MAIL = `
[same]
courriel, mail, email, e-mail, mél, courrier électronique, messagerie électronique
adresse email, adresse mail, adresse e-mail, email address
boîte mail, boîte aux lettres, boîte de réception, mailbox, bal, inbox
serveur de messagerie, serveur de courriel, serveur mail, mail server
client de messagerie, logiciel de messagerie, mail client
webmail, messagerie web, roundcube, consulter ses mails, lire ses mails
pièce jointe, attachment, fichier joint
spam, pourriel, courrier indésirable, junk, indésirable
antispam, anti-spam, filtre antispam, spamassassin, rspamd
liste blanche, whitelist, allowlist, whitelisting
liste noire, blacklist, blocklist, dnsbl, rbl
liste de diffusion, mailing list, liste d'envoi, newsletter, lettre d'information
emailing, campagne d'emailing, publipostage
répondeur, message d'absence, réponse automatique, autoresponder, out of office, vacances
redirection d'emails, transfert d'emails, forward, forwarding, rediriger ses mails, faire suivre
adresse collectrice, catch-all, catchall, adresse attrape-tout
alias, adresse secondaire
rebond, bounce, message non distribué, non remis, undelivered, mailer-daemon
file d'attente smtp, mail queue, mailq, file d'attente des mails
relais smtp, smtp relay, relayhost, smarthost
authentification smtp, smtp auth, sasl
délivrabilité, deliverability, arriver en spam, mails en spam, réputation
spf, sender policy framework
dkim, domainkeys
dmarc, politique d'authentification des mails
srs, sender rewriting scheme
mx, enregistrement mx, mail exchanger, serveur mx
pop3, pop
smtp, smtps, serveur d'envoi, serveur sortant, outgoing server, courrier sortant
emails entrants, courrier entrant, incoming mail, réception
emails sortants, outgoing mail, envoi d'emails, envoyer des mails
source d'un email, en-têtes d'un mail, entêtes complets, mail headers, message brut
règle de filtrage, filtre de messages, tri des mails, trier ses mails, filtrer les mails, sieve
expéditeur, sender, envoyeur
destinataire, recipient
abonné, subscriber, membre d'une liste
désabonner, unsubscribe, désinscription
agenda, calendrier, rendez-vous, caldav
contacts, carnet d'adresses, carddav
quota de boîte, boîte pleine, mailbox full, over quota, espace mail
[near]
spf, dkim, dmarc
spf, dkim, dmarc > délivrabilité
hameçonnage, phishing > spam
usurpation, spoofing > spf, dkim, dmarc
indésirable > délivrabilité, spam
synchroniser mon agenda, synchroniser mes contacts > caldav, carddav
[product]
postfix, exim, sendmail, opensmtpd > serveur de messagerie, smtp, courriel
dovecot, cyrus, courier > imap, courriel
thunderbird, outlook, apple mail, gmail, k-9 > logiciel de messagerie, courriel
gmail, google workspace, g suite, microsoft 365, office 365, exchange > mx externes, courriel
mailman, sympa, listserv > liste de diffusion
brevo, sendinblue, mailchimp, mailjet, sendgrid > emailing, relais
pflogsumm > rapports, postfix
`
