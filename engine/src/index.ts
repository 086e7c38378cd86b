/** What a site may import. */
export type { UserConfig } from './config/config.ts'
export { defineConfig } from './config/defineConfig.ts'
