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
ln -s /usr/bin/php{{php}} /usr/local/bin/php
rm -f /usr/bin/php
printf '#!/bin/sh\nexec /usr/bin/php{{php}} -n "$@"\n' > /usr/bin/php
chmod 755 /usr/bin/php
echo '<?php echo iconv("UTF-8", "ISO-8859-1", "fini"), "\n";' > /srv/file.php
printf '15 3 * * * root %s > /srv/%s 2>&1\n' 'php file.php' relatif 'php /srv/file.php' autre 'php{{php}} /srv/file.php' bon > /etc/cron.d/php-essai
# Ce que cron écrit au journal, sous ses yeux : un récepteur à la place de systemd.
rm -f /dev/log
python3 -c "import os, socket
s = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
s.bind('/dev/log')
os.chmod('/dev/log', 0o666)
with open('/run/journal', 'a') as f:
    while True:
        f.write(s.recv(4096).decode() + chr(10))
        f.flush()" > /dev/null 2>&1 &
for _ in $(seq 20); do [ -S /dev/log ] && break; sleep 0.1; done
printf '15 3 * * * root echo bavard\n' > /etc/cron.d/bavard
printf '15 3 * * * root echo sans fin' > /etc/cron.d/sans-fin
printf '15 3 * * * echo sans compte\n' > /etc/cron.d/essai
printf '15 3 * * * root touch /srv/ouvert\n' > /etc/cron.d/ouvert
chmod 666 /etc/cron.d/ouvert
# Le système neuf n'a pas de programme de courriel, d'autres guides en installent un.
rm -f /usr/sbin/sendmail
LD_PRELOAD=$clock FAKETIME='@2026-01-15 03:14:50 x10' DONT_FAKE_MONOTONIC=1 cron
for _ in $(seq 40); do [ -s /var/log/rapport/rapport.log ] && break; sleep 0.2; done
sleep 1
grep -q 'rapport par root' /var/log/rapport/rapport.log

#: No MTA installed, discarding output
#: Missing newline before EOF, this crontab file will be ignored
#: Error: bad username; while reading /etc/cron.d/essai
#: INSECURE MODE (group/other writable) (/etc/cron.d/ouvert)
cat /run/journal
ls /srv/ouvert && exit 96

#: /usr/local/sbin/rapport: Permission denied
comme_cron() { env -i HOME=/root SHELL=/bin/sh PATH=/usr/bin:/bin /bin/sh -c "$1"; }
chmod -x /usr/local/sbin/rapport
comme_cron /usr/local/sbin/rapport
chmod 755 /usr/local/sbin/rapport
comme_cron /usr/local/sbin/rapport || exit 96

#: cannot execute: required file not found
sed 's/$/\r/' /usr/local/sbin/rapport > /usr/local/sbin/windows
chmod 755 /usr/local/sbin/windows
comme_cron /usr/local/sbin/windows
bash -c /usr/local/sbin/windows
sed -i 's/\r$//' /usr/local/sbin/windows
comme_cron /usr/local/sbin/windows || exit 96

#: You (agence) are not allowed to use this program (crontab)
echo agence > /etc/cron.deny
runuser -u agence -- crontab -l
rm /etc/cron.deny

#: TERM environment variable not set.
comme_cron clear
comme_cron 'top -b -n 1 > /dev/null' || exit 96

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
