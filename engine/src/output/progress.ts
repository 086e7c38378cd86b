/** Progress of long work: a bar on a terminal, plain lines elsewhere. */

export type Progress = {
  /** One more unit is done. */
  readonly step: () => void
  /** Ends the bar; the next line printed stands alone. */
  readonly end: () => void
}

export type ProgressOutput = Pick<NodeJS.WriteStream, 'write'> & { readonly isTTY?: boolean }

const barWidth = 24
const redrawMs = 80
const lineMs = 2000

/** `label` says what is counted, in the plural: `pages`. */
export function startProgress(
  label: string,
  total: number,
  output: ProgressOutput = process.stderr,
): Progress {
  const startedMs = performance.now()
  let done = 0
  let drawnMs = startedMs
  const draw = () => {
    const seconds = (performance.now() - startedMs) / 1000
    const facts = `${done}/${total} ${label}, ${Math.round(done / Math.max(seconds, 0.001))}/s, ${seconds.toFixed(1)} s`
    const filled = Math.round((barWidth * done) / Math.max(total, 1))
    const bar = '█'.repeat(filled) + '░'.repeat(barWidth - filled)
    output.write(output.isTTY ? `\r\u001B[K${bar} ${facts}` : `${facts}\n`)
  }
  return {
    step: () => {
      done += 1
      const now = performance.now()
      if (now - drawnMs < (output.isTTY ? redrawMs : lineMs)) return
      drawnMs = now
      draw()
    },
    end: () => {
      if (output.isTTY) output.write('\r\u001B[K')
    },
  }
}
