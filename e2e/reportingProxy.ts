/** A site, served again by a server that asks browsers to report what its policy refuses. */
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ReportingProxy = {
  /** With a final slash. */
  readonly url: string
  /** One JSON text for each violation so far. */
  readonly reports: readonly string[]
  readonly close: () => void
}

/** `policyOf` gives the policy to send in place of that of the site. */
export async function startReportingProxy(
  site: string,
  policyOf: (policy: string) => string = (policy) => policy,
): Promise<ReportingProxy> {
  const reports: string[] = []
  const { hostname, port } = new URL(site)
  const server = createServer((asked, answer) => {
    if (asked.url === reportPath) {
      let text = ''
      asked.on('data', (piece) => (text += String(piece)))
      asked.on('end', () => {
        reports.push(text)
        answer.writeHead(204).end()
      })
      return
    }
    const { url: path, method, headers } = asked
    const forwarded = request({ hostname, port, path, method, headers }, (given) => {
      const policy = given.headers[policyHeader]
      if (policy !== undefined)
        given.headers[policyHeader] = `${policyOf(String(policy))}; report-uri ${reportPath}`
      answer.writeHead(given.statusCode ?? 500, given.headers)
      given.pipe(answer)
    })
    asked.pipe(forwarded)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port: own } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${own}/`, reports, close: () => void server.close() }
}

const policyHeader = 'content-security-policy'
const reportPath = '/policy-report'
