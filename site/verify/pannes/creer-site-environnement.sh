bloc --tout
bloc /var/www/agence.example/public/etat.php
curl -sS http://agence.example/etat.php

# La copie : une table, un déclencheur qui nomme un autre compte, et un courriel qui ne doit pas partir.
mariadb agence -e "CREATE TABLE clients (nom TEXT); INSERT INTO clients VALUES ('Claire');
  CREATE TRIGGER propre BEFORE INSERT ON clients FOR EACH ROW SET NEW.nom = TRIM(NEW.nom)"
echo '<?php echo mail("claire@agence.example", "Essai", "Bonjour") ? "parti" : "refus";' > /var/www/agence.example/public/envoi.php
bloc 'mariadb-dump --single-transaction --routines --triggers agence'
[ "$(mariadb -N agence_preprod -e 'SELECT nom FROM clients; SHOW TRIGGERS' | cut -f 1 | xargs)" = 'Claire propre' ] || exit 1
printf 'user = "relecteur:motdepasse-de-test"\n' \
  | curl -s -K - http://preprod.agence.example/envoi.php | grep -qx parti || exit 1
grep -q '^Subject: Essai' /var/log/agence-preprod/courriels.log || exit 1

#: 503 Service Unavailable
systemctl stop php{{php}}-fpm
curl -s http://agence.example/etat.php
systemctl start php{{php}}-fpm

#: 403 Forbidden
#: unable to check htaccess file, ensure it is readable
echo bonjour > /var/www/agence.example/public/index.html
chgrp agence /var/www/agence.example/public
curl -s http://agence.example/
tail -1 /var/log/apache2/agence.example_error.log
chgrp www-data /var/www/agence.example/public

#: File not found.
curl -s http://agence.example/absent.php

#: Access denied.
chmod 600 /var/www/agence.example/public/etat.php
chown root: /var/www/agence.example/public/etat.php
curl -s http://agence.example/etat.php

#: cannot get uid for user 'agence2'
sed 's/agence/agence2/g' /etc/php/{{php}}/fpm/pool.d/agence.conf > /etc/php/{{php}}/fpm/pool.d/agence2.conf
php-fpm{{php}} -t
rm /etc/php/{{php}}/fpm/pool.d/agence2.conf

#: ERROR 1045 (28000): Access denied for user 'agence'@'localhost'
mariadb -e "ALTER USER 'agence'@'localhost' IDENTIFIED BY 'mot-de-passe-de-test'"
mariadb --defaults-file=/var/www/agence.example/prive/base.cnf -e 'SELECT 1'

#: ERROR: Site agence.exemple does not exist!
#: Apache2 Debian Default Page
a2dissite -q agence.example
systemctl reload apache2
sleep 1
curl -s http://agence.example/
a2ensite agence.exemple 2>&1
a2ensite -q agence.example
systemctl reload apache2
sleep 1
[ "$(curl -s http://agence.example/)" = bonjour ] || exit 96

#: Could not resolve host: dev.agence.example
curl -sS http://dev.agence.example/
echo '192.0.2.11 dev.agence.example' >> /etc/hosts
curl -s -o /dev/null http://dev.agence.example/ || exit 96

#: <?php
# sans le PHP d'Apache, qui prendrait le fichier sur le banc
a2dismod -q -f php{{php}} > /dev/null 2>&1
echo '<?php echo 40 + 2;' > /var/www/agence.example/public/calcul.php
chown agence: /var/www/agence.example/public/calcul.php
chmod 644 /var/www/agence.example/public/calcul.php
sed -i.fait '/SetHandler/d' /etc/apache2/sites-available/agence.example.conf
systemctl restart apache2
sleep 1
curl -s http://agence.example/calcul.php
mv /etc/apache2/sites-available/agence.example.conf.fait /etc/apache2/sites-available/agence.example.conf
systemctl reload apache2
sleep 1
[ "$(curl -s http://agence.example/calcul.php)" = 42 ] || exit 96

#: Failed to open stream: Permission denied
mkdir /var/www/agence.example/public/envois
echo '<?php echo file_put_contents(__DIR__ . "/envois/a.txt", "abc");' > /var/www/agence.example/public/depot.php
chmod 644 /var/www/agence.example/public/depot.php
curl -s http://agence.example/depot.php
tail -n 1 /var/log/agence/php.log
chown -R agence:www-data /var/www/agence.example/public/envois
[ "$(curl -s http://agence.example/depot.php)" = 3 ] || exit 96
