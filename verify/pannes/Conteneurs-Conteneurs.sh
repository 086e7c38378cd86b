# Les fichiers de la page ; la base reste un simple fichier de secret.
bloc /srv/app/.env
bloc /srv/app/.env.app
bloc /srv/app/secrets/base
bloc /srv/app/compose.yml
bloc /srv/app/public/sante.php
bloc /srv/app/sante

#: Missing mandatory value for "image" option
cd /srv/app
mv .env .env.absent
docker-compose config -q
mv .env.absent .env

#: Unsupported config option for services.web: 'restrat'
cd /srv/app
sed 's/restart:/restrat:/' compose.yml > faute.yml
docker-compose -f faute.yml config -q

#: Couldn't find env file
cd /srv/app
mv .env.app .env.app.absent
docker-compose config -q
mv .env.app.absent .env.app

#: no declaration was found in the volumes section
cd /srv/app
sed '/^  envois:$/d' compose.yml > faute.yml
docker-compose -f faute.yml config -q

#: Cannot connect to the Docker daemon
docker ps

#: unknown flag: --alll
docker ps --alll

#: curl: (22) The requested URL returned error: 503
DOSSIER_ENVOIS=/srv/absent php -S 127.0.0.1:8080 -t /srv/app/public > /dev/null 2>&1 &
sleep 1
sh /srv/app/sante
kill %1

#: unknown instruction: COPPY
# D'ici à la fin, un vrai moteur, sur une socket à lui.
. moteur-docker
lancer() { docker run -d --name "$@" essai:1 sleep 300; }
mkdir /root/image
printf 'FROM essai:1\nCOPPY sante /\n' > /root/image/Dockerfile
docker build /root/image

#: permission denied while trying to connect to the Docker daemon socket
runuser -u nobody -- env DOCKER_HOST="$DOCKER_HOST" docker ps

#: Bind for 127.0.0.1:8080 failed: port is already allocated
lancer app-web-1 -p 127.0.0.1:8080:80
lancer autre -p 127.0.0.1:8080:80
docker ps --filter publish=8080 --format '{{.Names}}' | grep -x app-web-1
docker rm -f app-web-1 autre
lancer autre -p 127.0.0.1:8080:80 && docker rm -f autre

#: listen tcp4 127.0.0.1:8080: bind: address already in use
nsenter --target "$(cat /run/moteur/pid)" --user --net --preserve-credentials \
  python3 -m http.server 8080 --bind 127.0.0.1 > /dev/null 2>&1 &
service=$!
sleep 1
lancer app-web-1 -p 127.0.0.1:8080:80
kill "$service"
docker rm app-web-1

#: The container name "/app-web-1" is already in use by container
docker run --name app-web-1 essai:1 sh -c :
lancer app-web-1
docker rm app-web-1

#: Restarting (1)
docker run -d --name boucle --restart unless-stopped essai:1 sh -c 'echo "BASE_HOTE absent"; exit 1'
for _ in $(seq 40); do
  docker ps --format '{{.Status}}' | grep Restarting && break
  sleep .2
done
docker logs --tail 50 boucle | sort -u
docker rm -f boucle

#: no space left on device
head -c 80000000 /dev/zero > /root/gros
tar -C /root -c gros | docker import - gros:1
docker system df
