/** Test fixture: what the pages of a site are rendered with. */
import { SearchButton } from '../theme/navbar/SearchButton.tsx'
import { pageWordsOf } from '../words/languageWords.ts'
import { fullFrame } from './fullSite.ts'

export const renderContext = {
  frame: fullFrame,
  words: pageWordsOf('fr'),
  frameHref: '/assets/frame-1.json',
  assets: {
    criticalCss: 'a{color:red}',
    sheets: [],
    bootScript: 'go()',
    appFile: 'app-1.js',
    analyticsFile: 'm-1.js',
    files: [],
  },
  assetsHref: '/assets/',
  siteUrl: 'https://docs.example',
  buildId: 'b1',
  SearchSlot: SearchButton,
}
