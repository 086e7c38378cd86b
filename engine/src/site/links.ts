/** Addresses written in a doc → final addresses, and a problem for each that leads nowhere. */

import type { Doc, Ref } from '../content/doc.ts'
import { escapeAttribute } from '../content/escapeHtml.ts'
import { didYouMean } from '../nearest.ts'
import { fileNamed, findSource } from './findSource.ts'
import { decodeLoosely, encodeHash, toPath, splitTarget } from './paths.ts'
import { broken, toRefProblem, type RefProblem, type ResolvedRef } from './resolvedRef.ts'
import { foldPath } from './routes.ts'
import type { Asset, SiteDoc, SiteFacts } from './site.ts'
import { staticPageAt } from './staticPage.ts'

/** An address and, when known, the anchors of the page. */
export type LinkRoute = {
  readonly href: string
  readonly anchors?: ReadonlySet<string>
  readonly titleAnchor?: string | undefined
}

/** Targets that links may have, whatever the version of the page that holds them. */
export type SharedTargets = {
  /** By path. */
  readonly routes: ReadonlyMap<string, LinkRoute>
  /** By `foldPath`: the real path. */
  readonly foldedPaths: ReadonlyMap<string, string>
  /** By path from the site folder, of all versions and of standalone pages. */
  readonly docOfFile: ReadonlyMap<string, SiteDoc>
  /** As `linkableFiles`. */
  readonly linkableFiles: ReadonlyMap<string, string>
  readonly baseUrl: string
  readonly facts: SiteFacts
}

/** And the docs of its version, or the standalone pages, by the path of their files. */
export type LinkTargets = SharedTargets & {
  readonly docOfSource: ReadonlyMap<string, SiteDoc>
  /** Unpublished docs, by source path. */
  readonly draftOfSource: ReadonlyMap<string, SiteDoc>
}

/** HTML to put in place of each reference's mark, and what is broken. */
export function resolveRefs(placed: SiteDoc, targets: LinkTargets): ResolvedRef[] {
  return placed.doc.refs.map((ref) => {
    if (ref.kind !== 'page') return resolveFile(ref, placed.doc, targets)
    const { path } = splitTarget(ref.target)
    return /\.mdx?$/i.test(path)
      ? resolveSource(ref, placed, targets)
      : resolvePage(ref, placed, targets)
  })
}

/** A path of a Markdown file: relative, from the folder of the docs (`/a.md`) or from the site's (`@site/docs/a.md`). */
function resolveSource(ref: Ref, placed: SiteDoc, targets: LinkTargets): ResolvedRef {
  const { path, query, hash } = splitTarget(ref.target)
  const decoded = decodeLoosely(path).normalize('NFC')
  const { target, source, filed } = findSource(decoded, placed.doc, targets)
  if (target) return toRoute(ref, placed, { targets, path: target.path, query, hash })
  const draft = source === undefined ? undefined : targets.draftOfSource.get(source)
  const known = filed ? targets.docOfFile : targets.docOfSource
  const fault = draft ? unpublished(draft) : missingSource(filed ?? source ?? decoded, known)
  return broken(ref, placed.doc, { kind: 'brokenMarkdownLink', ...fault })
}

const missingSource = (path: string, known: ReadonlyMap<string, SiteDoc>) => ({
  message: `no Markdown file ${path}`,
  hint: didYouMean(path, known.keys()),
})

const unpublished = ({ doc: { source, isWithheld } }: SiteDoc) =>
  isWithheld
    ? {
        message: `${source} is held back for its front matter: it is not published`,
        hint: 'Correct its front matter, or take the link away.',
      }
    : {
        message: `${source} is a draft: it is not published`,
        hint: 'Publish it, or take the link away.',
      }

/** An address of the site: `/Apache`, `../Apache`, `#ancre`. */
function resolvePage(ref: Ref, placed: SiteDoc, targets: LinkTargets): ResolvedRef {
  const { path, query, hash } = splitTarget(ref.target)
  const decoded = decodeLoosely(path).normalize('NFC')
  const wanted = wantedPath(decoded, placed, targets.baseUrl)
  const real = targets.routes.has(wanted) ? wanted : targets.foldedPaths.get(foldPath(wanted))
  if (real === wanted) return toRoute(ref, placed, { targets, path: real, query, hash })
  const { facts } = targets
  const file = facts.assetOf(placed.doc.file, ref.target)?.href ?? staticPageAt(wanted, facts)
  if (file !== undefined) {
    const href = file + query + hash
    return { html: escapeAttribute(href), href }
  }
  const beside = pathBeside(decoded, placed, targets)
  if (beside !== undefined) return toRoute(ref, placed, { targets, path: beside, query, hash })
  const others = [...targets.routes.keys()].filter((route) => route !== placed.path)
  const near = real === placed.path ? undefined : real
  const hint = near ? `Did you mean "${near}"?` : didYouMean(wanted, others)
  const draft = draftAt(wanted, targets)
  const fault = draft ? unpublished(draft) : { message: `no page ${wanted}`, hint }
  return broken(ref, placed.doc, { kind: 'brokenLink', ...fault })
}

