/** The style sheets that pages inline only when they need them: see `engine/styleSheets.ts`. */
declare module 'virtual:sheets' {
  const css: string
  export default css
}
