/** The schema that a component exports as `props` → the type of its props, for its author. */

type Prop = {
  readonly type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object'
  readonly enum?: readonly (string | number | boolean)[]
  readonly default?: unknown
  /** Set when it has no default, and need not be given. */
  readonly optional?: boolean
  readonly items?: Prop
}

/** JSON Schema, prop by prop: `minimum`, `pattern` and the like are checked too. */
export type PropsSchema = Readonly<Record<string, Prop & Readonly<Record<string, unknown>>>>

/** Props of `typeof props`, written `as const`. */
export type PropsOf<Schema extends PropsSchema> = {
  readonly [Key in keyof Schema as IsOptional<Schema[Key]> extends true ? never : Key]: ValueOf<
    Schema[Key]
  >
} & {
  readonly [Key in keyof Schema as IsOptional<Schema[Key]> extends true ? Key : never]?: ValueOf<
    Schema[Key]
  >
}

type IsOptional<Schema> = Schema extends { readonly optional: true } ? true : false

type ValueOf<Schema> = Schema extends { readonly enum: readonly (infer Value)[] }
  ? Value
  : Schema extends { readonly type: 'string' }
    ? string
    : Schema extends { readonly type: 'number' | 'integer' }
      ? number
      : Schema extends { readonly type: 'boolean' }
        ? boolean
        : Schema extends { readonly type: 'array'; readonly items: infer Item }
          ? readonly ValueOf<Item>[]
          : unknown
