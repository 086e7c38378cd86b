/** `import Part from './_part.mdx'` and `<Part />` → the partial, written in place. */

import { fillFixed } from '../fixedValues.ts'
import { readFrontMatter } from '../frontMatter.ts'
import { parseTree } from '../parseTree.ts'
import { parentFolder, joinPath } from '../sourcePath.ts'
import { cleanText, syntaxOf } from '../sourceText.ts'
import { collectDefinitions } from './definitions.ts'
import { writeFrom } from './fileScope.ts'
import type { Jsx } from './jsxProps.ts'
import { isThemeImport } from './mdxImports.ts'
import { locateNode, report, writeChildren } from './updateState.ts'
import type { SourceLocation, ArticleState } from './state.ts'

export function writePartial(
  { path, node }: { path: string; node: Jsx },
  state: ArticleState,
): void {
  if (isThemeImport(path)) return
  const { partials } = state
  const place = locateNode(node, state)
  const file = partialFileOf(path, partials.stack.at(-1) ?? '')
  if (file === undefined || partials.stack.includes(file)) {
    const message = `“${path}” includes itself.`
    return report(state, place, { message, hint: 'Remove one of the two inclusions.' })
  }
  partials.count.included += 1
  if (partials.count.included > mostIncluded || partials.stack.length > deepestInclusion) {
    if (partials.count.included > mostIncluded + 1) return
    partials.count.included = mostIncluded + 1
    return report(state, place, {
      message: `More than ${mostIncluded} partials are included in this page, or ${deepestInclusion} in one another: the others are left out.`,
      hint: 'Include each of them once, or write several pages.',
    })
  }
  const text = partials.read(file)
  if (text === undefined) {
    const message = `The partial “${path}” does not exist.`
    return report(state, place, { message, hint: `It is looked for at ${file}.` })
  }
  writeInside({ file, text, place }, state)
}

const mostIncluded = 1000
const deepestInclusion = 20

/** From the site folder; `undefined` when it climbs out of it. `importer` is the file that imports it. */
export const partialFileOf = (path: string, importer: string): string | undefined =>
  path.startsWith('@site/') ? path.slice('@site/'.length) : joinPath(parentFolder(importer), path)

/** A partial has its own imports, definitions and notes; all else it shares with the page. */
function writeInside(
  partial: { file: string; text: string; place: SourceLocation },
  state: ArticleState,
): void {
  const { file, text, place } = partial
  const clean = cleanText(text)
  const parsed = parseTree(clean, syntaxOf(file, clean, readFrontMatter(file, clean).frontMatter), {
    hasFormulas: state.drawFormula !== undefined,
  })
  if ('error' in parsed) {
    const { line, column, message, hint } = parsed.error
    return report(
      state,
      { line, column, file },
      { message: `This partial cannot be read: ${message}`, hint },
    )
  }
  fillFixed(parsed.tree, state.fixed)
  for (const { line, column, ...problem } of parsed.marks)
    report(state, { line, column, file }, problem)
  const { read, stack, count, included = place } = state.partials
  const own = {
    source: parsed.source,
    syntax: parsed.syntax,
    definitions: new Map(),
    notes: new Map(),
    abbreviations: { meanings: new Map() },
    names: new Map(),
    partials: { read, stack: [...stack, file], count, included },
  }
  writeFrom(own, state, () => {
    collectDefinitions(parsed.tree, state)
    writeChildren(parsed.tree.children, state)
  })
}
