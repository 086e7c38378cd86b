import { portugueseStemOf } from './ptStems.ts'
import { languageOf } from './languageOf.ts'

export const language = languageOf({
  stemmer: portugueseStemOf,
  fields: 'titulo conteudo etiqueta categoria',
  stopWords:
    'a ao aos as até com como da das de dela dele do dos e é ela ele eles em entre era essa esse esta está estão este eu foi há isso isto já lhe mais mas me mesmo meu muito na não nas nem no nos nós o os ou para pela pelo por porque qual quando que quem são se sem ser seu sua só também te tem ter um uma você',
})
