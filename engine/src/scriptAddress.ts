/**
 * Tells an address that runs code when it is followed, as browsers read it: without tabs and line ends, nor what stands
 * before its scheme. The one rule of all that writes an address: Markdown, HTML, components, front matter, settings.
 */
export function runsScript(address: string): boolean {
  const read = address.replace(/[\t\n\r]/g, '').replace(UNREAD_START, '')
  return /^(?:javascript|vbscript|data):/i.test(read)
}

// oxlint-disable-next-line no-control-regex -- those that browsers do not read
const UNREAD_START = /^[\0-\x20]+/
