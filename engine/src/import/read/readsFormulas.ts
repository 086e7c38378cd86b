/** A configuration in JavaScript names the plugin that reads formulas, however it hands it over. */

import path from 'node:path'
import { readOwn, repositoryOf } from './ownFiles.ts'

export const readsFormulas = (file: string): boolean =>
  /remark-math|rehype-(?:katex|mathjax)|markdown-it-(?:katex|mathjax3|texmath)/.test(
    readOwn(file, repositoryOf(path.dirname(file))) ?? '',
  )
