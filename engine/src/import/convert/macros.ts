/** `{{ name }}` of Jinja, where the site gives it a value → the value; `{% raw %}` goes. */

import type { Conversion } from '../importPlan.ts'
import { toFields, toText, type Fields } from '../read/values.ts'
import { lineAt } from './codeSafe.ts'

type Macros = {
  /** `extra` of the configuration. */
  readonly values: Fields
  readonly page: Fields
  /** Says whether the site enables macros. */
  readonly isOn: boolean
  readonly note: Conversion['note']
}

export function convertMacros(text: string, { values, page, isOn, note }: Macros): string {
  if (!isOn || !/\{[{%]/.test(text)) return text
  const raw: string[] = []
  const kept = text.replace(
    /\{%-?\s*raw\s*-?%\}([\s\S]*?)\{%-?\s*endraw\s*-?%\}/g,
    (_, inner: string) => {
      raw.push(inner)
      return `\uE013${raw.length - 1}\uE014`
    },
  )
  const filled = kept.replace(
    /\{\{-?\s*([\w.]+)\s*-?\}\}/g,
    (whole, name: string, offset: number) => {
      const value = name.split('.').reduce<unknown>((owner, key) => toFields(owner)[key], {
        ...values,
        config: { extra: values },
        page: { meta: page },
      })
      const text = toText(value)
      note({
        line: lineAt(kept, offset),
        text: whole,
        ...(text === undefined
          ? {
              level: 'decide',
              kind: '{{ macros }} without a known value: they are shown as they are',
            }
          : { level: 'converted', kind: '{{ macros }} → their values' }),
      })
      return text ?? whole
    },
  )
  return filled.replace(/\uE013(\d+)\uE014/g, (_, index: string) => raw[Number(index)] ?? '')
}
