# nginx devant Apache, sans directive supplémentaire.
curl -sSf -o /dev/null http://agence.example/

#: 413 Request Entity Too Large
head -c 5000000 /dev/zero | curl -s --data-binary @- http://agence.example/envoi.php

#: 504 Gateway Time-out
echo 'proxy_read_timeout 1s;' > /var/www/vhosts/system/agence.example/conf/vhost_nginx.conf
systemctl reload nginx
sleep 1
curl -s http://agence.example/lent.php
: > /var/www/vhosts/system/agence.example/conf/vhost_nginx.conf

#: unknown directive "client_max_body_sise"
echo 'client_max_body_sise 64m;' > /var/www/vhosts/system/agence.example/conf/vhost_nginx.conf
nginx -t
: > /var/www/vhosts/system/agence.example/conf/vhost_nginx.conf
systemctl reload nginx

#: "client_max_body_size" directive is duplicate
sed -i '/^    include/i client_max_body_size 128m;' /etc/nginx/sites-enabled/agence.example
echo 'client_max_body_size 64m;' > /var/www/vhosts/system/agence.example/conf/vhost_nginx.conf
nginx -t
sed -i '/client_max_body_size/d' /etc/nginx/sites-enabled/agence.example
: > /var/www/vhosts/system/agence.example/conf/vhost_nginx.conf

#: 403 Forbidden
mkdir -p /var/www/vhosts/agence.example/httpdocs/vide
chmod 700 /var/www/vhosts/agence.example/httpdocs/vide
curl -s http://agence.example/vide/

#: Invalid command 'Headers'
echo 'Headers always set X-Essai oui' > /var/www/vhosts/system/agence.example/conf/vhost.conf
apachectl configtest
: > /var/www/vhosts/system/agence.example/conf/vhost.conf

#: Réécritures sans effet, 404 partout sauf l'accueil
racine=/var/www/vhosts/agence.example/httpdocs
printf 'RewriteEngine On\nRewriteCond %%{REQUEST_FILENAME} !-f\nRewriteRule . /index.html [L]\n' > "$racine/.htaccess"
codes() { for page in / /un-article; do curl -s -o /dev/null -w '%{http_code} ' "http://agence.example$page"; done; }
[ "$(codes)" = '200 200 ' ] || exit 1
cp /etc/nginx/sites-enabled/agence.example /root/mandataire
sed -i "/location/,/^    }/c\\    root $racine;" /etc/nginx/sites-enabled/agence.example
systemctl reload nginx
sleep 1
sans=$(codes)
# le remède du guide
cp /root/mandataire /etc/nginx/sites-enabled/agence.example
systemctl reload nginx
sleep 1
[ "$sans" = '200 404 ' ] && [ "$(codes)" = '200 200 ' ]

#: 502 Bad Gateway
systemctl stop apache2
curl -s http://agence.example/
systemctl start apache2
