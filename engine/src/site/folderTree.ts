/** Folders of docs → a sidebar tree: siblings follow their position, then the French alphabet or the names of their files (`sidebarOrder`). */

import { parentFolder, idOfSource, splitNumberPrefix } from '../content/sourcePath.ts'
import { compareFrench } from './compareFrench.ts'
import { isCategoryIndex } from './placeDoc.ts'
import type { CategoryFile, SiteDoc, SiteVersion } from './site.ts'
import { indexLanding } from './tree.ts'
import type { GroupLanding, TreeGroup, TreeNode } from './tree.ts'

type Folder = { readonly docs: SiteDoc[]; readonly folders: Map<string, Folder> }

/** The tree of the docs under `dirName` (`.` for all), each folder a category. */
export function buildFolderTree(dirName: string, version: SiteVersion): TreeNode[] {
  const root: Folder = { docs: [], folders: new Map() }
  const prefix = dirName === '.' ? '' : `${dirName.replace(/\/$/, '')}/`
  for (const placed of version.docs)
    if (placed.doc.source.startsWith(prefix)) addDoc(root, placed, prefix)
  return buildFolderNodes(root, { prefix, version })
}

function addDoc(root: Folder, placed: SiteDoc, prefix: string) {
  let folder = root
  for (const name of parentFolder(placed.doc.source.slice(prefix.length))
    .split('/')
    .filter(Boolean)) {
    const inner = folder.folders.get(name) ?? { docs: [], folders: new Map<string, Folder>() }
    folder.folders.set(name, inner)
    folder = inner
  }
  folder.docs.push(placed)
}

type Positioned = {
  readonly node: TreeNode
  readonly position: number | undefined
  readonly label: string
  /** Its name on disk. */
  readonly file: string
}

type Within = {
  /** Path of the folder, with its final slash; empty for the content folder. */
  readonly prefix: string
  readonly version: SiteVersion
  /** The page of the category itself. */
  readonly landing?: SiteDoc | undefined
}

function buildFolderNodes(folder: Folder, { prefix, version, landing }: Within): TreeNode[] {
  const pages = folder.docs
    .filter((placed) => placed !== landing)
    .map((placed) => positionedPage(placed, version))
  const groups = [...folder.folders].map(([name, inner]) =>
    positionedGroup(inner, `${prefix}${name}`, version),
  )
  const compare = version.sidebarOrder === 'file' ? byFile : byLabel
  return [...pages, ...groups]
    .toSorted((a, b) => byPosition(a, b) || compare(a, b))
    .map(({ node }) => node)
}

function byPosition(a: Positioned, b: Positioned): number {
  const difference = (a.position ?? Infinity) - (b.position ?? Infinity)
  return Number.isNaN(difference) ? 0 : difference
}

const byLabel = (a: Positioned, b: Positioned): number => compareFrench(a.label, b.label)

/** By code point, as Docusaurus. */
const byFile = (a: Positioned, b: Positioned): number =>
  a.file === b.file ? 0 : a.file < b.file ? -1 : 1

function positionedPage(placed: SiteDoc, { numberPrefixes }: SiteVersion): Positioned {
  const { frontMatter, source } = placed.doc
  return {
    node: {
      kind: 'page',
      doc: placed,
      label: placed.label,
      isReference: false,
      className: frontMatter.sidebar_class_name,
    },
    position: positionOf(placed) ?? splitNumberPrefix(lastSegment(source), numberPrefixes).number,
    label: placed.label,
    file: lastSegment(source),
  }
}

function positionedGroup(folder: Folder, path: string, version: SiteVersion): Positioned {
  const file = version.categories.get(path)
  const { name, number } = splitNumberPrefix(lastSegment(path), version.numberPrefixes)
  const index = folder.docs.find(({ doc }) =>
    isCategoryIndex(idOfSource(doc.source, version.numberPrefixes)),
  )
  const landing = chooseFolderLanding({ file, index, name, version })
  const landingDoc = landing?.kind === 'doc' ? landing.doc : undefined
  const label = file?.label ?? landingDoc?.label ?? name
  const node: TreeGroup = {
    kind: 'group',
    label,
    items: buildFolderNodes(folder, { prefix: `${path}/`, version, landing: landingDoc }),
    landing,
    collapsible: file?.collapsible ?? true,
    collapsed: file?.collapsed ?? true,
    description: file?.description,
    className: file?.className,
  }
  const position = file?.position ?? (landingDoc && positionOf(landingDoc)) ?? number
  return { node, position, label, file: lastSegment(path) }
}

type LandingInput = {
  readonly file: CategoryFile | undefined
  readonly index: SiteDoc | undefined
  /** Folder name without its number prefix. */
  readonly name: string
  readonly version: SiteVersion
}

/** An explicit `link`, even `null`, disables the index-file convention. An unlisted page stands for no category. */
function chooseFolderLanding({
  file,
  index,
  name,
  version,
}: LandingInput): GroupLanding | undefined {
  if (file?.link === null) return undefined
  if (file?.link?.type === 'generated-index')
    return indexLanding(file.link, {
      label: file.label ?? name,
      version,
      file: file.file,
    })
  const doc = file?.link ? version.docOfId.get(file.link.id) : index
  return doc && !doc.doc.frontMatter.unlisted ? { kind: 'doc', doc } : undefined
}

/** A translation that says none stands where its original does. */
const positionOf = ({ doc, original }: SiteDoc): number | undefined =>
  doc.frontMatter.sidebar_position ?? original?.frontMatter.sidebar_position

const lastSegment = (path: string) => path.slice(path.lastIndexOf('/') + 1)
