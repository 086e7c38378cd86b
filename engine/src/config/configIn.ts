/** The configuration of a site, which has a copy of its own in each locale. */

import type { Config } from './config.ts'

/** The configuration as it is in the locale of that code: its texts, its typography. Throws for no such locale. */
export function configIn({ inLocales }: Pick<Config, 'inLocales'>, code: string = ''): Config {
  const config = inLocales.get(code)
  if (!config) throw new Error(`No locale ${JSON.stringify(code)}`)
  return config
}

/** The same, changed in every locale. */
export function changeConfig(config: Config, change: (each: Config) => Config): Config {
  const inLocales = new Map<string, Config>()
  for (const [code, each] of config.inLocales) inLocales.set(code, { ...change(each), inLocales })
  return { ...change(config), inLocales }
}
