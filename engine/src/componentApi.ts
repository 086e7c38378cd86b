/** Types that a site's components may import. */
export type { PropsOf, PropsSchema } from './read/components/propsSchema.ts'
