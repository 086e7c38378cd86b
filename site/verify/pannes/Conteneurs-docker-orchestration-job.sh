# Le lanceur et les fichiers de la page.
bloc /usr/local/bin/lancer-tache
bloc /srv/app/compose.yml
bloc /etc/systemd/system/purge.service
bloc /etc/systemd/system/purge.timer

#: required variable TAG is missing a value
docker compose --project-directory /srv/app -f /srv/app/compose.yml config -q

#: Unknown key 'OnCalendrier' in section [Timer], ignoring.
sed -i 's/^OnCalendar=/OnCalendrier=/' /etc/systemd/system/purge.timer
systemd-analyze verify /etc/systemd/system/purge.timer

#: unknown shorthand flag: 'f' in -f
mv /usr/libexec/docker/cli-plugins /usr/libexec/docker/ailleurs
docker compose -f /srv/app/compose.yml --profile taches run --rm -T purge
mv /usr/libexec/docker/ailleurs /usr/libexec/docker/cli-plugins

#: lancer-tache is not executable: Permission denied
bloc /etc/systemd/system/purge.timer
chmod 644 /usr/local/bin/lancer-tache
systemd-analyze verify /etc/systemd/system/purge.service
chmod 755 /usr/local/bin/lancer-tache
systemd-analyze verify /etc/systemd/system/purge.service

#: /run/tache-essai.lock: Permission denied
lancer-tache essai 10 true
sudo -u nobody lancer-tache essai 10 true
[ $? = 73 ]

#: the input device is not a TTY
. moteur-docker
mkdir /root/essai
cd /root/essai
printf 'services:\n  web:\n    image: essai:1\n    command: [sleep, "300"]\n' > compose.yml
docker compose up -d
conteneur=$(docker ps -q)
docker exec -it "$conteneur" sh -c 'echo bonjour'
docker compose exec web sh -c 'echo bonjour'
docker exec "$conteneur" sh -c 'echo sans -t : $?'
docker compose exec -T web sh -c 'echo avec -T : $?'
docker compose run web sh -c 'echo run sans -T : $?'
docker compose down

#: The container name "/purge-essai" is already in use by container
docker run --name purge-essai essai:1 sh -c :
docker run --name purge-essai essai:1 sh -c :
docker rm purge-essai
docker run --name purge-essai essai:1 sh -c : && docker rm purge-essai

#: Exited
for _ in 1 2; do docker run --rm essai:1 sh -c :; done
docker ps -aq --filter status=exited | wc -l
for _ in 1 2; do docker run essai:1 sh -c :; done
docker ps -a --format '{{.Names}} {{.Status}}'
docker ps -aq --filter status=exited | xargs docker rm
