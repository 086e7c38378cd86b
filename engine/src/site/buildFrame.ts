/** Frame shared by all pages of one version. */

import { directionOf, htmlLangOf } from '../config/htmlLangs.ts'
import { wordOverridesOf } from '../config/wordOverrides.ts'
import type { Problem } from '../problem.ts'
import { appWordsOf } from '../words/languageWords.ts'
import { primaryLanguageOf } from '../words/languageNames.ts'
import { buildFooter } from './buildFooter.ts'
import { buildLogo } from './logo.ts'
import { buildNavbar } from './navbar.ts'
import type { LinkContext } from './navLink.ts'
import type { Frame, SearchFrame } from './frame.ts'
import { offlineWorker } from './offlineFiles.ts'
import { searchPathOf } from './ownPaths.ts'
import { fileHrefOf, toHref } from './paths.ts'
import { withShownLabels } from './shownLabels.ts'
import { latestVersionOf, searchTagOf } from './site.ts'
import type { Site } from './site.ts'

/** The frame of `context.version`, and what is wrong in its navbar. */
export function buildFrame(context: LinkContext): { frame: Frame; problems: readonly Problem[] } {
  const { site, version, sidebars } = context
  const { config, locale, baseUrl } = site
  const { items, problems } = buildNavbar(context)
  const { logo } = config.navbar
  const footer = buildFooter(site)
  const search = searchFrameOf(site)
  const frame: Frame = {
    siteTitle: config.navbar.title ?? config.title,
    baseUrl,
    htmlLang: htmlLangOf(locale),
    direction: directionOf(locale),
    version: version.name,
    homeHref: homeHrefOf(context),
    navbar: { hideOnScroll: config.navbar.hideOnScroll, items: withShownLabels(items, config) },
    sidebars,
    sidebarHideable: config.sidebar.hideable,
    autoCollapse: config.sidebar.autoCollapse,
    colorMode: config.colorMode,
    words: appWordsOf(htmlLangOf(locale), wordOverridesOf(config, locale)),
    versionPersistence: config.docs.versionPersistence,
    pluginId: config.docs.pluginId,
    ...(logo && { logo: buildLogo(logo, site) }),
    ...(footer && { footer: withShownLabels(footer, config) }),
    ...(search && { search }),
    ...(config.docs.values && { values: config.docs.values }),
    ...(config.docs.shortcut && { shortcut: config.docs.shortcut }),
    ...(config.analytics && { analytics: config.analytics }),
    ...(config.offline && { offlineHref: fileHrefOf(config.baseUrl, offlineWorker) }),
    ...announcementOf(site),
  }
  return { frame, problems }
}

/** The site's root when a page is there, else the first page to read. */
function homeHrefOf({ site, version, mainHrefs }: LinkContext): string {
  const hasRoot = [...latestVersionOf(site).docs, ...site.pages].some(({ path }) => path === '/')
  return hasRoot ? site.baseUrl : (mainHrefs.get(version.name) ?? site.baseUrl)
}

function searchFrameOf(site: Site): SearchFrame | undefined {
  const { search } = site.config
  if (search === false) return undefined
  const tags = site.versions.map((version) => searchTagOf(site, version))
  const language = primaryLanguageOf(htmlLangOf(site.locale))
  const { variants } = site.config.docs
  return {
    indexHrefs: Object.fromEntries(
      tags.map((tag) => [tag, fileHrefOf(site.baseUrl, `search-index-${tag}.json`)]),
    ),
    pageHref: toHref(site.baseUrl, searchPathOf(site)),
    maxResults: search.maxResults,
    ...(search.ask && { ask: search.ask }),
    ...(variants && {
      choice: {
        attribute: variants.attribute,
        keys: variants.choices.map(({ key }) => key),
        initial: variants.initial,
      },
    }),
    ...(language !== 'fr' && { language }),
  }
}

function announcementOf({ config }: Site): Pick<Frame, 'announcement'> {
  const { announcement } = config
  if (!announcement) return {}
  const { id, content, closeable, backgroundColor, textColor } = announcement
  return {
    announcement: {
      id,
      html: content,
      closeable,
      ...(backgroundColor !== undefined && { backgroundColor }),
      ...(textColor !== undefined && { textColor }),
    },
  }
}
