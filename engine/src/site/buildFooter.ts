/** Footer settings → the footer as it is shown. */

import type { FooterItemConfig } from '../config/navbarSchema.ts'
import { configuredAddress } from './address.ts'
import type { FooterContent, FooterItem } from './footer.ts'
import { buildLogo } from './logo.ts'
import type { Site } from './site.ts'

/** Columns as given; a flat list becomes one column without a title. */
export function buildFooter(site: Pick<Site, 'config' | 'baseUrl'>): FooterContent | undefined {
  const { config, baseUrl } = site
  const { footer } = config
  if (!footer) return undefined
  const buildFooterItem = (item: FooterItemConfig): FooterItem =>
    'html' in item
      ? { kind: 'html', html: item.html }
      : { kind: 'link', label: item.label, ...configuredAddress(item, baseUrl) }
  const columns: FooterContent['columns'] = isColumns(footer.links)
    ? footer.links.map(({ title, items }) => ({ title, items: items.map(buildFooterItem) }))
    : footer.links.length > 0
      ? [{ items: footer.links.map(buildFooterItem) }]
      : []
  const { logo } = footer
  return {
    style: footer.style,
    columns,
    ...(logo && { logo: buildLogo(logo, site) }),
    ...(footer.copyright !== undefined && { copyright: footer.copyright }),
  }
}

type Columns = { title: string; items: FooterItemConfig[] }[]
const isColumns = (links: Columns | FooterItemConfig[]): links is Columns =>
  links.some((link) => 'title' in link)
