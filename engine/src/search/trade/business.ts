/** Offers, bills, support and the account of a customer. The form of each line: `packGlossary`. */
export const BUSINESS = `
[same]
facture, invoice, billing, bill
prix, tarif, coût, price, pricing, cost, combien ça coûte
devis, quote, estimation
paiement, payer, payment, règlement, pay
moyen de paiement, mode de paiement, payment method, carte bancaire, carte bleue, cb, credit card, virement, prélèvement, paypal, chèque
remboursement, refund
abonnement, subscription, souscription, souscrire
offre, formule, plan, pack, forfait
changer d'offre, upgrade d'offre, monter en gamme, changement de formule
résilier, clôturer, fermer mon compte, supprimer mon compte, supprimer un compte, close account, delete account
impayé, facture impayée, retard de paiement, unpaid, suspendu pour impayé
compte suspendu, profil suspendu, suspension, suspended, compte bloqué
mode restreint, restriction, restricted mode
parrainage, referral, affiliation
étudiant, student, école, enseignant, académique, academic, éducation, scolaire, université
sans emploi, chômage, demandeur d'emploi, unemployed
association, ong, non profit
remise, réduction, promo, code promo, discount, coupon
tva, taxe, vat, hors taxes, ht, ttc
engagement, durée d'engagement, commitment
conditions générales, cgv, cgu, terms of service, contrat, contract
cession, céder, changement de propriétaire, transfer ownership, changer de titulaire
entreprise, société, company, business, raison sociale
client, customer
support, assistance, helpdesk, help desk, service client, aide, contacter le support
ticket, demande de support, support request
ticket urgent, urgence, urgent, astreinte, emergency
niveau de service, sla, gti, gtr, garantie de rétablissement, temps de rétablissement
téléphone, appeler, numéro de téléphone, phone
contact, joindre, contact us
avis, commentaire, feedback
glossaire, terminologie, vocabulaire, lexique, définition
crédit, solde, balance
intervention payante, infogérance, prestation, managed services, intervention sur serveur
revendeur, reseller, marque blanche, white label
réunion, meeting
communauté, community
bénévole, volunteer, contributeur, contributor
membre, adhérent, member, membership
adhésion, adhérer, inscription, s'inscrire, register, sign up, signup
données personnelles, vie privée, privacy, personal data
confidentialité, secret
[near]
coordonnées, informations personnelles, informations de contact, changer d'adresse > profil
offre, hébergement
quitter, partir > résilier, supprimer un compte
professeur, élève > étudiant
`
