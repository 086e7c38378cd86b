/** The links of docs to other hosts → those that lead nowhere, as these hosts say. */

import type { Doc, ExternalLink } from '../content/doc.ts'
import type { Problem } from '../problem.ts'

export type ExternalCheck = {
  readonly problems: readonly Problem[]
  /** Number of addresses requested, each once. */
  readonly asked: number
  /** Number of those whose hosts do not answer a program: they want an account, a browser, or fewer requests. */
  readonly unjudged: number
  /** Number of those whose host could not be reached: all of them, on a machine without a network. */
  readonly unreached: number
}

export type ExternalOptions = {
  /** For one request, its redirects included. */
  readonly timeoutMs?: number
  /** Before a host that did not answer is asked again. */
  readonly pauseMs?: number
}

/** So many hosts at a time, each asked for one address after the other. */
const hostsAtOnce = 8

export async function checkExternalLinks(
  docs: readonly Doc[],
  { timeoutMs = 20_000, pauseMs = 2_000 }: ExternalOptions = {},
): Promise<ExternalCheck> {
  const links = docs.flatMap(({ file, externalLinks }) =>
    externalLinks.filter(isAskable).map((link): PlacedLink => ({ file, ...link })),
  )
  const addresses = [...new Set(links.map(stripFragment))]
  const verdicts = new Map<string, Verdict>()
  const queue = byHost(addresses).values()
  const askNext = async () => {
    for (const sameHost of queue)
      for (const address of sameHost) {
        const verdict = await ask(address, timeoutMs)
        verdicts.set(address, mayPass(verdict) ? await askAgain(address) : verdict)
      }
  }
  const askAgain = async (address: string) => {
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    return ask(address, timeoutMs)
  }
  await Promise.all(Array.from({ length: hostsAtOnce }, askNext))
  const count = (state: Verdict['state']) =>
    [...verdicts.values()].filter((verdict) => verdict.state === state).length
  return {
    asked: addresses.length,
    unjudged: count('unjudged'),
    unreached: count('unreached'),
    problems: links.flatMap((link) => judgeLink(link, verdicts.get(stripFragment(link)))),
  }
}

type PlacedLink = ExternalLink & { readonly file: string }

/** Returns the address to request, without the anchor, which only concerns the browser. */
const stripFragment = ({ href }: ExternalLink): string => href.replace(/#.*$/s, '')

/** Matches domains that nobody may own (RFC 2606), and addresses for documentation (RFC 5737, RFC 3849). */
const reserved =
  /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$|^(?:192\.0\.2|198\.51\.100|203\.0\.113)\.\d+$|^\[2001:db8:/

/** Returns true for a wrong address too: it fails, and is reported. */
const isAskable = ({ href }: ExternalLink): boolean =>
  !reserved.test(URL.canParse(href) ? new URL(href).hostname : '')

function byHost(addresses: readonly string[]): Map<string, string[]> {
  const hosts = new Map<string, string[]>()
  for (const address of addresses) {
    const host = URL.canParse(address) ? new URL(address).host : ''
    const known = hosts.get(host)
    if (known) known.push(address)
    else hosts.set(host, [address])
  }
  return hosts
}

type Verdict =
  | { readonly state: 'there' | 'unjudged' }
  /** `failing` and `unreached` may pass: they are asked for twice. */
  | { readonly state: 'dead' | 'failing' | 'unreached'; readonly reason: string }

const mayPass = ({ state }: Verdict): boolean => state === 'failing' || state === 'unreached'

/** Servers that say no to `HEAD` may say yes to `GET`, which every browser sends. */
async function ask(address: string, timeoutMs: number): Promise<Verdict> {
  try {
    const head = await requestStatus(address, { method: 'HEAD', timeoutMs })
    return verdictOf(head < 400 ? head : await requestStatus(address, { method: 'GET', timeoutMs }))
  } catch (error) {
    return { state: 'unreached', reason: reasonOf(error) }
  }
}

async function requestStatus(
  address: string,
  { method, timeoutMs }: { readonly method: string; readonly timeoutMs: number },
): Promise<number> {
  const signal = AbortSignal.timeout(timeoutMs)
  const answer = await fetch(address, { method, signal, headers: { Accept: 'text/html,*/*' } })
  await answer.body?.cancel()
  return answer.status
}

function verdictOf(status: number): Verdict {
  if (status < 400) return { state: 'there' }
  if ([401, 403, 407, 429, 451].includes(status)) return { state: 'unjudged' }
  return { state: status < 500 ? 'dead' : 'failing', reason: `its host answers ${status}` }
}

/** `fetch` wraps what the network says. */
function reasonOf(error: unknown): string {
  const { name, message, cause } = error as Error & { readonly cause?: { readonly code?: string } }
  if (name === 'TimeoutError') return 'its host does not answer in time'
  const code = cause?.code
  if (code === 'ENOTFOUND') return 'there is no such host'
  if (code === 'ERR_INVALID_URL') return 'that is no address'
  return code === undefined ? message : `its host cannot be reached (${code})`
}

function judgeLink({ file, line, column, href }: PlacedLink, verdict?: Verdict): Problem[] {
  if (!verdict || !('reason' in verdict)) return []
  return [
    {
      kind: 'brokenLink',
      file,
      line,
      column,
      message: `broken link "${href}": ${verdict.reason}`,
      hint: 'Lead to where it is now, or leave the link out.',
    },
  ]
}
