/** Settings → `lucarne.config.ts`, as a person writes it. */

export function printConfig(
  settings: Readonly<Record<string, unknown>>,
  imports: Readonly<Record<string, string>>,
): string {
  const lines = Object.entries(imports).map(([name, file]) => `import ${name} from '${file}'`)
  return [
    `import { defineConfig } from 'lucarne-docs'`,
    ...lines,
    '',
    `export default defineConfig(${print(settings, '', new Set(Object.keys(imports)))})`,
    '',
  ].join('\n')
}

/** A name of an import is written `@name`. */
function print(value: unknown, indent: string, names: ReadonlySet<string>): string {
  const inner = `${indent}  `
  if (typeof value === 'string')
    return value.startsWith('@import:') && names.has(value.slice(8))
      ? value.slice(8)
      : quoted(value)
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]'
    const items = value.map((each) => print(each, inner, names))
    const short = `[${items.join(', ')}]`
    return short.length + indent.length < 90 && !short.includes('\n')
      ? short
      : `[\n${items.map((item) => `${inner}${item},\n`).join('')}${indent}]`
  }
  if (typeof value === 'function' || typeof value === 'symbol') return 'undefined'
  if (typeof value !== 'object' || value === null) return String(value)
  const fields = Object.entries(value).filter(([, each]) => each !== undefined)
  if (fields.length === 0) return '{}'
  const shown = fields.map(([key, each]) => {
    const text = print(each, inner, names)
    const name = /^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key)
    return name === text ? name : `${name}: ${text}`
  })
  const short = `{ ${shown.join(', ')} }`
  if (indent !== '' && short.length + indent.length < 90 && !short.includes('\n')) return short
  return `{\n${shown.map((line) => `${inner}${line},\n`).join('')}${indent}}`
}

const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n').replaceAll('\r', '').replaceAll('\u2028', '\\u2028')}'`
