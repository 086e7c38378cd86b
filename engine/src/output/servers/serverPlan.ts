/** What every server is told, whatever words it is told in. */

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
  /** Where the root leads to the reader's: each with its address, the first one for readers of any other. */
  readonly languages: readonly { readonly language: string; readonly href: string }[]
  /** Pages have Markdown copies. */
  readonly hasCopies: boolean
  /** Of every answer: name and value, safe between double quotes in any of the configurations. */
  readonly headers: readonly (readonly [name: string, value: string])[]
}

/** Of `.md` files: not every server knows it, and none says the charset. */
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

/** How the first line of each file begins, and no line of an author's. */
export const writtenByBuild = '# Written by the build'

export const joinLines = (lines: readonly string[]): string => `${lines.join('\n')}\n`
