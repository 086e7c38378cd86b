import type { PageWords } from '../words/wordTable.ts'

/**
 * Style of `<body>` with a text that the style sheet puts after links opening in a new tab: announced, but in no text.
 */
export const newTabStyle = ({ externalLink }: Pick<PageWords, 'externalLink'>): string =>
  `--new-tab:${JSON.stringify(`\u00A0${externalLink}`)}`
