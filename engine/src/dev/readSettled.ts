import { setTimeout } from 'node:timers/promises'
import { readText, type TextRead } from '../content/readText.ts'

/** Editors empty a file before they write it. */
const writeMs = 30

/** As `readText`, of a file that may be under an editor's hand. */
export async function readSettled(diskPath: string, file: string): Promise<TextRead> {
  const read = readText(diskPath, file)
  if (read.text !== '') return read
  await setTimeout(writeMs)
  return readText(diskPath, file)
}
