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

#: 403 Forbidden
curl -s --cacert /etc/ssl/pma/pma.crt --netrc-file /root/.netrc-pma --interface 203.0.113.5 https://pma.agence.example/setup/index.php

#: 503 Service Unavailable
systemctl stop php8.2-fpm
curl -s --cacert /etc/ssl/pma/pma.crt --netrc-file /root/.netrc-pma --interface 203.0.113.5 https://pma.agence.example/index.php
