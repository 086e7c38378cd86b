# Le lanceur et les fichiers de la page.
bloc /usr/local/bin/lancer-tache
bloc /srv/app/compose.yml
bloc /etc/systemd/system/purge.service
bloc /etc/systemd/system/purge.timer

#: Missing mandatory value for "image" option
docker-compose --project-directory /srv/app -f /srv/app/compose.yml config -q

#: Unknown key 'OnCalendrier' in section [Timer], ignoring.
sed -i 's/^OnCalendar=/OnCalendrier=/' /etc/systemd/system/purge.timer
systemd-analyze verify /etc/systemd/system/purge.timer

#: /run/tache-essai.lock: Permission denied
lancer-tache essai 10 true
sudo -u nobody lancer-tache essai 10 true
[ $? = 73 ]
