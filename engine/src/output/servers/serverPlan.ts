/** Plan of a site's servers, independent of their syntax. */

import { namedByContent } from '../../offline/namedByContent.ts'
import { decodeLoosely } from '../../site/paths.ts'
import { escapeRegex, type RedirectRule } from './redirectRules.ts'

export type ServerPlan = {
  /** Starts and ends with `/`. */
  readonly baseUrl: string
  readonly redirects: readonly RedirectRule[]
  /** Static files and pages of the site under `assets/`, from the root of the output. */
  readonly ownAssets: readonly string[]
  /** Folders that have a page of their own for what is not there, from the root of the output: `en/`. */
  readonly localeFolders: readonly string[]
  /** Languages that the root redirects to, with their addresses; the first is for readers of any other. */
  readonly languages: readonly {
    readonly language: string
    readonly htmlLang: string
    readonly href: string
  }[]
  /** Pages have Markdown copies. */
  readonly hasCopies: boolean
  /** Headers of every answer; names and values are safe between double quotes in any of the configurations. */
  readonly headers: readonly (readonly [name: string, value: string])[]
}

/** Media type of `.md` files: not every server knows it, and none sets the charset. */
export const markdownType = 'text/markdown; charset=utf-8'

/** Files for servers, not for readers; an expression from the root of the output. */
export const controlFiles = String.raw`(\.htaccess|\.nginx\.conf|\.caddy\.conf|_redirects|_headers)$`

/** The base URL as servers compare it: decoded. */
export const decodedBase = ({ baseUrl }: ServerPlan): string => decodeLoosely(baseUrl)

/** Expressions of whole decoded paths, from their first slash. */
export const controlPaths = (plan: ServerPlan): string =>
  `^${escapeRegex(decodedBase(plan))}${controlFiles}`
export const immutablePaths = (plan: ServerPlan): string =>
  `^${escapeRegex(decodedBase(plan))}${namedByContent}`

/** Start of each file's first line, which no line of an author begins with. */
export const writtenByBuild = '# Written by the build'

export const joinLines = (lines: readonly string[]): string => `${lines.join('\n')}\n`
