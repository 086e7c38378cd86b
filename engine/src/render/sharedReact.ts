/** React for components: that of the engine, in a build, and that of the app, in browsers. Never a second copy. */

import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import { reactKey } from '../theme/reactKey.ts'

const modules = { react, 'react/jsx-runtime': jsxRuntime, 'react-dom': reactDom } as const
type Name = keyof typeof modules

/** For the components that this process runs. */
export function lendReact(): void {
  Object.assign(globalThis, { [Symbol.for(reactKey)]: modules })
}

export const isShared = (name: string): name is Name => Object.hasOwn(modules, name)

/** Returns the code of a module that gives what has been lent, name by name: what is not used is left out. */
export function sharedModule(name: Name): string {
  const lent = `globalThis[Symbol.for(${JSON.stringify(reactKey)})][${JSON.stringify(name)}]`
  const names = Object.keys(modules[name]).filter((each) => /^[a-z]\w*$/i.test(each))
  const exported = names.filter((each) => each !== 'default')
  return [
    `const lent = ${lent}`,
    'export default lent',
    ...exported.map((each) => `export const ${each} = /* @__PURE__ */ (() => lent.${each})()`),
  ].join('\n')
}
