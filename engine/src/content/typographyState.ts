/** Text before a run in its block, so that `l'**eau**` and `"**a**"` are typeset correctly. */
export type TypographyState = { previous: string; quoteOpen: boolean; innerOpen: boolean }

export const freshTypography = (): TypographyState => ({
  previous: '',
  quoteOpen: false,
  innerOpen: false,
})
