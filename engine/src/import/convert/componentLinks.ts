/** Components of a site that lead somewhere or show an image → links and images: only their own code knows the rest. */

import type { Conversion } from '../importPlan.ts'
import { lineAt } from './codeSafe.ts'

/** Alone, or around words: `<Cours href="…" title="…" />`, `<Cours href="…">Le cours</Cours>`. */
const COMPONENT =
  /(?<!\\)<([A-Z][\w.]*)((?:\s+[\w:@.-]+(?:=(?:"[^"]*"|'[^']*'|\{[^{}]*\}))?)*)\s*(?:\/>|>([^<>\n]*)<\/\1\s*>)/g

export function linkComponents(
  text: string,
  isKnown: (name: string) => boolean,
  note: Conversion['note'],
): string {
  return text.replace(
    COMPONENT,
    (
      whole: string,
      name: string,
      attributes: string,
      inner: string | undefined,
      offset: number,
    ) => {
      if (isKnown(name)) return whole
      const value = (names: string) =>
        new RegExp(`\\s(?:${names})=(?:"([^"]*)"|'([^']*)'|\\{["']([^"']*)["']\\})`)
          .exec(attributes)
          ?.slice(1)
          .find((each) => each !== undefined)
      const said = inner?.trim() || value('title|text|label|name')
      const image = value('src|image')
      const target = value('href|link|to|url')
      if (target === undefined && (image === undefined || !isImage(image))) return whole
      note({
        level: 'converted',
        kind: 'components of the site that lead somewhere → links and images',
        line: lineAt(text, offset),
      })
      if (target === undefined) return `![${value('alt') ?? said ?? ''}](${image ?? ''})`
      return `[${(said ?? target).replace(/([[\]])/g, '\\$1')}](${rootAddress(target)})`
    },
  )
}

const isImage = (path: string): boolean => /\.(?:png|jpe?g|gif|svg|webp|avif)$/i.test(path)

/** A name of a page is an address from the root: components have no folder. */
const rootAddress = (target: string): string =>
  /^(?:[a-z]+:|[/.#])/i.test(target) ? target : `/${target}`
