/** Test fixture: a small French hosting documentation, and an index of it. */
import { searchSchema } from '../config/searchSchema.ts'
import { buildIndex, type IndexOptions } from '../search/buildIndex.ts'
import type { SearchIndex } from '../search/openIndex.ts'
import { openWhole } from '../search/openWhole.ts'
import { type SearchSettings, collectSettings } from '../search/searchSettings.ts'
import type { SearchDocument } from '../search/searchDocument.ts'

type PageText = {
  readonly title: string
  readonly tags?: readonly string[]
  readonly categories?: readonly string[]
  /** Section title → text; the page title names the first section. */
  readonly sections: Readonly<Record<string, string>>
}

export const SMALL_CORPUS: Readonly<Record<string, PageText>> = {
  '/sauvegarde/': {
    title: 'Sauvegarder et restaurer',
    tags: ['sauvegarde', 'backup'],
    sections: {
      'Sauvegarder et restaurer':
        'Une sauvegarde n’existe que si elle a été restaurée.\nLes sauvegardes sont gardées trente jours.',
      'Planifier une sauvegarde':
        'La sauvegarde planifiée part chaque nuit.\nborg create /srv/depot::nuit /var/www',
      'Restaurer un fichier':
        'Retrouvez le fichier supprimé dans l’archive, puis copiez-le.\nborg extract /srv/depot::nuit var/www/index.php',
    },
  },
  '/haproxy/': {
    title: 'Répartir la charge avec HAProxy',
    tags: ['haproxy', 'load-balancing'],
    categories: ['Répartition de charge'],
    sections: {
      'Répartir la charge avec HAProxy':
        'Deux serveurs web reçoivent les requêtes à tour de rôle.\nL’en-tête X-Forwarded-For porte l’adresse du visiteur.',
      'Installer un certificat':
        'Le certificat et sa clé tiennent dans un seul fichier.\nbind :443 ssl crt /etc/haproxy/certs/',
    },
  },
  '/certificat/': {
    title: 'Installer et renouveler un certificat',
    tags: ['ssl', 'certbot'],
    categories: ['Répartition de charge'],
    sections: {
      'Installer et renouveler un certificat':
        'Le navigateur affiche un cadenas quand le certificat est valable.',
      Renouveler: 'certbot renew --dry-run\nLe renouvellement est fait deux fois par jour.',
    },
  },
  '/ssh/': {
    title: 'Se connecter en SSH',
    tags: ['ssh'],
    sections: {
      'Se connecter en SSH':
        'La clé publique est déposée par ssh-copy-id.\nssh-copy-id -p 2222 web@agence.example',
      'Durcir le serveur':
        'Le fichier /etc/ssh/sshd_config interdit les mots de passe.\nPermitRootLogin no',
    },
  },
  '/fail-2-ban/': {
    title: 'Fail2ban en détail',
    tags: ['fail2ban', 'ban'],
    sections: {
      'Fail2ban en détail': 'Fail 2 Ban lit les journaux et bannit les adresses.',
      'Débannir une adresse': 'fail2ban-client set sshd unbanip 192.0.2.7',
    },
  },
  '/pare-feu/': {
    title: 'Le pare-feu du serveur',
    sections: {
      'Le pare-feu du serveur': 'Le pare-feu n’ouvre que les ports utiles : 22, 80 et 443/tcp.',
      'Ouvrir un port': 'nft add rule inet filtre entree tcp dport 8080 accept',
    },
  },
  '/rsync/': {
    title: 'Synchroniser des données avec rsync',
    sections: {
      'Synchroniser des données avec rsync':
        'La commande rsync -avz recopie ce qui a changé.\nrsync -avz --delete source/ cible/',
    },
  },
  '/php/': {
    title: 'Régler PHP et PHP-FPM',
    sections: {
      'Régler PHP et PHP-FPM':
        'La version php8.2 est celle par défaut.\nsystemctl reload php8.2-fpm',
      'Mémoire et envois':
        'memory_limit et upload_max_filesize bornent ce qu’un script peut prendre.',
    },
  },
  '/mysql/': {
    title: 'Gérer vos bases de données',
    tags: ['mysql'],
    sections: {
      'Gérer vos bases de données':
        'MariaDB tient vos bases. L’utilisateur n’a de droits que sur la sienne.',
      'Changer un mot de passe': "ALTER USER 'agence'@'localhost' IDENTIFIED BY '…';",
    },
  },
  '/phpmyadmin/': {
    title: 'Utiliser phpMyAdmin en sécurité',
    sections: { 'Utiliser phpMyAdmin en sécurité': 'L’outil ne s’ouvre qu’à travers un tunnel.' },
  },
  '/taches/': {
    title: 'Planifier des tâches',
    sections: {
      'Planifier des tâches':
        'Une tâche planifiée est écrite dans la crontab.\n*/5 * * * * /usr/local/bin/releve',
      'Lire les journaux': 'journalctl -u cron montre chaque départ.\nLe journal garde un mois.',
    },
  },
  '/deploiement/': {
    title: 'Déployer sans coupure',
    sections: {
      'Déployer sans coupure':
        'Le déploiement prépare la nouvelle version à côté de l’ancienne. Mise en œuvre : un lien symbolique.',
      'Revenir en arrière':
        'Le lien revient sur la version d’avant.\nL’hébergement n’est jamais coupé.',
    },
  },
  '/apache/': {
    title: 'Configurer Apache',
    sections: {
      'Configurer Apache':
        'La configuration de chaque site est un fichier.\nLe .htaccess porte les réécritures.',
    },
  },
}

/** Every section of the corpus, in order. */
export function documentsOf(corpus: Readonly<Record<string, PageText>>): SearchDocument[] {
  let id = 0
  return Object.entries(corpus).flatMap(([route, page]) =>
    Object.entries(page.sections).map(([sectionTitle, content], rank) => ({
      id: ++id,
      pageTitle: page.title,
      sectionTitle,
      sectionRoute: rank === 0 ? route : `${route}#s${rank}`,
      level: rank === 0 ? 1 : 2,
      content,
      tags: page.tags ?? [],
      sidebarParentCategories: page.categories ?? [],
    })),
  )
}

/** Settings of a site that sets none. */
export const DEFAULT_SETTINGS = collectSettings(searchSchema.parse({}))

type TestedOptions = Partial<Omit<IndexOptions, 'settings'>> & {
  readonly settings?: Partial<SearchSettings>
}

/** The files of an index, parsed, by name. */
export function buildFiles(documents: readonly SearchDocument[], options: TestedOptions = {}) {
  const settings = { ...DEFAULT_SETTINGS, ...options.settings }
  const { files } = buildIndex(documents, { tag: 'essai', stamp: '1', ...options, settings })
  const decoder = new TextDecoder()
  return new Map(
    files.map(({ name, bytes }) => [name, JSON.parse(decoder.decode(bytes)) as unknown]),
  )
}

/** An index with all its pieces added. */
export const openAll = (files: ReadonlyMap<string, unknown>): SearchIndex =>
  openWhole(files, 'search-index-essai.json')
