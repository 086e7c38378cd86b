import type { UserConfig } from './config.ts'

/** Gives a configuration file its types; returns it unchanged. */
export function defineConfig(config: UserConfig): UserConfig {
  return config
}
