cd /
en() { runuser -u postgres -- "$@"; }
en pg_dump -Fc catalogue > /tmp/c.dump

#: role "catalogue" does not exist
en dropdb catalogue
en dropuser catalogue
en createdb essai
en pg_restore --exit-on-error -d essai < /tmp/c.dump

#: is being accessed by other users
en createdb occupee
en psql -c 'SELECT pg_sleep(12)' occupee > /dev/null 2>&1 < /dev/null &
for _ in {1..20}; do en psql -Atc "SELECT 1 FROM pg_stat_activity WHERE datname = 'occupee'" | grep -q 1 && break; sleep .3; done
en psql -c 'ALTER DATABASE occupee RENAME TO autre'
kill %% 2> /dev/null; wait

#: input file appears to be a text format dump
en pg_dump essai > /tmp/c.sql
en pg_restore -d essai < /tmp/c.sql

#: Include pattern … never matched
export BORG_REPO=/srv/depot-panne BORG_UNKNOWN_UNENCRYPTED_REPO_ACCESS_IS_OK=yes
borg init --encryption=none
borg create ::a /srv/ftp
borg extract ::a /srv/absent

#: La donnée de Redis n'est pas revenue
redis-cli --rdb /tmp/r.rdb > /dev/null
redis-cli del compteur:factures > /dev/null
cp /tmp/r.rdb /var/lib/redis/dump.rdb
redis-cli save > /dev/null
systemctl restart redis-server
sleep 1
test -z "$(redis-cli get compteur:factures)"

#: No such image
docker image inspect absente:1
