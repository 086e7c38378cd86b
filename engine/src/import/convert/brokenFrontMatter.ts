/** Front matter that is no YAML, which other tools show or leave out → a comment: the page would be shown to nobody here. */

import { frontMatterIn } from '../../content/frontMatter.ts'
import { readYaml } from '../../content/yamlText.ts'
import type { Conversion } from '../importPlan.ts'
import { toFields } from '../read/values.ts'

export function setBrokenApart(text: string, file: string, note: Conversion['note']): string {
  const head = frontMatterIn(text)
  const yaml = head.replace(/^---[^\n]*\n|(?:---|\.\.\.)[ \t]*$/g, '')
  if (yaml.trim() === '' || isRead(yaml)) return text
  note({
    level: 'decide',
    kind: 'front matter that is not YAML: kept as a comment, its title apart',
    line: 2,
  })
  const title = /^title:[ \t]*(["']?)(.+?)\1[ \t]*$/m.exec(yaml)?.[2]
  const lines = [
    ...(title === undefined ? [] : [`title: ${JSON.stringify(title)}`]),
    // It may have meant to: only its author knows.
    ...(/^\s*draft\b/im.test(yaml) ? ['draft: true'] : []),
    ...(/^\s*unlisted\b/im.test(yaml) ? ['unlisted: true'] : []),
  ]
  const kept = lines.length === 0 ? '' : `---\n${lines.join('\n')}\n---\n\n`
  const isMdx = file.endsWith('.mdx')
  const [open, close] = isMdx ? ['{/*', '*/}'] : ['<!--', '-->']
  const inner = yaml.trimEnd().replaceAll(isMdx ? '*/' : '--', (mark) => mark.split('').join(' '))
  return `${kept}${open}\n${inner}\n${close}\n${text.slice(head.length)}`
}

function isRead(yaml: string): boolean {
  const { value, problems } = readYaml(yaml, { file: '', name: '', linesBefore: 0 })
  return problems.length === 0 && Object.keys(toFields(value)).length > 0
}
