#!/bin/bash
# web1 serves what is delivered to current/public, through PHP-FPM. Its `sudo` is the real one, and the
# bench's `systemctl` stands where sudoers names it.
rm /usr/local/bin/sudo
mv /usr/bin/systemctl /usr/bin/systemctl.debian
sed 's#/usr/bin/systemctl #/usr/bin/systemctl.debian #' /usr/local/bin/systemctl > /usr/bin/systemctl
chmod 755 /usr/bin/systemctl
rm /usr/local/bin/systemctl
cat > /etc/apache2/sites-available/agence.conf <<'CONF'
ServerName web1.agence.example
<VirtualHost *:80>
    ServerName agence.example
    DocumentRoot /var/www/agence.example/current/public
    <FilesMatch "\.php$">
        SetHandler "proxy:unix:/run/php/php8.2-fpm.sock|fcgi://localhost"
    </FilesMatch>
</VirtualHost>
CONF
a2enmod -q proxy_fcgi
a2dissite -q 000-default
a2ensite -q agence
systemctl start php8.2-fpm
systemctl start apache2
