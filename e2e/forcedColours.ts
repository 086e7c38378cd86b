/** Measures of forced colours: Chromium computes styles with the colours it draws, not with those of our rules. */
import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/**
 * Lists texts whose contrast with their background is under 4.5, icons, `::before`, `::after` and placeholders included;
 * what is not shown at all is left out.
 */
const unreadableTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    type Colour = readonly number[]
    const colourOf = (text: string): Colour => {
      const [, space, values = ''] = /^(\w+)\((?:srgb )?(.*)\)$/.exec(text) ?? []
      const [red = 0, green = 0, blue = 0, alpha = 1] = values.split(/[ ,/]+/).map(Number)
      const scale = space === 'color' ? 255 : 1
      return [red * scale, green * scale, blue * scale, alpha]
    }
    const over = (top: Colour, under: Colour): Colour => {
      const alpha = top[3] ?? 1
      return [0, 1, 2].map((at) => (top[at] ?? 0) * alpha + (under[at] ?? 0) * (1 - alpha))
    }
    const luminance = (colour: Colour) => {
      const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
        const part = channel / 255
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const behind = (element: Element | null): Colour => {
      if (!element) return systemCanvas
      const colour = colourOf(getComputedStyle(element).backgroundColor)
      return colour[3] === 1 ? colour : over(colour, behind(element.parentElement))
    }
    const opacityOf = (element: Element | null): number =>
      element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1

    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.backgroundColor = 'Canvas'
    const systemCanvas = colourOf(getComputedStyle(probe).backgroundColor)
    probe.remove()

    const told = new Set<string>()
    const look = (element: Element, part: string | undefined, text: string) => {
      const style = getComputedStyle(element, part)
      const opacity = opacityOf(element)
      if (opacity === 0 || text.trim() === '') return
      const own = part ? colourOf(style.backgroundColor) : [0, 0, 0, 0]
      const back = over(own, behind(element))
      const drawn = colourOf(element.closest('svg :not(svg)') ? style.fill : style.color)
      const front = over([...drawn.slice(0, 3), (drawn[3] ?? 1) * opacity], back)
      const [most = 0, least = 0] = [luminance(front), luminance(back)].toSorted((a, b) => b - a)
      const contrast = (most + 0.05) / (least + 0.05)
      if (contrast < 4.5)
        told.add(`${contrast.toFixed(1)} ${element.localName}${part ?? ''} “${text.trim()}”`)
    }
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement
      if (element && isShown(element)) look(element, undefined, text.nodeValue ?? '')
    }
    for (const element of document.querySelectorAll('body *')) {
      if (!isShown(element)) continue
      for (const part of ['::before', '::after']) {
        const [, text = ''] = /^"([^"]*)"/.exec(getComputedStyle(element, part).content) ?? []
        look(element, part, text)
      }
      if (element.matches('svg.icon')) look(element, undefined, 'icon')
      if (element.matches('input, textarea, select')) look(element, undefined, 'field')
      if (element.matches('[placeholder]')) look(element, '::placeholder', 'placeholder')
    }
    return [...told]
  })

/** Describes all that tells a state from another: lines, weights, marks, and the colours that are drawn. */
const readLooks = (control: Locator): Promise<string> =>
  control.evaluate((element) => {
    const lookOf = (part?: string) => {
      const style = getComputedStyle(element, part)
      return [
        style.content,
        style.color,
        style.backgroundColor,
        style.fontWeight,
        style.textDecorationLine,
        style.rotate,
        style.outlineStyle === 'none' ? '' : `${style.outlineWidth} ${style.outlineColor}`,
        ...(['Top', 'Right', 'Bottom', 'Left'] as const).map((side) => {
          const width = style[`border${side}Width`]
          return width === '0px' ? '' : `${width} ${style[`border${side}Color`]}`
        }),
      ]
    }
    return JSON.stringify([lookOf(), lookOf('::before'), lookOf('::after')])
  })

/** Lists what can have the focus and does not show it: its outline is thin, or has the colour of the page. */
export async function unseenFocus(page: Page): Promise<string[]> {
  // Focus is shown to those who use keys.
  await page.keyboard.press('Tab')
  return page.evaluate(() => {
    const canvas = getComputedStyle(document.body).backgroundColor
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, input, select, textarea, [tabindex="0"]',
    )
    return [...controls].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true })) return []
      control.focus()
      if (document.activeElement !== control) return []
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(control)
      const isSeen =
        outlineStyle === 'auto' ||
        (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && outlineColor !== canvas)
      return isSeen ? [] : [`${control.localName} “${control.textContent?.trim()}”`]
    })
  })
}

/** Measures the contrast of a control's marks against their background, from 1 to 21; a few stray pixels do not count. */
export async function measureContrast(control: Locator): Promise<number> {
  const png = (await control.screenshot()).toString('base64')
  return control.page().evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes]))
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')
    canvas?.drawImage(image, 0, 0)
    const pixels = canvas?.getImageData(0, 0, image.width, image.height).data ?? []
    const counts = new Map<number, number>()
    for (let at = 0; at < pixels.length; at += 4) {
      const linear = (channel: number) => {
        const part = (pixels[at + channel] ?? 0) / 255
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      }
      const luminance = 0.2126 * linear(0) + 0.7152 * linear(1) + 0.0722 * linear(2)
      counts.set(luminance, (counts.get(luminance) ?? 0) + 1)
    }
    const [[behind = 0] = []] = [...counts].toSorted(([, one], [, other]) => other - one)
    const contrasts = [...counts]
      .filter(([, count]) => count >= 10)
      .map(([mark]) => (Math.max(mark, behind) + 0.05) / (Math.min(mark, behind) + 0.05))
    return Math.max(...contrasts)
  }, png)
}

/** Expects every text of a page to be read, once what moves is still. */
export async function expectReadable(page: Page, what: string): Promise<void> {
  // What appears is not measured half way.
  await page.evaluate(async () => {
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
    await Promise.allSettled(timed.map(({ finished }) => finished))
  })
  expect.soft(await unreadableTexts(page), what).toEqual([])
}

/** Expects one of two controls to look otherwise than the other, for its state. */
export async function expectApart(one: Locator, other: Locator, what: string): Promise<void> {
  expect.soft(await readLooks(one), what).not.toBe(await readLooks(other))
}

/** Expects a control to change its looks. */
export async function expectTold(
  control: Locator,
  act: () => Promise<void>,
  what: string,
): Promise<void> {
  const before = await readLooks(control)
  await act()
  await expect.soft(async () => expect(await readLooks(control), what).not.toBe(before)).toPass()
}
