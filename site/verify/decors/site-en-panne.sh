#!/bin/bash
# A site of Apache, PHP-FPM and MariaDB on lb1, with a back door among its images.
mkdir -p /var/www/agence.example/public/uploads
echo '<?php echo "bonjour\n";' > /var/www/agence.example/public/index.php
echo '<?php echo base64_decode("");' > /var/www/agence.example/public/uploads/image.php
cat > /etc/apache2/sites-available/agence.conf <<'CONF'
ServerName web1.agence.example
<VirtualHost *:80>
    ServerName agence.example
    DocumentRoot /var/www/agence.example/public
    DirectoryIndex index.php
    CustomLog /var/log/apache2/agence_access.log combined
    <FilesMatch "\.php$">
        SetHandler "proxy:unix:/run/php/php{{php}}-fpm.sock|fcgi://localhost"
    </FilesMatch>
</VirtualHost>
CONF
a2enmod -q proxy_fcgi
a2dissite -q 000-default
a2ensite -q agence
systemctl start "php{{php}}-fpm"
systemctl start apache2
systemctl start mariadb
for _ in {1..50}; do curl -sf -o /dev/null http://agence.example/ && break; sleep 0.2; done
