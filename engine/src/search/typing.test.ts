import { expect, test } from 'vitest'
import { documentsOf, buildFiles, openAll, SMALL_CORPUS } from '../testing/smallCorpus.ts'
import { formsIn } from '../testing/formsIn.ts'
import { search } from './search.ts'

const documents = documentsOf(SMALL_CORPUS)
const whole = openAll(buildFiles(documents))
const pieced = openAll(buildFiles(documents, { settings: { shardThreshold: 0, shardLength: 300 } }))

test('while any word of the pages is typed, from its first letter on, something is found', () => {
  const begun = new Set(
    formsIn(documents).flatMap((form) =>
      Array.from({ length: form.length }, (_, length) => form.slice(0, length + 1)),
    ),
  )
  expect(begun.size).toBeGreaterThan(500)
  const lost = [...begun].filter((typed) => search(whole, typed).total === 0)
  expect(lost).toEqual([])
  expect([...begun].filter((typed) => search(pieced, typed).total === 0)).toEqual([])
})

test('of what a letter or two begin, titles come first, then tags, then the text', () => {
  const corpus = documentsOf({
    '/text/': page('Ailleurs', 'Le proxy, le port, le pont et la politique du poste.'),
    '/tag/': page('Courrier', 'Rien de plus.', ['postfix']),
    '/title/': page('Politique de sauvegarde', 'Rien de plus.'),
  })
  const { hits } = search(openAll(buildFiles(corpus)), 'po')
  expect(hits.map(({ document }) => document.sectionRoute)).toEqual(['/title/', '/tag/', '/text/'])
})

const page = (title: string, text: string, tags: readonly string[] = []) => ({
  title,
  tags,
  sections: { [title]: text },
})
const stopCorpus = documentsOf({
  '/text/': page('Ailleurs', 'Voyez comment faire, et pour qui.'),
  '/tag/': page('Courrier', 'Rien.', ['comment']),
  '/title/': page('Savoir comment', 'Rien.'),
  '/none/': page('Courriers', 'Rien de plus.'),
})

test.each([
  ['comment', ['/title/', '/tag/', '/text/']],
  ['pour', ['/text/']],
  ['pou', ['/text/']],
  ['comment pour', ['/title/', '/tag/', '/text/']],
  ['et pour qui', ['/text/']],
  ['"et pour qui"', ['/text/']],
  ['"qui pour et"', []],
  ['titre:comment', ['/title/']],
  ['contenu:comment', ['/text/']],
  ['tag:comment', ['/tag/']],
  ['+comment', ['/title/', '/tag/', '/text/']],
  ['vous', []],
  // Among other words, stop words find nothing by themselves.
  ['rien pour comment', ['/title/', '/tag/', '/none/']],
  ['zorglub pour', []],
])('stop words alone are searched as any word is: %s', (query, routes) => {
  for (const shardThreshold of [0, Number.MAX_SAFE_INTEGER]) {
    const index = openAll(buildFiles(stopCorpus, { settings: { shardThreshold, shardLength: 60 } }))
    const { hits } = search(index, query)
    expect(hits.map(({ document }) => document.sectionRoute)).toEqual(routes)
  }
})

test('a word of every text is kept for a few of them, rare ones for each', () => {
  const texts = Array.from({ length: 100 }, (_, i): [string, string] => [
    `Section ${i}`,
    i === 99 ? 'Un port pour rien, sauf pour vous.' : 'Un port pour rien.',
  ])
  const sections = { Ports: 'Rien.', ...Object.fromEntries(texts) }
  const index = openAll(buildFiles(documentsOf({ '/ports/': { title: 'Ports', sections } })))
  expect(search(index, 'pour').total).toBe(8)
  expect(search(index, 'vous').total).toBe(1)
  expect(search(index, 'port pour').total).toBe(101)
})

test.each([
  ['canal', 'canaux'],
  ['local', 'locaux'],
  ['terminal', 'terminaux'],
  ['journal', 'journaux'],
  ['principal', 'principaux'],
  ['travail', 'travaux'],
  ['bail', 'baux'],
  ['portail', 'portails'],
  ['detail', 'details'],
  ['webmail', 'webmails'],
  ['reseau', 'reseaux'],
  ['tableau', 'tableaux'],
  ['noyau', 'noyaux'],
  ['tuyau', 'tuyaux'],
  ['caillou', 'cailloux'],
  ['verrou', 'verrous'],
  ['enjeu', 'enjeux'],
])('%s finds %s, and is found by it, in one piece or in many', (one, many) => {
  for (const [asked, held] of [
    [one, many],
    [many, one],
  ]) {
    const page = { title: 'Page', sections: { Page: `Des mots, ${held} compris.` } }
    const corpus = documentsOf({ ...SMALL_CORPUS, '/page/': page })
    for (const shardThreshold of [0, Number.MAX_SAFE_INTEGER]) {
      const index = openAll(buildFiles(corpus, { settings: { shardThreshold, shardLength: 300 } }))
      const { hits } = search(index, `${asked}~0`)
      const routes = hits.map(({ document }) => document.sectionRoute)
      expect(routes, `${asked} ${shardThreshold}`).toContain('/page/')
    }
  }
})

test.each([
  ['C#', '/csharp/'],
  ['c#', '/csharp/'],
  ['F#', '/fsharp/'],
  ['C++', '/cpp/'],
  ['csharp', '/csharp/'],
])('%s finds its page, and not what begins with its letter', (query, route) => {
  const page = (name: string) => ({ title: `Le langage ${name}`, sections: { [name]: 'Un mot.' } })
  const corpus = documentsOf({
    '/csharp/': page('C#'),
    '/fsharp/': page('F#'),
    '/cpp/': page('C++'),
    '/chemins/': { title: 'Chemins', sections: { Chemins: 'Un chemin : index.html#haut, a#b.' } },
  })
  const { hits } = search(openAll(buildFiles(corpus)), query)
  expect(new Set(hits.map(({ document }) => document.sectionRoute.split('#')[0]))).toEqual(
    new Set([route]),
  )
})

test.each([
  ['数据库', '如何安装数据库服务器。'],
  ['服务器', '如何安装数据库服务器。'],
  ['データベース', '新しいデータベースを作成します。'],
  ['作成', '新しいデータベースを作成します。'],
  ['ข้อมูล', 'การสำรองข้อมูลบนเซิร์ฟเวอร์'],
  ['备份', 'Redis的备份和恢复'],
  ['redis', '使用Redis的备份'],
  ['管理', '用户名:密码/用户管理'],
  ['ฐานข้อมูล', 'ติดตั้ง/ระบบจัดการฐานข้อมูล'],
  ['关系', 'MySQL关系-数据库'],
])('%s is found within a text without spaces', (query, text) => {
  const corpus = documentsOf({ '/a/': { title: 'A', sections: { A: text } } })
  const { hits } = search(openAll(buildFiles(corpus)), query)
  expect(hits).toHaveLength(1)
})

test.each([
  // What questions are made with tells nothing beside a word that does.
  ['savoir les courriers', ['/none/', '/tag/']],
  ['savoir', ['/title/']],
  ['+savoir courriers', ['/title/']],
])('a weak word counts alone, or where it must be: %s', (query, routes) => {
  const { hits } = search(openAll(buildFiles(stopCorpus)), query)
  expect(hits.map(({ document }) => document.sectionRoute)).toEqual(routes)
})
