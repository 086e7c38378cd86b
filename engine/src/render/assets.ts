/** The engine's bundled browser files → what a page puts in its HTML. Made once by `engine/build.mjs`. */
import type { Frame } from '../site/frame.ts'
import type { Styles } from './sheets.ts'

/** `dist/client/manifest.json`; the files themselves stand beside it. */
export type ClientAssets = Styles & {
  /** Goes in one inline `<script>` at the start of `<head>`, the same for every page and site. */
  readonly bootScript: string
  /** Names of files to serve from one folder, hashed, to be cached for ever. */
  readonly appFile: string
  readonly analyticsFile: string
  readonly files: readonly string[]
  /** Assets of the site's theme: fonts to preload, and a sheet too large to be inlined. */
  readonly preloads?: readonly string[]
  readonly styleFile?: string
}

/** Without the path of a locale. */
export const siteBaseUrlOf = ({ assetsHref }: { readonly assetsHref: string }): string =>
  assetsHref.replace(/assets\/$/, '')

/**
 * The attributes that tell the boot script about the site it is on.
 * `assetsHref` is the address of the folder of the hashed files, with its final slash.
 */
export function bootAttributesOf(
  frame: Frame,
  assets: ClientAssets,
  assetsHref: string,
): Readonly<Record<`data-${string}`, string>> {
  const { announcement, analytics, colorMode } = frame
  return {
    'data-base': siteBaseUrlOf({ assetsHref }),
    'data-app': assetsHref + assets.appFile,
    // Absent: the `data-theme` written on `<html>` stays. Empty: the system decides until the reader does.
    ...(colorMode.respectSystem
      ? { 'data-color': '' }
      : colorMode.switchable && { 'data-color': colorMode.default }),
    ...(announcement?.closeable ? { 'data-announcement': announcement.id } : {}),
    ...(analytics && {
      'data-analytics': assetsHref + assets.analyticsFile,
      'data-matomo-url': analytics.url,
      'data-matomo-site': analytics.siteId,
    }),
  }
}
