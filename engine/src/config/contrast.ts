/** Two colours → whether one is read on the other, by WCAG 2; and the nearest that is. */

type Rgb = readonly [number, number, number]

/** `#abc` or `#aabbcc`. */
export const hexPattern = /^#(?:[\da-f]{3}|[\da-f]{6})$/i

/** From 1 to 21; both in hexadecimal. */
export function computeContrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(rgbOf(a)), luminance(rgbOf(b))].toSorted((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

/** The colour, mixed with as little white or black as it takes to reach `least` on each of `grounds`. */
export function nearestReadable(
  color: string,
  grounds: readonly string[],
  least: number,
): string | undefined {
  const mixes = Array.from({ length: 101 }, (_, share) =>
    ['#ffffff', '#000000'].map((end) => mix(color, end, share / 100)),
  ).flat()
  return mixes.find((each) => grounds.every((ground) => computeContrast(each, ground) >= least))
}

function mix(from: string, to: string, share: number): string {
  const end = rgbOf(to)
  const channels = rgbOf(from).map((value, index) =>
    Math.round(value + ((end[index] ?? 0) - value) * share),
  )
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function rgbOf(hex: string): Rgb {
  const digits = hex.length === 4 ? hex.replaceAll(/[\da-f]/gi, '$&$&') : hex
  const channel = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16)
  return [channel(1), channel(3), channel(5)]
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
