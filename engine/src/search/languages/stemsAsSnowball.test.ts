/** The stemmers that browsers get are short; those of Snowball's own words say what they must give. */
import { stemmer as arabic } from '@orama/stemmers/arabic'
import { stemmer as dutch } from '@orama/stemmers/dutch'
import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as italian } from '@orama/stemmers/italian'
import { stemmer as portuguese } from '@orama/stemmers/portuguese'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import { expect, test } from 'vitest'
import { foldText } from '../foldText.ts'
import { arabicStemOf } from './arStems.ts'
import { germanStemOf } from './deStems.ts'
import { spanishStemOf } from './esStems.ts'
import { italianStemOf } from './itStems.ts'
import { dutchStemOf } from './nlStems.ts'
import { portugueseStemOf } from './ptStems.ts'

type Case = {
  readonly language: string
  readonly stemOf: (word: string) => string
  readonly snowball: (word: string) => string
  /** Beginnings, then pieces that endings are made of: up to three of them make a word. */
  readonly roots: string
  readonly pieces: string
}

const romanceRoots = 'serv config aqu comprend ofi uva oa'

const cases: readonly Case[] = [
  {
    language: 'German',
    stemOf: germanStemOf,
    snowball: german,
    roots: 'server sicher verzeich bau frau ayu boot ein kon wirk neuei auer yacht freu',
    pieces: 'e em en ern er s es est st nis niss end ig ung lich isch ik heit keit t n k x eig',
  },
  {
    language: 'Dutch',
    stemOf: dutchStemOf,
    snowball: dutch,
    roots: 'server instel bla yog koni aai bee loop mak vrij gem uitje taal iedd bijey moei',
    pieces: 'ene en se s heden heid end ig ing lijk baar bar gem dd kk tt aa ee oo m k n e c j l',
  },
  {
    language: 'Spanish',
    stemOf: spanishStemOf,
    snowball: (word) => spanish(word.replace(/cion$/, 'ción').replace(/logia(s?)$/, 'logía$1')),
    roots: romanceRoots,
    pieces:
      'la selas le me se lo los nos ando iendo uyendo yendo ar er ir ica ancia encia adora osa ista iva anza logia logias idad able ible ante mente amente acion ucion ico ismo oso amiento ador idades aciones uciones ya yeron uyo yamos aba ara iera ad ase aste an aban en asen aron ado as es abais aseis amos emos aremos imos gu gue e o at ic abil os',
  },
  {
    language: 'Italian',
    stemOf: italianStemOf,
    snowball: italian,
    roots: romanceRoots,
    pieces:
      'la cela gliela ne cene gliene ci gli mi lo melo ando endo ar er ir ica logia osa ista iva anza enza ice atrice iche abile ibile usione azione uzione atore ante mente amente ichi ismi amenti imento ivo at ic isca enda ata uta ava erebbe irebbero asse avate erete ereste irai assi iscano avamo eremo iremmo assimo ammo eranno ono arono ch gh i e o a',
  },
  {
    language: 'Portuguese',
    stemOf: portugueseStemOf,
    snowball: (word) => portuguese(word.replace(/cao$/, 'ção').replace(/coes$/, 'ções')),
    roots: romanceRoots,
    pieces:
      'ica logia ira eira eiras adora osa ista iva eza idade ante mente amente ico ismo oso amento ivo acao ucao acoes ucoes ador idades adores avel abil ic iv at ada ia aria ara ava asse aste ei arei am ariam aram avam em arem assem ado ando ar as ias aras es ardes asses is ais areis amos emos aremos armos eu ou a i o os e gue cie ci',
  },
  {
    language: 'Arabic',
    stemOf: arabicStemOf,
    snowball: arabic,
    roots:
      'خادم كتب مستخدم تثبيت الخادم بالشبكة كالملف للنظام وملف فاستخدم سيكتب ستخدم سنكتب يستخدم بناء ككتب باب ببيت وا',
    pieces: 'كما هما نا ها ك كم هم هن ه ي ن ا و ات ت ة كن كمو ني تا تما تن ان ون ين وا تم تمو ى',
  },
]

function* combineWords({ roots, pieces }: Case): Generator<string> {
  const ends = ['', ...pieces.split(' ')]
  for (const root of roots.split(' '))
    for (const first of ends)
      for (const second of ends) {
        yield root + first + second
        if (first.length < 3)
          for (const third of ends.slice(1, 5)) yield root + third + first + second
      }
}

test.each(cases)('$language stems are those of Snowball, folded', (each) => {
  const differing: string[] = []
  let count = 0
  for (const word of combineWords(each)) {
    if (word.length < 4) continue
    count++
    const [found, wanted] = [each.stemOf(word), each.snowball(word)].map(foldText)
    if (found !== wanted) differing.push(`${word}: ${found}, not ${wanted}`)
  }
  expect(count).toBeGreaterThan(5_000)
  expect(differing.slice(0, 30)).toEqual([])
})
