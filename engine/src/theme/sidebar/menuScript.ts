/**
 * Runs between the menu and the article, before the first paint: branches that were open in this tab are open again, the
 * menu stands where it was left, and the current page is in sight in it. `useSidebarScroll` keeps what it reads. Its hash
 * is in the Content-Security-Policy.
 */
import { menuId } from '../elementIds.ts'
import { menuKey } from '../storageKeys.ts'
import { storagePrefixOf } from '../storagePrefix.ts'

/** Saved state: the scroll position in pixels, then the text of each open branch. */
export type KeptMenu = readonly [top: number, ...open: readonly string[]]

/** `baseUrl` is that of the site. */
export const menuScriptOf = (baseUrl: string): string =>
  `{let m=document.getElementById("${menuId}"),e,k;` +
  `try{k=JSON.parse(sessionStorage[${JSON.stringify(storagePrefixOf(baseUrl) + menuKey)}]);` +
  'for(e of m.querySelectorAll("details"))e.open||=k.includes(e.parentNode.textContent);' +
  'm.scrollTop=k[0]}catch{}' +
  // Near an edge of the window, or beyond: it goes to the middle. Without a current page, nothing is far.
  'k=m.querySelector("nav [aria-current=page]")?.getBoundingClientRect().y-innerHeight/2;' +
  'if(Math.abs(k)>innerHeight/2.4)m.scrollTop+=k}'
