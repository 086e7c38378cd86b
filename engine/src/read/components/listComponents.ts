/** The folder `components/` of a site → its components: files that begin with a capital. Read by everything that parses. */

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** From the site folder. */
export const componentsFolder = 'components'

export type ComponentFile = {
  /** As pages name it: that of its file. */
  readonly name: string
  /** From the site folder. */
  readonly file: string
  /** Set when it says `'use client'`: its code goes to browsers. */
  readonly isIsland: boolean
}

const COMPONENT = /^([A-Z]\w*)\.[jt]sx$/

/** In the order of their names. */
export function listComponents(siteDir: string): readonly ComponentFile[] {
  return namesIn(path.join(siteDir, componentsFolder)).flatMap((entry) => {
    const [, name] = COMPONENT.exec(entry) ?? []
    if (name === undefined) return []
    const file = `${componentsFolder}/${entry}`
    return [{ name, file, isIsland: saysClient(readFileSync(path.join(siteDir, file), 'utf8')) }]
  })
}

export const componentNames = (siteDir: string): readonly string[] =>
  listComponents(siteDir).map(({ name }) => name)

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).toSorted()
  } catch {
    return []
  }
}

/** A directive stands before all but comments. */
export const saysClient = (code: string): boolean =>
  /^\uFEFF?(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)*(['"])use client\1/.test(code)
