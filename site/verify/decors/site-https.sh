# https://agence.example/ en service, avec un certificat signé par une autorité que la machine reconnaît.
mkdir -p /etc/ssl/agence /var/www/agence.example/public
echo 'bonjour' > /var/www/agence.example/public/index.html
cd /etc/ssl/agence
openssl req -x509 -newkey rsa:2048 -nodes -days 30 -subj '/CN=Autorite du banc' \
  -keyout autorite.key -out autorite.crt 2> /dev/null
printf 'subjectAltName=DNS:agence.example,DNS:www.agence.example\n' > noms
for jours in 30 -1; do
  openssl req -newkey rsa:2048 -nodes -subj /CN=agence.example -keyout site.key -out site.csr 2> /dev/null
  faketime -f "$([ "$jours" = 30 ] && echo +0d || echo -2d)" openssl x509 -req -in site.csr -CA autorite.crt -CAkey autorite.key -extfile noms \
    -days "${jours#-}" -out "site$jours.crt" 2> /dev/null
  cp site.key "site$jours.key"
done
cp /etc/ssl/agence/autorite.crt /usr/local/share/ca-certificates/banc.crt
cat autorite.crt >> /etc/ssl/certs/ca-certificates.crt
cp autorite.crt "/etc/ssl/certs/$(openssl x509 -hash -noout -in autorite.crt).0"
cat > /etc/apache2/sites-available/agence.example.conf <<'C'
<VirtualHost *:443>
    ServerName agence.example
    ServerAlias www.agence.example
    DocumentRoot /var/www/agence.example/public
    SSLEngine on
    SSLCertificateFile /etc/ssl/agence/site30.crt
    SSLCertificateKeyFile /etc/ssl/agence/site30.key
    <Directory /var/www/agence.example/public>
        Require all granted
    </Directory>
    ScriptAlias /panne /usr/bin/false
    RedirectMatch 503 ^/maintenance
</VirtualHost>
C
a2enmod -q ssl > /dev/null
a2ensite -q agence.example > /dev/null
/etc/init.d/apache2 start > /dev/null
