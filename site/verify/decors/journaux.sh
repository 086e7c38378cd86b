#!/bin/bash
# A site on Apache with thirty days of its journal, rotated by Debian's own rule, and a reader of them.
mkdir -p /var/www/agence.example/public
echo bonjour > /var/www/agence.example/public/index.html
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
systemctl start apache2
for i in {1..6}; do
  printf '198.51.100.%d - - [24/Nov/2026:10:0%d:00 +0100] "GET /compte?courriel=claire%%40agence.example HTTP/1.1" 200 512 "-" "Firefox"\n' $((i % 3 + 1)) "$i"
done > /var/log/apache2/agence_access.log
chown root:adm /var/log/apache2/*.log
chmod 640 /var/log/apache2/*.log
useradd --create-home --shell /bin/bash marc
