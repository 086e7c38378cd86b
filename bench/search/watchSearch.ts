/** Measures the wait in the search box, from a key or a query to the frame that shows a result. */
import type { Page } from 'playwright-core'

type Watch = (asked: { query: string; isFirst: boolean }) => Promise<number>
type WatchedWindow = { watch: Watch; shownMs: Promise<number> }

/** Ctrl K, then the query as soon as the field is there → until a result can be read. */
export async function timeSearch(page: Page, query: string): Promise<number> {
  await page.evaluate((text) => {
    const watched = window as unknown as WatchedWindow
    watched.shownMs = watched.watch({ query: text, isFirst: true })
  }, query)
  await page.keyboard.press('Control+k')
  return page.evaluate(() => (window as unknown as WatchedWindow).shownMs)
}

/** Another query in the open box → until it is answered. In milliseconds. */
export function typeAnother(page: Page, query: string): Promise<number> {
  return page.evaluate(
    (text) => (window as unknown as WatchedWindow).watch({ query: text, isFirst: false }),
    query,
  )
}

/** Runs in the page: types the query at once, and waits for the frame that shows what answers it. */
export function defineWatch() {
  const watch: Watch = async ({ query, isFirst }) => {
    const until = <T>(find: () => T | null | undefined | false): Promise<T> =>
      new Promise((resolve) => {
        const look = () => {
          const found = find()
          if (!found) return
          observer.disconnect()
          resolve(found)
        }
        const observer = new MutationObserver(look)
        observer.observe(document, { childList: true, subtree: true, attributes: true })
        look()
      })
    const pressed = new Promise<number>((resolve) =>
      addEventListener('keydown', ({ timeStamp }) => resolve(timeStamp), {
        capture: true,
        once: true,
      }),
    )
    const pressedMs = isFirst ? await pressed : 0
    const input = await until(() => document.querySelector<HTMLInputElement>('dialog[open] input'))
    const startMs = isFirst ? pressedMs : performance.now()
    let isAsked = false
    const isAnswered = () => {
      if (input.dataset['status'] !== 'idle') isAsked = true
      return isAsked && input.dataset['status'] === 'idle'
    }
    const answered = until(() => isAnswered() && document.querySelector('[role=option]'))
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    setValue?.call(input, query)
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
    await answered
    // A message posted from a frame's callback is handled right after that frame is painted.
    return new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now() - startMs)
        port2.postMessage(0)
      })
    })
  }
  Object.assign(window, { watch })
}
