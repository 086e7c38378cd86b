#: Permission denied
setpriv --reuid=marc --regid=marc --clear-groups cat /var/log/apache2/agence_access.log

#: error: skipping … because parent directory has insecure permissions
mkdir -p /srv/ouvert && chmod 777 /srv/ouvert && echo a > /srv/ouvert/a.log
printf '/srv/ouvert/a.log {\n daily\n}\n' > /etc/logrotate.d/ouvert
logrotate --force /etc/logrotate.d/ouvert

#: duplicate log entry for
bloc /etc/logrotate.d/apache2
printf '/var/log/apache2/agence_access.log {\n weekly\n}\n' > /etc/logrotate.d/agence
logrotate --debug /etc/logrotate.d/apache2 /etc/logrotate.d/agence 2>&1

#: Le journal est vide depuis ce matin
mv /var/log/apache2/agence_access.log /var/log/apache2/ancien
: > /var/log/apache2/agence_access.log
curl -s -o /dev/null http://agence.example/
sleep 1
test ! -s /var/log/apache2/agence_access.log && grep -q '"GET / ' /var/log/apache2/ancien
