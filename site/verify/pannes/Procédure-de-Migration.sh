mariadb agence_site -e "CREATE EVENT menage ON SCHEDULE EVERY 1 DAY DO DELETE FROM messages WHERE texte = ''"
bloc --tout
[ "$(mariadb -N agence_prod -e 'SELECT event_name FROM information_schema.events WHERE event_schema = DATABASE()')" = menage ] || exit 1

#: CNAME and other data
sed 's/^www .*/www 300 IN CNAME agence.example.\nwww IN A 192.0.2.12/' /root/agence.example.zone > /root/faute.zone
named-checkzone agence.example /root/faute.zone

#: ROUGE : accueil : contenu
cp -a /var/www/agence.example/public/index.php /root/
sed -i 's#<h1>Agence</h1>#<h1>Agency</h1>#' /var/www/agence.example/public/index.php
systemctl reload php{{php}}-fpm
sleep 3
sortie=$(controles 192.0.2.12)
echo "$sortie"
[ "$(grep -c ROUGE <<< "$sortie")" = 1 ] || echo 'un seul rouge était attendu'
cp -a /root/index.php /var/www/agence.example/public/

#: Access denied for user 'agence_prod'@'localhost'
sed -i 's/motdepasse-de-test/mot-de-passe-de-test/' /var/www/agence.example/public/config.php
systemctl reload php{{php}}-fpm
sleep 1
curl -s -o /dev/null --resolve agence.example:80:192.0.2.12 http://agence.example/
grep -h 'Access denied' /var/log/apache2/error.log /var/log/php{{php}}-fpm.log
sed -i 's/mot-de-passe-de-test/motdepasse-de-test/' /var/www/agence.example/public/config.php
systemctl reload php{{php}}-fpm
sleep 1
curl -s --resolve agence.example:80:192.0.2.12 http://agence.example/ | grep -q '<h1>Agence</h1>' || exit 96

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

sed -i 's#http://192.0.2.12:81/#http://192.0.2.12/#' /etc/apache2/sites-available/agence.conf

