/** A reader in Firefox: what they find by role and name, as the browser itself tells assistive technology, and what they do. */
import { expect, test as base } from '@playwright/test'
import { type RunningFirefox, type Send, startFirefox } from './marionette.ts'

type Role = 'button' | 'combobox' | 'dialog' | 'link' | 'option'

/** Element reference of the protocol. */
export type Found = Readonly<Record<string, string>>

export type Reader = {
  /** Resolves once the page is loaded; rejects when the browser shows an error in its place. */
  open(url: string): Promise<void>
  /** Waits until it is there to be seen. */
  find(role: Role, name: string | RegExp): Promise<Found>
  click(found: Found): Promise<void>
  /** A wandering pointer: wakes the app. */
  move(): Promise<void>
  /** Held together, let go in the other order. */
  press(...keys: readonly string[]): Promise<void>
  type(text: string): Promise<void>
  goBack(): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** Runs the body of a function in the page; elements may be given and answered. */
  ask(body: string, ...given: readonly unknown[]): Promise<unknown>
  /** Waits until the page answers this. */
  expects(body: string, value: unknown): Promise<void>
  /** For tests that provoke messages in the console. */
  allow(pattern: RegExp): void
}

/** Anything that Firefox's console says of the pages, a warning too, fails the test. */
export const test = base.extend<{ reader: Reader }, { firefox: RunningFirefox }>({
  firefox: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const firefox = await startFirefox()
      await use(firefox)
      await firefox.stop()
    },
    // An installation may come first.
    { scope: 'worker', timeout: 300_000 },
  ],
  reader: async ({ firefox: { send } }, use) => {
    const allowed: RegExp[] = []
    await send('WebDriver:SetWindowRect', { width: 1280, height: 900 })
    await inConsole(send, 'Services.console.reset()')
    await use({ ...readerOf(send), allow: (pattern) => void allowed.push(pattern) })
    const said = (await inConsole(send, consoleOfPages)) as string[]
    const isAllowed = (message: string) => allowed.some((pattern) => pattern.test(message))
    // What a page says when it is left in the middle of something is not for the next test.
    await send('WebDriver:Navigate', { url: 'about:blank' })
    expect(said.filter((message) => !isAllowed(message))).toEqual([])
  },
})

const consoleOfPages = `return Services.console.getMessageArray()
  .filter((message) => message instanceof Ci.nsIScriptError && /^http/.test(message.sourceName))
  .map((message) => message.message)`

async function inConsole(send: Send, script: string): Promise<unknown> {
  await send('Marionette:SetContext', { value: 'chrome' })
  const value = await send('WebDriver:ExecuteScript', { script, args: [] })
  await send('Marionette:SetContext', { value: 'content' })
  return value
}

/** Selectors that narrow down each role; the browser then confirms which elements have it. */
const selectors: Readonly<Record<Role, string>> = {
  button: 'button, summary',
  combobox: 'input',
  dialog: 'dialog, [role=dialog]',
  link: 'a[href]',
  option: '[role=option]',
}

const keysByName: Readonly<Record<string, string>> = {
  ArrowDown: '\uE015',
  Control: '\uE009',
  Enter: '\uE007',
  Escape: '\uE00C',
}

function readerOf(send: Send): Omit<Reader, 'allow'> {
  const ask = (script: string, ...args: readonly unknown[]) =>
    send('WebDriver:ExecuteScript', { script, args })
  const act = (source: object) => send('WebDriver:PerformActions', { actions: [source] })
  const press = async (...keys: readonly string[]) => {
    const values = keys.map((key) => keysByName[key] ?? key)
    const actions = [
      ...values.map((value) => ({ type: 'keyDown', value })),
      ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
    ]
    await act({ type: 'key', id: 'keys', actions })
  }
  const seen = async (role: Role, name: string | RegExp): Promise<Found | undefined> => {
    const text = typeof name === 'string' ? name : null
    for (const found of (await ask(candidates, selectors[role], text)) as Found[]) {
      const [id] = Object.values(found)
      const label = String(await send('WebDriver:GetComputedLabel', { id }))
      const isNamed = typeof name === 'string' ? label === name : name.test(label)
      if (isNamed && (await send('WebDriver:GetComputedRole', { id })) === role) return found
    }
    return undefined
  }
  const find = async (role: Role, name: string | RegExp) => {
    let found: Found | undefined
    await expect
      .poll(async () => (found = await seen(role, name).catch(ignoreStale)), `${role} ${name}`)
      .toBeTruthy()
    return found as Found
  }
  return {
    find,
    ask,
    press,
    open: async (url) => void (await send('WebDriver:Navigate', { url })),
    click: async (found) =>
      void (await send('WebDriver:ElementClick', { id: Object.values(found)[0] })),
    move: async () => {
      const actions = [300, 310].map((x) => ({ type: 'pointerMove', x, y: 300 }))
      await act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions })
    },
    type: async (text) => {
      for (const letter of text) await press(letter)
    },
    goBack: async () => void (await send('WebDriver:Back')),
    resize: async (width, height) =>
      void (await send('WebDriver:SetWindowRect', { width, height })),
    expects: (body, value) => expect.poll(() => ask(body), body).toEqual(value),
  }
}

/** Narrows elements down to those that may bear the name, so that fewer are queried. */
const candidates = `const [selector, name] = arguments
const letters = (text) => text.replace(/\\s/g, '')
return [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility()
  && (name === null || each.ariaLabel || each.hasAttribute('aria-labelledby') || each.labels?.length
    || letters(each.textContent).includes(letters(name))))`

/** An element may go between two questions: they are asked again. */
function ignoreStale(cause: Error): undefined {
  if (!/stale|no such element/.test(cause.message)) throw cause
}
