/** Folded words too common to weigh anything: they count in titles only, and little. */

const STOP_WORDS: ReadonlySet<string> = new Set(
  `a ai ainsi alors apres as au aucun aussi autre autres aux avec avez avoir avons c ca car ce ceci cela celle celui
ces cet cette ceux chaque chez comme comment d dans de depuis des deux doit donc dont du elle elles en encore entre
es est et etait etant etc ete etes etre eu eux fait fais faire faut font il ils j je jusqu l la le les leur leurs
lors lorsqu lorsque lui m ma mais me meme memes mes mon n ne ni non nos notre nous on ont or ou par parce pas peu
peut peuvent peux plus plusieurs pour pourquoi pouvez puis puisqu qu quand que quel quelle quelles quels qui quoi
s sa sans se sera ses si sinon soit son sont sous sur t ta te tel telle tels tes toi ton tous tout toute toutes
tres trop tu un une vers veux voici voila voir vos votre vous y
allez allons avais avait bien combien deja dois etaient etais ici jamais sais sait seront serait
sommes souhaite suis toujours va vais veut voudrais vouloir
the of to and in is for with how do my this that it be are an by from`.split(/\s+/),
)

/** `word` is folded. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word)
