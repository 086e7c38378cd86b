/** Blocks between two marks of a template language (`{% hint %}…{% endhint %}`) → our boxes and tabs. */

import type { Conversion } from '../importPlan.ts'
import { lineAt } from './codeSafe.ts'

/** `name="value"` of a mark. */
export const valuesIn = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(/([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'%}>]+))/g)].map(
      ([, name = '', double, single, bare]) => [name, double ?? single ?? bare ?? ''],
    ),
  )

/** Boxes of other tools → ours. */
export const boxOf = (name: string | undefined): string => {
  const known: Readonly<Record<string, string>> = {
    info: 'info',
    note: 'note',
    primary: 'note',
    secondary: 'note',
    success: 'tip',
    tip: 'tip',
    hint: 'tip',
    important: 'important',
    warning: 'warning',
    caution: 'caution',
    attention: 'warning',
    danger: 'danger',
    error: 'danger',
  }
  return known[name?.toLowerCase() ?? ''] ?? 'note'
}

/** Tells each mark that is left, once a place: none stays on a page unsaid. */
export function tellLeft(
  text: string,
  marks: RegExp,
  kind: string,
  note: Conversion['note'],
): void {
  for (const { 0: mark, index } of text.matchAll(marks))
    note({ level: 'decide', kind, line: lineAt(text, index), text: mark.replace(/\s+/g, ' ') })
}
