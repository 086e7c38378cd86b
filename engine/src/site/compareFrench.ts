const collator = new Intl.Collator('fr', { numeric: true })

/** The order of a French dictionary, numbers by value: `Étape 2` comes before `Étape 10` and after `Début`. */
export const compareFrench = (a: string, b: string): number => collator.compare(a, b)
