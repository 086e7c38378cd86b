bloc --tout
bloc /var/www/agence.example/public/etat.php
curl -sS http://agence.example/etat.php

#: 503 Service Unavailable
systemctl stop php8.2-fpm
curl -s http://agence.example/etat.php
systemctl start php8.2-fpm

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
sed 's/agence/agence2/g' /etc/php/8.2/fpm/pool.d/agence.conf > /etc/php/8.2/fpm/pool.d/agence2.conf
php-fpm8.2 -t
rm /etc/php/8.2/fpm/pool.d/agence2.conf

#: ERROR 1045 (28000): Access denied for user 'agence'@'localhost'
mariadb -e "ALTER USER 'agence'@'localhost' IDENTIFIED BY 'mot-de-passe-de-test'"
mariadb --defaults-file=/var/www/agence.example/prive/base.cnf -e 'SELECT 1'
