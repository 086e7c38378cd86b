import { writeFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEngineFiles } from '../read/engineFiles.ts'
import { loadConfig } from '../config/loadConfig.ts'
import { openLiveSite, type LiveSite } from './liveSite.ts'
import { pageAtPath } from './pageAtPath.ts'
import { stubbedFrom } from './stubDocs.ts'

let siteDir: string

/** Titles of all kinds; the first page has a link to nowhere and one to a heading of the last. */
const writeMarkdown = (index: number): string =>
  [
    index % 2 === 0 ? `---\ntitle: Page ${index}\ntags: [ssl]\n---\n` : '',
    index % 2 === 1 ? `\`\`\`bash\n# not a title\n\`\`\`\n\n# L'eau de \`page ${index}\`\n` : '',
    `Text of page ${index}.\n\n## Section ${index}\n`,
    index === 0 ? `[a](./nowhere.md) [b](./page-${stubbedFrom}.md#section-${stubbedFrom})\n` : '',
  ].join('\n')

const joinFile = (index: number) => path.join(siteDir, 'docs', `page-${index}.md`)

beforeAll(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'lucarne-live-'))
  await mkdir(path.join(siteDir, 'docs'))
  const config = {
    title: 'Site',
    url: 'https://docs.example',
    docs: { showLastUpdate: false },
    redirects: { '/': '/page-0' },
    printPage: true,
  }
  await writeFile(
    path.join(siteDir, 'lucarne.config.mjs'),
    `export default ${JSON.stringify(config)}`,
  )
  for (let index = 0; index <= stubbedFrom; index += 1)
    await writeFile(joinFile(index), writeMarkdown(index))
})

afterAll(() => rm(siteDir, { recursive: true, maxRetries: 5 }))

async function open(): Promise<LiveSite> {
  const { config } = await loadConfig(siteDir)
  if (!config) throw new Error('The configuration was not read')
  return openLiveSite({ siteDir, config, engine: await readEngineFiles() })
}

const makePage = (live: LiveSite, index: number) => {
  const plan = live.compiled()[0]?.plans.find(({ owner }) => owner === `docs/page-${index}.md`)
  return JSON.stringify(plan?.make())
}

const framesOf = (live: LiveSite) => JSON.stringify([...(live.compiled()[0]?.frames ?? [])])

/** First: what the next ones read is kept by then. */
test('while all pages are read, the server is free for what it is asked', async () => {
  const live = await open()
  // With its code: what parsing takes is there.
  await live.readPage('docs/page-1.md')
  let isFree = false
  setImmediate(() => (isFree = true))
  await live.readWhole()
  expect(isFree).toBe(true)
})

test('a large site has its menus at once, and its articles when they are asked for', async () => {
  const live = await open()
  expect(live.isWhole()).toBe(false)
  expect(makePage(live, 1)).not.toContain('Text of page 1.')
  await live.readPage('docs/page-1.md')
  expect(makePage(live, 1)).toContain('Text of page 1.')
  expect(makePage(live, 2)).not.toContain('Text of page 2.')
  const frames = framesOf(live)
  expect(frames).toContain('L’eau de page 1')
  const revision = live.revision()
  await live.readWhole()
  expect(live.isWhole()).toBe(true)
  expect(framesOf(live)).toBe(frames)
  expect(makePage(live, 2)).toContain('Text of page 2.')
  expect(live.revision()).toBeGreaterThan(revision)
})

test('a page to print holds every article, also when it is the first one asked for', async () => {
  const live = await open()
  expect(live.isWhole()).toBe(false)
  const read = await pageAtPath('/imprimer/', 'imprimer/', live)
  expect(JSON.stringify(read?.plan.make())).toContain('Text of page 2.')
})

test('a page to print follows edits', async () => {
  const live = await open()
  await live.readWhole()
  try {
    await writeFile(joinFile(5), writeMarkdown(5).replace('Text of', 'Edited text of'))
    await live.update([joinFile(5)])
    const read = await pageAtPath('/imprimer/', 'imprimer/', live)
    expect(JSON.stringify(read?.plan.make())).toContain('Edited text of page 5.')
  } finally {
    await writeFile(joinFile(5), writeMarkdown(5))
  }
})

test('no problem is told before all pages are read, then all of them', async () => {
  const live = await open()
  await live.readPage('docs/page-0.md')
  expect(live.problems()).toEqual([])
  await live.readWhole()
  expect(live.problems().map(({ message }) => message)).toEqual([
    expect.stringContaining('./nowhere.md'),
  ])
})

test('an edit made before all pages are read is not undone by reading them', async () => {
  const live = await open()
  try {
    const reading = live.readWhole()
    await writeFile(joinFile(4), writeMarkdown(4).replace('Text of', 'Other text of'))
    await live.update([joinFile(4)])
    expect(makePage(live, 4)).toContain('Other text of page 4.')
    await reading
    expect(makePage(live, 4)).toContain('Other text of page 4.')
    expect(live.isWhole()).toBe(true)
  } finally {
    await writeFile(joinFile(4), writeMarkdown(4))
  }
})

test('an edit made while its page is read is not undone by what was read', async () => {
  const live = await open()
  const reading = live.readPage('docs/page-3.md')
  const before = writeMarkdown(3)
  writeFileSync(joinFile(3), before.replace('Text of page 3.', 'Edited text of page 3.'))
  await live.update([joinFile(3)])
  await reading
  expect(makePage(live, 3)).toContain('Edited text of page 3.')
  await writeFile(joinFile(3), before)
})

test('a page added before all are read is there, and the site is whole', async () => {
  const live = await open()
  const added = path.join(siteDir, 'docs', 'new.md')
  await writeFile(added, '# New\n\nNew text.\n')
  try {
    await live.update([added])
    expect(live.isWhole()).toBe(true)
    expect(framesOf(live)).toContain('New')
    await live.readPage('docs/page-2.md')
    expect(makePage(live, 2)).toContain('Text of page 2.')
  } finally {
    await rm(added)
  }
})

test('a file that is no longer in UTF-8 is told of after an edit, and not once it is mended', async () => {
  const live = await open()
  await live.readWhole()
  const told = () => live.problems().map(({ message }) => message)
  try {
    await writeFile(joinFile(2), Buffer.from('# Été\n', 'latin1'))
    await live.update([joinFile(2)])
    expect(told()).toContain('The file is not in UTF-8: letters are lost.')
    await writeFile(joinFile(2), '# Été\n')
    await live.update([joinFile(2)])
    expect(told()).not.toContain('The file is not in UTF-8: letters are lost.')
  } finally {
    await writeFile(joinFile(2), writeMarkdown(2))
  }
})

test('a small site is whole from the start', async () => {
  for (let index = 10; index <= stubbedFrom; index += 1) await rm(joinFile(index))
  const live = await open()
  expect(live.isWhole()).toBe(true)
  expect(makePage(live, 2)).toContain('Text of page 2.')
})

test('a file of the static folder in the place of a page is told, until it is taken away', async () => {
  const live = await open()
  await live.readWhole()
  const told = () => live.problems().map(({ file, message }) => `${file}: ${message}`)
  expect(told().filter((each) => each.startsWith('static'))).toEqual([])
  const file = path.join(siteDir, 'static', 'page-1', 'index.html')
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, '')
  await live.update([file])
  expect(told()).toContain(
    'static/page-1/index.html: its place in the site, page-1/index.html, is already that of docs/page-1.md, which is shown there',
  )
  await rm(path.join(siteDir, 'static'), { recursive: true })
  await live.update([file])
  expect(told().filter((each) => each.startsWith('static'))).toEqual([])
})
