/** Addresses in a Markdown text that is published. */

/** Resolves an address written by the author; `undefined` leaves it unchanged. */
export type AddressOf = (target: string) => string | undefined

/** Without what would end it there: spaces, parentheses. */
export const addressInMarkdown = (address: string): string =>
  address.replace(/[\s()<>]/g, (character) => `%${character.charCodeAt(0).toString(16)}`)
