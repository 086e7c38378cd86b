/** Types of an import plan, the same for every tool. Plain data, and the functions of the tool. */

export const tools = ['docusaurus', 'mkdocs', 'vitepress', 'starlight', 'markdown'] as const
export type Tool = (typeof tools)[number]

/** Entry of the report: converted for the author, dropped, or left to decide. */
export type ImportNote = {
  readonly level: 'converted' | 'dropped' | 'decide'
  /** Notes of one kind are counted together. */
  readonly kind: string
  /** From the folder that is imported. */
  readonly file: string
  readonly line?: number
  readonly text?: string
}

export type SourcePage = {
  /** Absolute. */
  readonly diskPath: string
  /** From the folder that is imported. */
  readonly file: string
  /** From the new site's folder. */
  readonly out: string
  /** From the folder of its content: what its address is made of. */
  readonly source: string
  /** Former address, without the base URL, with a slash at both ends; absent where both tools choose the same. */
  readonly address?: string
  /** Prefix of its slug: the path of its locale and version. */
  readonly basePath: string
}

export type Conversion = {
  readonly page: SourcePage
  readonly note: (note: Omit<ImportNote, 'file'>) => void
}

export type HeadingText = { readonly text: string; readonly explicitId?: string }

export type ImportPlan = {
  readonly tool: Tool
  /** Absolute. */
  readonly sourceDir: string
  /** Settings of `lucarne.config.ts`. */
  readonly settings: Readonly<Record<string, unknown>>
  readonly sidebars?: Readonly<Record<string, readonly unknown[]>>
  /** Sidebars of versions with their own, by version name. */
  readonly versionSidebars?: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>
  readonly pages: readonly SourcePage[]
  /** Copied as they are; absolute → from the new site's folder. */
  readonly copies: readonly { readonly from: string; readonly out: string }[]
  /** Written by the import itself, by path from the new site's folder. */
  readonly files: Readonly<Record<string, string>>
  readonly redirects: Readonly<Record<string, string>>
  readonly notes: readonly ImportNote[]
  /** The tool reads `$…$` as formulas. */
  readonly hasFormulas?: boolean
  /** Returns the text in our Markdown; its front matter too. */
  readonly convert: (text: string, conversion: Conversion) => string
  /** Absolute folders of import prefixes such as `@/`. */
  readonly aliases?: ReadonlyMap<string, string>
  /** Ids of the headings of a page, in order; absent where they are GitHub's, as ours. */
  readonly idsOf?: (headings: readonly HeadingText[]) => readonly string[]
}
