#!/bin/bash
# A site on Apache with a day of its journal: readers, search engines, robots that collect for AI. Names of addresses from a DNS.
mkdir -p /var/www/agence.example/public/panier /etc/dnsmasq-robots
echo bonjour > /var/www/agence.example/public/index.html
echo panier > /var/www/agence.example/public/panier/index.html
cat > /etc/apache2/sites-available/agence.conf <<'CONF'
ServerName web1.agence.example
<VirtualHost *:80>
    ServerName agence.example
    DocumentRoot /var/www/agence.example/public
    CustomLog /var/log/apache2/agence_access.log combined
</VirtualHost>
CONF
a2dissite -q 000-default
a2ensite -q agence
log() {
  for ((i = 0; i < $1; i++)); do
    printf '%s - - [24/Nov/2026:1%s:00:00 +0100] "GET /page-%s HTTP/1.1" 200 5120 "-" "%s"\n' "$2" $((i % 10)) "$i" "$3"
  done
}
{
  log 400 198.51.100.20 'Mozilla/5.0 (compatible; GPTBot/1.2; +https://robot.example)'
  log 250 198.51.100.21 'Mozilla/5.0 (compatible; Bytespider; spider@robot.example)'
  log 120 198.51.100.66 'Mozilla/5.0 (compatible; Googlebot/2.1; +https://robot.example)'
  log 90 198.51.100.67 'Mozilla/5.0 (compatible; Googlebot/2.1; +https://robot.example)'
  log 60 203.0.113.5 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0'
} > /var/log/apache2/agence_access.log
chown root:adm /var/log/apache2/agence_access.log
systemctl start apache2
cat > /etc/dnsmasq-robots/dnsmasq.conf <<'C'
no-resolv
no-hosts
listen-address=192.0.2.53
bind-interfaces
pid-file=/run/dnsmasq-robots.pid
host-record=crawl-66.moteur.example,198.51.100.66
ptr-record=67.100.51.198.in-addr.arpa,mobile-67.client.example
host-record=agence.example,192.0.2.10
C
dnsmasq -C /etc/dnsmasq-robots/dnsmasq.conf
echo 'nameserver 192.0.2.53' > /etc/resolv.conf
