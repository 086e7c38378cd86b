/** Files of programs that are not in the bench: at least they can be read. */

import { parseAllDocuments } from 'yaml'

import type { Control } from './control.ts'

const reason = 'le logiciel qui lit ce fichier n’est pas dans le banc'

export const checkJson: Control = async ({ block }) => {
  try {
    JSON.parse(block.code)
    return { reason }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error), reason }
  }
}

export const checkYaml: Control = async ({ block }) => {
  const documents = parseAllDocuments(block.code)
  const errors = 'empty' in documents ? [] : documents.flatMap((document) => document.errors)
  const [first] = errors
  return first ? { problem: first.message, reason } : { reason }
}
