#!/bin/bash
# Accounts of FTP and SFTP, an application in containers with a volume, a database of PostgreSQL, a Redis that keeps more than sessions.
useradd --create-home --shell /bin/bash claire
useradd --system --no-create-home --home-dir /srv/ftp/partenaire partenaire
useradd --system --no-create-home --home-dir /srv/sftp/agence depots
mkdir -p /srv/ftp/partenaire /srv/sftp/agence/depot /srv/app/secrets
echo catalogue > /srv/ftp/partenaire/catalogue.csv
echo photo > /srv/sftp/agence/depot/photo.jpg
echo 'services: {}' > /srv/app/compose.yml
echo motdepasse-de-test > /srv/app/secrets/base
chmod 600 /srv/app/secrets/base
echo notes > /home/claire/notes.txt
chown -R partenaire:partenaire /srv/ftp/partenaire
chown -R depots:depots /srv/sftp/agence/depot
chown claire:claire /home/claire/notes.txt
systemctl start postgresql redis-server
for _ in {1..50}; do setpriv --reuid=postgres --regid=postgres --init-groups psql -c 'SELECT 1' > /dev/null 2>&1 && break; sleep .2; done
setpriv --reuid=postgres --regid=postgres --init-groups psql -q <<'S'
CREATE ROLE catalogue LOGIN PASSWORD 'motdepasse-de-test';
CREATE DATABASE catalogue OWNER catalogue;
\c catalogue
SET ROLE catalogue;
CREATE TABLE articles (id int PRIMARY KEY, nom text, prix numeric);
INSERT INTO articles SELECT i, 'article ' || i, i * 1.5 FROM generate_series(1, 500) i;
S
redis-cli set compteur:factures 1842 > /dev/null
redis-cli hset panier:7 article 12 nombre 3 > /dev/null
# The engine of `moteur-docker`, at its usual address; these containers have their volumes, and tar.
cat > /usr/local/bin/conteneur-sans-droits <<'RUNTIME'
#!/bin/bash
for argument; do
  if [ -f "$argument/config.json" ]; then
    specification=$(jq -c '.mounts = ([{ destination: "/proc", type: "bind", source: "/proc", options: ["rbind"] }]
        + [.mounts[] | select(.type == "bind" and (.destination | startswith("/etc/") | not))])
      | del(.linux.sysctl, .linux.maskedPaths, .linux.readonlyPaths, .linux.resources, .linux.seccomp)' \
      "$argument/config.json")
    echo "$specification" > "$argument/config.json"
  fi
done
exec crun --cgroup-manager=disabled "$@"
RUNTIME
sed -i 's#for file in /bin/dash /bin/sleep .*; do#for file in /bin/{dash,sleep,tar,cat,ls} $(ldd /bin/{dash,tar,ls} | grep -o "/lib[^ ]*" | sort -u); do#' /usr/local/bin/moteur-docker
. /usr/local/bin/moteur-docker
ln -s /run/moteur/docker.sock /var/run/docker.sock
docker volume create envois > /dev/null
docker run --rm --network none -v envois:/v essai:1 sh -c 'echo photo > /v/photo.jpg; echo plan > /v/plan.pdf'
