/** A published folder → whether it is the build that its list names. */

import path from 'node:path'
import { fileList, verifyOutput } from '../output/fileList.ts'
import { ExpectedFailure } from './expectedFailure.ts'
import { shown } from './outDir.ts'
import { print } from './print.ts'

/** As typed: from the current folder. Sets the exit code. */
export function runVerifyOutput(folder: string, { list }: { readonly list?: string }): void {
  const absolute = path.resolve(folder)
  const listFile = list === undefined ? path.join(absolute, fileList) : path.resolve(list)
  const verdict = verifyOutput(absolute, listFile)
  if (!verdict)
    throw new ExpectedFailure(
      `There is no list of files in ${shown(listFile)}: it is written by \`lucarne build\``,
    )
  const { missing, changed, added, files, build } = verdict
  const faults = [
    ...missing.map((name) => `missing  ${name}`),
    ...changed.map((name) => `changed  ${name}`),
    ...added.map((name) => `added    ${name}`),
  ]
  for (const fault of faults) print(fault)
  if (faults.length === 0) return print(`${files} files, as build ${build} left them`)
  print(`${faults.length} files are not as the build left them`)
  process.exitCode = 1
}
