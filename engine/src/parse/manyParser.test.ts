import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { articleWordsOf } from '../words/languageWords.ts'
import { createBesideParser } from './parseBeside.ts'
import { createFileParser, type ParseSettings } from './parseFiles.ts'
import { createTogetherParser } from './parseTogether.ts'

const siteDir = path.join(import.meta.dirname, '../../../site')
const settings: ParseSettings = {
  siteDir,
  folders: ['docs'],
  words: [{ folder: '', words: articleWordsOf('fr'), language: 'fr', typography: 'fr' as const }],
}

const guides = ['Apache.md', 'mysql.md', 'SSH/service-ssh.md', 'Haproxy/haproxy.md'].map(
  (source) => ({
    file: `docs/${source}`,
    source,
    text: readFileSync(path.join(siteDir, 'docs', source), 'utf8'),
  }),
)
// More than one task, or one turn, holds.
const files = [
  ...guides,
  ...Array.from({ length: 20 }, (_, index) => {
    const code = `ssh web${index} "uptime" # contrôle`
    const text = `# Page ${index}\n\n\`\`\`bash\n${code}\n\`\`\`\n`
    return { file: `docs/p${index}.md`, source: `p${index}.md`, text }
  }),
  { file: 'docs/m.mdx', source: 'm.mdx', text: "import P from './_absent.mdx'\n\n<P />\n" },
]

test.each([
  ['here, its code by another thread', createBesideParser],
  ['by other threads', createTogetherParser],
])('a page parsed %s is the one that is parsed here', async (_, createParser) => {
  const expected = await createFileParser(settings).parse(files)
  const parser = createParser(settings)
  expect(await parser.parse(files)).toEqual(expected)
  parser.start()
  expect(await parser.parse(files.slice(-2))).toEqual(expected.slice(-2))
  parser.start()
  parser.terminate()
  expect(await parser.parse([])).toEqual([])
})
