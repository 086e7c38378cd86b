/** The styles of what few articles hold, components of the site included, for pages that the app shows. */
import type { PageData } from '../../site/page.ts'
import { componentIdPrefix } from '../../theme/elementIds.ts'
import boxesCss from '../../theme/styles/boxes.css?inline'
import choicesCss from '../../theme/styles/choices.css?inline'
import diagramsCss from '../../theme/styles/diagrams.css?inline'
import codeMarksCss from '../../theme/styles/codeMarks.css?inline'
import landingCss from '../../theme/styles/landing.css?inline'
import bookCss from '../../theme/styles/book.css?inline'
import termsCss from '../../theme/styles/terms.css?inline'
import glossaryCss from '../../theme/styles/glossary.css?inline'
import feedbackCss from '../../theme/styles/feedback.css?inline'
import { adoptOnce } from '../adoptOnce.ts'

const sheets = [
  diagramsCss,
  choicesCss,
  boxesCss,
  codeMarksCss,
  landingCss,
  termsCss,
  glossaryCss,
  bookCss,
  feedbackCss,
].join('')

/** Longer, a page is shown without those of its components: they come when they can. */
const patienceMs = 3000

/** Resolves to the page once it can be shown as it will stay. */
export async function bringStyles(page: PageData): Promise<PageData> {
  const { html } = page
  adoptOnce(sheets)
  if (!html.includes(' data-css=')) return page
  const template = document.createElement('template')
  template.innerHTML = html
  const components = template.content.querySelectorAll<HTMLElement>(
    `[id^='${componentIdPrefix}'][data-css]`,
  )
  const hrefs = new Set([...components].map((each) => each.dataset['css'] ?? ''))
  await Promise.race([
    Promise.all([...hrefs].map(bringSheet)),
    new Promise((resolve) => setTimeout(resolve, patienceMs)),
  ])
  return page
}

/** Unless the page has it inlined, which a property of its own tells, or another page has brought it. */
function bringSheet(href: string): Promise<void> | undefined {
  const [, hash] = /-([0-9a-f]+)\.css$/.exec(href) ?? []
  const { documentElement, head } = document
  if (hash === undefined) return
  if (getComputedStyle(documentElement).getPropertyValue(`--component-${hash}`) !== '') return
  const asked = head.querySelector<HTMLLinkElement>(`link[href="${CSS.escape(href)}"]`)
  if (asked?.sheet) return
  const link = asked ?? Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve())
    // Asked for again with the next page.
    link.addEventListener('error', () => {
      link.remove()
      resolve()
    })
    if (!asked) head.append(link)
  })
}
