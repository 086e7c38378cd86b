bloc /usr/local/sbin/rapport
bloc /etc/cron.d/rapport
bloc /etc/systemd/system/rapport.service
bloc /etc/logrotate.d/rapport
mkdir -p /var/log/rapport
rm -f /etc/cron.d/{php,certbot,sysstat,popularity-contest,e2scrub_all,.placeholder}
# A real cron daemon, ten times faster, from 3:14:50.
clock=/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1
printf '15 3 * * * root touch /srv/coupe-$(date +%%F)\n15 3 * * * root touch /srv/entier-$(date +\\%%F)\n' > /etc/cron.d/pourcent
printf '15 3 * * * root touch /srv/ignore\n' > /etc/cron.d/ignore.cron
# Le `php` du terminal est dans /usr/local/bin ; celui de cron est un autre, sans l'extension qu'il faut.
ln -s /usr/bin/php8.2 /usr/local/bin/php
rm -f /usr/bin/php
printf '#!/bin/sh\nexec /usr/bin/php8.2 -n "$@"\n' > /usr/bin/php
chmod 755 /usr/bin/php
echo '<?php echo iconv("UTF-8", "ISO-8859-1", "fini"), "\n";' > /srv/file.php
printf '15 3 * * * root %s > /srv/%s 2>&1\n' 'php file.php' relatif 'php /srv/file.php' autre 'php8.2 /srv/file.php' bon > /etc/cron.d/php-essai
LD_PRELOAD=$clock FAKETIME='@2026-01-15 03:14:50 x10' DONT_FAKE_MONOTONIC=1 cron
for _ in $(seq 40); do [ -s /var/log/rapport/rapport.log ] && break; sleep 0.2; done
sleep 1
grep -q 'rapport par root' /var/log/rapport/rapport.log

#: Le fichier daté n'existe pas
ls /srv
compgen -G '/srv/entier-*-*' && ! compgen -G '/srv/coupe-*'

#: La tâche du dossier cron.d ne part jamais, sans message
[[ ! -e /srv/ignore ]]

#: new crontab file is missing newline before EOF, can't install.
printf '0 3 * * * /bin/true' > /root/sans-fin.cron
crontab /root/sans-fin.cron

#: Command /usr/local/sbin/absent is not executable
sed 's#/usr/local/sbin/rapport#/usr/local/sbin/absent#; /OnFailure/d' /etc/systemd/system/rapport.service > /etc/systemd/system/absent.service
systemd-analyze verify /etc/systemd/system/absent.service

#: Could not open input file
(cd /srv && php file.php)
cat /srv/relatif

#: Le script PHP marche à la main, pas par cron
cat /srv/autre /srv/bon
[ "$(php /srv/file.php)" = fini ] || exit 1
grep -F 'Call to undefined function iconv()' /srv/autre || exit 1
# le remède du guide
[ "$(cat /srv/bon)" = fini ]

#: because parent directory has insecure permissions
chgrp www-data /var/log/rapport
chmod 775 /var/log/rapport
logrotate -f -s /root/etat /etc/logrotate.d/rapport
