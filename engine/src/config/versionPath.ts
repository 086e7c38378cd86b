/** Path of a docs version under that of the docs. */

type Versions = {
  readonly latestVersion?: string | undefined
  readonly versions: readonly { readonly name: string; readonly path?: string | undefined }[]
}

export const latestNameOf = ({ latestVersion, versions }: Versions): string | undefined =>
  latestVersion ?? versions[0]?.name

/** As its author wrote it, slashes included; empty for the latest that has none. */
export function versionPathOf({ name, path }: Versions['versions'][number], docs: Versions) {
  if (path !== undefined) return path
  if (name === latestNameOf(docs)) return ''
  return name === 'current' ? 'next' : name
}
