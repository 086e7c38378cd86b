/** A fault script → its sections, each with the messages it must provoke. */

export type FaultScript = {
  /** Script that prepares all the sections. */
  readonly preamble: string
  readonly sections: readonly FaultSection[]
}

export type FaultSection = {
  readonly messages: readonly { readonly text: string; readonly line: number }[]
  readonly script: string
}

/** Lines are 1-based, in the script. */
export function parseFaultScript(text: string): FaultScript {
  const preamble: string[] = []
  const sections: { messages: { text: string; line: number }[]; lines: string[] }[] = []
  for (const [index, content] of text.split('\n').entries()) {
    const message = /^#:\s*(.+?)\s*$/.exec(content)?.[1]
    const current = sections.at(-1)
    if (message !== undefined) {
      const entry = { text: message, line: index + 1 }
      if (current && current.lines.every(isEmpty)) current.messages.push(entry)
      else sections.push({ messages: [entry], lines: [] })
    } else if (current) current.lines.push(content)
    else preamble.push(content)
  }
  return {
    preamble: preamble.join('\n'),
    sections: sections.map(({ messages, lines }) => ({ messages, script: lines.join('\n') })),
  }
}

function isEmpty(line: string): boolean {
  return line.trim() === ''
}
