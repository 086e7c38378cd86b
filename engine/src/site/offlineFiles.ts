/** Offline reading: file names that pages, the worker and the build agree on. */

/** From the base URL: a worker rules what is under its own address. */
export const offlineWorker = 'offline.js'
export const offlineList = 'offline.json'

/** Header of a kept answer: when it was asked for, ISO 8601. */
export const keptHeader = 'Lucarne-Kept'
