# nginx devant Apache, sans directive supplémentaire.
conf=/var/www/vhosts/system/agence.example/conf
racine=/var/www/vhosts/agence.example/httpdocs
journaux=/var/www/vhosts/system/agence.example/logs
recharger() { systemctl reload apache2 nginx && sleep 1; }
nginx_dit() { printf '%s\n' "$@" > "$conf/vhost_nginx.conf"; }
codes() { for page; do curl -s -o /dev/null -w '%{http_code} ' "http://agence.example$page"; done; }
# Un répartiteur qui déchiffre sur 192.0.2.10, et parle à Plesk en HTTP.
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 30 -subj /CN=plesk.agence.example \
  -addext subjectAltName=DNS:plesk.agence.example -keyout /root/plesk.key -out /root/plesk.pem 2> /dev/null
cat > /etc/nginx/sites-enabled/repartiteur <<'CONF'
server {
    listen 192.0.2.10:443 ssl;
    ssl_certificate /root/plesk.pem;
    ssl_certificate_key /root/plesk.key;
    location / {
        proxy_pass http://192.0.2.11:80;
        proxy_set_header Host agence.example;
    }
}
CONF
recharger
https() { curl -sS --resolve agence.example:443:192.0.2.10 "$@" https://agence.example/; }
[ "$(codes /)" = '200 ' ] && https -kf > /dev/null

#: 413 Request Entity Too Large
#: client intended to send too large body
head -c 5000000 /dev/zero | curl -s --data-binary @- http://agence.example/envoi.php
cat "$journaux/proxy_error_log"

#: 504 Gateway Time-out
#: upstream timed out
nginx_dit 'proxy_read_timeout 1s;'
recharger
curl -s http://agence.example/lent.php
cat "$journaux/proxy_error_log"
nginx_dit

#: upstream sent too big header while reading response header from upstream
cat > "$racine/temoins.php" <<'PHP'
<?php
for ($i = 0; $i < 4; $i++) { setcookie("temoin$i", str_repeat('a', 3000)); }
PHP
recharger
[ "$(codes / /temoins.php)" = '200 502 ' ] && tail -n 1 "$journaux/proxy_error_log"
# le remède du guide
nginx_dit 'proxy_buffer_size 32k; proxy_buffers 8 32k;'
recharger
[ "$(codes /temoins.php)" = '200 ' ] || exit 96
nginx_dit

#: Maximum (50) redirects followed
nginx_dit 'location = / { return 301 https://$host$request_uri; }'
recharger
https -kL
# le remède du guide
nginx_dit
recharger
https -kLf > /dev/null || exit 96

#: no alternative certificate subject name matches target …
https --cacert /root/plesk.pem

#: Page en HTTPS sans cadenas, ou sans style ni images
echo '<img src="http://agence.example/logo.png"><a href="/contact">Contact</a>' > "$racine/index.html"
[ "$(https -kL | grep -oE '(src|href)="http://[^"]*')" = 'src="http://agence.example/logo.png' ]

#: La page par défaut de Plesk, ou un autre site, à la place du vôtre
sed 's/server_name .*/server_name _;/; s/listen 192.0.2.11:80/& default_server/' /etc/nginx/sites-enabled/agence.example \
  | sed '/location/,/^    }/c\    return 200 "page par defaut";' > /etc/nginx/sites-enabled/000-defaut
recharger
nouveau() { curl -s --resolve nouveau.example:80:192.0.2.11 http://nouveau.example/; }
[ "$(nouveau)" = 'page par defaut' ] || exit 1
# le remède du guide
sed -i 's/server_name /&nouveau.example /' /etc/nginx/sites-enabled/agence.example
recharger
nouveau | grep -q 'img src'

#: acme:error:unauthorized
sed -i -E '/192\.0\.2\.11/!s/ agence\.example//' /etc/hosts
certificat() {
  rm -f /var/log/letsencrypt/letsencrypt.log
  certbot certonly --webroot -w "$1" -d "$2" --register-unsafely-without-email --agree-tos -n > /dev/null 2>&1
  grep -o 'urn:ietf:params:acme:error:[a-z]*' /var/log/letsencrypt/letsencrypt.log
}
# L'épreuve est déposée sur un serveur que le nom ne désigne pas.
mkdir -p /srv/ailleurs
certificat /srv/ailleurs agence.example
# le remède du guide : le nom désigne ce serveur
certificat "$racine" agence.example
test -s /etc/letsencrypt/live/agence.example/fullchain.pem || exit 96

#: acme:error:connection
systemctl stop nginx
certificat "$racine" www.agence.example
systemctl start nginx

#: 403 Forbidden
mkdir -p "$racine/vide" "$racine/ferme"
chmod 700 "$racine/ferme"
echo '<h1>Image</h1>' > "$racine/prive.html"
chmod 600 "$racine/prive.html"
printf '<Location /interne>\nRequire ip 203.0.113.0/24\n</Location>\n<Location /vide>\nOptions -Indexes\n</Location>\n' > "$conf/vhost.conf"
recharger
curl -s http://agence.example/vide/
[ "$(codes /vide/ /ferme/ /prive.html /interne/)" = '403 403 403 403 ' ] || exit 1
for message in AH01276 AH01630 AH00035 AH00132; do
  grep -q "$message" "$journaux/error_log" || { echo "absent : $message"; cat "$journaux/error_log"; exit 1; }
done
: > "$conf/vhost.conf"
recharger

#: unknown directive "client_max_body_sise"
nginx_dit 'client_max_body_sise 64m;'
nginx -t
nginx_dit

#: "client_max_body_size" directive is duplicate
sed -i '/^    include/i client_max_body_size 128m;' /etc/nginx/sites-enabled/agence.example
nginx_dit 'client_max_body_size 64m;'
nginx -t
sed -i '/client_max_body_size/d' /etc/nginx/sites-enabled/agence.example
nginx_dit

#: Invalid command 'Headers'
echo 'Headers always set X-Essai oui' > "$conf/vhost.conf"
apachectl configtest
: > "$conf/vhost.conf"

#: Réécritures sans effet, 404 partout sauf l'accueil
printf 'RewriteEngine On\nRewriteCond %%{REQUEST_FILENAME} !-f\nRewriteRule . /index.html [L]\n' > "$racine/.htaccess"
recharger
[ "$(codes / /un-article)" = '200 200 ' ] || exit 1
cp /etc/nginx/sites-enabled/agence.example /root/mandataire
sed -i "/location/,/^    }/c\\    root $racine;" /etc/nginx/sites-enabled/agence.example
recharger
sans=$(codes / /un-article)
# le remède du guide
cp /root/mandataire /etc/nginx/sites-enabled/agence.example
recharger
[ "$sans" = '200 404 ' ] && [ "$(codes / /un-article)" = '200 200 ' ]

#: 502 Bad Gateway
#: connect() failed (111: Connection refused) while connecting to upstream
systemctl stop apache2
curl -s http://agence.example/
cat "$journaux/proxy_error_log"
systemctl start apache2
