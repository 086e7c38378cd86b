bloc --tout

#: CNAME and other data
sed 's/^www .*/www 300 IN CNAME agence.example.\nwww IN A 192.0.2.12/' /root/agence.example.zone > /root/faute.zone
named-checkzone agence.example /root/faute.zone

#: ROUGE : accueil : contenu
cp -a /var/www/agence.example/public/index.php /root/
sed -i 's#<h1>Agence</h1>#<h1>Agency</h1>#' /var/www/agence.example/public/index.php
systemctl reload php8.2-fpm
sleep 3
sortie=$(controles 192.0.2.12)
echo "$sortie"
[ "$(grep -c ROUGE <<< "$sortie")" = 1 ] || echo 'un seul rouge était attendu'
cp -a /root/index.php /var/www/agence.example/public/

#: Access denied for user 'agence_prod'@'localhost'
sed -i 's/motdepasse-de-test/mot-de-passe-de-test/' /var/www/agence.example/public/config.php
systemctl reload php8.2-fpm
sleep 1
curl -s -o /dev/null --resolve agence.example:80:192.0.2.12 http://agence.example/
grep -h 'Access denied' /var/log/apache2/error.log /var/log/php8.2-fpm.log

#: Permission denied: [client …] AH00035: access to / denied
chmod 700 /var/www/agence.example
chown root: /var/www/agence.example
curl -s -o /dev/null --resolve agence.example:80:192.0.2.12 http://agence.example/
grep AH00035 /var/log/apache2/error.log

#: 503 Service Unavailable
chmod 755 /var/www/agence.example
sed -i 's#http://192.0.2.12/#http://192.0.2.12:81/#' /etc/apache2/sites-available/agence.conf
systemctl reload apache2
sleep 1
curl -s --resolve agence.example:80:192.0.2.11 http://agence.example/

#: Des visiteurs arrivent encore sur l'ancien serveur
# Le serveur de la zone, un résolveur qui l'interroge, et le changement.
zone() {
  [ ! -e /run/zone.pid ] || kill "$(cat /run/zone.pid)"
  sleep 0.5
  dnsmasq --no-resolv --no-hosts --local=/agence.example/ --host-record="agence.example,$1,4" \
    --listen-address=127.0.0.8 --port=5353 --bind-interfaces --conf-file=/dev/null --pid-file=/run/zone.pid
}
zone 192.0.2.11
dnsmasq --no-resolv --no-hosts --server=127.0.0.8#5353 --listen-address=127.0.0.9 --port=5353 --bind-interfaces \
  --conf-file=/dev/null --pid-file=/run/resolveur.pid
par() { dig -p 5353 "@$1" +short agence.example; }
[ "$(par 127.0.0.9)" = 192.0.2.11 ] || exit 1
zone 192.0.2.12
echo "zone : $(par 127.0.0.8), résolveur : $(par 127.0.0.9)"
[ "$(par 127.0.0.8)" = 192.0.2.12 ] && [ "$(par 127.0.0.9)" = 192.0.2.11 ] || exit 1
sleep 4
[ "$(par 127.0.0.9)" = 192.0.2.12 ]
code=$?
kill "$(cat /run/zone.pid)" "$(cat /run/resolveur.pid)"
(exit $code)
