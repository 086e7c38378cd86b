/** Styles of a part that is loaded on demand → those of the document, once. */

/** `selector` is one of its first rule: how a sheet already there is known. */
export function adoptOnce(css: string, selector: string): void {
  const isThere = document.adoptedStyleSheets.some((sheet) =>
    sheet.cssRules[0]?.cssText.includes(selector),
  )
  if (isThere) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}
