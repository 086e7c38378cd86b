/** The engine's style sheets → those that a page inlines. */

export type Sheet = {
  readonly css: string
  /** A page that holds none of these classes, nor this element, does without. */
  readonly classes: readonly string[]
  readonly tag?: string
}

export type Styles = {
  /** What every page needs to look right before any request. */
  readonly criticalCss: string
  /** What only some pages need as well, in the order of their rules. */
  readonly sheets: readonly Sheet[]
}

/** All that a page may inline, each in an element of its own. */
export const allStyles = ({ criticalCss, sheets }: Styles): string[] => [
  criticalCss,
  ...sheets.map(({ css }) => css),
]

/** The function gives, for the body of a page, its `<style>` elements: one a sheet, so that each has one hash. */
export function createStyler({ criticalCss, sheets }: Styles): (body: string) => string {
  const known = sheets.map(({ css, classes, tag }) => ({ css, isNeeded: patternOf(classes, tag) }))
  return (body) => {
    const needed = known.filter(({ isNeeded }) => isNeeded.test(body)).map(({ css }) => css)
    return [criticalCss, ...needed].map((css) => `<style>${css}</style>`).join('')
  }
}

/** Authors' own HTML may have other quotes, or none, capitals and spaces. */
function patternOf(classes: readonly string[], tag: string | undefined): RegExp {
  const byClass = String.raw`\sclass\s*=\s*(?:"[^"]*?|'[^']*?|)\b(?:${classes.join('|')})(?![\w-])`
  return new RegExp(tag === undefined ? byClass : String.raw`<${tag}\b|${byClass}`, 'i')
}
