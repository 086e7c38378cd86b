/** Who wrote a post, and when → a line of it, as Docusaurus puts it above the text. */

import path from 'node:path'
import { toFields, toText } from '../read/values.ts'

export type Author = {
  readonly name: string
  readonly title?: string | undefined
  readonly description?: string | undefined
  readonly url?: string | undefined
  /** Links to its accounts, in Markdown. */
  readonly accounts: readonly string[]
  /** Address of its own page, from `authors/`. */
  readonly page?: string | undefined
  /** Target of its name. */
  readonly link?: string | undefined
}

export function authorOf(value: unknown, { key, base }: { key: string; base: string }): Author {
  const own = toFields(value)
  const permalink = toText(toFields(own['page'])['permalink'])
  const hasPage = own['page'] !== undefined && own['page'] !== false && key !== ''
  const page = hasPage ? (permalink?.replace(/^\/(?:authors\/)?|\/$/g, '') ?? key) : undefined
  const mail = toText(own['email'])
  const url = toText(own['url']) ?? (mail === undefined ? undefined : `mailto:${mail}`)
  return {
    name: toText(own['name']) ?? key,
    title: toText(own['title']),
    description: toText(own['description']),
    url,
    accounts: Object.entries(toFields(own['socials'])).flatMap(([network, account]) => {
      const named = toText(account)
      const address = named === undefined ? undefined : findProfile(network, named)
      return address === undefined ? [] : [`[${nameNetwork(network)}](${address})`]
    }),
    page,
    link: page === undefined ? url : path.posix.join('/', base, 'authors', page),
  }
}

/** Networks that Docusaurus knows the addresses of accounts of. */
const NETWORKS: Readonly<Record<string, (account: string) => string>> = {
  github: (account) => `https://github.com/${account}`,
  x: (account) => `https://x.com/${account}`,
  twitter: (account) => `https://twitter.com/${account}`,
  linkedin: (account) => `https://www.linkedin.com/in/${account}/`,
  stackoverflow: (account) => `https://stackoverflow.com/users/${account}`,
  bluesky: (account) => `https://bsky.app/profile/${account}`,
  instagram: (account) => `https://www.instagram.com/${account}`,
  threads: (account) => `https://www.threads.net/@${account}`,
  twitch: (account) => `https://twitch.tv/${account}`,
  youtube: (account) => `https://youtube.com/@${account}`,
  mastodon: (account) => `https://mastodon.social/@${account}`,
}

const findProfile = (network: string, account: string): string | undefined =>
  /^https?:/.test(account) ? account : NETWORKS[network]?.(account)

const nameNetwork = (network: string): string =>
  network === 'github' ? 'GitHub' : network.charAt(0).toUpperCase() + network.slice(1)

/** `after` comes right behind the name. */
export function namedWith({ name, link, title }: Author, after = ''): string {
  const plain = name.replaceAll(/([[\]])/g, '\\$1')
  const linked = link === undefined ? plain : `[${plain}](${link})`
  return `${linked}${after}${title === undefined ? '' : `, ${title}`}`
}

export function bylineOf(
  { day, authors }: { readonly day: string; readonly authors: readonly Author[] },
  language: string,
): string {
  const date = longDay(day, language, { day: 'numeric', month: 'long', year: 'numeric' })
  return [date, ...authors.map((author) => namedWith(author))].filter(Boolean).join(' · ')
}

export function longDay(day: string, language: string, format: Intl.DateTimeFormatOptions): string {
  const date = new Date(`${day.slice(0, 10)}T00:00:00Z`)
  return day === '' || Number.isNaN(date.getTime())
    ? ''
    : new Intl.DateTimeFormat(knownOf(language), { ...format, timeZone: 'UTC' }).format(date)
}

/** A code that is no language's is written as English is. */
function knownOf(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? 'en'
  } catch {
    return 'en'
  }
}
