/** Relative paths of files that stand elsewhere in the new site → their paths there. */

import path from 'node:path'
import type { SourcePage } from '../importPlan.ts'
import { outsideCode } from './codeSafe.ts'

type Moves = { readonly outOf: ReadonlyMap<string, string> }

/** In links, images, definitions, imports and attributes. */
const TARGET =
  /(\]\(\s*<?|^\s*\[[^\]]+\]:\s*<?|\b(?:src|href|poster|srcset|to)=["']|\bfrom\s+["'](?:!!raw-loader!)?|require\(["'])([^\s"'<>()]+)/gm

export function movePaths(text: string, page: SourcePage, { outOf }: Moves): string {
  return outsideCode(text, (prose) =>
    prose.replace(TARGET, (whole, before: string, target: string) => {
      const moved = movedTarget(target, page, outOf)
      return moved === undefined ? whole : before + moved
    }),
  )
}

/** `undefined` for what leads to the right place as it is. */
function movedTarget(target: string, page: SourcePage, outOf: Moves['outOf']): string | undefined {
  const [, file = '', end = ''] = /^([^?#]*)(.*)$/.exec(target) ?? []
  if (file === '' || /^(?:[a-z][a-z0-9+.-]*:|\/|@site\/|#)/i.test(file)) return undefined
  const isAlias = /^[~@]\//.test(file)
  const source = isAlias
    ? aliased(file, page, outOf)
    : path.resolve(path.dirname(page.diskPath), decoded(file))
  const out = source === undefined ? undefined : outOf.get(source)
  if (out === undefined) return undefined
  const here = path.posix.dirname(page.out)
  if (!isAlias && path.posix.join(here, decoded(file)) === out) return undefined
  const relative = path.posix.relative(here, out)
  return (relative.startsWith('.') ? relative : `./${relative}`).replaceAll(' ', '%20') + end
}

/** `~/assets/a.png` is from `src/`. */
function aliased(file: string, page: SourcePage, outOf: Moves['outOf']): string | undefined {
  const root = /^(.*?[/\\])src[/\\]/.exec(page.diskPath)?.[1]
  const found = root && path.join(root, 'src', file.slice(2))
  return found && outOf.has(found) ? found : undefined
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
