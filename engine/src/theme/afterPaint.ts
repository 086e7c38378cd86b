/** Delays work until the reader has seen what matters. */

/** Two frames: painting one takes the cores of a modest device longer than the script that asked for it. */
const PAINT_MS = 40

/** In a hidden page, once it is seen. Returns a function that calls it off. */
export function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act, PAINT_MS)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
