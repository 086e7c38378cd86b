/** A page that has come to life → what moving from page to page costs, for any tool. */

import type { Browser, Page } from 'playwright-core'
import { median } from './median.ts'
import { heapMegabytesOf, openPage, watchTraffic } from './viewPage.ts'

export type NavigationTimes = {
  /** Click → the new heading is in the document. */
  readonly changedMs: number
  /** Click → the main thread is done with the frame that shows it: a message posted from its callback is heard. */
  readonly framedMs: number
  /** Click → a frame with the new heading is presented (Element Timing, to 4 ms; frames come every 16.7 ms). */
  readonly paintedMs: number
}

const measured = 31
const warmUp = 4
/** As long as a hand holds a button down. What a tool does meanwhile is not counted: the reader has not chosen yet. */
const pressMs = 90
/** From the pointer on a link to the press: what a tool loads ahead is there, as it is for most readers. */
const pointingMs = 600
/** A hand keeps no time with the screen: waits of the same length each time would always end at the same moment of it. */
const frameMs = 17

/** Medians, by real moves and clicks of the mouse. `cpuSlowdown` 1 is this machine. */
export async function measureNavigations(
  browser: Browser,
  url: string,
  cpuSlowdown: number,
): Promise<NavigationTimes> {
  const { page, close } = await openPage(browser, { slowNetwork: false, cpuSlowdown })
  try {
    await page.addInitScript(watchHeadings)
    await openAlive(page, url)
    const paths = await sidebarPaths(page)
    const seen: NavigationTimes[] = []
    for (let count = 0; count < warmUp + measured; count += 1)
      seen.push(await clickAndWatch(page, paths[count % paths.length] ?? ''))
    const kept = seen.slice(warmUp)
    return {
      changedMs: median(kept.map(({ changedMs }) => changedMs)),
      framedMs: median(kept.map(({ framedMs }) => framedMs)),
      paintedMs: median(kept.map(({ paintedMs }) => paintedMs)),
    }
  } finally {
    await close()
  }
}

/** Megabytes gained between the 20th navigation and `count` more. */
export async function heapGrowthOf(browser: Browser, url: string, count: number): Promise<number> {
  const { page, session, close } = await openPage(browser, { slowNetwork: false, cpuSlowdown: 1 })
  try {
    await openAlive(page, url)
    const paths = await sidebarPaths(page)
    let startMegabytes = 0
    for (let index = 0; index < count + 20; index += 1) {
      if (index === 20) startMegabytes = await heapMegabytesOf(session)
      await page.evaluate(follow, paths[index % paths.length] ?? '')
    }
    return (await heapMegabytesOf(session)) - startMegabytes
  } finally {
    await close()
  }
}

/** Measures the cost of a page once the app is running. */
export async function weighAlive(browser: Browser, url: string) {
  const { page, session, close } = await openPage(browser, { slowNetwork: false, cpuSlowdown: 1 })
  try {
    const traffic = watchTraffic(session)
    await openAlive(page, url)
    const layoutShift = await page.evaluate(shiftSoFar)
    return { ...traffic(), layoutShift, heapMegabytes: await heapMegabytesOf(session) }
  } finally {
    await close()
  }
}

/** Once what the reader's first move loads is there. */
async function openAlive(page: Page, url: string) {
  await page.goto(url)
  await page.mouse.move(3, 3)
  await page.mouse.move(5, 5)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(500)
}

/** Lists the other pages of the same folder that the sidebar links to. */
function sidebarPaths(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const withSlash = (path: string) => path.replace(/\/?$/, '/')
    const here = withSlash(location.pathname)
    const folder = here.replace(/[^/]+\/$/, '')
    const paths = [...document.querySelectorAll<HTMLAnchorElement>('nav a[href]')]
      .filter(({ pathname, origin }) => origin === location.origin && pathname.startsWith(folder))
      .map((link) => link.getAttribute('href') ?? '')
    return [...new Set(paths)].filter(
      (path) => /\/page-\d+\/?$/.test(path) && withSlash(path) !== here,
    )
  })
}

async function clickAndWatch(page: Page, path: string): Promise<NavigationTimes> {
  const link = page.locator(`nav a[href="${path}"]`).filter({ visible: true }).first()
  await link.hover()
  await page.waitForTimeout(pointingMs + anyPartOf(frameMs))
  await page.evaluate(() => (globalThis as unknown as Watching).noted.clear())
  // Where it is: the driver's own click looks at what is under the pointer, in the page, while it is measured.
  await page.mouse.down()
  await page.waitForTimeout(pressMs + anyPartOf(frameMs))
  await page.mouse.up()
  for (let tries = 0; tries < 50; tries += 1) {
    await page.waitForTimeout(100)
    // A tool without an app loads another document meanwhile.
    const noted = await page
      .evaluate(() => [...(globalThis as unknown as Watching).noted])
      .catch(() => [])
    const { clickedMs, changedMs, framedMs, paintedMs } = Object.fromEntries(
      noted,
    ) as Partial<Noted>
    if (clickedMs && changedMs && framedMs && paintedMs)
      return {
        changedMs: changedMs - clickedMs,
        framedMs: framedMs - clickedMs,
        paintedMs: paintedMs - clickedMs,
      }
  }
  throw new Error(`No new heading was painted after a click on ${path}`)
}

/** Whole milliseconds, `lengthMs` excluded. */
function anyPartOf(lengthMs: number): number {
  return Math.floor(Math.random() * lengthMs)
}

/** On the clock of the system: a click and what it leads to may be in two documents. */
type Noted = NavigationTimes & { readonly clickedMs: number }

type Watching = { readonly noted: Map<keyof Noted, number> }

/** Runs in each document, before anything else. */
function watchHeadings() {
  const noted: Watching['noted'] = new Map(JSON.parse(sessionStorage.getItem('bench') ?? '[]'))
  Object.assign(globalThis, { noted })
  // Only then: what is measured would wait for what is written.
  addEventListener('pagehide', () => sessionStorage.setItem('bench', JSON.stringify([...noted])))
  const note = (key: keyof Noted, timeMs: number) => {
    const isWanted = key === 'clickedMs' || (noted.has('clickedMs') && !noted.has(key))
    if (isWanted) noted.set(key, performance.timeOrigin + timeMs)
  }
  addEventListener('click', ({ timeStamp }) => note('clickedMs', timeStamp), true)
  new MutationObserver(() => {
    const heading = document.querySelector('h1')
    if (!heading || heading.hasAttribute('elementtiming')) return
    heading.setAttribute('elementtiming', 'heading')
    note('changedMs', performance.now())
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => note('framedMs', performance.now())
      port2.postMessage(0)
    })
  }).observe(document, { childList: true, subtree: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      note('paintedMs', (entry as PerformanceEntry & { renderTime: number }).renderTime)
  }).observe({ type: 'element' })
}

/** Runs in the page. */
async function follow(path: string) {
  const before = document.querySelector('h1')
  const link = document.querySelector<HTMLAnchorElement>(`nav a[href="${path}"]`)
  if (!link) throw new Error(`No link to ${path}`)
  link.click()
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  while (document.querySelector('h1') === before) await frame()
  await frame()
}

/** Runs in the page. */
function shiftSoFar(): Promise<number> {
  return new Promise((resolve) => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        sum += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    setTimeout(() => resolve(sum), 100)
  })
}
