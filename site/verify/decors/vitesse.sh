#!/bin/bash
# A site in HTTPS on Apache behind HAProxy, with a large text, a picture and a page of PHP that takes its time.
mkdir -p /etc/haproxy/certs /var/www/agence.example/public
cd /srv
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj '/CN=AC du banc' -keyout ca.key -out ca.pem 2> /dev/null
openssl req -newkey rsa:2048 -nodes -subj /CN=agence.example -keyout a.key -out a.csr 2> /dev/null
openssl x509 -req -in a.csr -CA ca.pem -CAkey ca.key -CAcreateserial -days 2 -out a.pem \
  -extfile <(echo 'subjectAltName=DNS:agence.example,DNS:www.agence.example') 2> /dev/null
cat a.pem a.key > /etc/haproxy/certs/agence.example.pem
cat ca.pem >> /etc/ssl/certs/ca-certificates.crt
cd /var/www/agence.example/public
for i in $(seq 3000); do echo "/* règle $i du site : elle se répète, comme dans toute feuille de style */"; done > style.3f2a.css
head -c 20000 /dev/urandom > photo.jpg
echo '<?php usleep(300000); header("Cache-Control: public, max-age=60"); echo "page de ", microtime(true), "\n";' > page.php
echo '<?php session_start(); header("Cache-Control: private"); echo "panier\n";' > panier.php
printf 'Listen 192.0.2.11:80\nListen 192.0.2.12:80\n' > /etc/apache2/ports.conf
echo accueil > index.html
cat > /etc/apache2/sites-available/agence.conf <<'CONF'
ServerName web1.agence.example
<VirtualHost *:80>
    ServerName agence.example
    DocumentRoot /var/www/agence.example/public
    <FilesMatch "\.php$">
        SetHandler "proxy:unix:/run/php/php{{php}}-fpm.sock|fcgi://localhost"
    </FilesMatch>
</VirtualHost>
CONF
a2dismod -q -f 'php{{php}}' mpm_prefork > /dev/null 2>&1 || true
a2enmod -q mpm_event
a2enmod -q proxy_fcgi
a2dissite -q 000-default
a2ensite -q agence
systemctl start "php{{php}}-fpm" apache2
