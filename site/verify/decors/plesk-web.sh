# Comme sur Plesk : nginx reçoit, Apache répond derrière ; chacun lit le fichier de directives du domaine.
sed -i -E '/192\.0\.2\.10/s/ agence\.example www\.agence\.example//' /etc/hosts
echo '192.0.2.11 agence.example www.agence.example' >> /etc/hosts
racine=/var/www/vhosts/agence.example/httpdocs
conf=/var/www/vhosts/system/agence.example/conf
mkdir -p "$racine/interne" "$conf" /var/www/vhosts/system/agence.example/logs
echo '<h1>Agence</h1>' > "$racine/index.html"
echo '<h1>Interne</h1>' > "$racine/interne/index.html"
cat > "$racine/envoi.php" <<'PHP'
<?php
echo "reçu : ", strlen(file_get_contents('php://input')), " octets\n";
PHP
cat > "$racine/lent.php" <<'PHP'
<?php
sleep(3);
PHP
touch "$conf/vhost.conf" "$conf/vhost_nginx.conf"
sed -i 's/^Listen 80$/Listen 127.0.0.1:7080/' /etc/apache2/ports.conf
cat > /etc/apache2/sites-available/agence.example.conf <<CONF
<VirtualHost 127.0.0.1:7080>
    ServerName agence.example
    ServerAlias www.agence.example
    DocumentRoot $racine
    RemoteIPHeader X-Forwarded-For
    RemoteIPInternalProxy 127.0.0.1
    <Directory $racine>
        AllowOverride All
        Require all granted
    </Directory>
    <FilesMatch "\.php$">
        SetHandler "proxy:unix:/run/php/php{{php}}-fpm.sock|fcgi://localhost"
    </FilesMatch>
    ErrorLog /var/www/vhosts/system/agence.example/logs/error_log
    CustomLog /var/www/vhosts/system/agence.example/logs/access_log combined
    IncludeOptional $conf/vhost.conf
</VirtualHost>
CONF
a2enmod -q proxy_fcgi headers remoteip rewrite > /dev/null
a2dissite -q 000-default > /dev/null
a2ensite -q agence.example > /dev/null
rm -f /etc/nginx/sites-enabled/default
cat > /etc/nginx/sites-enabled/agence.example <<CONF
server {
    listen 192.0.2.11:80;
    server_name agence.example www.agence.example;
    error_log /var/www/vhosts/system/agence.example/logs/proxy_error_log;
    access_log /var/www/vhosts/system/agence.example/logs/proxy_access_log;
    location / {
        proxy_pass http://127.0.0.1:7080;
        proxy_set_header Host \$host;
        proxy_set_header X-Forwarded-For \$remote_addr;
    }
    include $conf/vhost_nginx.conf;
}
CONF
/etc/init.d/php{{php}}-fpm start > /dev/null
/etc/init.d/apache2 start > /dev/null
mkdir -p /var/log/nginx /var/lib/nginx
/etc/init.d/nginx start > /dev/null
