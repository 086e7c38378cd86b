import { stemmer } from '@orama/stemmers/english'
import { languageOf } from './languageOf.ts'

export const language = languageOf({
  stemmer,
  fields: 'title content tag category',
  stopWords:
    'a about after all also an and any are as at be because been before but by can could did do does for from had has have he her his how i if in into is it its may me more most my no not of on once only or other our out over should so some such than that the their them then there these they this to too under up use using very was we were what when where which while who why will with would you your',
})
