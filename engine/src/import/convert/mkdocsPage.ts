/** One page of MkDocs → its text here: what it takes in, its variables, its blocks and its marks. */

import path from 'node:path'
import type { Conversion } from '../importPlan.ts'
import { toFields, toList, toText, type Fields } from '../read/values.ts'
import { setAbbreviationsApart } from './abbreviations.ts'
import { editFrontMatter, splitFrontMatter } from './frontMatterEdit.ts'
import { includeMarkdown } from './includeMarkdown.ts'
import { convertMacros } from './macros.ts'
import { includeMarks } from './markdownInclude.ts'
import { convertMkdocstrings } from './mkdocstrings.ts'
import { convertPythonBlocks } from './pythonBlocks.ts'
import { convertPythonInline } from './pythonInline.ts'
import { padItems } from './pythonLists.ts'
import { tableCode, urlsOfHtml } from './pythonText.ts'
import { includeScissors, takenIn } from './snippets.ts'

export type MkdocsSite = {
  /** Absolute: of the configuration, of its pages, and where snippets are looked for. */
  readonly sourceDir: string
  readonly docsDir: string
  readonly folders: readonly string[]
  readonly appended: readonly string[]
  readonly extensions: ReadonlyMap<string, unknown>
  readonly plugins: ReadonlyMap<string, unknown>
  readonly config: Fields
  /** Name of a page in the navigation, by its path from `docsDir`. */
  readonly labels: ReadonlyMap<string, string>
}

export function convertMkdocsPage(
  text: string,
  { page, note }: Conversion,
  site: MkdocsSite,
): string {
  const { folders, appended, extensions, config, docsDir } = site
  const { head, fields } = splitFrontMatter(text)
  const from = head.split('\n').length
  const rest = text.slice(head.length)
  const body = withoutTabs(rest) + appended.map((file) => `\n--8<-- "${file}"\n`).join('')
  const taken = takenIn(site.sourceDir)
  const places = { folder: path.dirname(page.diskPath), docsDir, taken }
  const marked = extensions.has('markdown_include.include')
    ? includeMarks(body, { folder: folderOfMarks(site), taken }, note)
    : body
  const whole = includeMarkdown(includeScissors(marked, { folders, taken }, note), places, note)
  const macros = convertMacros(whole, {
    values: toFields(config['extra']),
    page: fields,
    isOn: site.plugins.has('macros'),
    note,
  })
  const readsCode = site.plugins.has('mkdocstrings') || site.plugins.has('autorefs')
  const prose = readsCode ? convertMkdocstrings(macros, note) : macros
  const set = padItems(setAbbreviationsApart(prose, whole !== body).split('\n'))
  const blocks = convertPythonBlocks(set, note, from).join('\n')
  const names = [...extensions.keys()]
  const inline = convertPythonInline(
    blocks,
    { has: (pattern) => names.some((name) => pattern.test(name)) },
    note,
  )
  const file = path.relative(docsDir, page.diskPath).split(path.sep).join('/')
  const isFlat = config['use_directory_urls'] === false
  const own = isFlat ? inline : urlsOfHtml(inline, { file, docsDir, note })
  const title = chooseTitle(own, fields, site.labels.get(file) ?? namePage(file))
  return editFrontMatter(head + tableCode(own), { ...frontMatterOf(fields), ...title })
}

const folderOfMarks = ({ extensions, sourceDir }: MkdocsSite): string =>
  path.join(
    sourceDir,
    toText(toFields(extensions.get('markdown_include.include'))['base_path']) ?? '.',
  )

/** A heading of the page is its title there, before that of the front matter; without one, its name in the navigation. */
function chooseTitle(body: string, fields: Fields, name: string): Fields {
  const hasHeading = /^#[ \t]*[^#\s]|^[^\n]+\n=+[ \t]*$|<h1\b/m.test(
    body.replace(/^([ \t]*)(`{3,}|~{3,})[\s\S]*?^\1\2[ \t]*$/gm, ''),
  )
  const given = toText(fields['title'])
  if (!hasHeading) return given === undefined ? { title: name } : {}
  return given === undefined ? {} : { title: undefined, sidebar_label: given }
}

/** Names a page without a title: `build-image.md` is “Build image”, the first page is “Home”. */
function namePage(file: string): string {
  const stem = file.replace(/\.\w+$/, '')
  if (/^(?:index|README)$/.test(stem)) return 'Home'
  const name = path.posix.basename(stem).replace(/[-_]/g, ' ')
  return name === name.toLowerCase() ? name.charAt(0).toUpperCase() + name.slice(1) : name
}

/** Python-Markdown counts a tab for four spaces. */
const withoutTabs = (text: string): string =>
  text.replace(/^[ \t]*\t[ \t]*/gm, (indent) => indent.replaceAll('\t', '    '))

function frontMatterOf(fields: Fields): Fields {
  const hide = toList(fields['hide'])
  const changes: Record<string, unknown> = {}
  if (hide.includes('toc')) changes['hide_table_of_contents'] = true
  if (fields['tags'] !== undefined && !Array.isArray(fields['tags']))
    changes['tags'] = toText(fields['tags'])?.split(/,\s*/)
  return changes
}
