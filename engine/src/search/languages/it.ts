import { italianStemOf } from './itStems.ts'
import { languageOf } from './languageOf.ts'

export const language = languageOf({
  stemmer: italianStemOf,
  fields: 'titolo contenuto etichetta categoria',
  stopWords:
    'a ad agli ai al alla alle allo anche c che chi ci come con cosa cui da dagli dai dal dalla dalle de degli dei del della delle dello di dove e ed è essere fare gli ha hai hanno ho i il in io la le lei lo loro lui ma me mi mio ne nei nel nella nelle no noi non nostro o per perché più può quale quando quello questa questo qui se sei senza si sia sono su sua sul sulla suo tra tu un una uno vi voi',
})
