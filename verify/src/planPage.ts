/** Code blocks → what the bench does with each. The convention of the README, and nothing else. */

import type { CodeBlock } from 'lucarne-docs/content'

export type Step =
  | FileStep
  | {
      readonly kind: 'extract'
      readonly block: CodeBlock
      readonly path: string
      readonly account: string
    }
  | CommandStep
  | { readonly kind: 'expected'; readonly block: CodeBlock; readonly of: CodeBlock }
  | {
      readonly kind: 'check'
      readonly block: CodeBlock
      readonly control: string
      readonly file?: FileStep
    }
  | { readonly kind: 'skip'; readonly block: CodeBlock; readonly reason: string }
  | { readonly kind: 'illustration'; readonly block: CodeBlock }
  | { readonly kind: 'other'; readonly block: CodeBlock }
  | { readonly kind: 'unclear'; readonly block: CodeBlock; readonly message: string }

/** A file to write. `path` starts with `/` or `~/`; `rights` is `[mode, owner]`, when the author says them. */
export type FileStep = {
  readonly kind: 'file'
  readonly block: CodeBlock
  readonly path: string
  readonly rights: readonly string[]
  readonly account: string
}

/** A `bash` or `sql` block to run. `failure` is the text that it must fail with. */
export type CommandStep = {
  readonly kind: 'bash' | 'sql'
  readonly block: CodeBlock
  readonly account: string
  readonly database?: string
  readonly failure?: string
}

/** One step per block, in page order; those that `debian="…"` gives to another release than `release` are not of this run. */
export function planPage(blocks: readonly CodeBlock[], release: string): Step[] {
  let command: CodeBlock | undefined
  return blocks.map((block) => {
    if (!isOfRelease(block, release)) return { kind: 'other', block }
    const step = isExpectedOutput(block) ? expectedStep(block, command) : stepOf(block)
    if (step.kind === 'bash' || step.kind === 'sql') command = block
    else if (step.kind !== 'illustration' && step.kind !== 'expected') command = undefined
    return step
  })
}

/** Says whether a block runs on this release, unless its `debian=` names another. */
export function isOfRelease(block: CodeBlock, release: string): boolean {
  return (attributeOf(block, 'debian') ?? release) === release
}

function isExpectedOutput(block: CodeBlock): boolean {
  return attributeOf(block, 'title') === 'Sortie attendue'
}

/** The text of an attribute; `undefined` when absent, empty when it has no value. */
export function attributeOf(block: CodeBlock, name: string): string | undefined {
  const value = block.meta[name]
  return value === true ? '' : value
}

function expectedStep(block: CodeBlock, command: CodeBlock | undefined): Step {
  if (attributeOf(block, 'skip') !== undefined) return stepOf(block)
  if (command) return { kind: 'expected', block, of: command }
  return { kind: 'unclear', block, message: 'no executed block stands before this expected output' }
}

function stepOf(block: CodeBlock): Step {
  const reason = attributeOf(block, 'skip')
  const control = attributeOf(block, 'controle')
  const title = attributeOf(block, 'title')
  if (reason === '') return { kind: 'unclear', block, message: 'skip needs a reason: skip="…"' }
  if (reason) return { kind: 'skip', block, reason }
  if (control !== undefined) return checkStep(block, control)
  if (title && /^~?\/.*\(extrait\)$/.test(title)) {
    const path = title.replace(/\s*\(extrait\)$/, '')
    return { kind: 'extract', block, path, account: accountOf(block) }
  }
  if (isPath(title)) return fileStep(block, title)
  if (block.lang === 'bash' || block.lang === 'sql') return commandStep(block, block.lang)
  if (title && block.lang === 'text') return { kind: 'illustration', block }
  return { kind: 'unclear', block, message: unclearMessage(block) }
}

function checkStep(block: CodeBlock, control: string): Step {
  const title = attributeOf(block, 'title')
  const step = { kind: 'check', block, control } as const
  return isPath(title) ? { ...step, file: fileStep(block, title) } : step
}

function fileStep(block: CodeBlock, path: string): FileStep {
  const rights = (attributeOf(block, 'droits') ?? '').split(/\s+/).filter(Boolean)
  return { kind: 'file', block, path, rights, account: accountOf(block) }
}

function commandStep(block: CodeBlock, kind: 'bash' | 'sql'): Step {
  const failure = attributeOf(block, 'echec')
  const database = attributeOf(block, 'base')
  if (failure === '') {
    return { kind: 'unclear', block, message: 'echec needs the text to fail with: echec="…"' }
  }
  return {
    kind,
    block,
    account: accountOf(block),
    ...(database && { database }),
    ...(failure && { failure }),
  }
}

function accountOf(block: CodeBlock): string {
  return attributeOf(block, 'compte') || 'root'
}

function isPath(title: string | undefined): title is string {
  return title !== undefined && /^~?\//.test(title)
}

function unclearMessage(block: CodeBlock): string {
  const lang = block.lang || 'code'
  if (block.lang === 'text') {
    return 'a text block needs title="Sortie attendue", a title of its own, or skip="…"'
  }
  return `nothing says what to do with this ${lang} block: give it a path as title, controle or skip`
}
