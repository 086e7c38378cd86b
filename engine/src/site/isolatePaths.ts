/** Text read from the right → the same, where paths and options keep their signs: `/etc/a` does not end with its slash. */

/** Invisible: what stands between them is read from the left, and turns nothing around it. */
const FIRST = '\u2066'
const LAST = '\u2069'

const RUN = /[!-~]+(?: [!-~]+)*/g
/** End of the sentence before and opening marks, the run itself, closing marks. */
const PARTS = /^((?:[)"'`\]},.:;!?]+ )?[("'`[{]*)(.*?)([)"'`\]},.:;!?]*)$/

/** Words of letters are read right by themselves: those that begin or end with a sign are not, nor what is beside them. */
export function isolatePaths(text: string): string {
  return text.replace(RUN, (run) => {
    const [, before = '', core = '', after = ''] = PARTS.exec(run) ?? []
    const isTurned = /[A-Za-z0-9]/.test(core) && /^[^A-Za-z0-9]|[^A-Za-z0-9]$/.test(core)
    return isTurned ? before + FIRST + core + LAST + after : run
  })
}
