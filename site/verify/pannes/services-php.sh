bloc 'apt-get install'
bloc /etc/apache2/sites-available/agence.example.conf
bloc /etc/php/{{php}}/fpm/pool.d/agence.conf
bloc 'a2ensite -q agence.example'
systemctl restart php{{php}}-fpm
echo '<?php sleep((int) ($_GET["s"] ?? 0)); echo "fini\n";' > /var/www/agence.example/public/attendre.php
site=/var/www/agence.example/public
pool=/etc/php/{{php}}/fpm/pool.d/agence.conf
relancer() { systemctl restart php{{php}}-fpm; sleep 1; }
remettre() { bloc $pool; relancer; }
lire() { curl -s -w '%{http_code}\n' "http://agence.example/$1"; tail -n 3 /var/log/apache2/error.log; }

#: AH02454: FCGI: attempt to connect to Unix domain socket
systemctl stop php{{php}}-fpm
curl -s -o /dev/null -w '%{http_code}\n' http://agence.example/attendre.php
grep AH02454 /var/log/apache2/error.log
systemctl start php{{php}}-fpm

#: (13)Permission denied: AH02454
sed -i 's/^listen.\(owner\|group\).*/listen.\1 = root/' $pool
relancer
lire attendre.php
remettre
lire attendre.php | grep -x fini || exit 96

#: File not found.
#: AH01071: Got error 'Primary script unknown'
lire absente.php

#: AH01067: Failed to read FastCGI header
for signal in 9 11; do
  echo "<?php posix_kill(getmypid(), $signal); sleep(1);" > $site/mort.php
  lire mort.php
done
sleep 1
for signal in 9 11; do grep -o "exited on signal $signal.*" /var/log/php{{php}}-fpm.log || exit 96; done

#: AH01070: Error parsing script headers
echo '<?php header("X-Long: " . str_repeat("a", 9000));' > $site/entete.php
lire entete.php

#: Maximum execution time of 2 seconds exceeded
echo 'php_admin_value[max_execution_time] = 2' >> $pool
relancer
echo '<?php while (true) { $i = 1; }' > $site/boucle.php
lire boucle.php
tail -n 1 /var/log/agence/php.log
remettre

#: open_basedir restriction in effect. File(…) is not within the allowed path(s)
echo "php_admin_value[open_basedir] = $site" >> $pool
relancer
echo '<?php echo is_readable("/var/www/agence.example/donnees/a.txt") ? "lu\n" : "refusé\n";' > $site/dehors.php
install -D -m 644 /dev/null /var/www/agence.example/donnees/a.txt
chmod 755 /var/www/agence.example /var/www/agence.example/donnees
lire dehors.php
tail -n 1 /var/log/agence/php.log
# le remède du guide
sed -i 's#^\(php_admin_value.open_basedir.*\)#\1:/var/www/agence.example/donnees#' $pool
relancer
lire dehors.php | grep -x lu || exit 96
remettre

#: could not find driver
#: Call to undefined function mysqli_connect()
phpdismod -v {{php}} -s fpm pdo_mysql mysqli
relancer
echo '<?php new PDO("mysql:host=192.0.2.9", "x");' > $site/pdo.php
echo '<?php mysqli_connect("192.0.2.9", "x");' > $site/mysqli.php
lire pdo.php
lire mysqli.php
grep -oE 'could not find driver|Call to undefined function mysqli_connect..' /var/log/agence/php.log
phpenmod -v {{php}} -s fpm pdo_mysql mysqli
php-fpm{{php}} -m | grep -x pdo_mysql || exit 96
relancer

#: unknown entry 'pm.max_childs'
sed -i 's/^pm.max_children/pm.max_childs/' $pool
php-fpm{{php}} -t
remettre

#: pm.max_spare_servers(3) cannot be greater than pm.max_children(2)
sed -i 's/^pm.max_children.*/pm.max_children = 2/' $pool
php-fpm{{php}} -t
remettre

#: server reached pm.max_children setting (3), consider raising it
sed -i 's/^pm.max_children.*/pm.max_children = 3/' $pool
relancer
for _ in 1 2 3 4 5; do curl -s "http://agence.example/attendre.php?s=3" & done
wait
grep -h max_children /var/log/php{{php}}-fpm.log
remettre

