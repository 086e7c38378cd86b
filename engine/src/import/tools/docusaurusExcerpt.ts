/** The text of a post → what a list of posts shows of it. */

import { outsideCode } from '../convert/codeSafe.ts'

const TRUNCATE = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/

type Written = { readonly title: string; readonly body: string; readonly address?: string }

/** Down to the mark of its author, or all of it; its first paragraph where it holds what only its own page can show. */
export function readExcerpt(post: Written): string {
  const text = wholeExcerpt(post)
  if (isPlain(text)) return withOwnLabels(text, post)
  const paragraphs = text.split(/\n[ \t]*\n/).map((each) => each.trim())
  return (
    paragraphs.find(
      (each) => /^[\p{L}\p{N}*_[“"'«]/u.test(each) && isPlain(each) && !/\]\[|\[\^/.test(each),
    ) ?? ''
  )
}

/** Tells a post of which a list shows less than Docusaurus did. */
export const isShortened = (post: Written): boolean => !isPlain(wholeExcerpt(post))

function wholeExcerpt({ body }: Written): string {
  const [text = ''] = body.split(TRUNCATE)
  return lowered(text.replace(/^(?:import|export)\s.*$/gm, '').trim())
}

/** Components and expressions of MDX have no meaning in a list. */
function isPlain(text: string): boolean {
  let prose = ''
  outsideCode(text, (each) => (prose = each))
  return !/<[A-Z]|(?<!\\)\{(?!#)/.test(prose)
}

/** A page has one title: headings of the level of one go below it, and the others with them. */
export function lowered(text: string): string {
  return outsideCode(text, (prose) =>
    /^#\s/m.test(prose) ? prose.replace(/^#{1,5}(?=\s)/gm, '#$&') : prose,
  )
}

/** Several posts of one list may use a label for different notes and addresses. */
function withOwnLabels(text: string, { address = '' }: Written): string {
  const prefix = address.replaceAll(/[^\w]+/g, '-').replace(/^-/, '')
  return outsideCode(text, (prose) => {
    const targets = new Map(
      [...prose.matchAll(/^ {0,3}\[(?!\^)([^\]]+)\]:\s*(\S.*)$/gm)].map(
        ([, label = '', target = '']) => [label.toLowerCase(), target.trim()],
      ),
    )
    const noted = prose.replace(/\[\^([^\]]+)\]/g, `[^${prefix}$1]`)
    if (targets.size === 0) return noted
    return noted
      .replace(/^ {0,3}\[(?!\^)[^\]]+\]:\s*\S.*\n?/gm, '')
      .replace(
        /\[([^[\]]+)\](?:\[([^[\]]*)\])?(?![(:])/g,
        (whole, said: string, label?: string) => {
          const target = targets.get((label || said).toLowerCase())
          return target === undefined ? whole : `[${said}](${target})`
        },
      )
  })
}
