/** Its package types all icons together, and none of the files that hold one. */
declare module 'lucide/dist/esm/icons/*.mjs' {
  const icon: import('lucide').IconNode
  export default icon
}
