/** What a component of a site may import: types. */
export type { PropsOf, PropsSchema } from './read/components/propsSchema.ts'
