/** The site's mark and name, leading home. */

import type { Frame } from '../site/frame.ts'
import { useApp } from './appContext.ts'
import styles from './Brand.module.css'
import logoStyles from './Logo.module.css'

export function Brand() {
  const { frame } = useApp()
  return (
    <a className={styles.brand} href={frame.homeHref}>
      {frame.logo && <Logo logo={frame.logo} />}
      <span>{frame.siteTitle}</span>
    </a>
  )
}

/** A `src` that is itself an `<svg>` goes into the page: no request. */
export function Logo({ logo }: { readonly logo: NonNullable<Frame['logo']> }) {
  if (logo.src.startsWith('<svg')) {
    return <span className={styles.mark} dangerouslySetInnerHTML={{ __html: logo.src }} />
  }
  if (!logo.srcDark) return <img className={styles.mark} src={logo.src} alt={logo.alt} />
  return (
    <>
      <img className={logoStyles.onLight} src={logo.src} alt={logo.alt} loading="lazy" />
      <img className={logoStyles.onDark} src={logo.srcDark} alt={logo.alt} loading="lazy" />
    </>
  )
}
