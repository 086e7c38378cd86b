/** The logo of the navbar or the footer, with final addresses. */

import { toAddress } from './address.ts'
import type { Site } from './site.ts'

type LogoConfig = {
  src: string
  srcDark?: string | undefined
  alt: string
  href?: string | undefined
}

/** `src` is a file, or the markup itself. */
export function buildLogo(logo: LogoConfig, { config, baseUrl }: Pick<Site, 'config' | 'baseUrl'>) {
  return {
    // Markup goes into the page as it is: no request before the first view.
    src: logo.src.startsWith('<svg') ? logo.src : staticHrefOf(logo.src, config.baseUrl),
    ...(logo.srcDark !== undefined && { srcDark: staticHrefOf(logo.srcDark, config.baseUrl) }),
    alt: logo.alt,
    ...(logo.href !== undefined && { href: toAddress(logo.href, baseUrl).href }),
  }
}

/** A file of the static folder, with or without a leading slash; all locales have the same. */
export function staticHrefOf(file: string, baseUrl: string): string {
  const { href, external } = toAddress(file, baseUrl)
  return external ? href : baseUrl + file.replace(/^\//, '')
}
