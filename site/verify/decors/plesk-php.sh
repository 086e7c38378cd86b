# Un domaine comme sur Plesk : pool PHP-FPM du compte, PHP au chemin de Plesk, visiteur et équipe distincts.
adduser --quiet --disabled-password --gecos '' --home /var/www/vhosts/agence.example --no-create-home agence
racine=/var/www/vhosts/agence.example/httpdocs
mkdir -p "$racine" /var/www/vhosts/system/agence.example/logs /opt/plesk/php/{{php}}/bin
ln -s /usr/bin/php{{php}} /opt/plesk/php/{{php}}/bin/php
echo '<?php echo "bonjour\n";' > "$racine/index.php"
ln -s /usr/bin/composer /var/www/vhosts/agence.example/composer.phar
echo '{ "require": { "php": ">=8.1" } }' > /var/www/vhosts/agence.example/composer.json
chown -R agence: /var/www/vhosts/agence.example
touch /var/www/vhosts/system/agence.example/logs/error_log
cat > /etc/php/{{php}}/fpm/pool.d/agence.conf <<'CONF'
[agence]
user = agence
group = agence
listen = /run/php/agence.sock
listen.owner = www-data
listen.group = www-data
pm = dynamic
pm.max_children = 5
pm.start_servers = 2
pm.min_spare_servers = 1
pm.max_spare_servers = 3
CONF
cat > /etc/apache2/sites-available/agence.example.conf <<CONF
<VirtualHost *:80>
    ServerName agence.example
    DocumentRoot $racine
    <Directory $racine>
        AllowOverride All
        Require all granted
    </Directory>
    <FilesMatch "\.php$">
        SetHandler "proxy:unix:/run/php/agence.sock|fcgi://localhost"
    </FilesMatch>
    ErrorLog /var/www/vhosts/system/agence.example/logs/error_log
</VirtualHost>
CONF
a2enmod -q proxy_fcgi > /dev/null
a2dissite -q 000-default > /dev/null
a2ensite -q agence.example > /dev/null
/etc/init.d/php{{php}}-fpm start > /dev/null
/etc/init.d/apache2 start > /dev/null
