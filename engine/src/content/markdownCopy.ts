/** A Markdown file → what a copy of it may say: addresses that lead somewhere from anywhere, and no comment. */

import type { MdastNode } from 'satteri'
import { importsIn, isPartialImport } from './article/mdxImports.ts'
import { partialFileOf } from './article/partial.ts'
import { readDirective } from './article/boxes/componentUse.ts'
import { callerOf, copyCall, type CopiedCall } from './copyCalls.ts'
import { copyCodeOfFile } from './copyCodeOfFile.ts'
import { copyDirective } from './copyDirective.ts'
import { copyHtml } from './copyHtml.ts'
import { calledIn, type CopyLabels, nameLabels, relabel } from './copyLabels.ts'
import { frontMatterIn, readFrontMatter } from './frontMatter.ts'
import { leavesSite } from './isForeign.ts'
import { copyLanding } from './landing.ts'
import { addressInMarkdown, type AddressOf } from './markdownAddress.ts'
import type { ParseOptions, SourceFile } from './parseDoc.ts'
import { parseTree } from './parseTree.ts'
import { targetFromPage } from './sourcePath.ts'
import { cleanText, syntaxOf } from './sourceText.ts'

export type CopyOptions = Pick<ParseOptions, 'readPartial'> & {
  /** By what the author wrote, said from the page. */
  readonly addressOf: AddressOf
  /** Calls of components of the site in the page, in their order. */
  readonly calls?: readonly CopiedCall[]
  /** Files that include one another, from the page on; by default the page alone. */
  readonly stack?: readonly string[]
  /** Labels that the copy has already; filled. */
  readonly takenLabels?: Set<string>
}

/** Offsets in the source. */
type Edit = { readonly start: number; readonly end: number; readonly text: string }
type Copying = CopyOptions & {
  readonly source: string
  readonly stack: readonly string[]
  readonly takenLabels: Set<string>
  readonly labels: CopyLabels
  /** Identifiers of what links and images refer to. */
  readonly called: ReadonlySet<string>
  /** Component → the file it is imported from. */
  readonly names: Map<string, string>
  readonly edits: Edit[]
  /** Calls that are still to be met. */
  readonly left: CopiedCall[]
}

/**
 * Returns the Markdown without front matter, with partials included and without comments, which readers are not shown;
 * `undefined` for a page that cannot be read.
 */
export function copyMarkdown(
  { file, text }: Pick<SourceFile, 'file' | 'text'>,
  options: CopyOptions,
): string | undefined {
  const clean = cleanText(text)
  const { frontMatter } = readFrontMatter(file, clean)
  const parsed = parseTree(clean, syntaxOf(file, clean, frontMatter))
  if ('error' in parsed) return undefined
  const { tree, source } = parsed
  const { stack = [file], takenLabels = new Set<string>(), calls = [] } = options
  const labels = nameLabels(tree, takenLabels)
  const own = { labels, called: calledIn(tree), names: new Map(), edits: [], left: [...calls] }
  const copying = { ...options, ...own, stack, source, takenLabels }
  editNode(tree, copying)
  // An indent on the first line is that of code.
  const copied = applyEdits(copying, frontMatterIn(clean).length)
  const body = copied.replace(/^(?:[ \t]*\n)+/, '').trimEnd()
  const landing = stack.length > 1 ? '' : copyLanding(frontMatter, addressFrom(copying))
  return landing === '' ? body : `${landing}\n\n${body}`.trimEnd()
}

function editNode(node: MdastNode, copying: Copying): void {
  const { source } = copying
  const start = node.position?.start.offset ?? 0
  const end = node.position?.end.offset ?? start
  const typed = source.slice(start, end)
  const label = relabel(node, typed, copying.labels)
  if (label) edit({ ...label, start: start + label.start, end: start + label.end }, copying)
  const caller = copying.left.length === 0 ? undefined : callerOf(node)
  const called = caller && copyCall(caller, copying.left, copying.stack.at(-1) ?? '')
  if (caller && called) {
    for (const each of called) edit(each, copying)
    for (const child of [...caller.label, ...caller.children]) editNode(child, copying)
    return
  }
  switch (node.type) {
    case 'link':
    case 'image':
      editDestination(start + withoutTitle(typed, node).lastIndexOf(']('), node.url, copying)
      break
    case 'definition':
      // `[//]: # (what nobody reads)` is how Markdown without HTML writes a comment.
      if (/^#?$/.test(node.url) && !copying.called.has(node.identifier))
        edit({ start, end, text: '' }, copying)
      else editDestination(start + typed.indexOf(']:'), node.url, copying)
      break
    case 'code':
      for (const each of copyCodeOfFile(node, copying)) edit(each, copying)
      break
    case 'html':
      edit({ start, end, text: copyHtml(typed, addressFrom(copying)) }, copying)
      break
    case 'containerDirective':
    case 'leafDirective':
    case 'textDirective':
      for (const each of copyDirective(node, source, addressFrom(copying))) edit(each, copying)
      // The label is in the copy already.
      for (const child of readDirective(node).children) editNode(child, copying)
      return
    case 'mdxjsEsm':
      for (const { names, path } of importsIn(node.value))
        for (const name of names) copying.names.set(name, path)
      edit({ start, end, text: '' }, copying)
      break
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      if (/^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value)) edit({ start, end, text: '' }, copying)
      break
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return editElement(node, copying)
    default:
  }
  editChildren(node, copying)
}

