import { splitCompound } from './compounds.ts'
import { dutchStemOf } from './nlStems.ts'
import { languageOf } from './languageOf.ts'

export const language = languageOf({
  stemmer: dutchStemOf,
  splitCompound,
  fields: 'titel inhoud label categorie',
  stopWords:
    'aan al alle als altijd andere ben bij daar dan dat de der deze die dit doen door dus een en er ge geen had heb hebben heeft het hier hij hoe hun ik in is ja je kan kunnen maar me meer men met mij mijn moet na naar niet niets nog nu of om omdat ons ook op over te toch toen tot u uit uw van veel voor want waren was wat we wel werd wie wil worden wordt zal ze zich zij zijn zo zonder',
})
