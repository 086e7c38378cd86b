/** The parts of the app that search is made with. */
import type { Frame } from '../../site/frame.ts'
import type { SearchLanguage } from '../../search/language.ts'
import type { AppHost } from '../../theme/appContext.ts'
import type { Words } from '../../words/wordTable.ts'
import type { Navigation } from '../navigation/navigation.ts'
import type { Reload } from '../reload.ts'

export type SearchParts = {
  readonly frame: Frame
  readonly host: AppHost
  readonly navigation: Navigation
  readonly words: Words
  readonly reload: Reload
  /** The version that the page shown is searched in. */
  readonly searchedVersion: () => string
}

/** With what the words of answers are marked by. */
export type UiParts = SearchParts & { readonly stem: SearchLanguage['stem'] }
