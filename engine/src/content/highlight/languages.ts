/** The language an author names → the grammar that reads it. */

import type { LanguageRegistration } from 'shiki/core'
import { bundledLanguages, type BundledLanguage } from 'shiki/langs'
import { haproxy } from './haproxy.ts'

/** Names that administrators use and grammars do not. */
const aliases: ReadonlyMap<string, BundledLanguage> = new Map([
  ['apacheconf', 'apache'],
  ['htaccess', 'apache'],
  ['cfg', 'ini'],
  ['conf', 'ini'],
  ['cnf', 'ini'],
  ['editorconfig', 'ini'],
  ['env', 'dotenv'],
  ['service', 'systemd'],
  ['timer', 'systemd'],
  ['unit', 'systemd'],
  ['mysql', 'sql'],
  ['mariadb', 'sql'],
  ['pgsql', 'sql'],
  ['postgresql', 'sql'],
  ['patch', 'diff'],
  ['sh-session', 'shellsession'],
  ['shell-session', 'shellsession'],
  ['node', 'javascript'],
  ['pwsh', 'powershell'],
  ['svg', 'xml'],
  ['rss', 'xml'],
  ['webmanifest', 'json'],
  ['pycon', 'python'],
  ['ipython', 'python'],
] as const)

const plainText: ReadonlySet<string> = new Set(
  'text txt plain plaintext none output cron crontab iptables logrotate nft nftables promql sed zone'.split(
    ' ',
  ),
)

export const isPlainText = (language: string): boolean => plainText.has(language)

/** `undefined` for plain text and for what no grammar reads. */
export function grammarOf(language: string): string | undefined {
  if (plainText.has(language)) return undefined
  if (language === 'haproxy') return language
  const name = aliases.get(language) ?? language
  return Object.hasOwn(bundledLanguages, name) ? name : undefined
}

/** The grammar and those it embeds. */
export async function loadGrammar(name: string): Promise<LanguageRegistration[]> {
  if (name === 'haproxy') return [haproxy]
  const { default: registrations } = await bundledLanguages[name as BundledLanguage]()
  return registrations
}
