/** A page that has come to life → what moving from page to page costs. */

import type { Browser, Page } from 'playwright-core'
import { median } from './median.ts'
import { heapMegabytesOf, openPage, watchTraffic } from './viewPage.ts'

export type Navigation = {
  /** Click → the new heading is in the document. */
  readonly changedMs: number
  /** Click → the frame that shows it is done. */
  readonly paintedMs: number
}

const measured = 15
const warmUp = 5

/** Medians, each page loaded ahead as hovering its link does. `cpuSlowdown` 1 is this machine. */
export async function measureNavigations(
  browser: Browser,
  url: string,
  cpuSlowdown: number,
): Promise<Navigation> {
  const { page, close } = await openPage(browser, { slowNetwork: false, cpuSlowdown })
  try {
    await openAlive(page, url)
    const links = await sidebarLinks(page)
    const seen: Navigation[] = []
    for (let count = 0; count < warmUp + measured; count += 1) {
      const href = links[count % links.length] ?? ''
      await preload(page, href)
      seen.push(await page.evaluate(clickAndWatch, href))
    }
    const kept = seen.slice(warmUp)
    return {
      changedMs: median(kept.map(({ changedMs }) => changedMs)),
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
    const links = await sidebarLinks(page)
    let startMegabytes = 0
    for (let index = 0; index < count + 20; index += 1) {
      if (index === 20) startMegabytes = await heapMegabytesOf(session)
      await page.evaluate(clickAndWatch, links[index % links.length] ?? '')
    }
    return (await heapMegabytesOf(session)) - startMegabytes
  } finally {
    await close()
  }
}

/** What a page has cost once the reader has moved and the app is there. */
export async function weighAlive(browser: Browser, url: string) {
  const { page, session, close } = await openPage(browser, { slowNetwork: false, cpuSlowdown: 1 })
  try {
    const traffic = watchTraffic(session)
    await openAlive(page, url)
    await page.waitForLoadState('networkidle')
    const layoutShift = await page.evaluate(shiftSoFar)
    return { ...traffic(), layoutShift, heapMegabytes: await heapMegabytesOf(session) }
  } finally {
    await close()
  }
}

async function openAlive(page: Page, url: string) {
  await page.addInitScript(() => {
    addEventListener('lucarne:ready', () => (document.documentElement.dataset['alive'] = ''))
  })
  await page.goto(url)
  await page.mouse.move(3, 3)
  await page.mouse.move(5, 5)
  await page.waitForFunction(() => 'alive' in document.documentElement.dataset)
}

/** Addresses of all pages of the sidebar but the one shown, in order. */
function sidebarLinks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('nav a[href^="/partie-"]')]
      .map(({ href }) => href)
      .filter((href, index, all) => /\/page-/.test(href) && all.indexOf(href) === index),
  )
}

/** As the pointer over a link does; waits for what it loads. */
async function preload(page: Page, href: string) {
  const isLoaded = page.waitForResponse(`${href}index.json`, { timeout: 2000 }).catch(() => {})
  const isAsked = await page.evaluate((target) => {
    const known = performance.getEntriesByName(`${target}index.json`).length > 0
    const link = [...document.querySelectorAll('a')].find((each) => each.href === target)
    link?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    return !known
  }, href)
  if (isAsked) await isLoaded
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 60)))
}

/** Runs in the page. */
async function clickAndWatch(href: string): Promise<{ changedMs: number; paintedMs: number }> {
  const link = [...document.querySelectorAll('a')].find((each) => each.href === href)
  if (!link) throw new Error(`No link to ${href}`)
  const before = document.querySelector('h1')
  const text = before?.textContent
  const isNew = () => {
    const heading = document.querySelector('h1')
    return heading !== before || heading?.textContent !== text
  }
  const startMs = performance.now()
  const changed = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isNew()) return
      observer.disconnect()
      resolve(performance.now() - startMs)
    })
    observer.observe(document, { childList: true, subtree: true, characterData: true })
  })
  link.click()
  const changedMs = await changed
  // A message posted from a frame's callback is handled right after that frame is painted.
  const paintedMs = await new Promise<number>((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(performance.now() - startMs)
      port2.postMessage(0)
    })
  })
  return { changedMs, paintedMs }
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
