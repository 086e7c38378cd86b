/** Style sheets of a site → their text, with addresses as they are published, and what they ask for that no page may load. */

import path from 'node:path'
import type { Config } from '../../config/config.ts'
import { asOnDisk, isInside } from '../../content/realPaths.ts'
import { readTextIfThere } from '../../content/readText.ts'
import type { Problem } from '../../problem.ts'
import { isFile } from '../../disk/readFresh.ts'

export type SiteStyles = {
  readonly texts: readonly string[]
  readonly problems: readonly Problem[]
  /** Absolute. */
  readonly sources: readonly string[]
}

export async function readSiteStyles(config: Config, siteDir: string): Promise<SiteStyles> {
  const read = await Promise.all(
    config.theme.styles.map(async (style) => {
      const absolute = asOnDisk(path.resolve(siteDir, style))
      const missing = { problems: [missingProblem(config.file, style)] }
      if (!isInside(siteDir, absolute)) return missing
      const { text, problems } = readTextIfThere(absolute, style)
      if (text === undefined) return problems.length > 0 ? { problems } : missing
      return checkStyles(text, { file: style.replace(/^\.\//, ''), config, siteDir })
    }),
  )
  return {
    texts: read.flatMap((each) => ('text' in each && each.text !== '' ? [each.text] : [])),
    problems: read.flatMap(({ problems }) => problems),
    sources: config.theme.styles.map((style) => path.resolve(siteDir, style)),
  }
}

const missingProblem = (file: string, style: string): Problem => ({
  kind: 'config',
  file,
  message: `theme.styles: there is no file ${style} in the folder of the site`,
  hint: 'Give the path of each style sheet from that folder, like ./brand.css.',
  page: 'settings.md',
})

type StyleContext = {
  /** From the site folder. */
  readonly file: string
  readonly config: Config
  readonly siteDir: string
}

/** A sheet that cannot be read is left out: an open brace would take the others with it. */
async function checkStyles(
  text: string,
  { file, config, siteDir }: StyleContext,
): Promise<{ text?: string; problems: readonly Problem[] }> {
  const { default: postcss } = await import('postcss')
  const problems: Problem[] = []
  const tell = (
    at: { line?: number; column?: number } | undefined,
    message: string,
    hint: string,
  ) => problems.push({ kind: 'content', file, ...at, message, hint, page: 'settings.md' })
  try {
    const root = postcss.parse(text)
    root.walkComments((comment) => void comment.remove())
    root.walkAtRules(/^(?:import|charset)$/i, (rule) => {
      if (rule.name.toLowerCase() === 'import')
        tell(startOf(rule), '@import is not read here', 'Name each sheet in `theme.styles`.')
      rule.remove()
    })
    root.walkDecls((declaration) => {
      declaration.value = declaration.value.replace(
        addresses,
        (whole, quote: string, address: string) => {
          const fault = describeAddressFault(address, { config, siteDir })
          if (fault) tell(startOf(declaration), fault.message, fault.hint)
          const isOwn = address.startsWith('/')
          return isOwn ? `url(${quote}${config.baseUrl}${address.slice(1)}${quote})` : whole
        },
      )
    })
    return { text: root.toString().trim(), problems }
  } catch (error) {
    if (!isSyntaxError(error)) throw error
    tell(
      { ...(error.line && { line: error.line }), ...(error.column && { column: error.column }) },
      `this style sheet cannot be read: ${error.reason}`,
      'It is left out of the pages until it can.',
    )
    return { problems }
  }
}

const addresses = /\burl\(\s*(["']?)([^"')]*)\1\s*\)/gi

const startOf = ({
  source,
}: {
  source?: { start?: { line: number; column: number } } | undefined
}) => source?.start && { line: source.start.line, column: source.start.column }

type SyntaxFault = { readonly reason: string; readonly line?: number; readonly column?: number }

const isSyntaxError = (error: unknown): error is SyntaxFault =>
  error instanceof Error && error.name === 'CssSyntaxError'

function describeAddressFault(
  address: string,
  { config, siteDir }: Pick<StyleContext, 'config' | 'siteDir'>,
): { message: string; hint: string } | undefined {
  if (/^(?:data:|#)/i.test(address)) return undefined
  const { staticFolder } = config
  const hint = `Put the file in \`${staticFolder}\`, and write its address there: url(/brand/lines.svg).`
  if (/^[a-z][\w+.-]*:|^\/\//i.test(address))
    return { message: `url(${address}) is of another host: no page may load it`, hint }
  if (!address.startsWith('/'))
    return { message: `url(${address}) would be read from the address of each page`, hint }
  const [file = ''] = address.split(/[?#]/)
  return isFile(path.join(siteDir, staticFolder, decodeURI(file)))
    ? undefined
    : { message: `url(${address}): there is no such file in \`${staticFolder}\``, hint }
}
