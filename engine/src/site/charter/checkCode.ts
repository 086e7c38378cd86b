/** Charter: code that can be copied as it is. */

import type { CodeBlock } from '../../content/codeBlock.ts'
import type { Problem } from '../../problem.ts'
import { problemAt, type CharterInput } from './charterInput.ts'

export function checkCode(input: CharterInput): Problem[] {
  const rule = input.charter.code
  if (!rule) return []
  return input.doc.blocks.flatMap((block) => {
    const noLanguage = {
      message: 'This code block has no language.',
      hint: '```text when it has none.',
    }
    return [
      ...(block.lang === '' ? [problemAt(input, block.line, noLanguage)] : []),
      ...lineProblems(input, block, rule.columns),
    ]
  })
}

function lineProblems(input: CharterInput, block: CodeBlock, columns: number): Problem[] {
  const isCommand = block.lang === 'bash' && typeof block.meta['title'] !== 'string'
  return block.code.split('\n').flatMap((content, index) => {
    const line = block.line + 1 + index
    const problems: Problem[] = []
    if (isCommand && /^\s*(?:\$ |[\w.-]+@[\w.-]+:\S*[$#] )/.test(content)) {
      const hint = 'The output goes in a text block titled « Sortie attendue ».'
      problems.push(
        problemAt(input, line, { message: 'A command is written without a prompt.', hint }),
      )
    }
    if (isCommand && [...content].length > columns) {
      const message = `This line has ${[...content].length} columns, more than ${columns}.`
      problems.push(problemAt(input, line, { message, hint: 'Cut it with \\.' }))
    }
    const hole = /<(?:votre|vos|mon|ma|mes|nom|adresse|your|my)[-_ ][\p{L}\d_ -]*>/iu.exec(content)
    if (hole) {
      const message = `“${hole[0]}” is a hole to fill: show a value that works.`
      problems.push(problemAt(input, line, { message }))
    }
    return problems
  })
}
