/** The `Host` of a request → whether it means this server, and not the page of another site that found its way here. */

import { isIP } from 'node:net'

/**
 * A name that its owner makes point to this machine (DNS rebinding) would let any web page read drafts: only names
 * that cannot are taken, and the one that `--host` gives. An address in digits is nobody's to point elsewhere.
 */
export function isOwnHost(header: string | undefined, given: string | undefined): boolean {
  const address = `http://${header}`
  if (header === undefined || !URL.canParse(address)) return false
  const name = new URL(address).hostname
  return (
    /^(?:.+\.)?localhost$/.test(name) ||
    isIP(name.replace(/^\[|\]$/g, '')) !== 0 ||
    name === given?.toLowerCase()
  )
}
