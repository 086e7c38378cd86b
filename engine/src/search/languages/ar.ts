import { arabicStemOf } from './arStems.ts'
import { languageOf } from './languageOf.ts'

export const language = languageOf({
  stemmer: arabicStemOf,
  fields: 'عنوان محتوى وسم فئة',
  stopWords:
    'في من على إلى عن مع هذا هذه ذلك تلك التي الذي الذين هو هي هم أن إن كان كانت لا لم لن ما و أو ثم قد كل كيف متى أين بعد قبل عند حتى إذا بين غير أي',
})
