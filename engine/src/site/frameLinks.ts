/** Links that all pages show (navbar, footer, announcement) and files they name → a problem for each that leads nowhere. */

import { didYouMean } from '../nearest.ts'
import type { Problem } from '../problem.ts'
import { addressOf, configuredAddress } from './address.ts'
import { staticHrefOf } from './logo.ts'
import { decodeLoosely, pathOf, splitTarget } from './paths.ts'
import type { Site } from './site.ts'

/** `siblings` are the same site in its other locales: each answers for the addresses under its own base URL. */
export function frameLinkProblems(
  site: Site,
  siblings: readonly Site[],
  routes: ReadonlyMap<string, unknown>,
): Problem[] {
  const { navbar, footer, announcement, favicon } = site.config
  const named = linksIn({ navbar, footer, announcement, favicon }, '')
  return named.flatMap(({ key, target }): Problem[] => {
    const href = finalHrefOf(key, target, site)
    const path = pathInSite(href, site, siblings)
    if (path === undefined || routes.has(pathOf(path)) || site.facts.assetOf('', path)) return []
    const hint = didYouMean(pathOf(path), routes.keys())
    return [
      {
        kind: 'brokenLink',
        file: site.config.file,
        message: `${key}: broken link "${target}": no page and no static file ${decodeLoosely(href)}`,
        ...(hint && { hint }),
      },
    ]
  })
}

type Named = { readonly key: string; readonly target: string }

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
    return [...value.matchAll(/\s(?:href|src)=(["'])(.*?)\1/g)].map(([, , target = '']) => ({
      key,
      target,
    }))
  return addressKeys.test(key) && !value.startsWith('<svg') ? [{ key, target: value }] : []
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
