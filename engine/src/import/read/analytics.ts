/** Converts the analytics of a site: Matomo becomes our setting, any other is reported. */

import type { ImportNote } from '../importPlan.ts'
import { toFields, toText } from './values.ts'

export function analyticsOf(
  config: unknown,
  file: string,
  notes: ImportNote[],
): { url: string; siteId: string } | undefined {
  const matomo = settingIn(config) ?? scriptIn(config)
  if (matomo) return matomo
  const other =
    /\b(?:G-[A-Z0-9]{6,}|UA-\d+-\d+|GTM-[A-Z0-9]+)\b|plausible\.io|usefathom\.com|umami/.exec(
      JSON.stringify(config) ?? '',
    )?.[0]
  if (other !== undefined)
    notes.push({ level: 'dropped', kind: 'analytics other than Matomo', file, text: other })
  return undefined
}

/** An object under a name that holds “matomo”, with an address and the number of a site. */
function settingIn(value: unknown, name = '', depth = 0): ReturnType<typeof analyticsOf> {
  if (typeof value !== 'object' || value === null || depth > 12) return undefined
  const fields = toFields(value)
  const isNamed = /matomo|piwik/i.test(`${name} ${toText(fields['provider']) ?? ''}`)
  const find = (keys: RegExp) =>
    Object.entries(fields).flatMap(([key, each]) => (keys.test(key) ? (toText(each) ?? []) : []))[0]
  const [host, siteId] = [
    find(/^(?:matomo_?)?(?:url|host|server)$/i),
    find(/^(?:matomo_?)?(?:site_?id|property)$/i),
  ]
  if (isNamed && host !== undefined && siteId !== undefined) return settingOf(host, siteId)
  for (const [key, inner] of Object.entries(value)) {
    const found = settingIn(inner, Array.isArray(value) ? name : key, depth + 1)
    if (found) return found
  }
  return undefined
}

/** `_paq.push(['setSiteId', '3'])` in a script of the head. */
function scriptIn(config: unknown): ReturnType<typeof analyticsOf> {
  const text = (JSON.stringify(config) ?? '').replaceAll('\\"', '"').replaceAll("'", '"')
  if (!text.includes('_paq')) return undefined
  const siteId = /"setSiteId"\s*,\s*"?(\w+)/.exec(text)?.[1]
  const host = /\bu\s*=\s*"((?:https?:)?\/\/[^"]+)"/.exec(text)?.[1]
  return host !== undefined && siteId !== undefined ? settingOf(host, siteId) : undefined
}

function settingOf(host: string, siteId: string): ReturnType<typeof analyticsOf> {
  const whole = host.startsWith('//')
    ? `https:${host}`
    : /^https?:/.test(host)
      ? host
      : `https://${host}`
  const url = `${whole.replace(/\/(?:matomo|piwik)\.(?:php|js)$/, '').replace(/\/+$/, '')}/`
  return URL.canParse(url) ? { url: url.replace(/^http:/, 'https:'), siteId } : undefined
}
