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

#: because parent directory has insecure permissions
chgrp www-data /var/log/rapport
chmod 775 /var/log/rapport
logrotate -f -s /root/etat /etc/logrotate.d/rapport
