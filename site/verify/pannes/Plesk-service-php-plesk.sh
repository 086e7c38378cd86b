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

#: Maximum execution time of … exceeded
curl -s http://agence.example/boucle.php
tail -n 3 /var/www/vhosts/system/agence.example/logs/error_log

#: Call to undefined function each()
curl -s http://agence.example/vieux.php
tail -n 6 /var/www/vhosts/system/agence.example/logs/error_log

#: open_basedir restriction in effect
curl -s http://agence.example/dehors.php
tail -n 3 /var/www/vhosts/system/agence.example/logs/error_log

#: Primary script unknown
#: File not found.
journal() { tail -n "${1:-3}" /var/www/vhosts/system/agence.example/logs/error_log; }
curl -s http://agence.example/absente.php
mkdir "$racine/prive"
echo '<?php echo "ouvert\n";' > "$racine/prive/page.php"
# root l'a créé : Apache y entre, le compte du site non
chown root:www-data "$racine/prive"
chmod 750 "$racine/prive"
curl -s http://agence.example/prive/page.php
journal
# le remède du guide
chown agence: "$racine/prive"
chmod 755 "$racine/prive"
curl -s http://agence.example/prive/page.php | grep -q ouvert || exit 96

#: Failed to open stream: Permission denied
echo '<?php echo file_put_contents(__DIR__ . "/cache.txt", "x"), "\n";' > "$racine/ecrire.php"
install -m 600 /dev/null "$racine/cache.txt"
curl -s http://agence.example/ecrire.php
journal
# le remède du guide
chown agence: "$racine/cache.txt"
[ "$(curl -s http://agence.example/ecrire.php)" = 1 ] || exit 96

#: exceeds the limit of … bytes
echo '<?php printf("%d fichier, erreur %s\n", count($_FILES), $_FILES["envoi"]["error"] ?? "aucune");' > "$racine/recevoir.php"
envoyer() { head -c "$1" /dev/zero > /root/envoi.bin; curl -s -F envoi=@/root/envoi.bin http://agence.example/recevoir.php; }
envoyer 9000000
journal
[ "$(envoyer 3000000)" = '1 fichier, erreur 1' ] || exit 96
# le remède du guide
bloc /etc/php/{{php}}/fpm/conf.d/99-agence.ini
systemctl restart php{{php}}-fpm
sleep 1
[ "$(envoyer 9000000)" = '1 fichier, erreur 0' ] || exit 96

#: Input variables exceeded
echo '<?php echo count($_POST), "\n";' > "$racine/menu.php"
champs() { seq -f 'c%.0f=1' -s '&' "$1" | curl -s -d @- http://agence.example/menu.php; }
# le réglage du guide est en place : on le retire, puis on le remet
[ "$(champs 3000)" = 3000 ] || exit 96
sed -i '/max_input_vars/d' /etc/php/{{php}}/fpm/conf.d/99-agence.ini
systemctl restart php{{php}}-fpm
sleep 1
champs 3000
journal

#: could not find driver
#: Class "ZipArchive" not found
echo '<?php new PDO("mysql:host=localhost");' > "$racine/pilote.php"
echo '<?php new ZipArchive();' > "$racine/classe.php"
phpdismod -s fpm pdo_mysql
phpdismod -s fpm zip 2> /dev/null
systemctl restart php{{php}}-fpm
sleep 1
curl -s http://agence.example/pilote.php
journal 6
curl -s http://agence.example/classe.php
journal 6
# le remède du guide
phpenmod -s fpm pdo_mysql
systemctl restart php{{php}}-fpm
sleep 1
curl -s -o /dev/null http://agence.example/pilote.php
journal 6 | tail -n 1 | grep 'could not find driver' && exit 96

#: does not satisfy that requirement
cd /var/www/vhosts/agence.example
echo '{ "require": { "php": ">=8.9" } }' > composer.json
runuser -u agence -- /opt/plesk/php/{{php}}/bin/php composer.phar install
cd /root

#: server reached pm.max_children setting (2), consider raising it
#: server reached max_children setting (1)
pool=/etc/php/{{php}}/fpm/pool.d/agence.conf
saturer() {
  systemctl restart php{{php}}-fpm
  sleep 1
  for _ in 1 2 3 4 5 6; do curl -s -o /dev/null http://agence.example/lent.php & done
  wait
}
sed -i -e 's/^pm.max_children = .*/pm.max_children = 2/' -e 's/^pm.max_spare.*/pm.max_spare_servers = 2/' "$pool"
echo '<?php sleep(2);' > "$racine/lent.php"
saturer
sed -i -e 's/^pm = .*/pm = ondemand/' -e 's/^pm.max_children = .*/pm.max_children = 1/' \
  -e '/start_servers/d' -e '/spare_servers/d' "$pool"
saturer
cat /var/log/php{{php}}-fpm.log

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
ln -s /opt/plesk/php/{{php}}/bin/php /usr/local/bin/php
rm -f /usr/bin/php
printf '#!/bin/sh\nexec /usr/bin/php{{php}} -n "$@"\n' > /usr/bin/php
chmod 755 /usr/bin/php
tache() { env -i PATH="$1" sh -c "$2 $racine/tache.php"; }
[ "$(tache /usr/local/bin:/usr/bin:/bin php)" = fini ] || exit 1
[[ $(tache /usr/bin:/bin php) == *'Call to undefined function iconv()'* ]] || exit 1
[ "$(tache /usr/bin:/bin /opt/plesk/php/{{php}}/bin/php)" = fini ]