#: server reached max_children setting (1)
sed -i -e 's/^pm = .*/pm = ondemand/' -e 's/^pm.max_children.*/pm.max_children = 1/' /etc/php/{{php}}/fpm/pool.d/agence.conf
systemctl restart php{{php}}-fpm
for _ in 1 2 3; do curl -s "http://agence.example/attendre.php?s=3" & sleep 0.4; done
wait
grep -h max_children /var/log/php{{php}}-fpm.log
bloc /etc/php/{{php}}/fpm/pool.d/agence.conf
systemctl restart php{{php}}-fpm

#: 504 Gateway Timeout
sed -i 's/ProxyTimeout 60/ProxyTimeout 1/' /etc/apache2/sites-available/agence.example.conf
systemctl restart apache2
curl -s 'http://agence.example/attendre.php?s=3'
bloc /etc/apache2/sites-available/agence.example.conf
systemctl restart apache2

#: execution timed out (… sec), terminating
sed -i -e 's/^request_terminate_timeout.*/request_terminate_timeout = 1s/' -e '/slowlog/d' /etc/php/{{php}}/fpm/pool.d/agence.conf
systemctl restart php{{php}}-fpm
curl -s -o /dev/null -w '%{http_code}\n' 'http://agence.example/attendre.php?s=5'
tail -3 /var/log/php{{php}}-fpm.log
bloc /etc/php/{{php}}/fpm/pool.d/agence.conf
systemctl restart php{{php}}-fpm

#: Allowed memory size of 268435456 bytes exhausted
#: La page est blanche
echo '<?php $t = []; while (true) { $t[] = str_repeat("x", 1000000); }' > /var/www/agence.example/public/memoire.php
curl -s -o /tmp/page -w '%{http_code}\n' http://agence.example/memoire.php
tail -1 /var/log/agence/php.log
test ! -s /tmp/page

#: exceeds the limit of 75497472 bytes
bloc /var/www/agence.example/public/envoi.php
bloc 'head -c 80M'
# ce que dit le guide : la limite d'Apache n'agit pas sur ce qu'il relaie
echo 'LimitRequestBody 1000000' > /etc/apache2/conf-enabled/essai.conf
systemctl reload apache2
sleep 1
head -c 2M /dev/zero > /tmp/deux.bin
envoyer() { curl -sS -F titre=essai -F fichier=@/tmp/deux.bin "http://agence.example/$1"; }
envoyer absent.html | grep -F '413' || exit 96
envoyer envoi.php | grep -x '1 champ, 1 fichier' || exit 96
rm /etc/apache2/conf-enabled/essai.conf
systemctl reload apache2
sleep 1

#: unable to bind listening socket for address '/run/absent/agence.sock'
sed -i 's#^listen = .*#listen = /run/absent/agence.sock#' /etc/php/{{php}}/fpm/pool.d/agence.conf
php-fpm{{php}} -F & sleep 1; kill %1

#: NOAUTH Authentication required
bloc /etc/php/{{php}}/fpm/pool.d/agence.conf
bloc /etc/redis/sessions.conf
bloc 'tee -a /etc/redis/redis.conf'
bloc /var/www/agence.example/public/session.php
bloc /etc/php/{{php}}/fpm/conf.d/91-sessions-redis.ini
sed -i 's/?auth=[^"]*//' /etc/php/{{php}}/fpm/conf.d/91-sessions-redis.ini
systemctl restart php{{php}}-fpm
curl -s -o /dev/null http://agence.example/session.php
tail -6 /var/log/agence/php.log

#: Failed to read session data: redis (path: tcp://127.0.0.1:6379?auth)
bloc /etc/php/{{php}}/fpm/conf.d/91-sessions-redis.ini
sed -i 's/"//g' /etc/php/{{php}}/fpm/conf.d/91-sessions-redis.ini
systemctl restart php{{php}}-fpm
curl -s -w '%{http_code}\n' http://agence.example/session.php
tail -4 /var/log/agence/php.log