/** Other tools have no slash at the end of an address: there, `./apache` is the file beside this one, or the page beside. */
function pathBeside(decoded: string, placed: SiteDoc, targets: LinkTargets): string | undefined {
  if (decoded === '' || decoded.startsWith('/')) return undefined
  const file = fileNamed(decoded.replace(/\.html$|\/$/, ''), placed.doc, targets)
  const sibling = toPath(placed.path, '..', decoded.replace(/\.html$/, ''))
  return (
    (file && targets.docOfSource.get(file)?.path) ??
    (targets.routes.has(sibling) ? sibling : undefined)
  )
}

const draftAt = (path: string, { draftOfSource }: LinkTargets): SiteDoc | undefined =>
  [...draftOfSource.values()].find((draft) => foldPath(draft.path) === foldPath(path))

function wantedPath(decoded: string, placed: SiteDoc, baseUrl: string): string {
  if (decoded === '') return placed.path
  if (!decoded.startsWith('/')) return toPath(placed.path, decoded)
  const underBase = baseUrl !== '/' && decoded.startsWith(baseUrl)
  return toPath(underBase ? decoded.slice(baseUrl.length) : decoded)
}

type Destination = {
  readonly targets: LinkTargets
  readonly path: string
  readonly query: string
  readonly hash: string
}

function toRoute(
  ref: Ref,
  placed: SiteDoc,
  { targets, path, query, hash }: Destination,
): ResolvedRef {
  const route = targets.routes.get(path)
  const anchor = anchorOf(hash)
  const isSamePage = path === placed.path && ref.target.startsWith('#')
  const isTitle = anchor === route?.titleAnchor && !route.anchors?.has(anchor)
  const end = query + (isTitle ? '' : encodeHash(hash))
  const href = `${isSamePage ? '' : (route?.href ?? '')}${end}` || '#'
  const html = escapeAttribute(href)
  const fault = anchorFault(path, hash, route)
  if (!fault) return { html, href, path }
  return { html, href, path, problem: toRefProblem(ref, placed.doc, fault) }
}

const anchorOf = (hash: string): string => decodeLoosely(hash.slice(1)).normalize('NFC')

/** Tells an anchor that the page at `path` does not have; `undefined` when it has it, or its anchors are not known. */
export function anchorFault(
  path: string,
  hash: string,
  route: LinkRoute | undefined,
): RefProblem | undefined {
  const anchor = anchorOf(hash)
  // Browsers know the top of any page.
  const isTop = anchor === '' || anchor.toLowerCase() === 'top'
  if (isTop || anchor === route?.titleAnchor || !route?.anchors || route.anchors.has(anchor))
    return undefined
  const message = `the page ${path} has no anchor "${anchor}"`
  return { kind: 'brokenAnchor', message, hint: didYouMean(anchor, route.anchors) }
}

export const fileHint =
  'Its path is relative to the Markdown file; a path that starts with / is in the static folder.'

/** An image or another file beside the Markdown, or in the static folder. */
function resolveFile(ref: Ref, doc: Doc, targets: LinkTargets): ResolvedRef {
  const asset = targets.facts.assetOf(doc.file, ref.target)
  if (asset) {
    // `#page=3` of a PDF, `#symbol` of a drawing: the file's own, and as it is.
    const { query, hash } = splitTarget(ref.target)
    const href = asset.href + query + hash
    const html = escapeAttribute(href)
    return { html: ref.kind === 'image' ? html + dimensionsOf(asset) : html, href }
  }
  const written = ref.kind === 'asset' ? writtenHrefOf(ref.target, targets) : undefined
  if (written !== undefined) return { html: escapeAttribute(written), href: written }
  const what = ref.kind === 'image' ? 'image' : 'file'
  const near = targets.facts.nearAsset(doc.file, ref.target)
  return broken(ref, doc, {
    kind: ref.kind === 'image' ? 'content' : 'brokenLink',
    message: `no ${what} ${ref.typed ?? ref.target}`,
    hint: near === undefined ? fileHint : `Did you mean "${near}"?`,
  })
}

/** With the base URL or without. */
function writtenHrefOf(target: string, { linkableFiles }: LinkTargets): string | undefined {
  const { path, query, hash } = splitTarget(target)
  const isWhole = [...linkableFiles.values()].includes(path)
  const href = isWhole ? path : linkableFiles.get(path)
  return href && href + query + hash
}

/** Goes where `src="…"` expects an address: closes the attribute to add the dimensions. */
const dimensionsOf = ({ width, height }: Asset): string =>
  width && height ? `" width="${width}" height="${height}` : ''
