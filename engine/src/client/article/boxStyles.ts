/** The styles of boxes, of marks in code, of landing pages and of explained terms, for pages that the app shows. Loaded by those that hold some. */
import boxesCss from '../../theme/styles/boxes.css?inline'
import landingCss from '../../theme/styles/landing.css?inline'
import bookCss from '../../theme/styles/book.css?inline'
import termsCss from '../../theme/styles/terms.css?inline'
import { adoptOnce } from '../adoptOnce.ts'

/** Returns what is to be called when the article goes: nothing, styles stay. */
export function bringToLife(): () => void {
  adoptOnce(boxesCss + landingCss + termsCss + bookCss)
  return () => {}
}
