/** The elements of HTML, sorted by what matters when text is read out of them. */

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

export const voidTags = words(
  'area base br col embed hr img input link meta source track wbr param',
)

/** Block elements: their end tag ends a line of text. */
export const blockTags = words(
  'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 head header hgroup hr html legend li main menu nav ol optgroup option p pre search section select summary table tbody td tfoot th thead tr ul',
)

/** Tags of the page around the article: browsers would apply their attributes to the page itself. */
export const pageTags = words('html head body')

/** Block tags that close an open `<p>`. */
export const paragraphEnders = words(
  'address article aside blockquote center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li main menu nav ol p pre search section summary table ul',
)

/** HTML lets authors leave these open. */
export const implicitlyClosedTags = words(
  'p li dt dd tr td th thead tbody tfoot colgroup caption option optgroup rp rt',
)

/** Typography leaves their text alone. */
export const codeTags = words('code kbd math pre samp script style svg textarea tt var')

/** Elements whose content is not HTML. */
export const drawingTags = words('svg math')

/** Search does not read their text. */
export const silentTags = words('svg math style script template')

const inlineTags = words(
  'a abbr acronym applet area audio b base bdi bdo big br button canvas cite code col colgroup command data datalist del dfn em embed font frame frameset i iframe img input ins kbd label link map mark marquee math meta meter noframes noscript object output param picture progress q rb rp rt rtc ruby s samp script slot small source span strike strong style sub sup svg template textarea time title track tt u var video wbr',
)

export const isKnownTag = (name: string): boolean => blockTags.has(name) || inlineTags.has(name)
