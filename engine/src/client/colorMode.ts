/** The colour mode shown: read from the page, chosen by the reader, the same in all tabs. */
import type { AppHost, ColorMode, StorageArea } from '../theme/appContext.ts'
import { colorModeKey } from '../theme/storageKeys.ts'
import type { Frame } from '../site/frame.ts'
import { startingColorMode } from './bootDecisions.ts'
import { createStore } from './store.ts'

/** An explicit choice always wins; without one the system decides only where the site allows it. */
export function createColorMode(
  settings: Frame['colorMode'],
  local: StorageArea,
): AppHost['colorMode'] {
  const shown = document.documentElement.dataset
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)')
  const fallback = settings.respectSystem ? '' : settings.default
  const modeFor = (stored: string | null): ColorMode =>
    startingColorMode(stored ?? undefined, fallback, systemIsDark.matches) as ColorMode
  const mode = createStore<ColorMode>(shown['theme'] === 'light' ? 'light' : 'dark')

  function show(next: ColorMode): void {
    shown['theme'] = next
    mode.set(next)
  }
  if (settings.switchable) local.subscribe(colorModeKey, (stored) => show(modeFor(stored)))
  systemIsDark.addEventListener('change', () => show(modeFor(local.get(colorModeKey))))
  return {
    get: mode.get,
    subscribe: mode.subscribe,
    choose(next) {
      show(next)
      local.set(colorModeKey, next)
    },
  }
}
