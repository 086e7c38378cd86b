import { expect, test } from 'vitest'
import { sortProblems } from '../problem.ts'
import { docsOf } from '../testing/docsOf.ts'
import { siteOf } from '../testing/siteOf.ts'
import type { CompiledSite } from './compileSite.ts'
import { reviseDoc } from './reviseDoc.ts'

const head = '---\ntags: [ssl]\n---\n# A\n\nDébut.\n\n## Un\n\n'
const others = {
  'index.md': '---\nslug: /\n---\n# Accueil\n\n[A](a.md#un)',
  'b.md': '# B\n\n[Perdu](/perdu)',
}

const siteWith = (text: string) => siteOf({ ...others, 'a.md': text })
const parseRevision = (text: string) => {
  const doc = docsOf({ 'a.md': text })[0]
  if (!doc) throw new Error('No doc')
  return doc
}
const whole = ({ plans, versions, problems }: CompiledSite) => ({
  pages: plans.map(({ make, linksTo }) => ({ page: make(), linksTo })),
  docs: versions.map(({ version }) => version.docs),
  bySource: versions.map(({ version }) => [...version.docOfSource.values()]),
  problems: sortProblems(problems),
})

test.each([
  ['a sentence', `${head}Autre texte.`],
  ['a link', `${head}[B](b.md)`],
  ['a link that leads nowhere', `${head}[Rien](/rien)`],
  ['a code block', `${head}\`\`\`bash\nls\n\`\`\``],
])('%s more gives what compiling everything gives', (_, text) => {
  const revised = reviseDoc(siteWith(`${head}[Perdu](/ancien)`), parseRevision(text))
  if (!revised) throw new Error('Not revised')
  expect(whole(revised)).toEqual(whole(siteWith(text)))
  const again = reviseDoc(revised, parseRevision(head))
  if (!again) throw new Error('Not revised')
  expect(whole(again)).toEqual(whole(siteWith(head)))
})

test.each([
  ['its title', head.replace('# A', '# Autre')],
  ['a tag', head.replace('ssl', 'tls')],
  ['an anchor', head.replace('## Un', '## Deux')],
  ['its description', head.replace('Début.', 'Commencement.')],
  ['its place in the menu', head.replace('---\n', '---\nsidebar_position: 3\n')],
])('%s concerns other pages', (_, text) => {
  expect(reviseDoc(siteWith(head), parseRevision(text))).toBeUndefined()
})

test('a doc whose id is already that of another does not take it', () => {
  const docs = { 'b.md': '# B', 'c.md': '---\nid: b\nslug: /x\n---\n# C\n\nDébut.\n\n' }
  const [, doc] = docsOf({ ...docs, 'c.md': `${docs['c.md']}Suite.` })
  const revised = doc && reviseDoc(siteOf(docs), doc)
  expect(revised?.versions[0]?.version.docOfId.get('b')?.href).toBe('/b/')
})

test('a doc of elsewhere is not revised', () => {
  const [doc] = docsOf({ 'c.md': '# C' })
  expect(doc && reviseDoc(siteWith(head), doc)).toBeUndefined()
})
