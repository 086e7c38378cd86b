/** Links that all pages show (navbar, footer, announcement) and files they name → a problem for each that leads nowhere. */

import { isForeign } from '../content/isForeign.ts'
import { didYouMean } from '../nearest.ts'
import type { Problem } from '../problem.ts'
import { addressOf, configuredAddress } from './address.ts'
import { staticHrefOf } from './logo.ts'
import { decodeLoosely, pathOf, splitTarget } from './paths.ts'
import type { Site } from './site.ts'
import { writtenFiles } from './writtenFiles.ts'

/** `siblings` are the same site in its other locales: each answers for the addresses under its own base URL. */
export function frameLinkProblems(
  site: Site,
  siblings: readonly Site[],
  routes: ReadonlyMap<string, unknown>,
): Problem[] {
  const { navbar, footer, announcement, favicon } = site.config
  const named = linksIn({ navbar, footer, announcement, favicon }, '')
  return named.flatMap(({ key, target, isLoaded }): Problem[] => {
    const { file } = site.config
    // Once, not in every locale.
    if (isLoaded && isForeign(target))
      return site.baseUrl === site.config.baseUrl ? [foreign(key, target, file)] : []
    const href = finalHrefOf(key, target, site)
    const path = pathInSite(href, site, siblings)
    if (path === undefined || routes.has(pathOf(path)) || isFile(href, site)) return []
    const hint = rootFileHint(path, site) ?? didYouMean(pathOf(path), routes.keys())
    return [
      {
        kind: 'brokenLink',
        file,
        message: `${key}: broken link "${target}": no page and no static file ${decodeLoosely(href)}`,
        ...(hint && { hint }),
      },
    ]
  })
}

/** The Content-Security-Policy of the site refuses it. */
const foreign = (key: string, target: string, file: string): Problem => ({
  kind: 'content',
  file,
  message: `${key}: "${target}" is not shown: pages load nothing from another host`,
  hint: 'Put the file in the static folder, and write its path there.',
})

/** Static files are at the root: no locale has its own. `href` is under the base URL of the site. */
function isFile(href: string, site: Site): boolean {
  const { path } = splitTarget(href)
  if ([...writtenFiles(site).values()].includes(path)) return true
  const file = decodeLoosely(`/${path.slice(site.config.baseUrl.length)}`)
  return site.facts.assetOf('', file) !== undefined
}

/** In another locale than the default one, for a file that is at the root. */
function rootFileHint(path: string, site: Site): string | undefined {
  const { url, baseUrl } = site.config
  const href = baseUrl + path.slice(1)
  if (site.baseUrl === baseUrl || !isFile(href, site)) return undefined
  return `The file is at ${href}, for all languages: write its whole address, ${url}${href}.`
}

type Named = {
  readonly key: string
  readonly target: string
  /** With the page: not where a link leads. */
  readonly isLoaded: boolean
}

/** Settings that hold an address or a file, and those that hold markup. */
const addressKeys = /(?:^|\.)(?:to|href|src|srcDark|favicon)$/
const markupKeys = /\.(?:html|value|content|copyright)$/

/** `key` is the path of `value` in the configuration. */
function linksIn(value: unknown, key: string): Named[] {
  if (Array.isArray(value))
    return value.flatMap((inner, index) => linksIn(inner, `${key}[${index}]`))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, inner]) =>
      linksIn(inner, key === '' ? name : `${key}.${name}`),
    )
  if (typeof value !== 'string' || value === '') return []
  if (markupKeys.test(key))
    return [...value.matchAll(/\s(href|src)=(["'])(.*?)\2/g)].map(([, name, , target = '']) => ({
      key,
      target,
      isLoaded: name === 'src',
    }))
  if (!addressKeys.test(key) || value.startsWith('<svg')) return []
  return [{ key, target: value, isLoaded: !/\.(?:to|href)$/.test(key) }]
}

/** As the frame makes it. Markup goes into the page as it is. */
function finalHrefOf(key: string, target: string, { config, baseUrl }: Site): string {
  if (markupKeys.test(key)) return target
  if (key.endsWith('.to')) return configuredAddress({ to: target }, baseUrl).href
  return key.endsWith('.href')
    ? addressOf(target, baseUrl).href
    : staticHrefOf(target, config.baseUrl)
}

/** Decoded; `undefined` when another site, or another locale, answers for it. */
function pathInSite(href: string, site: Site, siblings: readonly Site[]): string | undefined {
  const { path } = splitTarget(href)
  const isUnder = ({ baseUrl }: Site) => path.startsWith(baseUrl)
  const isElsewhere = siblings.some(
    (other) => isUnder(other) && other.baseUrl.length > site.baseUrl.length,
  )
  if (!isUnder(site) || path.startsWith('//') || isElsewhere) return undefined
  return decodeLoosely(`/${path.slice(site.baseUrl.length)}`)
}
