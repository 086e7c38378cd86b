/** What a reader must know before reading: the page is unlisted, or of another version. */

import type { DocPage } from '../../site/page.ts'
import type { PageWords } from '../../words/wordTable.ts'
import { fill } from '../../words/fill.ts'

export function UnlistedNotice({ words }: { readonly words: PageWords }) {
  return (
    <div className="admonition admonition-warning" role="note">
      <p className="admonition-title">{words.unlistedTitle}</p>
      <p>{words.unlistedText}</p>
    </div>
  )
}

export type VersionNoticeProps = {
  readonly banner: NonNullable<DocPage['versionBanner']>
  readonly siteTitle: string
  readonly words: PageWords
}

export function VersionNotice({ banner, siteTitle, words }: VersionNoticeProps) {
  const { kind, label, latest } = banner
  const sentence = kind === 'unreleased' ? words.unreleasedVersion : words.unmaintainedVersion
  const [before, after] = fill(words.latestVersion, { link: '\n', label: latest.label }).split('\n')
  return (
    <div className="admonition admonition-warning" role="note" data-version-banner={kind}>
      <p className="admonition-title">{fill(sentence, { label, siteTitle })}</p>
      <p>
        {before}
        <a href={latest.href}>{words.latestVersionLink}</a>
        {after}
      </p>
    </div>
  )
}
