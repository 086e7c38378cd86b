/** Functions of the engine that its package does not export: the only way of the end-to-end tests into `engine/src`. */
export { foreignWordsIn } from '../engine/src/testing/foreignWords.ts'