#: Les visiteurs sont déconnectés à la bascule
# chaque adresse garde ses sessions dans son dossier
install -d -m 1733 /srv/sessions-1 /srv/sessions-2
nouveau=/var/www/agence.example/public
echo '<?php session_start(); echo $_SESSION["n"] = ($_SESSION["n"] ?? 0) + 1;' | tee /home/agence/www/n.php > "$nouveau/n.php"
echo 'session.save_path = /srv/sessions-1' > /home/agence/www/.user.ini
echo 'session.save_path = /srv/sessions-2' > "$nouveau/.user.ini"
cp -p /etc/apache2/sites-available/agence.conf /root/relais.conf
visite() { curl -s -c /tmp/b -b /tmp/b --resolve agence.example:80:192.0.2.11 http://agence.example/n.php; }
cp -p /root/agence.conf.avant /etc/apache2/sites-available/agence.conf
systemctl reload php{{php}}-fpm
systemctl restart apache2
sleep 1
avant=$(visite)$(visite)
cp -p /root/relais.conf /etc/apache2/sites-available/agence.conf
systemctl restart apache2
sleep 1
perdue=$(visite)
cp -a /srv/sessions-1/. /srv/sessions-2
gardee=$(visite)
rm "$nouveau/.user.ini" "$nouveau/n.php"
systemctl reload php{{php}}-fpm
echo "$avant, $perdue, $gardee"
[ "$avant" = 12 ] && [ "$perdue" = 1 ] && [ "$gardee" = 3 ]

#: The requested URL was not found on this server.
#: Invalid command 'RewriteEngine'
printf '%s\n' 'RewriteEngine On' 'RewriteCond %{REQUEST_FILENAME} !-f' 'RewriteRule . /index.php [L]' > "$nouveau/.htaccess"
page() { curl -s --resolve agence.example:80:192.0.2.12 "http://agence.example$1"; }
page /contact | grep -q '<h1>Agence</h1>' || exit 96
sed -i.fait '/AllowOverride/d' /etc/apache2/sites-available/agence.example.conf
systemctl reload apache2
sleep 1
page /contact
a2dismod -q -f rewrite
mv /etc/apache2/sites-available/agence.example.conf.fait /etc/apache2/sites-available/agence.example.conf
systemctl restart apache2
sleep 1
page /contact
grep -o "Invalid command 'RewriteEngine'" /var/log/apache2/error.log
a2enmod -q rewrite
systemctl restart apache2
sleep 1
page /contact | grep -q '<h1>Agence</h1>' || exit 96

#: Failed opening required '/home/agence/www/pare-feu.php'
echo "auto_prepend_file = '/home/agence/www/pare-feu.php'" > "$nouveau/.user.ini"
systemctl reload php{{php}}-fpm
sleep 1
page /
grep -o "Failed opening required '[^']*'" /var/log/apache2/error.log
echo '<?php' > "$nouveau/pare-feu.php"
echo "auto_prepend_file = '$nouveau/pare-feu.php'" > "$nouveau/.user.ini"
systemctl reload php{{php}}-fpm
sleep 1
page / | grep -q '<h1>Agence</h1>' || exit 96

#: unserialize(): Error at offset
php -r 'echo serialize(["logo" => "http://ancien.example/logo.png"]);' > /root/liste
sed 's/ancien.example/agence.example.net/' /root/liste > /root/liste.sed
lire() { php -r '$l = unserialize(file_get_contents($argv[1])); echo $l["logo"] ?? "rien", "\n";' "$1"; }
lire /root/liste.sed 2>&1
# comme l'outil de l'application : lire, remplacer, écrire
php -r '$l = unserialize(file_get_contents("/root/liste"));
  $l["logo"] = str_replace("ancien.example", "agence.example.net", $l["logo"]); echo serialize($l);' > /root/liste.outil
[ "$(lire /root/liste.outil)" = http://agence.example.net/logo.png ] || exit 96

#: /usr/sbin/sendmail: not found
[ ! -e /usr/sbin/sendmail ] || mv /usr/sbin/sendmail /root/
envoyer() { php -r 'exit(mail("contact@agence.example", "Essai", "Bonjour") ? 0 : 1);' 2>&1; }
envoyer && exit 96
printf '#!/bin/sh\ncat > /root/parti\n' > /usr/sbin/sendmail
chmod 755 /usr/sbin/sendmail
envoyer && grep -q '^Subject: Essai' /root/parti || exit 96
rm /usr/sbin/sendmail

#: no alternative certificate subject name matches target …
#: Error during SSL Handshake with remote server
for nom in agence autre; do
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj "/CN=$nom" \
    -addext "subjectAltName=DNS:$nom.example" -keyout "/root/$nom.cle" -out "/root/$nom.pem" 2> /dev/null
done
cat /root/agence.pem /root/autre.pem > /root/autorites.pem
printf 'Listen 192.0.2.11:443\nListen 192.0.2.12:443\n' >> /etc/apache2/ports.conf
# les deux fichiers de la page, et leur hôte 443 comme elle le dit
https() {
  sed "s/:80>/:443>\n    SSLEngine on\n    SSLCertificateFile $1.pem\n    SSLCertificateKeyFile $1.cle/; s#http://192#https://192#
    s/ProxyPreserveHost/SSLProxyEngine on\n    &/" "$2"
}
https '\/root\/agence' /root/relais.conf > /etc/apache2/sites-enabled/relais-443.conf
presenter() {
  https "\\/root\\/$1" /etc/apache2/sites-available/agence.example.conf > /etc/apache2/sites-enabled/nouveau-443.conf
  systemctl restart apache2
  sleep 1
}
par443() { curl -sS --cacert /root/autorites.pem --resolve "agence.example:443:$1" https://agence.example/ 2>&1; }
a2enmod -q ssl
presenter autre
par443 192.0.2.12
par443 192.0.2.11
grep -o 'Error during SSL Handshake with remote server' /var/log/apache2/error.log
presenter agence
par443 192.0.2.12 | grep -q 'servi par 192.0.2.12' || exit 96
par443 192.0.2.11 | grep -q 'servi par 192.0.2.12' || exit 96

#: REMOTE HOST IDENTIFICATION HAS CHANGED!
agence() { runuser -u agence -- env HOME=/home/agence "$@"; }
agence ssh -o StrictHostKeyChecking=accept-new -o BatchMode=yes agence@agence.example true
rm /etc/ssh/ssh_host_*
ssh-keygen -A > /dev/null
systemctl restart ssh
sleep 1
agence ssh -o BatchMode=yes agence@agence.example true
[ "$(ssh-keygen -lf /etc/ssh/ssh_host_ed25519_key.pub | cut -d ' ' -f 2)" = \
  "$(ssh-keyscan -t ed25519 agence.example 2> /dev/null | ssh-keygen -lf - | cut -d ' ' -f 2)" ] || exit 96
agence ssh-keygen -R agence.example
agence ssh -o StrictHostKeyChecking=accept-new -o BatchMode=yes agence@agence.example true || exit 96

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
