import type { UserConfig } from './config.ts'

/**
 * Gives a configuration file its types; returns it unchanged, and throws nothing. It is checked by the command that
 * reads it (`lucarne dev`, `build`, `check`), which tells every mistake as a problem, by its key.
 */
export function defineConfig(config: UserConfig): UserConfig {
  return config
}
