/** Splits a terminal session into commands, which follow a prompt, and their output. Pure. */

export type SessionLine = {
  /** As typed, with its space: `$ `, `root@web:~# `; absent of what continues a command, and of what it answers. */
  readonly prompt?: string
  readonly text: string
  readonly isOutput: boolean
}

const sessions = new Set(['console', 'shellsession', 'shell-session', 'terminal'])
const shells = new Set(['bash', 'sh', 'shell', 'zsh'])

/** `root@web:~# `, `[admin@web ~]$ `, `mysql> `, `$ `. A `# ` alone begins a comment in a shell's script. */
const PROMPT =
  /^(?:(?:\([\w.-]+\) ?)?(?:\[?[\w.-]+@[\w.-]+[^\n$#%>]*\]?)?[$#%] |(?:mysql|mariadb|MariaDB|postgres|[\w-]*redis[\w-]*)(?: ?\[[^\]\n]*\])?[=-]?[>#] )/

/** Returns the lines of a session; `undefined` for code that is no session: it is copied as it is. */
export function readSession(code: string, lang: string): readonly SessionLine[] | undefined {
  const isSession = sessions.has(lang) && code.split('\n').some((line) => PROMPT.test(line))
  if (!isSession && !(shells.has(lang) && /^\s*\$ \S/.test(code))) return undefined
  let continues = false
  return code.split('\n').map((line) => {
    const prompt = isSession ? PROMPT.exec(line)?.[0] : /^\$ /.exec(line)?.[0]
    if (prompt === undefined && !continues) return { text: line, isOutput: true }
    const text = line.slice(prompt?.length ?? 0)
    continues = text.endsWith('\\')
    return { ...(prompt !== undefined && { prompt }), text, isOutput: false }
  })
}

/** Returns what is typed in it, prompts and answers left out. */
export const commandsOf = (lines: readonly SessionLine[]): string =>
  lines
    .filter(({ isOutput }) => !isOutput)
    .map(({ text }) => text)
    .join('\n')
