# Les fichiers de la page ; la base reste un simple fichier de secret.
bloc /srv/app/.env
bloc /srv/app/.env.app
bloc /srv/app/secrets/base
bloc /srv/app/compose.yml
bloc /srv/app/public/sante.php
bloc /srv/app/sante

#: required variable TAG is missing a value
cd /srv/app
mv .env .env.absent
docker compose config -q
mv .env.absent .env

#: Additional property restrat is not allowed
cd /srv/app
sed 's/restart:/restrat:/' compose.yml > faute.yml
docker compose -f faute.yml config -q

#: env file /srv/app/.env.app not found
cd /srv/app
mv .env.app .env.app.absent
docker compose config -q
mv .env.app.absent .env.app

#: refers to undefined volume
cd /srv/app
sed '/^  envois:$/d' compose.yml > faute.yml
docker compose -f faute.yml config -q

#: Cannot connect to the Docker daemon at unix:///var/run/docker.sock. Is the docker daemon running?
docker ps

#: unknown shorthand flag: 'f' in -f
mv /usr/libexec/docker/cli-plugins /usr/libexec/docker/ailleurs
docker compose -f /srv/app/compose.yml ps
mv /usr/libexec/docker/ailleurs /usr/libexec/docker/cli-plugins

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

#: Exited (137)
lancer sourd
docker stop -t 1 sourd
docker ps -a --filter name=sourd --format '{{.Status}}'
docker rm sourd

#: Read-only file system
docker run --rm --read-only essai:1 sh -c ': > /essai'

#: has active endpoints
docker network create interne > /dev/null
lancer web --network interne
docker network rm interne
docker rm -f web
docker network rm interne

#: is unhealthy
mkdir /root/malade
cd /root/malade
cat > compose.yml <<'YAML'
services:
  bdd:
    image: essai:1
    command: [sleep, "300"]
    healthcheck:
      test: ["CMD", "sh", "-c", "exit 1"]
      interval: 1s
      retries: 1
  web:
    image: essai:1
    command: [sleep, "300"]
    depends_on:
      bdd:
        condition: service_healthy
YAML
docker compose up -d
docker compose down
cd /root

#: manifest unknown
#: no basic auth credentials
#: x509: certificate signed by unknown authority
dans_moteur() { nsenter --target "$(cat /run/moteur/pid)" --user --net --preserve-credentials "$@"; }
registre() { # PORT [RÉGLAGE…]
  local port=$1
  shift
  dans_moteur env REGISTRY_HTTP_ADDR="$ip:$port" REGISTRY_STORAGE_FILESYSTEM_ROOTDIRECTORY=/var/lib/registre "$@" \
    docker-registry serve /root/registre.yml > /var/log/registre.log 2>&1 &
  sleep 2
}
printf 'version: 0.1\nstorage: { filesystem: {} }\nhttp: { addr: 127.0.0.1:5000 }\n' > /root/registre.yml
ip=127.0.0.1
registre 5000
docker tag essai:1 127.0.0.1:5000/site:1.4.2
docker push -q 127.0.0.1:5000/site:1.4.2
docker pull -q 127.0.0.1:5000/site:1.4.3
docker pull -q 127.0.0.1:5000/site:1.4.2
kill $!
htpasswd -Bbc /root/comptes agence motdepasse-de-test
registre 5001 REGISTRY_AUTH_HTPASSWD_REALM=registre REGISTRY_AUTH_HTPASSWD_PATH=/root/comptes
docker pull -q 127.0.0.1:5001/site:1.4.2
echo motdepasse-de-test | docker login -u agence --password-stdin 127.0.0.1:5001
docker pull -q 127.0.0.1:5001/site:1.4.2
kill $!
ip=192.0.2.10
dans_moteur ip address add 192.0.2.10/32 dev lo
openssl req -x509 -newkey rsa:2048 -nodes -keyout /root/r.key -out /root/r.pem -days 2 -subj /CN=registre \
  -addext subjectAltName=IP:192.0.2.10 2> /dev/null
registre 5443 REGISTRY_HTTP_TLS_CERTIFICATE=/root/r.pem REGISTRY_HTTP_TLS_KEY=/root/r.key
docker pull -q 192.0.2.10:5443/site:1.4.2
install -D /root/r.pem /etc/docker/certs.d/192.0.2.10:5443/ca.crt
docker pull -q 192.0.2.10:5443/site:1.4.2
kill $!

#: net/http: TLS handshake timeout
# deux registres muets : avant le chiffrement, puis après
install -D /root/r.pem /etc/docker/certs.d/192.0.2.10:5445/ca.crt
dans_moteur python3 -c "import socket, time; s = socket.create_server(('192.0.2.10', 5444)); time.sleep(60)" &
dans_moteur openssl s_server -quiet -accept 192.0.2.10:5445 -cert /root/r.pem -key /root/r.key > /dev/null 2>&1 < <(sleep 60) &
sleep 1
docker pull -q 192.0.2.10:5444/site:1.4.2
# l'une ou l'autre, selon ce qui échoit d'abord dans le moteur
{ docker pull -q 192.0.2.10:5445/site:1.4.2 || true; } 2>&1 \
  | grep -E 'context deadline exceeded|Client.Timeout exceeded while awaiting headers' || exit 96
# le contrôle que donne la page : un registre qui répond, un muet
code() { dans_moteur curl -si -m 2 --cacert /root/r.pem "https://192.0.2.10:$1/v2/" | sed -n '1s/.* \([0-9]\{3\}\).*/\1/p'; }
[ "$(code 5443),$(code 5444)" = '200,' ] || exit 96

#: no space left on device
head -c 80000000 /dev/zero > /root/gros
tar -C /root -c gros | docker import - gros:1
docker system df
