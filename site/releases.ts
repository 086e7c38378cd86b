/** The releases of Debian that the guides are for, and what differs from one to the other: `{{php}}` in a page. */
export const variants = {
  attribute: 'debian',
  label: 'Version de Debian',
  choices: [
    { key: '12', label: 'Debian 12' },
    { key: '13', label: 'Debian 13' },
  ],
  initial: '13',
  values: {
    php: { 12: '8.2', 13: '8.4' },
    phpNext: { 12: '8.4', 13: '8.5' },
    mariadb: { 12: '10.11', 13: '11.8' },
    postgresql: { 12: '15', 13: '17' },
    haproxy: { 12: '2.6', 13: '3.0' },
    // Packages of the engine, of its client and of Compose, where each is one of its own.
    docker: { 12: 'docker.io', 13: 'docker.io docker-cli docker-compose' },
    nom: { 12: 'bookworm', 13: 'trixie' },
  },
}
