/** Folded words of French that are too common to weigh anything. */

/** With commas and in alphabetical order: as spaced lines by kind, these compress to a tenth more. */
export const frenchStopWords: ReadonlySet<string> = new Set(
  (
    'a,ai,ainsi,allez,allons,alors,an,and,apres,are,as,au,aucun,aussi,autre,autres,aux,avais,' +
    'avait,avec,avez,avoir,avons,be,bien,by,c,ca,car,ce,ceci,cela,celle,celui,ces,cet,cette,' +
    'ceux,chaque,chez,combien,comme,comment,d,dans,de,deja,depuis,des,deux,do,dois,doit,donc,' +
    'dont,du,elle,elles,en,encore,entre,es,est,et,etaient,etais,etait,etant,etc,ete,etes,etre,' +
    'eu,eux,faire,fais,fait,faut,font,for,from,how,ici,il,ils,in,is,it,j,jamais,je,jusqu,l,la,' +
    'le,les,leur,leurs,lors,lorsqu,lorsque,lui,m,ma,mais,me,meme,memes,mes,mon,my,n,ne,ni,non,' +
    'nos,notre,nous,of,on,ont,or,ou,par,parce,pas,peu,peut,peuvent,peux,plus,plusieurs,pour,' +
    'pourquoi,pouvez,puis,puisqu,qu,quand,que,quel,quelle,quelles,quels,qui,quoi,s,sa,sais,' +
    'sait,sans,se,sera,serait,seront,ses,si,sinon,soit,sommes,son,sont,souhaite,sous,suis,sur,' +
    't,ta,te,tel,telle,tels,tes,that,the,this,to,toi,ton,toujours,tous,tout,toute,toutes,tres,' +
    'trop,tu,un,une,va,vais,vers,veut,veux,voici,voila,voir,vos,votre,voudrais,vouloir,vous,' +
    'with,y'
  ).split(','),
)

/** Folded words that an expression of the glossary may have, or not, without being another one. */
export const frenchArticles: ReadonlySet<string> = new Set(
  'a,au,aux,d,de,des,du,l,la,le,les,of,the,un,une'.split(','),
)
