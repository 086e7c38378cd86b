import type { PageWords } from '../words/wordTable.ts'

/** Of `<body>`: a style sheet puts it after the links of articles that open apart: heard, in no text. */
export const newTabStyle = ({ externalLink }: Pick<PageWords, 'externalLink'>): string =>
  `--new-tab:${JSON.stringify(`\u00A0${externalLink}`)}`
