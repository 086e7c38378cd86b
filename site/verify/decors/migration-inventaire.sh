#!/bin/bash
# A server to take stock of: two sites, one certificate, two databases, three tasks, a DNS on 192.0.2.53.
mkdir -p /var/www/agence.example /var/www/boutique.example /etc/ssl/agence
for nom in agence boutique; do
  cat > "/etc/apache2/sites-available/$nom.conf" <<CONF
<VirtualHost *:80>
    ServerName $nom.example
    DocumentRoot /var/www/$nom.example
</VirtualHost>
CONF
  echo "$nom" > "/var/www/$nom.example/index.html"
done
cat >> /etc/apache2/sites-available/agence.conf <<'CONF'
<VirtualHost *:443>
    ServerName agence.example
    DocumentRoot /var/www/agence.example
    SSLEngine on
    SSLCertificateFile /etc/ssl/agence/agence.pem
</VirtualHost>
CONF
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 90 -subj /CN=agence.example \
  -keyout /etc/ssl/agence/agence.key -out /etc/ssl/agence/agence.crt 2> /dev/null
cat /etc/ssl/agence/agence.crt /etc/ssl/agence/agence.key > /etc/ssl/agence/agence.pem
a2enmod -q ssl
a2dissite -q 000-default
a2ensite -q agence boutique
echo "<?php \$images = 'http://192.0.2.11/images/';" > /var/www/agence.example/config.php
echo "<?php \$version = '1192.0.2.110';" > /var/www/agence.example/version.php
echo '15 3 * * * root /usr/local/sbin/sauvegarde' > /etc/cron.d/sauvegarde
printf '#!/bin/sh\n/usr/local/sbin/export\n' > /etc/cron.daily/export
echo '30 4 * * * root /usr/local/sbin/purge' >> /etc/crontab
mariadb -e "CREATE DATABASE catalogue; CREATE TABLE catalogue.pages (id INT PRIMARY KEY, texte TEXT);
  INSERT INTO catalogue.pages VALUES (1, 'Logo : http://192.0.2.11/logo.png'), (2, 'Version 192.0.2.110')"
cat > /etc/dnsmasq-banc.conf <<'CONF'
no-resolv
no-hosts
listen-address=192.0.2.53
bind-interfaces
host-record=agence.example,192.0.2.10,2001:db8::10,3600
mx-host=agence.example,mail.agence.example,10
txt-record=agence.example,"v=spf1 mx ip4:192.0.2.11 -all"
local=/example/
CONF
dnsmasq -C /etc/dnsmasq-banc.conf --pid-file=/run/dnsmasq-banc.pid
