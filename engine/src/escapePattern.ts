/** A text → a regular expression that matches it and nothing else, with and without the flag `u`, in PCRE and RE2 too. */
export function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
}
