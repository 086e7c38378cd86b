/** The door to search in the navbar, the same on the server and in the browser. */

export { SearchButton as SearchSlot } from '../navbar/SearchButton.tsx'
