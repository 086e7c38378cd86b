/** ` ```mermaid ` → `<div class="diagram">` with the drawing inline, its title and description; told where none can be made. */

import { escapeText } from '../escapeHtml.ts'
import { wordsOfDiagram } from '../diagram/diagrams.ts'
import { endLine } from '../sections.ts'
import type { CodeFence } from './codeMeta.ts'
import { report, typesetAlone } from './writing.ts'
import type { Place, Writing } from './state.ts'

/** A block of code as it was written. */
export type TypedCode = { readonly fence: CodeFence; readonly typed: string; readonly place: Place }

/** Returns whether it is drawn; where it is not, its author is told, and its source is to be shown. */
export function writeDiagram({ fence, typed, place }: TypedCode, writing: Writing): boolean {
  const id = writing.slugger.slug('diagram')
  const drawing = writing.drawDiagram(typed, id)
  if (drawing === undefined) return false
  if ('error' in drawing) {
    report(writing, place, {
      message: `This diagram is not drawn, its source is shown: ${drawing.error}`,
      hint: 'What is drawn: flowchart, stateDiagram-v2, sequenceDiagram, classDiagram, erDiagram, xychart-beta. For another kind, draw it as SVG, in an image or in <div class="diagram">; or write “text” if its source is meant.',
    })
    return false
  }
  const own = wordsOfDiagram(typed)
  const given = fence.meta['title']
  const title = typeof given === 'string' ? given : own.title
  if (title === undefined)
    report(writing, place, {
      message: 'This diagram has no title, for those who do not see it.',
      hint: 'Say what it shows after “mermaid”: title="Du client aux serveurs".',
    })
  endLine(writing.text)
  const said =
    (title === undefined ? '' : `<title>${escapeText(typesetAlone(title, writing))}</title>`) +
    (own.description === undefined
      ? ''
      : `<desc>${escapeText(typesetAlone(own.description, writing))}</desc>`)
  const svg = drawing.svg.replace('>', ` role="img">${said}`)
  writing.html += `<div class="diagram">${svg}</div>\n`
  const labels = [...drawing.svg.matchAll(/<text[^>]*>([\s\S]*?)<\/text>/g)].map(([, text = '']) =>
    text.replace(/<[^>]*>/g, ' ').trim(),
  )
  for (const line of [title, own.description, ...labels]) {
    writing.text.line += unescaped(line ?? '')
    endLine(writing.text)
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
