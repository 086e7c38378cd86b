#!/bin/bash
# lb1, web1, web2 and bdd1 in one machine: each talks from its own address, and lb1 has a certificate
# that this machine trusts, which web1 keeps from the time when it was alone.
ip route replace local 192.0.2.11 dev lo table local src 192.0.2.10
ip route replace local 192.0.2.12 dev lo table local src 192.0.2.10
ip route replace local 192.0.2.20 dev lo table local src 192.0.2.11
printf 'Listen 192.0.2.11:80\nListen 192.0.2.12:80\n<IfModule ssl_module>\nListen 192.0.2.11:443\n</IfModule>\n' > /etc/apache2/ports.conf
echo 'ServerName web1.agence.example' > /etc/apache2/conf-enabled/nom.conf
a2dissite -q 000-default
mkdir -p /etc/haproxy/certs /var/www/agence.example/public
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=agence.example \
  -addext 'subjectAltName=DNS:agence.example,DNS:www.agence.example' \
  -keyout /tmp/decor.key -out /tmp/decor.crt 2> /dev/null
cat /tmp/decor.crt /tmp/decor.key > /etc/haproxy/certs/agence.example.pem
chmod 600 /etc/haproxy/certs/agence.example.pem
install -D -m 600 /etc/haproxy/certs/agence.example.pem /etc/ssl/agence/agence.example.pem
cat /tmp/decor.crt >> /etc/ssl/certs/ca-certificates.crt
rm /tmp/decor.key /tmp/decor.crt
# bdd1 keeps what the guide of MariaDB made there: the file of this page has the last word.
printf '[mariadbd]\nmax_connections = 120\nbind-address = 127.0.0.1,192.0.2.20\n' > /etc/mysql/mariadb.conf.d/60-hebergement.cnf
/etc/init.d/mariadb start > /dev/null
