import { splitCompound } from './compounds.ts'
import { germanStemOf } from './deStems.ts'
import { languageOf } from './languageOf.ts'

export const language = languageOf({
  stemmer: germanStemOf,
  splitCompound,
  fields: 'titel inhalt schlagwort kategorie',
  stopWords:
    'aber alle als also am an auch auf aus bei beim bin bis da damit dann das dass dem den der des die dies diese dieser dieses doch dort du durch ein eine einem einen einer eines er es für habe haben hat hier ich ihr ihre im in ist ja kann können man mein mit muss nach nicht noch nun nur ob oder ohne sehr sein sich sie sind so soll über um und uns unter vom von vor war was wenn wer werden wie wird wir wo zu zum zur',
})
