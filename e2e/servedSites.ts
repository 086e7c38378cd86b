/** Origins of real servers over the built sites, for tests that ask them. */
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { serveSite, type ServerName, type Serving } from './servers.ts'
import { chrome, provider, type TestedSite } from './sites.ts'
import { test as base } from './test.ts'

export const names = ['apache', 'nginx', 'caddy'] as const

type Served = Readonly<Record<ServerName, { readonly underBase: string; readonly atRoot: string }>>

/** Origins of each server, over a site under a base URL and one at the root of its host. */
export const test = base.extend<object, { served: Served }>({
  served: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const running: Serving[] = []
      const asked = await withQuestion(provider)
      const serve = async (name: ServerName, site: TestedSite) => {
        const serving = await serveSite(name, site)
        running.push(serving)
        return serving.origin
      }
      const originsOf = async (name: ServerName) => ({
        underBase: await serve(name, chrome),
        atRoot: await serve(name, asked),
      })
      try {
        await use({
          apache: await originsOf('apache'),
          nginx: await originsOf('nginx'),
          caddy: await originsOf('caddy'),
        })
      } finally {
        await Promise.all(running.map(({ stop }) => stop()))
        await rm(dirname(asked.outDir), { recursive: true })
      }
    },
    // An installation may come first.
    { scope: 'worker', timeout: 300_000 },
  ],
})

/** A copy of a site, with a page whose name ends with a question mark, and another one under the name without. */
async function withQuestion(site: TestedSite): Promise<TestedSite> {
  // In a folder of its own: servers read as another user, and a temporary folder is its owner's.
  const outDir = join(await mkdtemp(join(tmpdir(), 'lucarne-question-')), 'site')
  await cp(site.outDir, outDir, { recursive: true })
  await cp(join(outDir, 'Apache'), join(outDir, 'Que faire ?'), { recursive: true })
  await cp(join(outDir, 'Plesk'), join(outDir, 'Que faire'), { recursive: true })
  return { ...site, outDir }
}

export const ask = (origin: string, path: string, accepts = '') =>
  fetch(`${origin}${path}`, { redirect: 'manual', headers: { 'Accept-Encoding': accepts } })

/** Status, and where it leads, decoded: Apache writes %c3 for %C3. */
export async function outcomeOf(origin: string, path: string): Promise<string> {
  const answer = await ask(origin, path)
  const location = answer.headers.get('location')
  if (location === null) return `${answer.status}`
  const { origin: host, pathname, search, hash } = new URL(location, answer.url)
  return `${answer.status} ${host === origin ? '' : host}${decodeURI(pathname)}${search}${hash}`
}
