/** Addresses in a Markdown text that is published. */

/** Where an address leads, by what the author wrote; `undefined` when it stays as it is. */
export type AddressOf = (target: string) => string | undefined

/** Without what would end it there: spaces, parentheses. */
export const addressInMarkdown = (address: string): string =>
  address.replace(/[\s()<>]/g, (character) => `%${character.charCodeAt(0).toString(16)}`)
