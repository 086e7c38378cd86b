/** Styles that come with scripts → those of the document, however often they are asked for. */

/** A sheet is known by its first rule. */
export function adoptOnce(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  const firstOf = ({ cssRules }: CSSStyleSheet) => cssRules[0]?.cssText
  const sheets = document.adoptedStyleSheets
  if (!sheets.some((each) => firstOf(each) === firstOf(sheet))) sheets.push(sheet)
}
