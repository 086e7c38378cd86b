/** Elements → a PNG: Satori lays them out, resvg fills them. Both are optional: most sites have no cards. */

import type { CardElement } from './card.ts'
import { cardSize } from './card.ts'
import type { CardFont } from './cardFonts.ts'

export type Drawing = {
  /** Changes with what decides how a card looks. */
  readonly version: string
  readonly draw: (element: CardElement, fonts: readonly CardFont[]) => Promise<Uint8Array>
}

/** Version of the layout. Change it with `card.ts`, or existing cards are kept. */
const layout = 1

/** Resolves to `undefined` where one of them is not installed. */
export async function loadDrawing(): Promise<Drawing | undefined> {
  try {
    const [{ default: satori }, { renderAsync }] = await Promise.all([
      import('satori'),
      import('@resvg/resvg-js'),
    ])
    return {
      version: String(layout),
      draw: async (element, fonts) => {
        const svg = await satori(element as Parameters<typeof satori>[0], {
          ...cardSize,
          fonts: [...fonts],
        })
        const image = await renderAsync(svg, { font: { loadSystemFonts: false } })
        return image.asPng()
      },
    }
  } catch (error) {
    if (/MODULE_NOT_FOUND/.test(String((error as NodeJS.ErrnoException).code))) return undefined
    throw error
  }
}
