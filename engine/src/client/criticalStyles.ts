/** Everything a page shows before any script: its style sheets are what every page inlines. Never run. */
export { App } from '../theme/App.tsx'
export { PageView } from '../theme/pages/PageView.tsx'
export { SearchSlot } from '../theme/search/SearchSlot.tsx'
