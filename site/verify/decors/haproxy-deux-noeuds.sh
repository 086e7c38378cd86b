#!/bin/bash
# Two web nodes (192.0.2.11 and 192.0.2.12) that say their name, and a certificate this machine trusts.
for n in 1 2; do
  mkdir -p "/var/www/web$n"
  echo "web$n" > "/var/www/web$n/index.html"
done
printf 'Listen 192.0.2.11:80\nListen 192.0.2.12:80\n' > /etc/apache2/ports.conf
cat > /etc/apache2/sites-available/noeuds.conf <<'CONF'
ServerName web1.agence.example
<VirtualHost 192.0.2.11:80>
    ServerName agence.example
    DocumentRoot /var/www/web1
</VirtualHost>
<VirtualHost 192.0.2.12:80>
    ServerName agence.example
    DocumentRoot /var/www/web2
</VirtualHost>
CONF
a2dissite -q 000-default
a2ensite -q noeuds
/etc/init.d/apache2 start > /dev/null
mkdir -p /etc/haproxy/certs
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=agence.example \
  -addext 'subjectAltName=DNS:agence.example,DNS:www.agence.example' \
  -keyout /tmp/decor.key -out /tmp/decor.crt 2> /dev/null
cat /tmp/decor.crt /tmp/decor.key > /etc/haproxy/certs/agence.example.pem
chmod 600 /etc/haproxy/certs/agence.example.pem
cat /tmp/decor.crt >> /etc/ssl/certs/ca-certificates.crt
rm /tmp/decor.key /tmp/decor.crt
