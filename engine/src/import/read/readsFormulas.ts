/** A configuration in JavaScript names the plugin that reads formulas, however it hands it over. */

import { existsSync, readFileSync } from 'node:fs'

export const readsFormulas = (file: string): boolean =>
  existsSync(file) &&
  /remark-math|rehype-(?:katex|mathjax)|markdown-it-(?:katex|mathjax3|texmath)/.test(
    readFileSync(file, 'utf8'),
  )
