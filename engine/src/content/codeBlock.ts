/** A fenced code block, for the reader and for the verification bench. */
export type CodeBlock = {
  /** 0-based, in page order. */
  readonly index: number
  /** As the author wrote it, lower case; empty when absent. */
  readonly lang: string
  /** `title="/etc/x" skip="raison" showLineNumbers` → `{ title: '/etc/x', skip: 'raison', showLineNumbers: true }`. */
  readonly meta: Readonly<Record<string, string | true>>
  /** Without highlight comments, with its final line feed. Values of a choice are as typed: `{{php}}`. */
  readonly code: string
  /** The values of its `{{…}}`, by name and key: what it is depends on them. */
  readonly values?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** 1-based line of the opening fence. */
  readonly line: number
}
