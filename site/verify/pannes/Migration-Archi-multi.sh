bloc --tout

#: NOAUTH Authentication required.
redis-cli -h 192.0.2.20 ping

#: AUTH failed: WRONGPASS invalid username-password pair or user is disabled.
REDISCLI_AUTH=faux redis-cli -h 192.0.2.20 ping

#: MISCONF Redis is configured to save RDB snapshots, but it's currently unable to persist to disk.
#: MISCONF Errors writing to the AOF file: No space left on device
export REDISCLI_AUTH=mot-de-passe-de-test
redis() { redis-cli -h 192.0.2.20 "$@"; }
chown redis /mnt/petit
cp -p /etc/redis/agence.conf /root/agence.redis
echo 'dir /mnt/petit' >> /etc/redis/agence.conf
systemctl restart redis-server
sleep 1
redis set essai 1
# le dossier n'est plus au compte de Redis
chown root /mnt/petit
redis bgsave
sleep 1
redis set essai 2
chown redis /mnt/petit
redis bgsave
sleep 1
redis set essai 3
# le disque est plein
head -c 3000000 /dev/zero > /mnt/petit/plein 2> /dev/null
for _ in 1 2 3; do redis set essai "$(head -c 20000 /dev/zero | tr '\0' a)"; sleep 1; done
rm /mnt/petit/plein
sleep 2
redis set essai 4
cp -p /root/agence.redis /etc/redis/agence.conf
systemctl restart redis-server
sleep 1

#: OOM command not allowed when used memory > 'maxmemory'.
redis config set maxmemory 200kb
redis set essai 1
redis config set maxmemory 256mb
redis set essai 1
unset REDISCLI_AUTH

#: Could not connect to Redis at 192.0.2.20:6379: Connection refused
sed -i 's/^bind .*/bind 127.0.0.1/' /etc/redis/agence.conf
systemctl restart redis-server
sleep 1
redis ping
cp -p /root/agence.redis /etc/redis/agence.conf
systemctl restart redis-server
sleep 1
[ "$(REDISCLI_AUTH=mot-de-passe-de-test redis ping)" = PONG ] || exit 96

#: Acquire of session lock was not successful
#: Failed to acquire session lock
cat > /var/www/agence.example/public/lente.php <<'PHP'
<?php session_start(); sleep((int) ($_GET['s'] ?? 0)); echo $_SESSION['m'] = ($_SESSION['m'] ?? 0) + 1;
PHP
# une page lente, et une autre du même visiteur pendant ce temps
ensemble() {
  rm -f /tmp/b
  lente() { curl -s -c /tmp/b -b /tmp/b "https://agence.example/lente.php$1"; }
  lente '' > /dev/null
  lente '?s=4' > /dev/null &
  sleep 0.5
  lente '' > /dev/null
  wait
  lente ''
}
sed -i '/lock_retries\|lock_wait_time/d' /etc/php/{{php}}/fpm/pool.d/agence.conf
systemctl restart php{{php}}-fpm
[ "$(ensemble)" = 3 ] || echo 'une des quatre pages devait être oubliée'
grep -oE 'Acquire of session lock was not successful|Failed to acquire session lock' /var/log/apache2/error.log
bloc /etc/php/{{php}}/fpm/pool.d/agence.conf
systemctl restart php{{php}}-fpm
[ "$(ensemble)" = 4 ] || exit 96

#: Les visiteurs sont déconnectés d'une page à l'autre
# web2 à part : ses fichiers, et un pool qui garde ses sessions sur le disque
cp -a /var/www/agence.example/public /srv/web2
pool() { sed 's/^\[agence\]/[web2]/; s/agence.sock/web2.sock/' /etc/php/{{php}}/fpm/pool.d/agence.conf; }
pool | sed '/session/d' > /etc/php/{{php}}/fpm/pool.d/web2.conf
sed 's/\*:80/192.0.2.12:80/; s#/var/www/agence.example/public#/srv/web2#; s/agence.sock/web2.sock/' \
  /etc/apache2/sites-available/agence.example.conf > /etc/apache2/sites-enabled/000-web2.conf
systemctl restart php{{php}}-fpm
systemctl restart apache2
sleep 4
visites() {
  rm -f /tmp/b
  for _ in 1 2 3 4; do curl -s -c /tmp/b -b /tmp/b https://agence.example/temoin.php; done | grep -o 'n=.' | xargs
}
avant=$(visites)
pool > /etc/php/{{php}}/fpm/pool.d/web2.conf
systemctl restart php{{php}}-fpm
sleep 4
apres=$(visites)
echo "$avant, puis $apres"
[ "$avant" = 'n=1 n=1 n=2 n=2' ] && [ "$apres" = 'n=1 n=2 n=3 n=4' ]

#: Une image à peine envoyée s'affiche une fois sur deux
echo image > /var/www/agence.example/public/neuve.jpg
codes() { for _ in 1 2; do curl -s -o /dev/null -w '%{http_code}\n' https://agence.example/neuve.jpg; done | sort | xargs; }
avant=$(codes)
cp /var/www/agence.example/public/neuve.jpg /srv/web2/
apres=$(codes)
rm /etc/php/{{php}}/fpm/pool.d/web2.conf /etc/apache2/sites-enabled/000-web2.conf
systemctl restart php{{php}}-fpm
systemctl restart apache2
sleep 3
[ "$avant" = '200 404' ] && [ "$apres" = '200 200' ]

#: ip=192.0.2.10
a2dismod -q -f remoteip
sed -i '/RemoteIP/d' /etc/apache2/sites-available/agence.example.conf
systemctl restart apache2
sleep 3
curl -s --interface 203.0.113.5 https://agence.example/temoin.php

#: syntax error, unexpected '='
cp /etc/php/{{php}}/fpm/pool.d/agence.conf /root/agence.pool
sed -i '/save_path/s/"//g' /etc/php/{{php}}/fpm/pool.d/agence.conf
php-fpm{{php}} -t
cp /root/agence.pool /etc/php/{{php}}/fpm/pool.d/agence.conf
php -d session.save_handler=redis -d 'session.save_path=tcp://192.0.2.20:6379?auth=mot-de-passe-de-test' \
  -r 'session_id("essai"); session_start(); $_SESSION["n"] = 1; session_write_close();'
echo "sortie $?"
REDISCLI_AUTH=mot-de-passe-de-test redis-cli -h 192.0.2.20 exists PHPREDIS_SESSION:essai

#: 1130 - Host '…' is not allowed to connect to this MariaDB server
ip addr add 192.0.2.13/32 dev lo
ip route replace local 192.0.2.20 dev lo table local src 192.0.2.13
mariadb --defaults-file=/etc/agence/base.cnf -e 'SELECT 1'

#: HTTP/2 503
systemctl stop php{{php}}-fpm
sleep 4
curl -si https://agence.example/temoin.php
