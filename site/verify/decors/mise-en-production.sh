# Un site servi par web1 en HTTP et en HTTPS ; son certificat vient d'une autorité que la machine connaît.
sed -i -E '/192\.0\.2\.10/s/ agence\.example www\.agence\.example//' /etc/hosts
echo '192.0.2.11 agence.example www.agence.example' >> /etc/hosts
echo '2001:db8::10 agence.example www.agence.example' >> /etc/hosts
ip -6 address add 2001:db8:5::5/128 dev lo nodad
mkdir -p /etc/ssl/agence /var/www/agence.example/public /etc/systemd/system
cd /etc/ssl/agence
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 3650 \
  -subj '/CN=Autorite essai' -keyout autorite.key -out autorite.pem 2> /dev/null
openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj '/CN=agence.example' \
  -addext 'subjectAltName=DNS:agence.example,DNS:www.agence.example' -keyout site.key -out site.csr 2> /dev/null
openssl x509 -req -in site.csr -CA autorite.pem -CAkey autorite.key -CAcreateserial -copy_extensions copyall \
  -days 90 -out site.pem 2> /dev/null
mkdir -p /etc/haproxy/certs
cat site.pem site.key > /etc/haproxy/certs/agence.example.pem
cp autorite.pem /usr/local/share/ca-certificates/essai.crt
update-ca-certificates > /dev/null 2>&1
echo '<h1>Boutique en ligne</h1>' > /var/www/agence.example/public/index.html
cat > /etc/apache2/sites-available/agence.example.conf <<'CONF'
<VirtualHost *:80 *:443>
    ServerName agence.example
    ServerAlias www.agence.example
    DocumentRoot /var/www/agence.example/public
    <Directory /var/www/agence.example/public>
        Require all granted
    </Directory>
    CustomLog ${APACHE_LOG_DIR}/agence.example_access.log combined
</VirtualHost>
CONF
sed -e 's/ \*:443//' /etc/apache2/sites-available/agence.example.conf > /etc/apache2/sites-available/agence.conf
sed -e 's/\*:80 //' -e '/ServerName/a SSLEngine on\nSSLCertificateFile /etc/ssl/agence/site.pem\nSSLCertificateKeyFile /etc/ssl/agence/site.key' \
  /etc/apache2/sites-available/agence.example.conf >> /etc/apache2/sites-available/agence.conf
mv /etc/apache2/sites-available/agence.conf /etc/apache2/sites-available/agence.example.conf
sed -i -e 's/^Listen 80/Listen 192.0.2.11:80/' -e 's/Listen 443/Listen 192.0.2.11:443\n\tListen [2001:db8::10]:443/' /etc/apache2/ports.conf
echo 'ServerName web1.agence.example' > /etc/apache2/conf-enabled/nom.conf
a2enmod -q ssl headers > /dev/null
a2dissite -q 000-default > /dev/null
a2ensite -q agence.example > /dev/null
systemctl start apache2
