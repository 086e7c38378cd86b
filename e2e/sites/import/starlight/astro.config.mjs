import { defineConfig, passthroughImageService } from 'astro/config'
import starlight from '@astrojs/starlight'

export default defineConfig({
  site: 'https://docs.exemple.example',
  base: '/etoiles',
  image: { service: passthroughImageService() },
  redirects: { '/ancien': '/etoiles/guides/demarrer/' },
  integrations: [
    starlight({
      title: 'Étoiles',
      description: 'Un site en deux langues',
      defaultLocale: 'root',
      locales: { root: { label: 'Français', lang: 'fr' }, en: { label: 'English', lang: 'en' } },
      social: [{ icon: 'github', label: 'GitHub', href: 'https://code.exemple.example/etoiles' }],
      editLink: { baseUrl: 'https://code.exemple.example/etoiles/edit/main/' },
      sidebar: [
        {
          label: 'Guides',
          items: [{ label: 'Pour démarrer', slug: 'guides/demarrer' }, 'guides/composants'],
        },
        { label: 'Référence', items: [{ autogenerate: { directory: 'reference' } }] },
        { label: 'Dehors', link: 'https://exemple.example/' },
      ],
    }),
  ],
})
