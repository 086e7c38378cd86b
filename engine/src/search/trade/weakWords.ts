/** Words that questions are made with, in French and English, whatever they are about: they weigh as little as stop words. */
export const WEAK_WORDS =
  'savoir, sache, pouvoir, puis, mettre, mets, mis, vouloir, devoir, aller, venir, viens, vient, ' +
  'prendre, tenir, laisser, sembler, arriver, arrive, arrivent, taper, essayer, essaie, souhaiter, aimer, ' +
  'aimerais, besoin, moyen, façon, manière, chose, truc, coup, fois, moment, seul, seule, propre, correctement, ' +
  'proprement, rapidement, simplement, facilement, maintenant, ensuite, avant, pendant, servir, sert, quelqu, rien, ' +
  'tourner, donner, connaître, sortir, rester, reste, bon, bonne, mal, vite, apparaît, affiche, garder, garde, ' +
  'possible, lequel, laquelle, quelque, différent, vraiment, mieux, meilleur, certain, personne, gens, monde, suite, ' +
  'cas, bout, cours, exister, existe, consister, permettre, permet, bonjour, merci, svp, there, can, what, when, why, ' +
  'where, which, who, does, get, use, using, want, need, please, hello, should, could, would, have, has, way, best, ' +
  'you, your, our, their, they, was, were, been, into, any, some, via, malgré, selon, afin, parmi, définitivement, ' +
  'directement, normalement, actuellement, uniquement, seulement, complètement, totalement, entièrement, également'
