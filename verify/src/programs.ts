/** Debian packages and versions → the programs of a page's label, as a reader calls them. */

/** In the order of the label. Packages that are not here are libraries or common tools. */
const names: readonly (readonly [string, string])[] = [
  ['haproxy', 'HAProxy'],
  ['apache2', 'Apache'],
  ['nginx-light', 'nginx'],
  ['nginx', 'nginx'],
  ['php-fpm', 'PHP'],
  ['php-cli', 'PHP'],
  ['mariadb-server', 'MariaDB'],
  ['mariadb-client', 'MariaDB'],
  ['postgresql', 'PostgreSQL'],
  ['redis-server', 'Redis'],
  ['phpmyadmin', 'phpMyAdmin'],
  ['wordpress', 'WordPress'],
  ['openssh-server', 'OpenSSH'],
  ['openssh-client', 'OpenSSH'],
  ['proftpd-core', 'ProFTPD'],
  ['lftp', 'lftp'],
  ['fail2ban', 'Fail2ban'],
  ['iptables', 'iptables'],
  ['nftables', 'nftables'],
  ['certbot', 'Certbot'],
  ['pebble', 'Pebble'],
  ['rsync', 'rsync'],
  ['borgbackup', 'Borg'],
  ['restic', 'Restic'],
  ['cron', 'cron'],
  ['logrotate', 'logrotate'],
  ['dnsmasq-base', 'dnsmasq'],
  ['bind9-dnsutils', 'dig'],
  ['prometheus', 'Prometheus'],
  ['prometheus-alertmanager', 'Alertmanager'],
  ['docker.io', 'Docker'],
  ['docker-compose', 'Compose'],
  ['ansible-core', 'Ansible'],
  ['git', 'Git'],
  ['gnupg', 'GnuPG'],
  ['openssl', 'OpenSSL'],
  ['curl', 'curl'],
]

export type Program = { readonly name: string; readonly version: string }

/** At most four: a label is one sentence. */
export function listPrograms(versions: ReadonlyMap<string, string>): Program[] {
  const programs = new Map<string, string>()
  const unversioned = new Map(
    [...versions].map(([name, version]) => [name.replace(/^php\d+\.\d+/, 'php'), version]),
  )
  for (const [packageName, name] of names) {
    const version = unversioned.get(packageName)
    if (version !== undefined && !programs.has(name)) programs.set(name, upstreamOf(version))
  }
  return [...programs].slice(0, 4).map(([name, version]) => ({ name, version }))
}

/** `1:10.11.19-0+deb12u1` → `10.11.19`; `9.2p1` stays whole. */
function upstreamOf(version: string): string {
  return version.replace(/^\d+:/, '').replace(/[-+~].*$/, '')
}
