/** `text.normalize('NFKD').replace(/…/g, '').toLowerCase()`: the methods of texts whose results are known. */

export const isTextMethod = (name: string): boolean => Object.hasOwn(methods, name)

export const callText = (text: string, name: string, given: readonly unknown[]): unknown =>
  methods[name]?.(text, given)

type Method = (text: string, given: readonly unknown[]) => unknown

const methods: Readonly<Record<string, Method>> = {
  toLowerCase: (text) => text.toLowerCase(),
  toUpperCase: (text) => text.toUpperCase(),
  trim: (text) => text.trim(),
  toString: (text: string) => text,
  normalize: (text, [form]) =>
    text.normalize(/^NFK?[CD]$/.test(String(form)) ? String(form) : 'NFC'),
  charAt: (text, [at]) => text.charAt(Number(at)),
  slice: (text, [from, to]) => text.slice(numberIn(from), numberIn(to)),
  split: (text, [by]) => (typeof by === 'string' || by instanceof RegExp ? text.split(by) : [text]),
  includes: (text, [part]) => typeof part === 'string' && text.includes(part),
  startsWith: (text, [part]) => typeof part === 'string' && text.startsWith(part),
  endsWith: (text, [part]) => typeof part === 'string' && text.endsWith(part),
  replace: (text, [what, by]) => replaced(text, what, by, false),
  replaceAll: (text, [what, by]) => replaced(text, what, by, true),
}

const numberIn = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : undefined

function replaced(text: string, what: unknown, by: unknown, isAll: boolean): string | undefined {
  if (typeof by !== 'string') return undefined
  if (what instanceof RegExp) return text.replace(what, by)
  if (typeof what !== 'string') return undefined
  return isAll ? text.replaceAll(what, by) : text.replace(what, by)
}
