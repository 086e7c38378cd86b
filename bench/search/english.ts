/** Eleven small pages in English and what their readers ask: inflections, slips, identifiers, whole questions. */
import type { SearchDocument } from '../engineInternals.ts'

type EnglishPage = { readonly title: string; readonly text: string }

const pages: Readonly<Record<string, EnglishPage>> = {
  '/deploy/': {
    title: 'Deploying without downtime',
    text: 'Each deployment prepares the new release beside the old one, then a symbolic link is switched. Roll back by switching it again.',
  },
  '/certificates/': {
    title: 'Renewing certificates',
    text: 'Certificates are renewed twice a day by certbot renew. When a renewal fails, browsers warn that the connection is not private.',
  },
  '/caching/': {
    title: 'Caching pages',
    text: 'The server caches pages for an hour. Purge the cache after an edit: curl -X PURGE http://127.0.0.1/.',
  },
  '/backups/': {
    title: 'Backups and restores',
    text: 'Every night, borg create copies /var/www to the repository. Restore a deleted file with borg extract.',
  },
  '/firewall/': {
    title: 'Opening a port in the firewall',
    text: 'Only ports 22, 80 and 443 are open. nft add rule inet filter input tcp dport 8080 accept opens another one.',
  },
  '/ssh/': {
    title: 'Connecting with SSH',
    text: 'Keys are copied by ssh-copy-id. Passwords are refused: PermitRootLogin no in /etc/ssh/sshd_config.',
  },
  '/databases/': {
    title: 'Managing databases',
    text: 'Users have rights on their own database only. Change a password with ALTER USER, and export tables with mysqldump.',
  },
  '/php/': {
    title: 'Configuring PHP',
    text: 'memory_limit and upload_max_filesize limit what a script may take. Reload php8.2-fpm after a change of its configuration.',
  },
  '/balancing/': {
    title: 'Balancing the load with HAProxy',
    text: 'Two servers answer in turn. The header X-Forwarded-For carries the address of the visitor. A server that fails its checks is left out.',
  },
  '/schedule/': {
    title: 'Scheduling tasks',
    text: 'A scheduled task is a line of the crontab. journalctl -u cron shows when each one started.',
  },
  '/redirects/': {
    title: 'Redirecting old addresses',
    text: 'A permanent redirect answers 301, so that bookmarks and search engines follow the page that moved.',
  },
}

export const englishDocuments: readonly SearchDocument[] = Object.entries(pages).map(
  ([route, { title, text }], index) => ({
    id: index + 1,
    pageTitle: title,
    sectionTitle: title,
    sectionRoute: route,
    level: 1,
    content: text,
    tags: [],
    sidebarParentCategories: [],
  }),
)

/** Each with the one page that answers it. */
export const englishQuestions: readonly (readonly [query: string, page: string])[] = [
  ['deployment', '/deploy/'],
  ['deployed', '/deploy/'],
  ['how do I roll back a release', '/deploy/'],
  ['switch the symlink', '/deploy/'],
  ['renew certificate', '/certificates/'],
  ['certificate renewal failed', '/certificates/'],
  ['certifcate', '/certificates/'],
  ['certbot', '/certificates/'],
  ['cache', '/caching/'],
  ['purging cached pages', '/caching/'],
  ['restore a file', '/backups/'],
  ['restoring deleted files', '/backups/'],
  ['bakcup', '/backups/'],
  ['borg extract', '/backups/'],
  ['open ports', '/firewall/'],
  ['nft add rule', '/firewall/'],
  ['8080', '/firewall/'],
  ['sshd_config', '/ssh/'],
  ['PermitRootLogin', '/ssh/'],
  ['copying my key', '/ssh/'],
  ['exporting a table', '/databases/'],
  ['user rights', '/databases/'],
  ['upload_max_filesize', '/php/'],
  ['configure php', '/php/'],
  ['X-Forwarded-For', '/balancing/'],
  ['schedule a task', '/schedule/'],
  ['old adresses moved', '/redirects/'],
]
