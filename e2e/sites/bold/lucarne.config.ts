import { defineConfig } from 'lucarne-docs'

/** A brand that leaves nothing as it is: saturated grounds, its own fonts, square corners, thick lines. */
export default defineConfig({
  title: 'Brasier',
  tagline: 'Des serveurs qui chauffent',
  url: 'https://brasier.example',
  docs: { showLastUpdate: false },
  navbar: {
    logo: { src: 'img/logo.svg', alt: '' },
    items: [
      { to: '/guides/allumer', label: 'Guides' },
      { type: 'search', position: 'right' },
    ],
  },
  theme: {
    light: {
      page: '#fff4d6',
      surface: '#ffe08a',
      raised: '#ffffff',
      line: '#1b1033',
      text: '#1b1033',
      strong: '#1b1033',
      soft: '#4a3d66',
      link: '#7a0b4b',
      accent: '#9c1040',
    },
    dark: {
      page: '#1b1033',
      surface: '#2a1a4d',
      raised: '#352260',
      line: '#ff7ab8',
      text: '#f6ecff',
      strong: '#ffffff',
      soft: '#cdbbe8',
      link: '#ffd23f',
      accent: '#ff9ecb',
    },
    radius: '0px',
    measure: '44rem',
    fonts: {
      text: {
        family: 'Bricolage',
        files: [400, 700].map(
          (weight) =>
            `@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-${weight}-normal.woff2`,
        ),
      },
      headings: {
        family: 'Bricolage Titres',
        files: ['@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff2'],
      },
    },
    panes: false,
    styles: ['./brand.css'],
  },
})