function editChildren(node: MdastNode, copying: Copying): void {
  if ('children' in node) for (const child of node.children) editNode(child, copying)
}

type Jsx = Extract<MdastNode, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>

function editElement(node: Jsx, copying: Copying): void {
  const { source, names, stack, readPartial } = copying
  const start = node.position?.start.offset ?? 0
  const end = node.position?.end.offset ?? start
  const path = names.get(node.name ?? '')
  if (path !== undefined && isPartialImport(path)) {
    const file = partialFileOf(path, stack.at(-1) ?? '')
    const text = file === undefined || stack.includes(file) ? undefined : readPartial?.(file)
    const copied =
      file === undefined || text === undefined
        ? undefined
        : copyMarkdown({ file, text }, { ...copying, stack: [...stack, file] })
    return edit({ start, end, text: copied ?? '' }, copying)
  }
  const inside = node.children[0]?.position?.start.offset ?? end
  edit(
    { start, end: inside, text: copyHtml(source.slice(start, inside), addressFrom(copying)) },
    copying,
  )
  if (node.name === 'CodeBlock') for (const child of node.children) editCode(child, copying)
  editChildren(node, copying)
}

/** `{Conf}` → the text of the file that it stands for. */
function editCode(node: MdastNode, copying: Copying): void {
  if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return
  const path = copying.names.get(node.value.trim())
  const file = path && partialFileOf(path, copying.stack.at(-1) ?? '')
  const text = file && copying.readPartial?.(file, true)
  const { start, end } = node.position ?? {}
  if (text && start && end)
    edit(
      { start: start.offset ?? 0, end: end.offset ?? 0, text: `\n${cleanText(text).trim()}\n` },
      copying,
    )
}

const addressFrom =
  ({ addressOf, stack }: Copying): AddressOf =>
  (target) => {
    if (leavesSite(target)) return addressOf(target)
    return addressOf(targetFromPage(target, stack[0] ?? '', stack.at(-1) ?? ''))
  }

/** `[a](b "c")` → `[a](b)`. */
const withoutTitle = (typed: string, { title }: { readonly title?: string | null | undefined }) =>
  title
    ? typed.replace(/\s+(?:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\((?:\\.|[^()\\])*\))\s*\)$/, ')')
    : typed

/** Matches a destination, between `](` or `]:` and a title: `<a b.md>`, or up to a space or the closing parenthesis. */
const DESTINATION = /(?<=^\](?:\(|:)\s*)(?:<[^<>\n]*>|(?:[^\s()\\]|\\.|\((?:[^\s()\\]|\\.)*\))+)/

function editDestination(from: number, url: string, copying: Copying): void {
  const address = addressFrom(copying)(url)
  const found = DESTINATION.exec(copying.source.slice(from))
  if (address === undefined || !found) return
  const start = from + found.index
  edit({ start, end: start + found[0].length, text: addressInMarkdown(address) }, copying)
}

/** Records an edit. When it empties a block, the line feeds after it are removed too. */
function edit({ start, end, text }: Edit, { source, edits }: Copying): void {
  const isGone = text.trim() === '' && (start === 0 || source[start - 1] === '\n')
  const after = isGone ? (/^\n*/.exec(source.slice(end))?.[0].length ?? 0) : 0
  // Right under a paragraph, it ended it.
  const isUnder = source[start - 2] !== '\n' && edits.at(-1)?.end !== start
  if (text !== source.slice(start, end))
    edits.push({ start, end: end + after, text: isGone ? (isUnder ? '\n' : '') : text })
}

/** From an offset on; of two edits of one place, the outer. */
function applyEdits({ source, edits }: Copying, from: number): string {
  let copied = ''
  let end = from
  for (const each of edits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (each.start < end) continue
    copied += source.slice(end, each.start) + each.text
    end = each.end
  }
  return copied + source.slice(end)
}
