bloc --tout
web() { curl -sk -o /dev/null -w '%{http_code}\n' "https://agence.example/$1"; tail -2 /var/log/apache2/agence.example_error.log; }
recharger() { apachectl configtest && systemctl reload apache2; sleep 1; }
site=/etc/apache2/sites-available/agence.example.conf
rm /var/www/agence.example/public/.htaccess

#: The requested URL was not found on this server.
curl -sk https://agence.example/absente

#: AH01630: client denied by server configuration
sed -i 's/Require all granted/Require all denied/' "$site"
recharger
web ''
bloc 'SSLEngine on'
recharger

#: AH00037: Symbolic link not allowed or link target not accessible
touch /srv/cible
chown nobody /srv/cible
ln -s /srv/cible /var/www/agence.example/public/lien
web lien

#: RewriteEngine not allowed here
sed -i 's/AllowOverride FileInfo/AllowOverride AuthConfig/' "$site"
recharger
echo 'RewriteEngine On' > /var/www/agence.example/public/.htaccess
web ''
sed -i 's/AllowOverride AuthConfig/AllowOverride FileInfo/' "$site"
recharger

#: Options not allowed here
echo 'Options +Indexes' > /var/www/agence.example/public/.htaccess
web ''

#: AH00124: Request exceeded the limit of 10 internal redirects
printf 'RewriteEngine On\nRewriteRule ^(.*)$ /sous/$1 [L]\n' > /var/www/agence.example/public/.htaccess
web page
rm /var/www/agence.example/public/.htaccess

#: AH02454: FCGI: attempt to connect to Unix domain socket
echo '<?php' > /var/www/agence.example/public/a.php
web a.php

#: Maximum (50) redirects followed
printf 'Listen 192.0.2.11:80\n' > /etc/apache2/ports.conf
a2dissite -q agence.example boutique.agence.example
cat > /etc/apache2/sites-available/boucle.conf <<'C'
<VirtualHost *:80>
    ServerName agence.example
    RewriteEngine On
    RewriteCond %{HTTPS} !=on
    RewriteRule ^ https://%{HTTP_HOST}%{REQUEST_URI} [R=301,L]
</VirtualHost>
C
a2ensite -q boucle
systemctl restart apache2
cat /etc/ssl/agence/agence.example.crt /etc/ssl/agence/agence.example.key > /etc/haproxy/agence.pem
cat > /etc/haproxy/haproxy.cfg <<'C'
defaults
    mode http
    timeout connect 5s
    timeout client 30s
    timeout server 30s
frontend web
    bind 192.0.2.10:443 ssl crt /etc/haproxy/agence.pem
    http-request set-header X-Forwarded-Proto https
    default_backend site
backend site
    server web1 192.0.2.11:80
C
systemctl start haproxy
curl -sS -L -o /dev/null --cacert /etc/ssl/agence/agence.example.crt https://agence.example/
echo "sortie $?"
# le remède du guide : la même règle, fondée sur l'en-tête, ne boucle plus
sed -i 's/RewriteCond %{HTTPS} !=on/RewriteCond %{HTTP:X-Forwarded-Proto} !=https/' /etc/apache2/sites-available/boucle.conf
systemctl reload apache2
sleep 1
curl -sS -L --max-redirs 5 -o /dev/null -w 'redirections : %{num_redirects}\n' --cacert /etc/ssl/agence/agence.example.crt https://agence.example/
systemctl stop haproxy

#: Invalid command 'DocumentRoute'
bloc 'SSLEngine on'
a2ensite -q agence.example
sed -i 's/DocumentRoot/DocumentRoute/' "$site"
apachectl configtest

#: Invalid command 'Header'
bloc 'SSLEngine on'
a2dismod -q -f headers
apachectl configtest
a2enmod -q headers

#: does not exist or is empty
rm /etc/ssl/agence/agence.example.crt
apachectl configtest

#: AH00072: make_sock: could not bind to address
a2dissite -q agence.example
systemctl stop apache2
sleep 1
python3 -m http.server 80 --bind 192.0.2.11 > /dev/null 2>&1 &
sleep 1
apachectl start
kill %1

#: AH00558: apache2: Could not reliably determine the server's fully qualified domain name
sed -i 's/web1.agence.example web1/autre.agence.example/' /etc/hosts
apachectl configtest
