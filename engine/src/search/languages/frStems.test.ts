import { expect, test } from 'vitest'
import { isOfFamily, nearRelatives } from './frFamilies.ts'
import { stemWord } from './frStems.ts'

test.each([
  ['certificat', 'certificats'],
  ['journal', 'journaux'],
  ['reseau', 'reseaux'],
  ['ideal', 'ideaux'],
  ['boreal', 'boreaux'],
  ['mal', 'maux'],
  ['email', 'emaux'],
  ['vitrail', 'vitraux'],
  ['festival', 'festivals'],
  ['hibou', 'hiboux'],
  ['verrou', 'verrous'],
  ['sauvegarde', 'sauvegarder', 'sauvegardez', 'sauvegardes', 'sauvegardee', 'sauvegardees'],
  ['planifier', 'planifiee', 'planifiees', 'planification', 'planifications'],
  ['configuration', 'configurer', 'configure', 'configurez'],
  ['installation', 'installer', 'installez'],
  ['deploiement', 'deployer', 'deploie', 'deploiements'],
  ['hebergement', 'heberger', 'heberge'],
  ['demarrage', 'demarrer', 'demarre'],
  ['montage', 'monter', 'montages'],
  ['verification', 'verifier', 'verifie'],
  ['bases', 'base'],
  ['page', 'pages'],
])('%s and its inflections have one stem', (first, ...others) => {
  for (const other of others) expect(stemWord(other), other).toBe(stemWord(first))
})

test.each([
  ['cle', 'cle'],
  ['php82', 'php82'],
  ['dns', 'dns'],
  ['ssl', 'ssl'],
  ['pass', 'passage'],
  ['part', 'partage'],
  ['services', 'serveurs'],
  ['http', 'https'],
  ['mal', 'mail'],
  ['faux', 'fal'],
  ['bordereau', 'bordeaux'],
  ['lieux', 'liel'],
  ['monsieur', 'lieu'],
])('%s and %s are not taken for each other unless they are the same', (a, b) => {
  expect(stemWord(a) === stemWord(b)).toBe(a === b)
})

test.each([
  ['securite', 'securise', 'securiser', 'securisation'],
  ['duplication', 'dupliquer', 'dupliquee'],
  ['restauration', 'restaurer', 'restaurateur'],
  ['hebergeur', 'hebergement', 'heberger'],
  ['surveillance', 'surveiller'],
  ['planificateur', 'planification', 'planifiable'],
  ['chiffrement', 'chiffrer', 'chiffrage'],
  ['assistance', 'assistant', 'assister'],
  ['disponible', 'disponibilite'],
  ['administrateur', 'administration', 'administrer', 'administratif'],
])('%s and its family find each other', (first, ...others) => {
  for (const other of others) {
    expect(isOfFamily(first, other), other).toBe(true)
    expect(isOfFamily(other, first), other).toBe(true)
  }
})

test.each([
  ['port', 'porter'],
  ['port', 'portail'],
  ['compte', 'comptable'],
  ['compte', 'comptabilite'],
  ['public', 'publier'],
  ['publication', 'publique'],
  ['donnee', 'donner'],
  ['conteneur', 'contenu'],
  ['content', 'conteneur'],
  ['processus', 'processeur'],
  ['serveur', 'service'],
  ['utilisateur', 'utiliser'],
  ['forme', 'formateur'],
  ['message', 'messagerie'],
  ['partage', 'partition'],
  ['base', 'baser'],
  ['commande', 'recommandation'],
  ['interne', 'internet'],
  ['certificat', 'certitude'],
  ['moteur', 'motif'],
  ['reseau', 'resume'],
  ['machine', 'machinal'],
  ['modele', 'module'],
  ['local', 'location'],
  ['capture', 'capable'],
  ['certifier', 'certain'],
  ['client', 'climat'],
  ['codage', 'codeine'],
  ['conseil', 'conserver'],
  ['console', 'consommer'],
  ['courrier', 'courant'],
  ['courriel', 'courroie'],
  ['disque', 'discuter'],
  ['domaine', 'domicile'],
  ['dossier', 'dosage'],
  ['facture', 'faculte'],
  ['formulaire', 'formation'],
  ['gestion', 'geste'],
  ['image', 'imaginer'],
  ['journal', 'journee'],
  ['licence', 'licite'],
  ['lecture', 'lecteur'],
  ['limite', 'limace'],
  ['manuel', 'maniere'],
  ['memoire', 'memorable'],
  ['migration', 'mineur'],
  ['montage', 'montagne'],
  ['paquet', 'parquet'],
  ['partie', 'particulier'],
  ['plan', 'planete'],
  ['politique', 'police'],
  ['porte', 'portail'],
  ['profil', 'profit'],
  ['racine', 'racisme'],
  ['region', 'registre'],
  ['regle', 'reglisse'],
  ['rendu', 'rendre'],
  ['robot', 'robuste'],
  ['route', 'routine'],
  ['sauvegarde', 'sauvage'],
  ['section', 'secteur'],
  ['serie', 'serieux'],
  ['signal', 'signature'],
  ['source', 'sourire'],
  ['tableau', 'tablette'],
  ['theme', 'thermique'],
  ['tunnel', 'tuner'],
  ['valeur', 'valide'],
  ['version', 'verser'],
  ['virtuel', 'virus'],
  ['volume', 'volonte'],
  ['application', 'applaudir'],
  ['moteur', 'motivation'],
  ['exemple', 'exemption'],
  ['permission', 'permanent'],
  ['reception', 'recette'],
  ['expedition', 'experience'],
  ['requete', 'requis'],
  ['quota', 'quotient'],
  ['planification', 'planete'],
])('%s and %s are false friends, of no common family', (a, b) => {
  expect([isOfFamily(a, b), isOfFamily(b, a)]).toEqual([false, false])
})

const DICTIONARY = [
  'configuration',
  'configurer',
  'charger',
  'installation',
  'activer',
  'tour',
  'garde',
  'pot',
]
const nearOf = (word: string) =>
  nearRelatives(word, (start) => DICTIONARY.filter((form) => form.startsWith(start)))

test.each([
  ['reconfigurer', ['configurer']],
  ['preconfigure', ['configurer']],
  ['reinstaller', ['installation']],
  ['desinstaller', ['installation']],
  ['desactivation', ['activer']],
  ['retour', []],
  ['regarde', []],
  ['depot', []],
])('%s is read without its prefix when it has no family of its own: %j', (word, found) => {
  expect(nearOf(word)).toEqual(found)
})
