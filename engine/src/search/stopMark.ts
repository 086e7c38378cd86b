/** Begins the form under which the dictionary has a stop word of the texts: no other search may come upon it. */
export const STOP_MARK = ' '
