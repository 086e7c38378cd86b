# Le domaine du décor répond ; chaque panne est une page.
racine=/var/www/vhosts/agence.example/httpdocs
echo '<?php ssh2_connect("web1");' > "$racine/image.php"
echo '<?php ini_set("memory_limit", "8M"); $t = str_repeat("a", 64 * 1024 * 1024);' > "$racine/memoire.php"
echo '<?php set_time_limit(1); while (true) { md5("a"); }' > "$racine/boucle.php"
echo '<?php $l = [1]; each($l);' > "$racine/vieux.php"
echo '<?php ini_set("open_basedir", __DIR__); file_get_contents("/etc/hostname");' > "$racine/dehors.php"
echo '<?php usleep(700000);' > "$racine/lent.php"
curl -sSf -o /dev/null http://agence.example/

#: Call to undefined function ssh2_connect()
curl -s http://agence.example/image.php
cat /var/www/vhosts/system/agence.example/logs/error_log

#: Allowed memory size of … bytes exhausted
curl -s http://agence.example/memoire.php
tail -n 3 /var/www/vhosts/system/agence.example/logs/error_log

#: Maximum execution time of 1 second exceeded
curl -s http://agence.example/boucle.php
tail -n 3 /var/www/vhosts/system/agence.example/logs/error_log

#: PHP Fatal error:  Uncaught Error: Call to undefined function each()
curl -s http://agence.example/vieux.php
tail -n 6 /var/www/vhosts/system/agence.example/logs/error_log

#: open_basedir restriction in effect
curl -s http://agence.example/dehors.php
tail -n 3 /var/www/vhosts/system/agence.example/logs/error_log

#: Primary script unknown
curl -s http://agence.example/absente.php
tail -n 3 /var/www/vhosts/system/agence.example/logs/error_log

#: server reached max_children setting (1), consider raising it
sed -i -e 's/^pm = .*/pm = ondemand/' -e 's/^pm.max_children = .*/pm.max_children = 1/' \
  -e '/start_servers/d' -e '/spare_servers/d' /etc/php/8.2/fpm/pool.d/agence.conf
systemctl restart php8.2-fpm
sleep 1
for _ in 1 2 3 4 5 6; do curl -s -o /dev/null http://agence.example/lent.php & done
wait
cat /var/log/php8.2-fpm.log

#: 504 Gateway Time-out
echo '<?php sleep(3);' > "$racine/attente.php"
rm -f /etc/nginx/sites-enabled/default
cat > /etc/nginx/sites-enabled/agence.example <<'CONF'
server {
    listen 192.0.2.11:8080;
    location / {
        proxy_pass http://192.0.2.10:80;
        proxy_set_header Host agence.example;
        proxy_read_timeout 1s;
    }
}
CONF
mkdir -p /var/log/nginx /var/lib/nginx
systemctl start nginx
curl -s http://192.0.2.11:8080/attente.php
systemctl stop nginx

#: Une tâche marche à la main et pas en cron
# Le `php` du terminal est celui du site ; celui de cron, un autre, sans l'extension que le script emploie.
echo '<?php echo iconv("UTF-8", "ISO-8859-1", "fini"), "\n";' > "$racine/tache.php"
ln -s /opt/plesk/php/8.2/bin/php /usr/local/bin/php
rm -f /usr/bin/php
printf '#!/bin/sh\nexec /usr/bin/php8.2 -n "$@"\n' > /usr/bin/php
chmod 755 /usr/bin/php
tache() { env -i PATH="$1" sh -c "$2 $racine/tache.php"; }
[ "$(tache /usr/local/bin:/usr/bin:/bin php)" = fini ] || exit 1
[[ $(tache /usr/bin:/bin php) == *'Call to undefined function iconv()'* ]] || exit 1
[ "$(tache /usr/bin:/bin /opt/plesk/php/8.2/bin/php)" = fini ]
