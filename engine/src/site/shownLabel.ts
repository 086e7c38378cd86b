/** A title as menus, trails and lists show it, without the code that isolates its paths in an article. */

import { directionOf } from '../config/htmlLangs.ts'
import { isolatePaths } from './isolatePaths.ts'
import type { Site } from './site.ts'

export const shownLabel = (text: string, { locale }: Pick<Site, 'locale'>): string =>
  directionOf(locale) === 'rtl' ? isolatePaths(text) : text
