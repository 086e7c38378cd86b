import { expect, test } from 'vitest'
import type { PageData } from '../../site/page.ts'
import { createPageLoader, dataAddressOf } from './pageLoader.ts'

const origin = 'https://docs.example'

function loaderOf(answers: (address: string) => Response) {
  const asked: string[] = []
  const fetchPage = async (address: string) => {
    asked.push(address)
    return answers(address)
  }
  const fillBranches = async (page: PageData) => page
  const loader = createPageLoader({ fetchPage, fillBranches, origin: origin })
  return { asked, loader }
}

const pageAt = (address: string) =>
  Response.json({ href: address.replace('index.json', ''), html: '<h1>A</h1>' })

test('a page is asked for once, whatever its query and anchor', async () => {
  const { asked, loader } = loaderOf(pageAt)
  loader.prefetch('/Apache/')
  const page = await loader.load('/Apache/?a=1#installer')
  await loader.load(`${origin}/Apache/index.html`)
  expect(page.href).toBe('/Apache/')
  expect(asked).toEqual(['/Apache/index.json'])
})

test('a failure is told, and not kept', async () => {
  const answers = [new Response('', { status: 404 }), pageAt('/a/index.json')]
  const { asked, loader } = loaderOf(() => answers.shift()!)
  await expect(loader.load('/a/')).rejects.toThrow('404')
  await expect(loader.load('/a/')).resolves.toMatchObject({ href: '/a/' })
  expect(asked).toHaveLength(2)
})

test.each([
  ['a page of the host', () => new Response('<!doctype html>')],
  ['JSON of another kind', () => Response.json({ hello: 1 })],
  ['JSON null', () => Response.json(null)],
])('%s in the place of a page is a failure', async (_, answer) => {
  await expect(loaderOf(answer).loader.load('/a/')).rejects.toThrow()
})

test('a page is ready once it is there, not before', async () => {
  const { loader } = loaderOf(pageAt)
  expect(loader.ready('/Apache/')).toBeUndefined()
  await loader.prefetch('/Apache/')
  expect(loader.ready('/Apache/#installer')?.href).toBe('/Apache/')
  expect(loader.ready('/autre/')).toBeUndefined()
})

test('loading ahead tells no failure, and keeps none', async () => {
  const { asked, loader } = loaderOf(() => new Response('', { status: 500 }))
  await expect(loader.prefetch('/a/')).resolves.toBeUndefined()
  expect(loader.ready('/a/')).toBeUndefined()
  await loader.prefetch('/a/')
  expect(asked).toHaveLength(2)
})

test('the thirty pages used last are kept', async () => {
  const { asked, loader } = loaderOf(pageAt)
  for (let index = 0; index < 30; index++) await loader.load(`/p${index}/`)
  await loader.load('/p0/')
  await loader.load('/p30/')
  await loader.load('/p0/')
  expect(asked).toHaveLength(31)
  await loader.load('/p1/')
  expect(asked).toHaveLength(32)
})

test('a page that was forgotten is asked for again', async () => {
  const { asked, loader } = loaderOf(pageAt)
  await loader.load('/a/')
  loader.forget('/a/')
  await loader.load('/a/')
  loader.forget()
  await loader.load('/a/')
  expect(asked).toHaveLength(3)
})

test.each([
  ['/', '/index.json'],
  ['/docs/Apache/#a', '/docs/Apache/index.json'],
  ['/docs/Apache.html', '/docs/Apache/index.json'],
  ['/T%C3%A2ches%20planifi%C3%A9es/', '/T%C3%A2ches%20planifi%C3%A9es/index.json'],
])('what shows %s is in %s', (href, address) => {
  expect(dataAddressOf(href, origin)).toBe(address)
})

test('a copy kept by the browser is shown, and asked for anew at the next visit', async () => {
  const copy = () =>
    Response.json({ href: '/a/', html: '' }, { headers: { 'Lucarne-Kept': '2026-11-21' } })
  const answers = [copy(), pageAt('/a/index.json')]
  const { asked, loader } = loaderOf(() => answers.shift()!)
  expect((await loader.load('/a/')).html).toBe('')
  expect(loader.ready('/a/')).toBeUndefined()
  expect((await loader.load('/a/')).html).toBe('<h1>A</h1>')
  await loader.load('/a/')
  expect(asked).toHaveLength(2)
})
