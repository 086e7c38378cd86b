bloc /etc/php/8.2/fpm/pool.d/pma.conf
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
sed -i 's/= 128M/= 1M/' /etc/php/8.2/fpm/pool.d/pma.conf
systemctl restart php8.2-fpm
sleep 1
head -c 2000000 /dev/zero | tr '\0' ' ' > /root/gros.sql
importer -F import_file=@/root/gros.sql
bloc /etc/php/8.2/fpm/pool.d/pma.conf
systemctl restart php8.2-fpm
sleep 1

#: 403 Forbidden
curl -s --cacert /etc/ssl/pma/pma.crt --netrc-file /root/.netrc-pma --interface 203.0.113.5 https://pma.agence.example/setup/index.php

#: 503 Service Unavailable
systemctl stop php8.2-fpm
curl -s --cacert /etc/ssl/pma/pma.crt --netrc-file /root/.netrc-pma --interface 203.0.113.5 https://pma.agence.example/index.php
