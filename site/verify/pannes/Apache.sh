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

#: because search permissions are missing on a component of the path
chmod 750 /var/www/agence.example
web ''
namei -l /var/www/agence.example/public
chmod o+x /var/www/agence.example
web ''

#: unable to check htaccess file, ensure it is readable and that '…' is executable
mkdir -p /var/www/agence.example/public/prive
echo a > /var/www/agence.example/public/prive/a.txt
chmod 700 /var/www/agence.example/public/prive
web prive/a.txt
chmod o+x /var/www/agence.example/public/prive
web prive/a.txt

#: AH00132: file permissions deny server access
chmod 600 /var/www/agence.example/public/prive/a.txt
web prive/a.txt

#: AH01276: Cannot serve directory
mkdir /var/www/agence.example/public/vide
web vide/

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

#: Invalid command 'php_value', perhaps misspelled or defined by a module not included in the server configuration
a2query -q -m php{{php}} && a2dismod -q -f php{{php}} && systemctl restart apache2 && sleep 1
echo 'php_value memory_limit 128M' > /var/www/agence.example/public/.htaccess
web ''
echo 'memory_limit = 128M' > /var/www/agence.example/public/.user.ini
rm /var/www/agence.example/public/.htaccess
web '' | grep -x 200 || exit 96

#: AH01617: user equipe: authentication failure
#: AH01618: user inconnu not found
#: AH01620: Could not open password file
cp "$site" /root/sain.conf
echo mot-de-passe-de-test | htpasswd -i -c /etc/apache2/essai.utilisateurs equipe
sed -i 's#Require all granted#AuthType Basic\nAuthName Essai\nAuthUserFile /etc/apache2/essai.utilisateurs\nRequire valid-user#' "$site"
recharger
entrer() { curl -sk -o /dev/null -w '%{http_code}\n' -u "$1" https://agence.example/; tail -n 1 /var/log/apache2/agence.example_error.log; }
entrer equipe:faux
entrer inconnu:faux
chmod 600 /etc/apache2/essai.utilisateurs
entrer equipe:mot-de-passe-de-test
chown root:www-data /etc/apache2/essai.utilisateurs
chmod 640 /etc/apache2/essai.utilisateurs
entrer equipe:mot-de-passe-de-test | grep -x 200 || exit 96
cp /root/sain.conf "$site"
recharger

#: You're speaking plain HTTP to an SSL-enabled server port.
curl -s http://agence.example:443/

#: wrong version number
sed -i '/SSL/d' "$site"
a2dissite -q 000-defaut-ssl
systemctl restart apache2
sleep 1
curl -sSk https://agence.example/
cp /root/sain.conf "$site"
a2ensite -q 000-defaut-ssl
systemctl restart apache2
sleep 1
curl -sk https://agence.example/ | grep -x bonjour || exit 96

#: 421 Misdirected Request
curl -sk --http1.1 -H 'Host: agence.example' https://192.0.2.11/
sed -i 's/Listen 443/Listen 192.0.2.11:443/' /etc/apache2/ports.conf
systemctl restart apache2
cat /etc/ssl/agence/agence.example.crt /etc/ssl/agence/agence.example.key > /etc/haproxy/agence.pem
mandataire() {
  cat > /etc/haproxy/haproxy.cfg <<C
defaults
    mode http
    timeout connect 5s
    timeout client 30s
    timeout server 30s
frontend web
    bind 192.0.2.10:443 ssl crt /etc/haproxy/agence.pem
    default_backend site
backend site
    server web1 192.0.2.11:443 ssl verify none $1
C
  systemctl restart haproxy
  sleep 1
  curl -sk --resolve agence.example:443:192.0.2.10 https://agence.example/
}
mandataire '' | grep -oF '<title>421 Misdirected Request' || exit 96
mandataire 'sni req.hdr(host)' | grep -x bonjour || exit 96
systemctl stop haproxy
sed -i 's/Listen 192.0.2.11:443/Listen 443/' /etc/apache2/ports.conf
systemctl restart apache2
sleep 1

#: AH02565: Certificate and private key agence.example:443:0 from … do not match
cp -p /etc/ssl/agence/agence.example.key /root/bonne.key
openssl genrsa -out /etc/ssl/agence/agence.example.key 2048
apachectl configtest || exit 96
systemctl stop apache2
sleep 1
apachectl start
tail -n 1 /var/log/apache2/agence.example_error.log
cp -p /root/bonne.key /etc/ssl/agence/agence.example.key

#: AH02291: Cannot access directory '/var/log/absent/' for error log of vhost
sed -i 's#${APACHE_LOG_DIR}/agence.example_error#/var/log/absent/erreurs#' "$site"
apachectl start
mkdir /var/log/absent
apachectl start || exit 96
# It answers before it can be stopped by its number.
timeout 30 sh -c 'until [ -s /run/apache2/apache2.pid ]; do sleep 0.1; done' || exit 96
cp /root/sain.conf "$site"
systemctl restart apache2
sleep 1

#: AH00124: Request exceeded the limit of 10 internal redirects
printf 'RewriteEngine On\nRewriteRule ^(.*)$ /sous/$1 [L]\n' > /var/www/agence.example/public/.htaccess
web page
rm /var/www/agence.example/public/.htaccess

#: AH02454: FCGI: attempt to connect to Unix domain socket
echo '<?php' > /var/www/agence.example/public/a.php
web a.php

#: AH01071: Got error 'Primary script unknown'
#: AH01075: Error dispatching request to
cat > /etc/php/{{php}}/fpm/pool.d/agence.conf <<'C'
[agence]
user = www-data
group = www-data
listen = /run/php/agence.sock
listen.owner = www-data
pm = static
pm.max_children = 2
C
systemctl start php{{php}}-fpm
sleep 1
web absent.php
echo '<?php sleep(3);' > /var/www/agence.example/public/lent.php
echo 'ProxyTimeout 1' > /etc/apache2/conf-enabled/delai.conf
recharger
web lent.php
rm /etc/apache2/conf-enabled/delai.conf

#: server reached MaxRequestWorkers setting
cat > /etc/apache2/conf-enabled/places.conf <<'C'
<IfModule mpm_prefork_module>
    ServerLimit 2
    StartServers 1
    MaxRequestWorkers 2
</IfModule>
<IfModule mpm_event_module>
    ServerLimit 1
    StartServers 1
    ThreadsPerChild 2
    MaxRequestWorkers 2
</IfModule>
C
systemctl restart apache2
sleep 1
for _ in 1 2 3 4 5 6; do (exec 7<> /dev/tcp/192.0.2.11/80; sleep 6) & done
for _ in $(seq 20); do
  sleep .5
  grep -h 'reached MaxRequestWorkers' /var/log/apache2/error.log && break
done
kill $(jobs -p) 2> /dev/null
rm /etc/apache2/conf-enabled/places.conf
systemctl restart apache2
sleep 1

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
