/** One link of the navbar, of a dropdown or of the mobile menu. */

import { useApp } from '../appContext.ts'
import { SiteLink } from '../SiteLink.tsx'
import { versionKeyOf } from '../storageKeys.ts'
import type { NavEntry } from './navEntries.ts'

export type NavLinkProps = {
  readonly entry: NavEntry
  readonly className?: string | undefined
}

export function NavLink({ entry, className }: NavLinkProps) {
  const { frame, host } = useApp()
  if (entry.kind === 'html') {
    return <div className={className} dangerouslySetInnerHTML={{ __html: entry.html }} />
  }
  const { version } = entry
  const remembers = version !== undefined && frame.versionPersistence === 'localStorage'
  return (
    <SiteLink
      className={className}
      href={entry.href}
      external={entry.external}
      aria-current={entry.current}
      lang={entry.lang}
      hrefLang={entry.lang}
      onClick={remembers ? () => host.local.set(versionKeyOf(frame.pluginId), version) : undefined}
    >
      {entry.label}
    </SiteLink>
  )
}
