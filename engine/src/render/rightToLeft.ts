/** Styles of right-to-left pages, which add no byte to the others. */

import { menuId } from '../theme/elementIds.ts'

/** Code reads from the left in every language, and turns nothing around it. */
const code =
  ':is(pre,code,kbd,samp,.code-path,.own-values+* input){direction:ltr;unicode-bidi:isolate}pre,.code-path{text-align:left}' +
  '[role=tab],.tab-label,input[role=combobox]{unicode-bidi:plaintext}'

const menu = `#${escapeId(menuId)}`

/** Rules that mirror the layout, and what points to a side. */
const mirrored = [
  '.admonition:dir(rtl){padding:.75rem 3rem .85rem 1.1rem}',
  '.admonition-title:dir(rtl)::before{inset:.15rem -1.9rem auto auto}',
  '.code:dir(rtl) figcaption{padding:.45rem 1rem .45rem 6.25rem}',
  ':is(th,td):dir(rtl){padding:.55em 0 .55em 1.2em}',
  'p[data-state]:dir(rtl)::before{inset:.05rem 0 auto auto}',
  '[data-toc] ul:dir(rtl){padding:0 .9rem 0 0}',
  'button[aria-expanded]:dir(rtl)::after{margin:0 .5em .2em 0}',
  'button[aria-expanded]:dir(rtl)+ul{inset:100% 0 auto auto}',
  'span~* button[aria-expanded]:dir(rtl)+ul{inset-inline:auto 0}',
  `${menu} nav a[aria-current]:dir(rtl)::before{inset:.42rem -.78rem .42rem auto;transform:skewY(30deg)}`,
  `${menu} nav summary:dir(rtl)::after{inset:.75rem auto auto .5rem}`,
  `${menu} nav a+details>summary:dir(rtl){inset:0 auto auto 0}`,
  `${menu} details:not([open])>summary:dir(rtl)::after{rotate:-135deg}`,
  'progress:dir(rtl){transform-origin:100%}',
  `@media (width<=62.25em){${menu}:dir(rtl){inset:0 0 0 auto;translate:100%;&:popover-open{translate:0;@starting-style{translate:100%}}}}`,
].join('')

/** Its own element, so that it has one hash. */
export const rightToLeftCss = code + mirrored

/** Ids of the theme begin with a character that selectors must escape. */
function escapeId(id: string): string {
  return id.replace(/[^\w-]/g, '\\$&')
}
