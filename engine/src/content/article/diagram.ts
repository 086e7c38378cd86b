/**
 * ` ```mermaid ` → `<div class="diagram">` with the drawing inline, its title and description; reports one that cannot
 * be drawn.
 */

import { escapeText } from '../escapeHtml.ts'
import { wordsOfDiagram } from '../diagram/diagrams.ts'
import { endLine } from '../sections.ts'
import type { CodeFence } from './codeMeta.ts'
import { report, typesetAlone } from './updateState.ts'
import type { SourceLocation, ArticleState } from './state.ts'

/** A block of code as it was written. */
export type TypedCode = {
  readonly fence: CodeFence
  readonly typed: string
  readonly place: SourceLocation
}

/** Returns true if it is drawn; otherwise reports it, and its source is to be shown. */
export function writeDiagram({ fence, typed, place }: TypedCode, state: ArticleState): boolean {
  const id = state.slugger.slug('diagram')
  const drawing = state.drawDiagram(typed, id)
  if (drawing === undefined) return false
  if ('error' in drawing) {
    report(state, place, {
      message: `This diagram is not drawn, its source is shown: ${drawing.error}`,
      hint: 'What is drawn: flowchart, stateDiagram-v2, sequenceDiagram, classDiagram, erDiagram, xychart-beta. For another kind, draw it as SVG, in an image or in <div class="diagram">; or write “text” if its source is meant.',
    })
    return false
  }
  const own = wordsOfDiagram(typed)
  const given = fence.meta['title']
  const title = typeof given === 'string' ? given : own.title
  if (title === undefined)
    report(state, place, {
      message: 'This diagram has no title, for those who do not see it.',
      hint: 'Say what it shows after “mermaid”: title="Du client aux serveurs".',
    })
  endLine(state.text)
  const said =
    (title === undefined ? '' : `<title>${escapeText(typesetAlone(title, state))}</title>`) +
    (own.description === undefined
      ? ''
      : `<desc>${escapeText(typesetAlone(own.description, state))}</desc>`)
  const svg = drawing.svg.replace('>', ` role="img">${said}`)
  state.html += `<div class="diagram">${svg}</div>\n`
  const labels = [...drawing.svg.matchAll(/<text[^>]*>([\s\S]*?)<\/text>/g)].map(([, text = '']) =>
    text.replace(/<[^>]*>/g, ' ').trim(),
  )
  for (const line of [title, own.description, ...labels]) {
    state.text.line += unescaped(line ?? '')
    endLine(state.text)
  }
  return true
}

const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
