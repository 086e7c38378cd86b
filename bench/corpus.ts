/** A seed and a number of pages → a documentation folder: French prose, code, tags and links, the same every time. */

import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

type CorpusPage = { readonly source: string; readonly text: string }

const wordsPerPage = 600
const pagesPerFolder = 25
const foldersPerPart = 20
const partsPerVolume = 20

/**
 * About 600 words, three code blocks, two tags and four links a page; 25 pages a folder, 20 folders a part, and beyond
 * 10,000 pages, 20 parts a volume: no level of a menu is longer than 25 lines up to 60,000.
 */
function* corpusOf(pages: number, seed = 1): Generator<CorpusPage> {
  for (let index = 0; index < pages; index += 1)
    yield buildPage(index, pages, random(seed * 7919 + index))
}

/** Writes the corpus under `folder`, each text as `convert` makes it; returns the bytes of Markdown written. */
export async function writeCorpus(
  folder: string,
  pages: number,
  convert: (text: string) => string = (text) => text,
): Promise<number> {
  let bytes = 0
  for (const { source, text: written } of corpusOf(pages)) {
    const text = convert(written)
    const file = path.join(folder, source)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
    bytes += Buffer.byteLength(text)
  }
  return bytes
}

const subjects =
  'serveur,site,pare-feu,certificat,journal,compte,dossier,service,répartiteur,nœud,client,domaine,port,réseau,disque,cache,module,paquet,fichier,utilisateur,processus,sauvegarde,base,requête,session,clé,adresse,règle,tâche,version'.split(
    ',',
  )
const verbs =
  'vérifie,redémarre,surveille,sauvegarde,restaure,installe,configure,recharge,déplace,compare,protège,ouvre,ferme,copie,chiffre,planifie,mesure,limite,répartit,enregistre'.split(
    ',',
  )
const qualities =
  'principal,secondaire,local,distant,actif,inactif,sécurisé,partagé,isolé,récent,ancien,complet,partiel,automatique,manuel,chiffré,public,privé,régulier,provisoire'.split(
    ',',
  )
const complements =
  'avant la mise en production,sans couper le service,depuis la machine de l’équipe,avec les droits du compte,pendant la nuit,à chaque déploiement,dès que le contrôle échoue,au premier démarrage,sur le second nœud,après la migration,selon la charge,en moins d’une minute'.split(
    ',',
  )
const tags =
  'apache,php,mysql,ssl,ssh,ftp,haproxy,sauvegarde,migration,journaux,cron,rsync,docker,dns,redis,plesk'.split(
    ',',
  )

type Random = () => number

function buildPage(index: number, pages: number, next: Random): CorpusPage {
  const title = capitalize(
    `${pick(verbs, next)}r le ${pick(subjects, next)} ${pick(qualities, next)} ${index}`,
  )
  const head = `---\ntitle: ${title}\ntags: [${pick(tags, next)}, ${pick(tags, next)}]\nsidebar_position: ${(index % pagesPerFolder) + 1}\n---\n`
  const parts = [head, paragraph(60, next)]
  let words = 60
  for (let section = 0; words < wordsPerPage; section += 1) {
    parts.push(
      `## ${capitalize(`${pick(verbs, next)} le ${pick(subjects, next)} ${pick(qualities, next)}`)}`,
    )
    parts.push(paragraph(70, next), writeList(4, next))
    if (section % 2 === 0) parts.push(writeCode(index, section, next))
    if (section === 1)
      parts.push(
        writeTable(next),
        `### ${capitalize(`le ${pick(subjects, next)} ${pick(qualities, next)}`)}`,
      )
    parts.push(
      `${paragraph(45, next)} Voir [${pick(subjects, next)}](${linkTo(Math.floor(next() * pages), index)}).`,
    )
    words += 170
  }
  parts.push(':::warning[Attention]', paragraph(25, next), ':::')
  return { source: buildSourcePath(index), text: `${parts.join('\n\n')}\n` }
}

/** Path of a page from the docs folder. */
export function buildSourcePath(index: number): string {
  const folder = Math.floor(index / pagesPerFolder)
  const part = Math.floor(folder / foldersPerPart)
  const volume = Math.floor(part / partsPerVolume)
  return `${volume === 0 ? '' : `volume-${volume}/`}partie-${part}/dossier-${folder}/page-${index}.md`
}

/** Address of a page from the root of the site: `partie-0/dossier-0/page-12/`. */
export function buildAddress(index: number): string {
  return `${buildSourcePath(index).replace(/\.md$/, '')}/`
}

/** Number of the page that benchmarks look at: one among others. */
export const seenPage = 12

function linkTo(target: number, from: number): string {
  return path.posix.relative(path.posix.dirname(buildSourcePath(from)), buildSourcePath(target))
}

function sentence(next: Random): string {
  return `Le ${pick(subjects, next)} ${pick(qualities, next)} ${pick(verbs, next)} le ${pick(subjects, next)} ${pick(complements, next)}.`
}

function paragraph(words: number, next: Random): string {
  const sentences: string[] = []
  for (let count = 0; count < words; count += 12) sentences.push(sentence(next))
  return sentences.join(' ')
}

function writeList(items: number, next: Random): string {
  return Array.from(
    { length: items },
    () => `- **${pick(subjects, next)}** : ${sentence(next)}`,
  ).join('\n')
}

function writeTable(next: Random): string {
  const rows = Array.from(
    { length: 4 },
    () => `| \`${pick(subjects, next)}\` | ${sentence(next)} |`,
  )
  return ['| Nom | Rôle |', '|---|---|', ...rows].join('\n')
}

/** No two blocks are the same: a cache of highlighted code finds nothing. */
function writeCode(index: number, section: number, next: Random): string {
  const name = `${pick(subjects, next)}-${index}-${section}`
  const kinds = [
    `\`\`\`bash\nsudo apt install ${name}\nfor noeud in web1 web2; do\n  ssh "$noeud" "systemctl reload ${name}" || exit 1\ndone\ncurl -fsS https://${name}.example/ | grep -c '^ok' # contrôle\n\`\`\``,
    `\`\`\`ini title="/etc/${name}.ini"\n[${name}]\nmemory_limit = ${64 + (index % 64)}M\nlisten = /run/${name}.sock\n; commentaire\npm.max_children = ${section + 4}\n\`\`\``,
    `\`\`\`yaml\nservices:\n  ${name}:\n    image: registre.example/${name}:1.${index}\n    ports: ["${8000 + (index % 900)}:80"]\n    restart: unless-stopped\n\`\`\``,
    `\`\`\`sql\nCREATE DATABASE ${name.replaceAll('-', '_')} CHARACTER SET utf8mb4;\nSELECT COUNT(*) FROM commandes WHERE id > ${index} AND etat = 'payée';\n\`\`\``,
  ]
  return kinds[(index + section) % kinds.length] ?? ''
}

function pick(list: readonly string[], next: Random): string {
  return list[Math.floor(next() * list.length)] ?? ''
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Mulberry32: small, fast and the same everywhere. */
function random(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
