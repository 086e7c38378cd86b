import { defineConfig } from 'lucarne-docs'

// Votre éditeur complète et explique les réglages. Tous : node_modules/lucarne-docs/docs/settings.md
export default defineConfig({
  title: '{{title}}',
  tagline: 'Guides et référence',
  // L’adresse où le site sera publié, sans chemin ; sous un chemin, ajoutez baseUrl: '/docs/'.
  url: 'https://docs.exemple.example',
  // Un fichier de static/, comme tout ce qui est servi tel quel.
  favicon: 'favicon.svg',
  docs: {
    // Le tableau sous ce titre laisse le lecteur mettre ses propres valeurs dans les commandes.
    values: { anchor: 'valeurs-à-adapter' },
  },
  navbar: {
    items: [
      { to: '/', label: 'Documentation' },
      { to: '/tags', label: 'Tags' },
      { type: 'search', position: 'right' },
    ],
  },
  footer: { copyright: '© {{title}}' },
  // Un lien cassé arrête la construction. Les autres niveaux : 'warn', 'log', 'ignore'.
  onBrokenLinks: 'throw',
})
