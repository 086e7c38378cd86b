/** A component of Vue in a file of its own → its template, and the values of its script. Nothing of it is run. */

import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { readOwn } from '../read/ownFiles.ts'
import { readScript } from '../read/readScript.ts'
import type { Unread } from '../read/scope.ts'
import { toFields, type Fields } from '../read/values.ts'

export type Component = {
  readonly nodes: readonly Tree.ChildNode[]
  /** Components that its script imports: their names → their files, relative to its own or absolute. */
  readonly imports: ReadonlyMap<string, string>
  /** Returns its props, with the values that they have by default. */
  readonly propsOf: (given: Fields) => Fields
  readonly valueOf: (code: string, names: Fields) => { value: unknown; unread: readonly Unread[] }
}

/** Site that components are of. */
export type VueSite = {
  readonly repository: string
  /** Files of components that every page knows, by name. */
  readonly components: ReadonlyMap<string, string>
  readonly aliases?: ReadonlyMap<string, string> | undefined
}

/** `data` is what `useData()` returns. */
export function readComponent(
  file: string,
  { repository }: VueSite,
  data: Fields,
): Component | undefined {
  const text = readOwn(file, repository)
  const template = /<template\b[^>]*>([\s\S]*)<\/template>/.exec(text ?? '')?.[1]
  if (text === undefined || template === undefined) return undefined
  const script = [...text.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, code = '']) => code)
    .join('\n')
  const own = /^(?:const|let)\s+(\w+)\s*=\s*(?:withDefaults|defineProps)\b/m.exec(script)?.[1]
  const module = script
    .replace(/\.value\b/g, '')
    .replace(/^export default\b/gm, `const ${OPTIONS} =`)
    .replace(/^(?=(?:withDefaults|defineProps)\b)/gm, `const ${PROPS} = `)
  const read = (code: string, names: Fields) => {
    const { value, unread } = readScript(`${file}.ts`, {
      repository,
      text: `${module}\nexport default () => (${code})`,
      page: {
        markup: () => undefined,
        given: new Map([
          ...Object.entries(names).map(([key, each]) => [key, () => each] as const),
          ...vueNames(data, names),
        ]),
      },
    })
    return {
      value: typeof value === 'function' ? (value as () => unknown)() : undefined,
      unread,
    }
  }
  return {
    nodes: parseFragment(kebab(template)).childNodes,
    imports: importsOf(script),
    propsOf: (given) => {
      const valueIn = (name: string): Fields =>
        module.includes(` ${name} = `) ? toFields(read(name, given).value) : {}
      const options = valueIn(OPTIONS)
      const { data: made } = options
      return {
        ...defaultsOf(options['props']),
        ...valueIn(own ?? PROPS),
        ...given,
        ...(typeof made === 'function' ? toFields((made as () => unknown)()) : {}),
      }
    },
    valueOf: read,
  }
}

const PROPS = 'propsOfTheComponent'
const OPTIONS = 'optionsOfTheComponent'

/** Functions of Vue and of VitePress that scripts of components call. */
const vueNames = (data: Fields, props: Fields): [string, () => unknown][] => {
  const same = () => (value: unknown) => value
  const called = () => (make: unknown) =>
    typeof make === 'function' ? (make as () => unknown)() : toFields(make)['get']
  return [
    ['useData', () => () => data],
    ['useRoute', () => () => ({})],
    ['withBase', same],
    ['ref', same],
    ['shallowRef', same],
    ['reactive', same],
    ['computed', called],
    ['defineProps', () => (declared: unknown) => ({ ...defaultsOf(declared), ...props })],
    [
      'withDefaults',
      () => (own: unknown, defaults: unknown) => ({ ...toFields(defaults), ...toFields(own) }),
    ],
    ['$slots', () => ({})],
    ['$props', () => props],
    ['$frontmatter', () => data['frontmatter']],
  ]
}

/** `{ name: { type: String, default: 'a' } }`. */
const defaultsOf = (declared: unknown): Fields =>
  Object.fromEntries(
    Object.entries(toFields(declared)).flatMap(([key, value]) => {
      const own = toFields(value)['default']
      return own === undefined ? [] : [[key, own] as const]
    }),
  )

export const importsOf = (script: string): ReadonlyMap<string, string> =>
  new Map(
    [...script.matchAll(/^\s*import\s+(\w+)\s+from\s+['"]([^'"]+\.vue)['"]/gm)].map(
      ([, name = '', target = '']) => [name, target],
    ),
  )

/** HTML has no capitals: `<MyLink hrefTo>` is `<my-link href-to>`. It closes no element by itself either. */
function kebab(template: string): string {
  return template.replace(
    /<(\/?)([A-Za-z][\w.-]*)((?:"[^"]*"|'[^']*'|[^"'>])*?)(\/?)>/g,
    (_, close: string, name: string, attributes: string, own: string) => {
      const tag = withoutCapitals(name)
      const plain = attributes.replace(
        /(^|\s)([:@#]?)([a-z]\w*[A-Z]\w*)(?=[\s=]|$)/g,
        (_all, space: string, sign: string, key: string) => space + sign + withoutCapitals(key),
      )
      return `<${close}${tag}${plain}>${own && !VOID.test(tag) ? `</${tag}>` : ''}`
    },
  )
}

const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/

export const withoutCapitals = (name: string): string =>
  name.replace(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase()
export const camel = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
