/** What reading offline adds to a site: names that its pages, its worker and its build agree on. */

/** From the base URL: a worker rules what is under its own address. */
export const offlineWorker = 'offline.js'
export const offlineList = 'offline.json'

/** Header of a kept answer: when it was asked for, ISO 8601. */
export const keptHeader = 'Lucarne-Kept'
