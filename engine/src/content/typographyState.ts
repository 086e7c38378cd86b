/** What stands before a run of text in its block, so that `l'**eau**` and `"**a**"` are read right. */
export type TypographyState = { previous: string; quoteOpen: boolean; innerOpen: boolean }

export const freshTypography = (): TypographyState => ({
  previous: '',
  quoteOpen: false,
  innerOpen: false,
})
