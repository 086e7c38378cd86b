/** `plesk …` lines → what is not in the reference list written from Plesk's public documentation. */

import { readFile } from 'node:fs/promises'
import { parse } from 'yaml'

import { pleskReferenceIn } from '../supportFiles.ts'
import { commandLines, type Control } from './control.ts'

export type PleskReference = {
  readonly source: string
  /** `2026-11-21`. */
  readonly read: string
  /** By what follows `plesk`: `bin subscription`, `repair`. */
  readonly utilities: Readonly<Record<string, PleskUtility>>
}

type PleskUtility = {
  /** Empty when it takes none. */
  readonly commands?: readonly string[] | null
  readonly options?: readonly string[] | null
  readonly source?: string
  readonly read?: string
}

export const checkPlesk: Control = async ({ block }, { folder }) => {
  const text = await readFile(pleskReferenceIn(folder), 'utf8').catch(() => undefined)
  if (text === undefined) {
    const problem = 'the site has no verify/references/plesk-cli.yml to compare with'
    return { problem, reason: '' }
  }
  const reference = parse(text) as PleskReference
  const date = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' })
  const read = date.format(new Date(reference.read)).replace(/^1 /, '1er ')
  const reason = `Plesk est un logiciel commercial, contrôlé d’après sa référence lue le ${read}`
  const problems = commandLines(block.code).flatMap((line) => pleskProblem(line, reference) ?? [])
  return problems.length > 0 ? { problem: problems.join('\n'), reason } : { reason }
}

/** `undefined` when the utility, its command and all its options are known. */
export function pleskProblem(line: string, reference: PleskReference): string | undefined {
  const words = splitWords(line.replace(/^sudo\s+(--\S+\s+)*/, ''))
  if (words[0] !== 'plesk') return `not a plesk command: ${line}`
  if (!line.startsWith('sudo ')) return `plesk is for root, write sudo: ${line}`
  const called = words.slice(1)
  const name = Object.keys(reference.utilities)
    .filter((utility) => utility.split(' ').every((word, i) => word === called[i]))
    .toSorted((a, b) => b.length - a.length)[0]
  if (name === undefined) return `not in the reference: ${called.slice(0, 2).join(' ')} (${line})`
  const { commands, options } = reference.utilities[name] ?? {}
  const rest = called.slice(name.split(' ').length)
  const takesCommand = (commands ?? []).length > 0
  const [command = ''] = rest
  if (takesCommand && !commands?.includes(command)) {
    return `plesk ${name} has no command ${command || '(none given)'}: ${line}`
  }
  const unknown = rest
    .slice(takesCommand ? 1 : 0)
    .filter((word) => /^--?[A-Za-z]/.test(word))
    .map((word) => word.replace(/=.*$/, ''))
    .find((option) => !options?.includes(option))
  return unknown === undefined ? undefined : `plesk ${name} has no option ${unknown}: ${line}`
}

/** Up to the first pipe, `;`, `&&` or redirection; a quoted text is one word. */
function splitWords(line: string): string[] {
  const words = line.match(/"[^"]*"|'[^']*'|[|;&<>]+|[^\s|;&<>]+/g) ?? []
  const end = words.findIndex((word) => /^[|;&<>]/.test(word))
  return end < 0 ? words : words.slice(0, end)
}
