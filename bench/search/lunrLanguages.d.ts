/** The package has no types: each module adds its language to lunr. */
declare module 'lunr-languages/*' {
  const addTo: (lunr: unknown) => void
  export default addTo
}
