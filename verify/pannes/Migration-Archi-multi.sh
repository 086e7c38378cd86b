bloc --tout

#: ERR unknown command 'FLUSHALL'
REDISCLI_AUTH=mot-de-passe-de-test redis-cli -h 192.0.2.20 FLUSHALL

#: No such command in rename-command
cp -p /etc/redis/redis.conf /root/redis.conf
echo 'include /etc/redis/agence.conf' >> /etc/redis/redis.conf
timeout 5 redis-server /etc/redis/redis.conf 2>&1
cp -p /root/redis.conf /etc/redis/redis.conf

#: NOAUTH Authentication required.
redis-cli -h 192.0.2.20 ping

#: ip=192.0.2.10
a2dismod -q -f remoteip
sed -i '/RemoteIP/d' /etc/apache2/sites-available/agence.example.conf
systemctl restart apache2
sleep 3
curl -s --interface 203.0.113.5 https://agence.example/temoin.php

#: syntax error, unexpected '='
cp /etc/php/8.2/fpm/pool.d/agence.conf /root/agence.pool
sed -i '/save_path/s/"//g' /etc/php/8.2/fpm/pool.d/agence.conf
php-fpm8.2 -t
cp /root/agence.pool /etc/php/8.2/fpm/pool.d/agence.conf
php -d session.save_handler=redis -d 'session.save_path=tcp://192.0.2.20:6379?auth=mot-de-passe-de-test' \
  -r 'session_id("essai"); session_start(); $_SESSION["n"] = 1; session_write_close();'
echo "sortie $?"
REDISCLI_AUTH=mot-de-passe-de-test redis-cli -h 192.0.2.20 exists PHPREDIS_SESSION:essai

#: 1130 - Host '…' is not allowed to connect to this MariaDB server
ip addr add 192.0.2.13/32 dev lo
ip route replace local 192.0.2.20 dev lo table local src 192.0.2.13
mariadb --defaults-file=/etc/agence/base.cnf -e 'SELECT 1'

#: 503 Service Unavailable
systemctl stop php8.2-fpm
sleep 4
curl -s https://agence.example/temoin.php
