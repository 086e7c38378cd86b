/** The logo of the navbar or the footer, with final addresses. */

import { addressOf } from './address.ts'

type LogoConfig = {
  src: string
  srcDark?: string | undefined
  alt: string
  href?: string | undefined
}

/** `src` is an address, or the markup itself. */
export function buildLogo(logo: LogoConfig, baseUrl: string) {
  return {
    // Markup goes into the page as it is: no request before the first view.
    src: logo.src.startsWith('<svg') ? logo.src : addressOf(logo.src, baseUrl).href,
    ...(logo.srcDark !== undefined && { srcDark: addressOf(logo.srcDark, baseUrl).href }),
    alt: logo.alt,
    ...(logo.href !== undefined && { href: addressOf(logo.href, baseUrl).href }),
  }
}
