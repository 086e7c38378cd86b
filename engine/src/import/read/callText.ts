/** `text.normalize('NFKD').replace(/…/g, '').toLowerCase()`: the methods of texts that make another. */

export const isTextMethod = (name: string): boolean =>
  /^(?:normalize|replace|replaceAll|toLowerCase|toUpperCase|trim)$/.test(name)

export function callText(
  text: string,
  name: string,
  [first, by]: readonly unknown[],
): string | undefined {
  if (name === 'toLowerCase') return text.toLowerCase()
  if (name === 'toUpperCase') return text.toUpperCase()
  if (name === 'trim') return text.trim()
  if (name === 'normalize')
    return text.normalize(/^NFK?[CD]$/.test(String(first)) ? String(first) : 'NFC')
  if (typeof by !== 'string') return undefined
  if (first instanceof RegExp) return text.replace(first, by)
  if (typeof first !== 'string') return undefined
  return name === 'replaceAll' ? text.replaceAll(first, by) : text.replace(first, by)
}
