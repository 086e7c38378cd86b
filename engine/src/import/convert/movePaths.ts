/** Relative paths of files that stand elsewhere in the new site → their paths there. */

import path from 'node:path'
import type { SourcePage } from '../importPlan.ts'
import { outsideCode } from './codeSafe.ts'

type Moves = {
  readonly outOf: ReadonlyMap<string, string>
  readonly aliases?: ReadonlyMap<string, string> | undefined
}

/** In links, images, definitions, imports and attributes. */
const TARGET =
  /(\]\(\s*<?|^\s*\[[^\]]+\]:\s*<?|\b(?:src|href|poster|srcset|to)=["']|\bfrom\s+["'](?:!!raw-loader!)?|require\(["']|^[ \t]*(?:file|src|light|dark|image):[ \t]+["']?|"(?:file|src)":[ ]?")([^\s"'<>()]+)/gm

export function movePaths(text: string, page: SourcePage, moves: Moves): string {
  return outsideCode(text, (prose) =>
    prose.replace(TARGET, (whole, before: string, target: string) => {
      const moved = movedTarget(target, page, moves, /^(?:\]|\s*\[|src|href)/.test(before))
      return moved === undefined ? whole : before + moved
    }),
  )
}

/** `undefined` for what leads to the right place as it is. */
function movedTarget(
  target: string,
  page: SourcePage,
  { outOf, aliases }: Moves,
  isAddress: boolean,
): string | undefined {
  const [, file = '', end = ''] = /^([^?#]*)(.*)$/.exec(target) ?? []
  if (file === '' || /^(?:[a-z][a-z0-9+.-]*:|\/|@site\/|#)/i.test(file)) return undefined
  const [alias, folder = ''] = [...(aliases ?? [])].find(([start]) => file.startsWith(start)) ?? []
  const source =
    alias === undefined
      ? path.resolve(path.dirname(page.diskPath), decoded(file))
      : path.join(folder, decoded(file.slice(alias.length)))
  const out = outOf.get(source)
  if (out === undefined) return undefined
  // What is static keeps its address; a path to its file would be published under another.
  if (isAddress && out.startsWith('static/'))
    return `/${out.slice('static/'.length).replaceAll(' ', '%20')}${end}`
  const here = path.posix.dirname(page.out)
  if (alias === undefined && path.posix.join(here, decoded(file)) === out) return undefined
  const relative = path.posix.relative(here, out)
  return (relative.startsWith('.') ? relative : `./${relative}`).replaceAll(' ', '%20') + end
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
