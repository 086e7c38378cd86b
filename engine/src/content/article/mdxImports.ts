/** The `import` lines of an `.mdx` file → what each name stands for. Nothing is ever executed. */

import { locateNode, report } from './updateState.ts'
import type { Node, ArticleState } from './state.ts'

export function readImports(node: Extract<Node, { type: 'mdxjsEsm' }>, state: ArticleState): void {
  for (const { names, path, isText } of importsIn(node.value)) {
    for (const name of names) state.names.set(name, path)
    if (isOfSite(path, names, state)) continue
    if (!isText && (path.startsWith('!') || /\.(?:[jt]sx?|json)$/.test(path)))
      report(state, locateNode(node, state), {
        message: `“${path}” is not imported: pages are read as text, never executed.`,
        hint: 'Import a Markdown partial (_name.mdx), or the text of a file for <CodeBlock> (!!raw-loader!./a.js); components are built in.',
      })
  }
  if (/^export\s/m.test(node.value))
    report(state, locateNode(node, state), {
      message: '“export” is ignored: pages are read as text, never executed.',
      hint: 'Write the value where it is used, or in the front matter.',
    })
}

/** Says whether an import only serves editors: the site's components are known by name. */
const isOfSite = (
  path: string,
  names: readonly string[],
  { siteComponents }: ArticleState,
): boolean => /(?:^|\/)components\//.test(path) && names.every((name) => siteComponents.has(name))

type Import = {
  readonly names: readonly string[]
  readonly path: string
  /** Written `!!raw-loader!./a.js`: its text is wanted, whatever it is. */
  readonly isText: boolean
}

/** Returns the names and the path of each import statement. */
export function importsIn(lines: string): Import[] {
  const statements = lines.matchAll(/^import\s+(?:([^"';]*?)\s*\bfrom\s*)?["']([^"']+)["']/gm)
  return [...statements].map(([, clause = '', typed = '']) => {
    const asked = withoutEscapes(typed)
    const path = asked.replace(/^!{0,2}raw-loader!/, '')
    return { names: namesIn(clause), path, isText: path !== asked }
  })
}

/** Prettier escapes what Markdown would read: `./\_a.md`. */
const withoutEscapes = (path: string): string => path.replace(/\\(?=[_*~`[\]])/g, '')

/** `A, { B, C as D }` → A, B, D; `* as E` → E. */
function namesIn(clause: string): string[] {
  return clause
    .replace(/[{}]/g, '')
    .split(',')
    .map(
      (each) =>
        each
          .trim()
          .split(/\s+as\s+/)
          .at(-1) ?? '',
    )
    .filter((name) => name !== '' && name !== '*')
}

/** Is this what Docusaurus gives its pages? Its components are known by name here. */
export const isThemeImport = (path: string): boolean => /^@(?:theme|docusaurus)[/-]/.test(path)
export const isPartialImport = (path: string): boolean => /\.mdx?$/i.test(path)
