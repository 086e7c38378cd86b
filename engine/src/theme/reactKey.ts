/** Where components of the site find React: the app's, in a browser. A key of `Symbol.for`. */
export const reactKey = 'lucarne.react'
