bloc 'apt-get install'
bloc /etc/apache2/sites-available/agence.example.conf
bloc /etc/php/8.2/fpm/pool.d/agence.conf
bloc 'a2ensite -q agence.example'
systemctl restart php8.2-fpm
echo '<?php sleep((int) ($_GET["s"] ?? 0)); echo "fini\n";' > /var/www/agence.example/public/attendre.php

#: AH02454: FCGI: attempt to connect to Unix domain socket
systemctl stop php8.2-fpm
curl -s -o /dev/null -w '%{http_code}\n' http://agence.example/attendre.php
grep AH02454 /var/log/apache2/error.log
systemctl start php8.2-fpm

#: server reached max_children setting (1), consider raising it
sed -i -e 's/^pm = .*/pm = ondemand/' -e 's/^pm.max_children.*/pm.max_children = 1/' /etc/php/8.2/fpm/pool.d/agence.conf
systemctl restart php8.2-fpm
for _ in 1 2 3; do curl -s "http://agence.example/attendre.php?s=2" & done
wait
grep -h max_children /var/log/php8.2-fpm.log
bloc /etc/php/8.2/fpm/pool.d/agence.conf
systemctl restart php8.2-fpm

#: 504 Gateway Timeout
sed -i 's/ProxyTimeout 60/ProxyTimeout 1/' /etc/apache2/sites-available/agence.example.conf
systemctl restart apache2
curl -s 'http://agence.example/attendre.php?s=3'
bloc /etc/apache2/sites-available/agence.example.conf
systemctl restart apache2

#: execution timed out (… sec), terminating
sed -i -e 's/^request_terminate_timeout.*/request_terminate_timeout = 1s/' -e '/slowlog/d' /etc/php/8.2/fpm/pool.d/agence.conf
systemctl restart php8.2-fpm
curl -s -o /dev/null -w '%{http_code}\n' 'http://agence.example/attendre.php?s=5'
tail -3 /var/log/php8.2-fpm.log
bloc /etc/php/8.2/fpm/pool.d/agence.conf
systemctl restart php8.2-fpm

#: Allowed memory size of 268435456 bytes exhausted
#: La page est blanche
echo '<?php $t = []; while (true) { $t[] = str_repeat("x", 1000000); }' > /var/www/agence.example/public/memoire.php
curl -s -o /tmp/page -w '%{http_code}\n' http://agence.example/memoire.php
tail -1 /var/log/agence/php.log
test ! -s /tmp/page

#: exceeds the limit of 75497472 bytes
bloc /var/www/agence.example/public/envoi.php
bloc 'head -c 80M'

#: unable to bind listening socket for address '/run/absent/agence.sock'
sed -i 's#^listen = .*#listen = /run/absent/agence.sock#' /etc/php/8.2/fpm/pool.d/agence.conf
php-fpm8.2 -F & sleep 1; kill %1

#: NOAUTH Authentication required
bloc /etc/php/8.2/fpm/pool.d/agence.conf
bloc /etc/redis/sessions.conf
bloc 'tee -a /etc/redis/redis.conf'
bloc /var/www/agence.example/public/session.php
bloc /etc/php/8.2/fpm/conf.d/91-sessions-redis.ini
sed -i 's/?auth=[^"]*//' /etc/php/8.2/fpm/conf.d/91-sessions-redis.ini
systemctl restart php8.2-fpm
curl -s -o /dev/null http://agence.example/session.php
tail -6 /var/log/agence/php.log

#: Failed to read session data: redis (path: tcp://127.0.0.1:6379?auth)
bloc /etc/php/8.2/fpm/conf.d/91-sessions-redis.ini
sed -i 's/"//g' /etc/php/8.2/fpm/conf.d/91-sessions-redis.ini
systemctl restart php8.2-fpm
curl -s -w '%{http_code}\n' http://agence.example/session.php
tail -4 /var/log/agence/php.log
