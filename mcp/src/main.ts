/** The command: `lucarne-mcp <folder or address of a built site>`, over standard input and output. */

import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { createServer } from './createServer.ts'
import { openSource } from './source.ts'

const usage = `Usage: lucarne-mcp <site>

<site> is the folder of a site that Lucarne has built (site/dist), or its address over HTTPS.
An assistant starts this command and speaks to it over standard input and output.`

/** Returns the exit code; `undefined` while it serves. Nothing but the protocol is printed on standard output. */
export async function main(args: readonly string[]): Promise<number | undefined> {
  const [site, ...others] = args
  if (site === undefined || others.length > 0 || site.startsWith('-')) {
    console.error(usage)
    return site === '--help' || site === '-h' ? 0 : 2
  }
  const source = await openSource(site)
  if ('error' in source) {
    console.error(source.error)
    return 1
  }
  await createServer(source).connect(new StdioServerTransport())
  return undefined
}
