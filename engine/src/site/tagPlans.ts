/** The tags of a version → the list of tags and a page for each, still to be made. */

import { formatCount } from '../words/formatCount.ts'
import { fill } from '../words/fill.ts'
import type { Page } from './page.ts'
import { plainPageOf } from './pageContext.ts'
import type { PageContext } from './pageContext.ts'
import { toHref, toPath } from './paths.ts'
import type { PagePlan } from './plan.ts'
import { glossaryOf, type SiteVersion } from './site.ts'
import { groupTags } from './tags.ts'
import { shownLabel } from './shownLabel.ts'
import type { Tag, TagIndex } from './tags.ts'

export const tagListPath = (version: SiteVersion): string => toPath(version.basePath, 'tags')

/** No tag, no list. */
export function tagPlans({ tags }: TagIndex, context: PageContext): PagePlan[] {
  if (tags.length === 0) return []
  const { version, site } = context
  const listPath = tagListPath(version)
  const glossary = glossaryOf(site)
  const planned = { version: version.name, linksTo: [] }
  const list: PagePlan = {
    ...planned,
    path: listPath,
    owner: 'the list of tags',
    linksTo: glossary ? [glossary.path] : [],
    isListed: version.isLatest && tags.some(isTranslated),
    make: (): Page => ({
      ...plainPageOf(listPath, context),
      kind: 'tagList',
      title: site.words.tags,
      ...(glossary && { glossary: { label: glossary.label, href: glossary.href } }),
      groups: groupTags(tags),
    }),
  }
  const each = tags.map((tag): PagePlan => ({
    ...planned,
    path: tag.path,
    owner: `the tag "${tag.label}"`,
    isListed: version.isLatest && !tag.unlisted && isTranslated(tag),
    make: () => tagPageOf(tag, toHref(context.site.baseUrl, listPath), context),
  }))
  return [list, ...each]
}

/** Says whether a locale has a page of its own under the tag. */
const isTranslated = ({ docs }: Tag): boolean => docs.some(({ writtenIn }) => !writtenIn)

function tagPageOf(tag: Tag, allTagsHref: string, context: PageContext): Page {
  const plain = plainPageOf(tag.path, context)
  return {
    ...plain,
    kind: 'tag',
    title: fill(formatCount(context.site.words, 'tagTitle', tag.docs.length), { label: tag.label }),
    description: tag.description ?? plain.description,
    noIndex: plain.noIndex || tag.unlisted,
    label: tag.label,
    ...(tag.description !== undefined && {
      tagDescription: shownLabel(tag.description, context.site),
    }),
    allTagsHref,
    unlisted: tag.unlisted,
    docs: tag.docs.map(({ doc, href, writtenIn }) => ({
      label: shownLabel(doc.title, context.site),
      href,
      ...(writtenIn && { lang: writtenIn.lang }),
      description: shownLabel(doc.description, context.site),
    })),
  }
}
