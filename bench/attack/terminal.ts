/** Finds in what is printed what a terminal would obey, and what turns text around. */
// oxlint-disable-next-line no-control-regex -- those of C0 and C1
export const commands = /[\0-\x08\x0B-\x1F\x7F-\x9F\u202A-\u202E\u2066-\u2069]/
