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
