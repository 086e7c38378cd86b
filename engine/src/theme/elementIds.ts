/** Ids of what scripts look up in a page: content cannot write them (`themePrefix`). */

import { themePrefix } from '../themePrefix.ts'

/** Holds what React hydrates. */
export const appId = `${themePrefix}app`

/** `<main>`: the article, and where the link that skips to the content leads. */
export const mainId = `${themePrefix}main`

/** The sidebar and the mobile menu. */
export const menuId = `${themePrefix}menu`

/** The `CarriedFacts` of a page, as JSON. */
export const factsId = `${themePrefix}page`

/** Id of the element that search fills: the results page, and suggestions near a wrong address. */
export const islandId = `${themePrefix}island`

/** Begins the id of a component of the site that has code or styles; its place in the page follows. */
export const componentIdPrefix = `${themePrefix}component-`

/** Begins the id of what such a component encloses. */
export const componentContentPrefix = `${themePrefix}content-`
