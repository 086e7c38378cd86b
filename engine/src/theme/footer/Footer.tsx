/** Columns of links, or one row of them; a logo; the copyright line. */

import type { FooterContent as FooterFrame, FooterItem } from '../../site/footer.ts'
import { useApp } from '../appContext.ts'
import { Logo } from '../Brand.tsx'
import { SiteLink } from '../SiteLink.tsx'
import styles from './Footer.module.css'

export type FooterProps = { readonly inert: boolean }

export function Footer({ inert }: FooterProps) {
  const { footer } = useApp().frame
  if (!footer) return null
  const { columns, copyright, logo, style } = footer
  return (
    <footer
      className={styles.footer}
      data-theme={style === 'dark' ? style : undefined}
      inert={inert}
    >
      {columns.length > 0 && (
        <div className={columns.some(({ title }) => title) ? styles.columns : styles.row}>
          {columns.map((column, index) => (
            <Column key={index} {...column} />
          ))}
        </div>
      )}
      {logo &&
        (logo.href ? (
          <a href={logo.href}>
            <Logo logo={logo} />
          </a>
        ) : (
          <Logo logo={logo} />
        ))}
      {copyright && (
        <div className={styles.copyright} dangerouslySetInnerHTML={{ __html: copyright }} />
      )}
    </footer>
  )
}

function Column({ title, items }: FooterFrame['columns'][number]) {
  return (
    <section>
      {title && <h2>{title}</h2>}
      <ul>
        {items.map((item, index) => (
          <li key={index}>
            <Item item={item} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Item({ item }: { readonly item: FooterItem }) {
  if (item.kind === 'html') return <div dangerouslySetInnerHTML={{ __html: item.html }} />
  return (
    <SiteLink href={item.href} external={item.external}>
      {item.label}
    </SiteLink>
  )
}
