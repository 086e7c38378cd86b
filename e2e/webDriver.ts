/** A browser that Playwright does not drive, driven over W3C WebDriver: what the journeys of a reader need of it. */

export type DrivenBrowser = {
  open(url: string): Promise<void>
  back(): Promise<void>
  /** Runs the function in the page, with these arguments: both are sent as text. */
  run<Result, Arguments extends readonly unknown[]>(
    act: (...args: Arguments) => Result,
    ...args: Arguments
  ): Promise<Awaited<Result>>
  /** Resizes the page, approximately: windows have a minimum size. */
  resize(width: number, height: number): Promise<void>
  /** With the mouse, in the middle of the first element that is shown, held down as a hand does. */
  press(selector: string): Promise<void>
  /** Pressed together, in this order, then let go. */
  press(keys: readonly string[]): Promise<void>
  /** One key after the other. */
  type(text: string): Promise<void>
  close(): Promise<void>
}

/** Keys that are no text: https://www.w3.org/TR/webdriver2/#keyboard-actions */
export const keys = {
  control: '\uE009',
  enter: '\uE007',
  escape: '\uE00C',
  down: '\uE015',
} as const

/** Duration of a mouse press: longer than what the app takes for a tap. */
const PRESS_MS = 60
/** Longer than between two frames. */
const STILL_MS = 100

type Point = { readonly x: number; readonly y: number; readonly isMoving: boolean }

/** `driverUrl`: of a driver that answers. */
export async function openBrowser(
  driverUrl: string,
  capabilities: Readonly<Record<string, unknown>>,
): Promise<DrivenBrowser> {
  const wanted = { capabilities: { alwaysMatch: capabilities } }
  const { sessionId } = (await ask(`${driverUrl}/session`, 'POST', wanted)) as { sessionId: string }
  const session = `${driverUrl}/session/${sessionId}`
  const post = (command: string, body: object = {}) => ask(`${session}/${command}`, 'POST', body)
  const perform = (source: object) => post('actions', { actions: [source] })

  const run: DrivenBrowser['run'] = async (act, ...args) =>
    (await post('execute/sync', { script: `return (${act})(...arguments)`, args })) as never

  /** Once it has stopped moving: a bar that slides away takes what is below it along. */
  async function stillMiddleOf(selector: string): Promise<Point> {
    let before: Point | undefined
    for (;;) {
      const now = await run(middleOf, selector)
      if (!now.isMoving && before?.x === now.x && before.y === now.y) return now
      before = now
      await new Promise((resolve) => setTimeout(resolve, STILL_MS))
    }
  }

  async function pressOn(selector: string): Promise<void> {
    const { x, y } = await stillMiddleOf(selector)
    const actions = [
      { type: 'pointerMove', x, y, duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pause', duration: PRESS_MS },
      { type: 'pointerUp', button: 0 },
    ]
    await perform({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions })
  }
  const pressKeys = (pressed: readonly string[]) =>
    perform({
      type: 'key',
      id: 'keyboard',
      actions: [
        ...pressed.map((value) => ({ type: 'keyDown', value })),
        ...pressed.toReversed().map((value) => ({ type: 'keyUp', value })),
      ],
    })

  return {
    run,
    async open(url) {
      await post('url', { url })
    },
    async back() {
      await post('back')
    },
    async resize(width, height) {
      await post('window/rect', { width, height })
      const [addedWidth, addedHeight] = await run(() => [
        outerWidth - innerWidth,
        outerHeight - innerHeight,
      ])
      await post('window/rect', { width: width + addedWidth!, height: height + addedHeight! })
    },
    async press(target: string | readonly string[]) {
      await (typeof target === 'string' ? pressOn(target) : pressKeys(target))
    },
    async type(text) {
      for (const key of text) await pressKeys([key])
    },
    async close() {
      await ask(session, 'DELETE')
    },
  }
}

/** Runs in the page. */
function middleOf(selector: string): Point {
  const shown = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility())
  if (!shown) throw new Error(`nothing is shown of ${selector}`)
  const [box] = shown.getClientRects()
  return {
    x: Math.round(box!.x + box!.width / 2),
    y: Math.round(box!.y + box!.height / 2),
    isMoving: document.getAnimations().some((each) => each instanceof CSSTransition),
  }
}

async function ask(url: string, method: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
  })
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } }
  if (!answer.ok) throw new Error(`WebDriver: ${value.error}: ${value.message}`)
  return value
}
