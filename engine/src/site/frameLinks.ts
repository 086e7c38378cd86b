/** Links that all pages show (navbar, sidebars, footer, announcement) and files they name → a problem for each that leads nowhere. */

import { isForeign } from '../content/isForeign.ts'
import { didYouMean } from '../nearest.ts'
import type { Problem } from '../problem.ts'
import { toAddress, configuredAddress } from './address.ts'
import { anchorFault, type LinkRoute } from './links.ts'
import { staticHrefOf } from './logo.ts'
import { decodeLoosely, toPath, splitTarget } from './paths.ts'
import type { RefProblem } from './resolvedRef.ts'
import { allSidebarSettings } from './sidebarSettings.ts'
import { isDefaultLocale } from './site.ts'
import type { Site } from './site.ts'
import { linkableFiles } from './linkableFiles.ts'
import { staticPageAt } from './staticPage.ts'

/** `siblings` are the same site in its other locales: each answers for the addresses under its own base URL. */
export function frameLinkProblems(
  site: Site,
  siblings: readonly Site[],
  routes: ReadonlyMap<string, LinkRoute>,
): Problem[] {
  return namedBy(site).flatMap((named): Problem[] => {
    const { key, target, isLoaded, file } = named
    const once = (problem: Problem) => (isDefaultLocale(site) ? [problem] : [])
    if (isLoaded && isForeign(target)) return once(foreign(named))
    const href = finalHrefOf(key, target, site)
    if (isRelative(href)) return once(relative(named))
    const path = pathInSite(href, site, siblings)
    if (path === undefined) return []
    const route = routes.get(toPath(path))
    if (route) return lostAnchor(named, anchorFault(toPath(path), splitTarget(href).hash, route))
    if (isFile(href, site)) return []
    const hint = rootFileHint(path, site) ?? didYouMean(toPath(path), routes.keys())
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

const lostAnchor = ({ key, target, file }: Named, fault: RefProblem | undefined): Problem[] =>
  fault
    ? [
        {
          kind: fault.kind,
          file,
          message: `${key}: broken link "${target}": ${fault.message}`,
          ...(fault.hint && { hint: fault.hint }),
        },
      ]
    : []

/** Final addresses: those of docs that are named by their id are not among them. */
export function frameLinks(site: Site): string[] {
  return namedBy(site).flatMap(({ key, target, isLoaded }) =>
    isLoaded ? [] : finalHrefOf(key, target, site),
  )
}

function namedBy({ config }: Site): Named[] {
  const { navbar, footer, announcement, favicon, file } = config
  return [
    ...linksIn({ navbar, footer, announcement, favicon }, { file, key: '' }),
    ...allSidebarSettings(config).flatMap((settings) => linksIn(settings.sidebars, settings)),
  ]
}

/** From the page that shows it. */
const isRelative = (href: string): boolean => !/^(?:[/?#]|[a-z][a-z0-9+.-]*:|$)/i.test(href)

const relative = ({ key, target, file }: Named): Problem => ({
  kind: 'brokenLink',
  file,
  message: `${key}: broken link "${target}": it leads elsewhere from each page`,
  hint: 'Write it from the root, with a "/" first; or whole, with its "https://".',
})

/** The Content-Security-Policy of the site refuses it. */
const foreign = ({ key, target, file }: Named): Problem => ({
  kind: 'content',
  file,
  message: `${key}: "${target}" is not shown: pages load nothing from another host`,
  hint: 'Put the file in the static folder, and write its path there.',
})

/** Static files are at the root: no locale has its own. `href` is under the base URL of the site. */
function isFile(href: string, site: Site): boolean {
  const { path } = splitTarget(href)
  if ([...linkableFiles(site).values()].includes(path)) return true
  const file = decodeLoosely(`/${path.slice(site.config.baseUrl.length)}`)
  return (site.facts.assetOf('', file)?.href ?? staticPageAt(file, site.facts)) !== undefined
}

/** In another locale than the default one, for a file that is at the root. */
function rootFileHint(path: string, site: Site): string | undefined {
  const { url, baseUrl } = site.config
  const href = baseUrl + path.slice(1)
  if (site.baseUrl === baseUrl || !isFile(href, site)) return undefined
  return `The file is at ${href}, for all languages: write its whole address, ${url}${href}.`
}

type SettingLocation = {
  readonly file: string
  /** Path of a setting in the file; empty for all of it. */
  readonly key: string
}
type Named = SettingLocation & {
  readonly target: string
  /** With the page: not where a link leads. */
  readonly isLoaded: boolean
}

/** Settings that hold an address or a file, and those that hold markup. */
const addressKeys = /(?:^|\.)(?:to|href|src|srcDark|favicon)$/
const markupKeys = /\.(?:html|value|content|copyright)$/

function linksIn(value: unknown, { file, key }: SettingLocation): Named[] {
  if (Array.isArray(value))
    return value.flatMap((inner, index) => linksIn(inner, { file, key: `${key}[${index}]` }))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, inner]) =>
      linksIn(inner, { file, key: key === '' ? name : `${key}.${name}` }),
    )
  if (typeof value !== 'string' || value === '') return []
  if (markupKeys.test(key))
    return [...value.matchAll(/\s(href|src)=(["'])(.*?)\2/g)].map(([, name, , target = '']) => ({
      file,
      key,
      target,
      isLoaded: name === 'src',
    }))
  if (!addressKeys.test(key) || value.startsWith('<svg')) return []
  return [{ file, key, target: value, isLoaded: !/\.(?:to|href)$/.test(key) }]
}

/** As the frame makes it. Markup goes into the page as it is. */
function finalHrefOf(key: string, target: string, { config, baseUrl }: Site): string {
  if (markupKeys.test(key)) return target
  if (key.endsWith('.to')) return configuredAddress({ to: target }, baseUrl).href
  return key.endsWith('.href')
    ? toAddress(target, baseUrl).href
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
