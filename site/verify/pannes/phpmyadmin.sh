bloc /etc/php/{{php}}/fpm/pool.d/pma.conf
bloc /etc/apache2/sites-available/pma.conf
bloc 'openssl req -x509'
bloc /root/.pma-equipe
bloc /root/.netrc-pma
bloc /usr/local/sbin/essai-pma
bloc 'htpasswd -i /etc'
chmod 755 /var/lib/phpmyadmin

#: mysqli::real_connect(): (HY000/1045): Access denied for user 'boutique'@'localhost' (using password: YES)
essai-pma boutique <<< mot-de-passe-de-test | sed 's/&#039;/'"'"'/g' | grep -E 'real_connect|Access denied'

#: mysqli::real_connect(): (HY000/1698): Access denied for user 'root'@'localhost'
essai-pma root <<< motdepasse-de-test | sed 's/&#039;/'"'"'/g' | grep -E 'real_connect|Access denied'

#: is not accessible. phpMyAdmin is not able to cache templates
chmod 000 /var/lib/phpmyadmin/tmp
chown root: /var/lib/phpmyadmin/tmp
essai-pma boutique <<< motdepasse-de-test | grep 'TempDir'
install -d -o www-data -g www-data -m 700 /var/lib/phpmyadmin/tmp

#: Failed to set session cookie. Maybe you are using HTTP instead of HTTPS
sed 's/-c "$biscuits" -b "$biscuits"//' /usr/local/sbin/essai-pma > /usr/local/sbin/sans-biscuits
chmod 755 /usr/local/sbin/sans-biscuits
sans-biscuits boutique <<< motdepasse-de-test | grep -E 'cookie'

#: No data was received to import. Either no file name was submitted, or the file size exceeded the maximum size permitted by your PHP configuration.
# Comme le formulaire « Importer » : la page d'abord, puis l'envoi, avec son jeton.
sed '$d' /usr/local/sbin/essai-pma > /usr/local/sbin/essai-import
cat >> /usr/local/sbin/essai-import <<'FIN'
jeton=$(champ token)
shift 2
aller -F "token=$jeton" -F import_type=database -F db=boutique -F format=sql -F charset_of_file=utf-8 \
    -F allow_interrupt=yes -F skip_queries=0 -F ajax_request=true "$@" "$adresse?route=/import"
FIN
chmod 755 /usr/local/sbin/essai-import
importer() { essai-import boutique '/database/import&db=boutique' "$@" <<< motdepasse-de-test; }
echo "INSERT INTO produits (nom) VALUES ('essai');" > /root/petit.sql
importer -F import_file=@/root/petit.sql | grep -o 'Import has been successfully finished' || exit 96
sed -i 's/= 128M/= 1M/' /etc/php/{{php}}/fpm/pool.d/pma.conf
systemctl restart php{{php}}-fpm
sleep 1
head -c 2000000 /dev/zero | tr '\0' ' ' > /root/gros.sql
importer -F import_file=@/root/gros.sql
bloc /etc/php/{{php}}/fpm/pool.d/pma.conf
systemctl restart php{{php}}-fpm
sleep 1

#: Script timeout passed
sed -i 's/max_execution_time\] = 300/max_execution_time] = 8/' /etc/php/{{php}}/fpm/pool.d/pma.conf
systemctl restart php{{php}}-fpm
sleep 1
texte=$(printf 'é%.0s' $(seq 200))
{
  echo 'CREATE TABLE lente (i INT);'
  for n in 1 2 3 4 5 6 7 8; do
    echo "INSERT INTO lente SELECT $n + SLEEP(0.7);"
    for _ in $(seq 150); do echo "DO LENGTH('$texte');"; done
  done
} > /root/lent.sql
lent() { importer -F import_file=@/root/lent.sql "$@"; }
lignes() { mariadb -N boutique -e 'SELECT GROUP_CONCAT(i) FROM lente'; }
lent > /root/reponse
grep -o 'Script timeout passed[^<]*' /root/reponse
fait=$(grep -oE 'offset=[0-9]+' /root/reponse | sed -n '1s/offset=//p')
avant=$(lignes)
# Reprendre, comme phpMyAdmin le propose : il repart au milieu d'une requête, car il compte des lettres et non des octets.
lent -F "skip=$fait" | grep -oE 'errors were found during analysis|syntax to use near' | sed -n 1p | grep . || exit 96
[ "$(lignes)" = "$avant" ] || exit 96
# le remède du guide
mariadb boutique -e 'DROP TABLE lente'
mariadb boutique < /root/lent.sql
[ "$(lignes)" = 1,2,3,4,5,6,7,8 ] || exit 96
bloc /etc/php/{{php}}/fpm/pool.d/pma.conf
systemctl restart php{{php}}-fpm
sleep 1

#: #1153 - Got a packet bigger than 'max_allowed_packet' bytes
mariadb -e 'SET GLOBAL max_allowed_packet = 1048576'
{ printf 'SELECT LENGTH("'; head -c 1500000 /dev/zero | tr '\0' a; echo '");'; } > /root/ligne.sql
importer -F import_file=@/root/ligne.sql | sed "s/&#039;/'/g" | grep -o '#1153.*bytes'
mariadb -e 'SET GLOBAL max_allowed_packet = 268435456'
importer -F import_file=@/root/ligne.sql | grep -o '#1153' && exit 96

#: Token mismatch
sed 's/^jeton=.*/jeton=perime/' /usr/local/sbin/essai-import > /usr/local/sbin/essai-perime
chmod 755 /usr/local/sbin/essai-perime
essai-perime boutique '/database/import&db=boutique' -F import_file=@/root/petit.sql <<< motdepasse-de-test

#: Wrong permissions on configuration file, should not be world writable!
chmod 666 /etc/phpmyadmin/config.inc.php
essai-pma boutique <<< motdepasse-de-test | grep -F 'Wrong permissions'
chmod 644 /etc/phpmyadmin/config.inc.php
essai-pma boutique <<< motdepasse-de-test | grep -o 'boutique@localhost' || exit 96

#: The phpMyAdmin configuration storage is not completely configured
essai-pma boutique <<< motdepasse-de-test | grep -F 'configuration storage'

#: mysqli::real_connect(): (HY000/2002): No such file or directory
systemctl stop mariadb
essai-pma boutique <<< motdepasse-de-test | grep -o 'mysqli::real_connect.*directory'
systemctl start mariadb

#: 403 Forbidden
curl -s --cacert /etc/ssl/pma/pma.crt --netrc-file /root/.netrc-pma --interface 203.0.113.5 https://pma.agence.example/setup/index.php

#: 503 Service Unavailable
systemctl stop php{{php}}-fpm
curl -s --cacert /etc/ssl/pma/pma.crt --netrc-file /root/.netrc-pma --interface 203.0.113.5 https://pma.agence.example/index.php
