import type { UserConfig } from './config.ts'

/**
 * Gives a configuration, or the function that makes it, its types; returns it unchanged, and throws nothing. It is checked by the command that
 * reads it (`lucarne dev`, `build`, `check`), which tells every mistake as a problem, by its key.
 */
export function defineConfig<Given extends UserConfig | ConfigFunction>(config: Given): Given {
  return config
}

/** Called once each time the configuration is read; it may wait for what it reads. */
type ConfigFunction = () => UserConfig | Promise<UserConfig>
