/** Notices above the article: the page is unlisted, of another version, or not translated. */

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

export type TranslationNoticeProps = {
  readonly page: Pick<DocPage, 'writtenIn' | 'outdated'>
  /** Language of the reader. */
  readonly htmlLang: string
  readonly words: PageWords
}

/** Notice of a page in another language than its reader's, or out of date; otherwise empty. */
export function TranslationNotice({ page, htmlLang, words }: TranslationNoticeProps) {
  const { writtenIn, outdated } = page
  const lang = writtenIn?.lang ?? outdated?.lang
  if (lang === undefined) return null
  const language = new Intl.DisplayNames([htmlLang, 'en'], { type: 'language' }).of(lang) ?? lang
  const [before, after] = fill(words.outdatedText, { language, link: '\n' }).split('\n')
  return (
    <div className="admonition admonition-info" role="note">
      <p className="admonition-title">
        {writtenIn ? words.untranslatedTitle : words.outdatedTitle}
      </p>
      {outdated ? (
        <p>
          {before}
          <a href={outdated.href} hrefLang={lang}>
            {words.outdatedLink}
          </a>
          {after}
        </p>
      ) : (
        <p>{fill(words.untranslatedText, { language })}</p>
      )}
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
