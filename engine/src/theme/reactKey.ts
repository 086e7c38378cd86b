/** Key, for `Symbol.for`, under which site components find the app's React in a browser. */
export const reactKey = 'lucarne.react'
