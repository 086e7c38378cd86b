/** Charter: names and addresses that belong to nobody. */

import type { Problem } from '../../problem.ts'
import { problemAt, type CharterInput } from './charterInput.ts'

/** The ends of names that a guide could show by mistake; a file name is not a host. */
const hostPattern =
  /(?<![\w.@/-])(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:com|net|org|fr|eu|be|ch|ca|lu|de|uk|io|dev|app|info|biz)(?![\w-]|\.\w)/gi
const urlPattern = /https?:\/\/([^\s/:"'<>)\]`|]+)/gi
const ipv4Pattern = /(?<![\d.\w-])(\d{1,3}(?:\.\d{1,3}){3})(?![\d.]*\d|\w)/g
/** Eight groups, or fewer around `::`: a time of day is neither. */
const ipv6Pattern =
  /(?<![\w:.])((?:[\da-f]{1,4}:){7}[\da-f]{1,4}|(?:[\da-f]{1,4}:)+:[\da-f:]*|::[\da-f][\da-f:]*)(?![\w:])/gi

export function checkExamples(input: CharterInput): Problem[] {
  const rule = input.charter.examples
  if (!rule) return []
  return input.text.split('\n').flatMap((content, index) => {
    const hosts = [...new Set([...hostsOf(content)].map((host) => host.toLowerCase()))]
    const badHosts = hosts.filter(
      (host) => !rule.hosts.includes(host) && !rule.domains.some((end) => isUnder(host, end)),
    )
    const badAddresses = listAddresses(content).filter(
      (address) => !rule.networks.some((network) => isInside(address, network)),
    )
    return [
      ...badHosts.map((host) => ({
        message: `“${host}” is a name that may belong to someone.`,
        hint: `Use a name that ends with ${rule.domains.map((end) => `.${end}`).join(' or ')}.`,
      })),
      ...badAddresses.map((address) => ({
        message: `“${address}” is an address that may belong to someone.`,
        hint: `Use one of ${rule.networks.join(', ')}.`,
      })),
    ].map((found) => problemAt(input, index + 1, found))
  })
}

function* hostsOf(line: string): Iterable<string> {
  for (const [host] of line.matchAll(hostPattern)) yield host
  for (const [, authority = ''] of line.matchAll(urlPattern)) {
    const host = authority.replace(/^[^@]*@/, '').replace(/[.,;]+$/, '')
    if (/^[\w-]+(?:\.[\w-]+)+$/.test(host) && !/^[\d.]+$/.test(host)) yield host
  }
}

function listAddresses(line: string): string[] {
  const four = [...line.matchAll(ipv4Pattern)].map(([, address = '']) => address)
  const six = [...line.matchAll(ipv6Pattern)].map(([, address = '']) => address.toLowerCase())
  return [...four.filter((one) => one.split('.').every((part) => Number(part) < 256)), ...six]
}

function isUnder(host: string, end: string): boolean {
  return host === end || host.endsWith(`.${end}`)
}

/** Networks of version 6 are compared by their written prefix, which is enough for `2001:db8::/32`. */
function isInside(address: string, network: string): boolean {
  const [start = '', bits = ''] = network.split('/')
  if (start.includes(':') !== address.includes(':')) return false
  if (!start.includes(':')) {
    const size = 2 ** (32 - Number(bits || 32))
    return Math.floor(parseIpv4(address) / size) === Math.floor(parseIpv4(start) / size)
  }
  if (bits === '' || bits === '128') return address === start
  return address === start || address.startsWith(start.replace(/::$/, ':'))
}

function parseIpv4(address: string): number {
  return address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)
}
