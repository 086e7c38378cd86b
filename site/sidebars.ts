/** The one sidebar: pages grouped by subject, whatever their address. */

const category = (label: string, items: string[], landing?: string) => ({
  type: 'category' as const,
  label,
  items,
  ...(landing && { link: { type: 'doc' as const, id: landing } }),
})

export default {
  tutorialSidebar: [
    'Introduction',
    'site-en-panne',
    category('Premiers pas', [
      'Premiers-pas/Premiers-pas',
      'creer-site-environnement',
      'Premiers-pas/Changement de contact OVH',
    ]),
    category('Hébergement web', [
      'Apache',
      'services-php',
      'SSH/service-ssh',
      'FTP/service-ftp',
      'courriel',
      'dns',
    ]),
    category('Bases de données', ['mysql', 'MySQL/mysql-dump-and-restore', 'phpmyadmin']),
    category('Répartiteur de charge', ['Haproxy/haproxy', 'Haproxy/ssl-certificate']),
    category('Sécurité', [
      'pare-feu-et-fail2ban',
      'fail2ban-en-detail',
      'mises-a-jour',
      'site-pirate',
      'robots',
      'journaux',
    ]),
    category('Vitesse', ['serveur-lent', 'vitesse']),
    category(
      'Plesk',
      [
        'Plesk/Plesk',
        'Plesk/Service-web-Plesk',
        'Plesk/service-php-plesk',
        'Plesk/service-ftp-plesk',
        'Plesk/Service-ssh-Plesk',
        'Plesk/Service-Mysql-Plesk',
        'Plesk/wordpress-toolkit-sur-plesk',
      ],
      'Plesk/Plesk',
    ),
    category('Sauvegarde et données', [
      'Sauvegarde/sauvegarde',
      'restaurer-donnees',
      'Synchronisation-des-données/Synchronisation des données',
      'Tâches-planifiées/Tâches planifiées',
    ]),
    category('Migration', [
      'intro-migration',
      'Procédure-de-Migration',
      'Migration/Archi-multi',
      'changement-misv5',
    ]),
    category('Mise en production', [
      'Mise-en-Production/Procédure de mise en production',
      'Mise-en-Production/déploiement',
    ]),
    category(
      'Conteneurs',
      ['Conteneurs/Conteneurs', 'Conteneurs/cicd', 'Conteneurs/docker-orchestration-job'],
      'Conteneurs/Conteneurs',
    ),
    category('Outils', ['Outils/Ticketing', 'Outils/kokiboard', 'Outils/kokishare']),
  ],
}
