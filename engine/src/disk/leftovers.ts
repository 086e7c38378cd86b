/** Names of what a build makes beside its output, or within it, until it is in place; nobody gives them to a folder of their own. */

/** Followed by the process. */
export const marks = {
  staging: '.lucarne-staging-',
  old: '.lucarne-old-',
  merging: '.lucarne-merging-',
  removed: '.lucarne-removed-',
}

export const leftoverMark = /^\.lucarne-(staging|old|merging|removed)-(\d+)$/

/** At the top of an output: not of the site. A mounted disk has a folder of its own there. */
export const isNotOfSite = (name: string): boolean =>
  name === 'lost+found' || leftoverMark.test(name)
