/** Public API of the package for sites. */
export type { UserConfig } from './config/config.ts'
export { defineConfig } from './config/defineConfig.ts'
