/** A site of two pages and a landing page that holds everything an article can hold, for what is measured of its looks. */
const drawing = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" width="40" height="20"><rect x="5" y="5" width="30" height="10" fill="${colour}"/></svg>`

const page = `---
slug: /
tags: [un, deux]
next_review: { date: 2020-05-01, owner: équipe web }
---

# Tout

Un [lien](autre.md), [un autre site](https://exemple.example/), \`du code\`, **gras**, ~~barré~~, <mark>marqué</mark>, <kbd>Ctrl</kbd>, une note.[^1] Le DNS répond. :badge[Neuf]{type="tip"} :badge[Vieux]{type="danger"} :icon[check]{label="oui"}

> Une citation.

[^1]: La note.

*[TLS]: Transport Layer Security

Le TLS chiffre.

::::tabs{groupId="systeme"}
:::tab[Debian]
Avec apt.
:::
:::tab[Alma]
Avec dnf.
:::
::::

## Valeurs à adapter

| Exemple | À remplacer par |
|---|---|
| \`agence.example\` | votre domaine |

## Code

\`\`\`bash title="/etc/essai.sh" machine="web1"
mkdir /srv/agence.example
\`\`\`

\`\`\`ini {2}
un = 1
deux = 2
\`\`\`

\`\`\`ini
un = 1 # [!code ++]
deux = 2 # [!code --]
trois = 3 # [!code error]
quatre = 4 # [!code warning]
cinq = 5 # [!code highlight]
six = 6 # [!code (1)]
sept = mot # [!code word:mot]
huit = 8
\`\`\`

1. Le six.

\`\`\`ini
un = 1
deux = 2 # [!code focus]
trois = 3
\`\`\`

\`\`\`console
$ ls
fichier
\`\`\`

\`\`\`text showLineNumbers=12
douze
treize
\`\`\`

\`\`\`nginx collapse
server {
}
\`\`\`

\`\`\`bash debian="12"
php8.2 -v
\`\`\`

\`\`\`bash debian="13"
php8.4 -v
\`\`\`

## Boîtes

:::note
Une remarque avec [un lien](autre.md) et \`du code\`.
:::

:::tip
Une astuce.
:::

:::warning
Un avertissement.
:::

:::danger
Un danger.
:::

:::info
Une information.
:::

:::success
Un succès.
:::

:::details[Replié]
Du texte replié.
:::

:::cards
- [Une carte](autre.md) Son texte.
:::

::::cards
:::card[Une autre carte]{href="/autre" icon="network"}
Son texte.
:::
::::

:::steps
1. Première étape.
2. Seconde étape.
:::

:::file-tree
- /etc/haproxy/
  - **haproxy.cfg** le fichier à modifier
  - errors/
:::

- [ ] Une tâche
- [x] Une autre tâche

![Un dessin](dessin.svg)

<div class="diagram">
<svg viewBox="0 0 400 40" role="img" aria-label="Un serveur"><rect width="90" height="40" fill="var(--surface)" stroke="currentColor"/><text x="4" y="24" fill="var(--text)">Serveur</text><text x="104" y="24" fill="var(--soft)">Discret</text><text x="204" y="24" fill="var(--accent)">Accent</text><text x="304" y="24" fill="var(--link)">Lien</text></svg>
</div>

::counter{start="3"}

---

### Une fin

#### Plus petite
`

const counter = `'use client'
import { useState } from 'react'

export const props = { start: { type: 'integer', default: 0 } }

export default function Counter({ start }: { start: number }) {
  const [count, setCount] = useState(start)
  if (count === 13) throw new Error('treize')
  return <button type="button" onClick={() => setCount(count + 10)}>Compte {count}</button>
}
`

export const everyComponent = {
  'components/Counter.tsx': counter,
  'docs/index.md': page,
  'docs/dessin.svg': drawing('#112233'),
  'docs/autre.md':
    '---\nunlisted: true\n---\n# Autre\n\n## Suite\n\nLe mot certificat, un certificat.\n',
  'docs/guides/certificat.md': `# Certificat\n\n${'## Un certificat\n\nDes certificats.\n\n'.repeat(12)}`,
  'docs/guides/_category_.yml': 'label: Guides\nlink: { type: generated-index }\n',
  'docs/accueil.md':
    '---\ntitle: Accueil\nlayout: landing\nhero:\n  tagline: Une phrase.\n  search: Collez un message…\n  actions:\n    - { text: Premier, link: /autre }\n    - { text: Second, link: / }\nfeatures:\n  - { icon: rocket, title: Démarrer, details: En dix minutes., link: /autre }\n---\n\nTexte.\n',
  'docs/variables.yml': 'php: { 12: 8.2, 13: 8.4 }\n',
  'docs/php.md': '# PHP {{ php }}\n\nLa version {{ php }}.\n',
  'docs/glossary.yml': "DNS: L'annuaire. [Voir](autre.md).\n",
  'static/logo.svg': drawing('#112233'),
  'static/logo-nuit.svg': drawing('#eeddcc'),
}

export const everyComponentConfig = {
  announcement: { id: 'a', content: 'Une <a href="/autre/">annonce</a>.' },
  feedback: { url: 'http://127.0.0.1:9/' },
  docs: {
    showLastUpdate: false,
    editUrl: 'https://git.exemple.example/edit',
    values: { anchor: 'valeurs-à-adapter' },
    variants: {
      attribute: 'debian',
      label: 'Version de Debian',
      choices: [
        { key: '12', label: 'Debian 12' },
        { key: '13', label: 'Debian 13' },
      ],
    },
  },
  footer: {
    style: 'dark',
    logo: { src: '/logo.svg', srcDark: '/logo-nuit.svg', alt: 'Sceau' },
    links: [{ label: 'Statut', href: 'https://etat.exemple.example/' }],
  },
  sidebar: { hideable: true },
  navbar: {
    logo: { src: '/logo.svg', srcDark: '/logo-nuit.svg', alt: '' },
    items: [
      { to: '/', label: 'Tout' },
      { to: '/autre', label: 'Autre' },
      {
        label: 'Plus',
        items: [
          { to: '/', label: 'Tout ici' },
          { to: '/php', label: 'PHP' },
        ],
      },
    ],
  },
}
