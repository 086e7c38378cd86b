/** The engine's style sheets → those that a page inlines. */

export type StyleSheet = {
  readonly css: string
  /** A page that holds none of these classes, nor these elements, does without. */
  readonly classes: readonly string[]
  readonly tags: readonly string[]
  /** The app brings it with the first article that needs it, and not before. */
  readonly isLate?: boolean
}

export type Styles = {
  /** Styles that every page needs before any request. */
  readonly criticalCss: string
  /** Additional styles of some pages, in the order of their rules. */
  readonly sheets: readonly StyleSheet[]
}

/** All that a page may inline, each in an element of its own. */
export const allStyles = ({ criticalCss, sheets }: Styles): string[] => [
  criticalCss,
  ...sheets.map(({ css }) => css),
]

export type Styled = {
  /** `<style>` elements: one a sheet, so that each has one hash. */
  readonly styles: string
  /** Set when it needs styles that the app loads late. */
  readonly isLate: boolean
}

/** Returns what gives the body of a page its styles. */
export function createStyler({ criticalCss, sheets }: Styles): (body: string) => Styled {
  const traits = buildTagPattern(sheets.flatMap(({ tags }) => tags))
  const isNeededFor = (trait: string) => {
    const names = trait.split(/\s+/)
    return ({ classes, tags }: StyleSheet) =>
      tags.some((tag) => trait.toLowerCase() === `<${tag}`) ||
      names.some((name) => classes.includes(name))
  }
  // A page has hundreds of them, a site a few dozen different ones.
  const sheetsOf = new Map<string, readonly StyleSheet[]>()
  return (body) => {
    const needed = new Set<StyleSheet>()
    for (const [trait, double, single, bare] of body.matchAll(traits)) {
      const name = double ?? single ?? bare ?? trait
      const held = sheetsOf.get(name) ?? sheets.filter(isNeededFor(name))
      sheetsOf.set(name, held)
      for (const sheet of held) needed.add(sheet)
    }
    const inOrder = sheets.filter((sheet) => needed.has(sheet))
    const all = [criticalCss, ...inOrder.map(({ css }) => css)]
    return {
      styles: all.map((css) => `<style>${css}</style>`).join(''),
      isLate: inOrder.some(({ isLate }) => isLate),
    }
  }
}

/**
 * Tags, and values of `class`. Authors' own HTML may have other quotes, or none, capitals and spaces. A value is looked
 * at, not passed over: where a text says `class="`, it would be all that stands before the next quote.
 */
function buildTagPattern(tags: readonly string[]): RegExp {
  const byClass = String.raw`\sclass\s*=\s*(?="([^"]*)"|'([^']*)'|([^\s"'>]+))`
  return new RegExp([...tags.map((tag) => String.raw`<${tag}\b`), byClass].join('|'), 'gi')
}
