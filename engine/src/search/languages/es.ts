import { spanishStemOf } from './esStems.ts'
import { languageOf } from './languageOf.ts'

export const language = languageOf({
  stemmer: spanishStemOf,
  fields: 'titulo contenido etiqueta categoria',
  stopWords:
    'a al algo antes como con cual cuando de del desde donde dos el ella ellos en entre era es esa ese eso esta está están este esto estos fue ha hacer hasta hay la las le les lo los mas más me mi muy nada ni no nos o para pero por porque puede que qué quien se ser si sí sin sobre son su sus también te tener tiene todo todos tu un una uno unos y ya yo',
})
