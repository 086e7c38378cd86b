/** Two screenshots → whether a reader would see a difference. */

import type { Page } from 'playwright-core'

/** Tolerance, of 255: a rounded corner drawn again may be off by one. */
const leastSeen = 3

/** `page` is any page without a policy: it reads the pictures. */
export function isSamePicture(page: Page, before: Buffer, after: Buffer): Promise<boolean> {
  const pictures = [before, after].map((png) => `data:image/png;base64,${png.toString('base64')}`)
  return page.evaluate(comparePixels, { pictures, least: leastSeen })
}

/** Runs in the page. */
async function comparePixels({ pictures, least }: { pictures: string[]; least: number }) {
  const pixelsOf = async (src: string) => {
    const image = Object.assign(new Image(), { src })
    await image.decode()
    const { width, height } = image
    const canvas = new OffscreenCanvas(width, height).getContext('2d')
    canvas?.drawImage(image, 0, 0)
    return canvas?.getImageData(0, 0, width, height).data
  }
  const [before, after] = await Promise.all(pictures.map(pixelsOf))
  if (!before || before.length !== after?.length) return false
  return before.every((value, index) => Math.abs(value - (after[index] ?? 0)) < least)
}
