/** Code that an author's regular expression may keep from ending → its end, in the time that it is given. */

import vm from 'node:vm'

/** Returns `undefined` when `work` was ended. It runs on this thread, which nothing else interrupts. */
export function withinTime<Value>(
  limitMs: number,
  work: () => Value,
): { readonly value: Value } | undefined {
  try {
    return { value: vm.runInNewContext('work()', { work }, { timeout: limitMs }) as Value }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return undefined
    throw error
  }
}
