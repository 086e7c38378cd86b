/**
 * Begins every id and `name` of the theme, and none that an author writes: no heading can be taken for a part of the
 * theme. Slugs never hold it.
 */
export const themePrefix = '~'
