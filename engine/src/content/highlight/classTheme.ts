/**
 * A “theme” whose colours are class names in disguise: Shiki resolves scopes to colours, we turn them into classes.
 *
 * `t-k` keyword · `t-s` string · `t-c` comment · `t-n` number, constant · `t-v` variable · `t-f` function, command
 * · `t-p` property, attribute, key · `t-t` type, tag, section · `t-i` inserted · `t-d` deleted
 */

import type { ThemeRegistration } from 'shiki/core'

/** Class → scopes, separated by `, `; the longest scope wins. No class: ordinary text. */
const scopesOf: readonly (readonly [name: string, scopes: string])[] = [
  [
    't-c',
    'comment, punctuation.definition.comment, punctuation.definition.from-file, punctuation.definition.to-file, punctuation.definition.range, meta.diff, entity.other.prompt-prefix, punctuation.separator.prompt',
  ],
  ['t-s', 'string, punctuation.definition.string, markup.inline.raw, constant.character.escape'],
  [
    't-n',
    'constant.numeric, constant.language, constant.other, keyword.other.unit, support.constant',
  ],
  ['t-k', 'keyword, storage, meta.preprocessor, markup.heading'],
  ['t-v', 'variable, punctuation.definition.variable, entity.name.variable'],
  ['t-f', 'entity.name.function, support.function, entity.name.command'],
  [
    't-p',
    'entity.other.attribute-name, support.type.property-name, variable.other.property, entity.name.tag.yaml, meta.config-entry.systemd entity.name.tag, meta.object-literal.key, keyword.other.definition.ini, variable.other.key.toml, constant.other.option',
  ],
  [
    't-t',
    'entity.name.tag, entity.tag, entity.name.type, entity.name.section, entity.name.namespace, entity.other.inherited-class, support.class, support.type, entity.other.attribute-name.table.toml',
  ],
  ['t-i', 'markup.inserted, punctuation.definition.inserted'],
  ['t-d', 'markup.deleted, punctuation.definition.deleted'],
  // Colouring these would colour nearly everything.
  [
    '',
    'string.unquoted.argument.shell, string.unquoted.shell, meta.embedded, meta.template.expression, keyword.operator, punctuation, variable.other.readwrite, variable.other.object, variable.other.constant, variable.other.alias, variable.parameter',
  ],
]

const colorAt = (index: number): string => `#0000${(index + 16).toString(16).toUpperCase()}`
const classes: ReadonlyMap<string, string> = new Map(
  scopesOf.map(([name], index) => [colorAt(index), name] as const),
)

export const classTheme: ThemeRegistration = {
  name: 'lucarne',
  type: 'light',
  fg: '#000000',
  bg: '#FFFFFF',
  settings: [
    { settings: { foreground: '#000000', background: '#FFFFFF' } },
    ...scopesOf.map(([, scopes], index) => ({
      scope: scopes.split(', '),
      settings: { foreground: colorAt(index) },
    })),
  ],
}

/** `undefined` for ordinary text. */
export const classOfColor = (color: string | undefined): string | undefined =>
  classes.get(color?.toUpperCase() ?? '') || undefined
