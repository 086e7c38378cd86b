/** Converts Starlight's Markdown and MDX: its components and its front matter have equivalents here. */

import type { Conversion } from '../importPlan.ts'
import { toFields, toText, type Fields } from '../read/values.ts'
import { outsideCode, lineAt } from './codeSafe.ts'
import { linkComponents } from './componentLinks.ts'
import { editFrontMatter, splitFrontMatter } from './frontMatterEdit.ts'
import { landingChanges } from './landing.ts'

type Note = Conversion['note']

export function convertAstro(text: string, isMdx: boolean, note: Note): string {
  // Astro takes empty lines above it.
  const { fields, head, body } = splitFrontMatter(text.replace(/^\s+(?=---[ \t]*\n)/, ''))
  const before = head.split('\n').length - 1
  const told: Note = ({ line, ...rest }) =>
    note({ ...rest, ...(line !== undefined && { line: line + before }) })
  const named = fileNames(body)
  const written = isMdx ? outsideCode(named, (prose) => astroProse(prose, told)) : named
  const isSplash = fields['template'] === 'splash' || 'hero' in fields
  const banner = toText(toFields(fields['banner'])['content'])
  const whole = head + (banner === undefined ? written : `\n\n:::note\n${banner}\n:::\n${written}`)
  return editFrontMatter(whole, astroFrontMatter(fields, isSplash))
}

const components: readonly (readonly [RegExp, string])[] = [
  [/<(\/?)Aside\b/g, '<$1Admonition'],
  [/<(\/?)CardGrid\b[^>]*>/g, '<$1Cards>'],
  [/(<Tabs\b[^>]*?)\bsyncKey=/g, '$1groupId='],
  [/(<Badge\b[^>]*?)\bvariant="(note|tip|danger|success)"/g, '$1type="$2"'],
  [/(<Badge\b[^>]*?)\bvariant="caution"/g, '$1type="warning"'],
  [/(<Badge\b[^>]*?)\s*\bvariant="default"/g, '$1'],
  [/(<Badge\b[^>]*?)\s*\bsize="\w+"/g, '$1'],
  [/<LinkButton\b([^>]*?)\bhref=/g, '<Link$1to='],
  [/<\/LinkButton>/g, '</Link>'],
  [/<Icon\b[^>]*\/>/g, ''],
  [/(<(?:Card|LinkCard|TabItem)\b[^>]*?)\s*\bicon="[^"]*"/g, '$1'],
  [/^(import\s+\w+\s+from\s+['"])([^'"]+)\?raw(['"])/gm, '$1!!raw-loader!$2$3'],
  [/\{(\w+)\.src\}/g, '{$1}'],
]

function astroProse(text: string, note: Note): string {
  const imports = text.replace(
    /^import\s+[^;'"]*?from\s*['"](?:@astrojs\/[^'"]*|astro:[^'"]*|astro-[^'"]*)['"];?[ \t]*\n?/gm,
    '',
  )
  const converted = components.reduce((prose, [pattern, by]) => prose.replace(pattern, by), imports)
  if (converted !== imports) note({ level: 'converted', kind: 'components of Starlight → ours' })
  const linked = linkComponents(converted, isKnownComponent, note)
  return linked.replace(
    /^import\s+[^;'"]*?from\s*['"][^'"]+\.(?:astro|[jt]sx?|vue|svelte)['"];?[ \t]*\n?/gm,
    (whole, offset: number) => {
      note({
        level: 'dropped',
        kind: 'components of the site: what they enclose is shown',
        line: lineAt(linked, offset),
        text: whole.trim(),
      })
      return ''
    },
  )
}

const isKnownComponent = (name: string): boolean =>
  /^(?:Admonition|Badge|Cards?|Code|CodeBlock|CodeGroup|Columns?|Details|FileTree|Fragment|Icon|Image|Link|LinkCard|Steps|Tabs?|TabItem)$/.test(
    name,
  )

/** A comment that names a file, at the top of a block of code, is its title there, and not in the code. */
function fileNames(body: string): string {
  return body.replace(
    /^([ \t]*)(`{3,})([\w+#-]+)([^\n`]*)\n((?:[^\n]*\n){0,3}?)[ \t]*(?:\/\/|#|<!--|\/\*|--|%|;)[ \t]*(?:[Ff]ile ?(?:name)?:[ \t]*)?((?:[\w@~.()[\]-]*\/)*(?:[\w@()[\]-][\w.@()[\]-]*)?\.[a-z]{1,5})[ \t]*(?:-->|\*\/)?[ \t]*\n/gm,
    (
      whole,
      indent: string,
      fence: string,
      language: string,
      meta: string,
      before: string,
      name: string,
    ) => {
      if (
        /\btitle=/.test(meta) ||
        /^(?:bash|sh|shell|zsh|console|powershell|ps1|bat|fish|shellsession|shellscript)$/.test(
          language,
        ) ||
        before.includes('```')
      )
        return whole
      if (before.trim() !== '') return whole
      return `${indent}${fence}${language}${meta.trimEnd()} title="${name}"\n${before}`
    },
  )
}

function astroFrontMatter(fields: Fields, isSplash: boolean): Fields {
  const changes: Record<string, unknown> = {}
  const sidebar = toFields(fields['sidebar'])
  if (sidebar['label'] !== undefined) changes['sidebar_label'] = sidebar['label']
  if (sidebar['order'] !== undefined) changes['sidebar_position'] = sidebar['order']
  if (sidebar['hidden'] === true) changes['unlisted'] = true
  if ('sidebar' in fields) changes['sidebar'] = undefined
  const toc = fields['tableOfContents']
  if (toc === false || isSplash) changes['hide_table_of_contents'] = true
  const { minHeadingLevel, maxHeadingLevel } = toFields(toc)
  if (minHeadingLevel !== undefined) changes['toc_min_heading_level'] = minHeadingLevel
  if (maxHeadingLevel !== undefined) changes['toc_max_heading_level'] = maxHeadingLevel
  if (fields['prev'] === false) changes['pagination_prev'] = null
  if (fields['next'] === false) changes['pagination_next'] = null
  if (fields['editUrl'] !== undefined)
    changes['custom_edit_url'] = fields['editUrl'] === false ? null : fields['editUrl']
  const updated = fields['lastUpdated']
  if (typeof updated === 'string') changes['last_update'] = { date: updated.slice(0, 10) }
  for (const key of ['editUrl', 'lastUpdated', 'banner', 'tableOfContents'])
    if (key in fields) changes[key] = undefined
  if (isSplash) Object.assign(changes, landingChanges(fields))
  return changes
}
