/** Styles of right-to-left pages, which add no byte to the others. */

import { icons } from '../content/article/boxes/icons.ts'
import { appId, mainId, menuId } from '../theme/elementIds.ts'

/** Code reads from the left in every language, and turns nothing around it. */
const code =
  ':is(pre,code,kbd,samp,.code-path,.own-values+* input){direction:ltr;unicode-bidi:isolate}pre,.code-path{text-align:left}' +
  '[role=tab],.tab-label,input[role=combobox]{unicode-bidi:plaintext}'

const [app, main, menu] = [appId, mainId, menuId].map((id) => `#${escapeId(id)}`)

/** Drawings that point the way on: others show a thing, and stay as they are. */
const pointing = ['arrow'].map(
  (name) => `:has(${(icons.get(name) ?? []).map(([, { d }]) => `[d="${d}"]`).join('~')})`,
)

/** Rules that mirror the layout, and what points to a side. */
const mirrored = [
  '.admonition:dir(rtl){padding:.75rem 3rem .85rem 1.1rem}',
  '.admonition-title:dir(rtl)::before{inset:.15rem -1.9rem auto auto}',
  '.code:dir(rtl) figcaption{padding:.45rem 1rem .45rem 6.25rem}',
  // In its layer, where narrow columns and stacked rows have rules that weigh more.
  '@layer prose{:is(th,td):dir(rtl){padding:.55em 0 .55em 1.2em}[data-align=right]:dir(rtl){padding-inline-end:0}}',
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
  `${app}:dir(rtl)::before{inset:0 auto auto 11%;transform:skewX(22deg)}`,
  `a[href="${main}"]:dir(rtl){inset:.5rem .5rem auto auto}`,
  ':is(.table-scroll,.diagram):dir(rtl){animation-direction:reverse}',
  '.own-values:dir(rtl)>button{inset:auto auto .35rem 0}',
  '.enlarge:dir(rtl){inset:-.55rem auto auto 0}',
  'img+.enlarge:dir(rtl){inset:auto;translate:calc(100% + .5rem) .5rem}',
  // Arrows out, back and on.
  `main a[target]:dir(rtl)::after{content:'\\A0\\2196\\FE0E' / var(--new-tab)}`,
  `a[target]>span:last-child:dir(rtl)::after{content:'\\2196\\FE0E' / ''}`,
  `.footnote-back:dir(rtl),.icon:is(${pointing}):dir(rtl){display:inline-block;scale:-1 1}`,
  // An article that is read the other way than its page has the room at its start.
  '@media (width>=90em){:is([dir=ltr] [dir=rtl],[dir=rtl] [dir=ltr]).prose>:is(.wide,.stacked){margin-inline:-5rem 0}}',
  `@media (width<=62.25em){${menu}:dir(rtl){inset:0 0 0 auto;translate:100%;&:popover-open{translate:0;@starting-style{translate:100%}}}}`,
].join('')

/** Its own element, so that it has one hash. */
export const rightToLeftCss = code + mirrored

/** Ids of the theme begin with a character that selectors must escape. */
function escapeId(id: string): string {
  return id.replace(/[^\w-]/g, '\\$&')
}
