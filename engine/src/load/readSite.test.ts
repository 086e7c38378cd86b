import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkConfig } from '../config/checkConfig.ts'
import type { UserConfig } from '../config/config.ts'
import { formatProblem } from '../problem.ts'
import { readSite } from './readSite.ts'
import { createSiteParser } from '../parse/siteParser.ts'

let siteDir = ''

beforeEach(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'lucarne-read-'))
})

afterEach(() => rm(siteDir, { recursive: true }))

/** Returns the pages read, and the problems reported. */
async function read(
  files: Record<string, string | Uint8Array>,
  { withDrafts = false, ...settings }: Partial<UserConfig> & { withDrafts?: boolean } = {},
) {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(siteDir, file)), { recursive: true })
    await writeFile(path.join(siteDir, file), text)
  }
  const { config } = checkConfig(
    {
      title: 'Docs',
      url: 'https://docs.exemple.example',
      docs: { showLastUpdate: false },
      ...settings,
    },
    'lucarne.config.ts',
  )
  if (!config) throw new Error('The configuration is wrong')
  const parser = createSiteParser({ siteDir, config, cacheDir: undefined, fingerprint: '' })
  const { sites, problems } = await readSite({ siteDir, config, parser, withDrafts })
  return {
    sources: sites.flatMap(({ versions }) =>
      versions.flatMap(({ docs }) => docs.map(({ doc }) => doc.source)),
    ),
    articles: sites.map(({ versions }) => versions[0]?.docs.map(({ doc }) => doc.html).join('')),
    oldArticles: sites.map(({ versions }) => versions[1]?.docs.map(({ doc }) => doc.html).join('')),
    authors: sites.map(({ facts, versions }) =>
      versions[0]?.docs.map(({ doc }) => facts.updateOf(doc.file)?.author),
    ),
    printed: problems.map(formatProblem),
  }
}

test('the author that Git knows is named to readers, unless the site says not to', async () => {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: siteDir, stdio: 'pipe' })
  await mkdir(path.join(siteDir, 'docs'))
  await writeFile(path.join(siteDir, 'docs/a.md'), '# A')
  git('init', '-q')
  git('add', '.')
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@exemple.example', 'commit', '-qm', 'un')
  expect((await read({}, { docs: {} })).authors).toEqual([['Ada']])
  expect((await read({}, { docs: { showLastUpdateAuthor: false } })).authors).toEqual([[undefined]])
})

const drafts = {
  'docs/a.md': '# A',
  'docs/secret.md': '---\ndraft: true\n---\n# B',
  'docs/secret-aussi.md': '---\ndraft: yes\n---\n# C',
}

test('neither a draft nor a page that may be one is published; the second is told', async () => {
  expect(await read(drafts)).toMatchObject({
    sources: ['a.md'],
    printed: [
      `docs/secret-aussi.md:2: “draft”: expected true or false.
    Found: "yes". Until then, this page is not published.`,
    ],
  })
})

test('both are shown while writing', async () => {
  const { sources } = await read(drafts, { withDrafts: true })
  expect(sources).toEqual(['a.md', 'secret-aussi.md', 'secret.md'])
})

test('each locale has its words, those of the site otherwise', async () => {
  const text = '## A\n\n:::tip\nb\n:::\n'
  const { articles } = await read(
    { 'docs/a.md': text, 'i18n/en/docs/a.md': text },
    {
      locales: [
        { code: 'fr', label: 'Français' },
        { code: 'en', label: 'English', words: { tipTitle: 'Tip' } },
      ],
      words: { tipTitle: 'Conseil', headingLink: '# {title}' },
    },
  )
  expect(articles.map((html) => /title">(.*?)</.exec(html ?? '')?.[1])).toEqual(['Conseil', 'Tip'])
  for (const html of articles) expect(html).toContain('aria-label="# A"')
})

test('tags whose letters are lost, or a file that cannot be read, are told', async () => {
  const { printed } = await read({
    'docs/tags.yml': Buffer.from('été:\n', 'latin1'),
    'verified.json/a': '',
  })
  expect(printed).toEqual([
    'verified.json: The file cannot be read (EISDIR).\n    It must be a file that may be read.',
    'docs/tags.yml:1: The file is not in UTF-8: letters are lost.\n    Save it as UTF-8.',
  ])
})

test('each version and locale has its own values, and lacks none of those of the first locale', async () => {
  const text = '{{ a }} {{ b }}'
  const { articles, oldArticles, printed } = await read(
    {
      'docs/variables.yml': 'a: un\nb: { fr: deux, en: two }\n',
      'docs/x.md': text,
      'i18n/en/docs/variables.yml': 'a: one\n',
      'i18n/en/docs/x.md': text,
      'versions/1.0/variables.yml': 'a: ancien\n',
      'versions/1.0/x.md': '{{ a }} {{ b }}',
    },
    {
      locales: [
        { code: 'fr', label: 'Français' },
        { code: 'en', label: 'English' },
      ],
      docs: { showLastUpdate: false, versions: [{ name: 'current' }, { name: '1.0' }] },
    },
  )
  expect(oldArticles[0]).toBe('<p>ancien {{ b }}</p>\n')
  expect(articles).toEqual(['<p>un deux</p>\n', '<p>one two</p>\n'])
  expect(printed).toEqual([])
})
