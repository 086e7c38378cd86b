#!/bin/bash
# The server to leave: web1, a PHP site in /home/agence/www with its base "agence_site". web2 has nothing yet.
mkdir -p /home/agence/www/images
chmod 711 /home/agence
cat > /home/agence/www/config.php <<'PHP'
<?php
const BASE = 'agence_site';
const COMPTE = 'agence';
const MOT_DE_PASSE = 'motdepasse-de-test';
PHP
cat > /home/agence/www/index.php <<'PHP'
<?php
require __DIR__ . '/config.php';
$base = new mysqli('localhost', COMPTE, MOT_DE_PASSE, BASE);
$base->set_charset('utf8mb4');
if ($_SERVER['REQUEST_METHOD'] === 'POST') {
    $ajout = $base->prepare('INSERT INTO messages (texte) VALUES (?)');
    $ajout->execute([$_POST['texte'] ?? '']);
}
$nombre = $base->query('SELECT COUNT(*) FROM messages')->fetch_row()[0];
header('Content-Type: text/html; charset=utf-8');
echo "<h1>Agence</h1><p>servi par {$_SERVER['SERVER_ADDR']}, $nombre messages</p>\n";
PHP
for n in 1 2 3; do head -c 50000 /dev/urandom > "/home/agence/www/images/$n.jpg"; done
chown -R agence:agence /home/agence/www
/etc/init.d/mariadb start > /dev/null
mariadb --default-character-set=utf8mb4 <<'SQL'
CREATE DATABASE agence_site CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
CREATE USER 'agence'@'localhost' IDENTIFIED BY 'motdepasse-de-test';
GRANT ALL ON agence_site.* TO 'agence'@'localhost';
CREATE TABLE agence_site.messages (id INT PRIMARY KEY AUTO_INCREMENT, texte VARCHAR(200) NOT NULL);
INSERT INTO agence_site.messages (texte) VALUES ('Bonjour'), ('Élan'), ('🥄');
SQL
printf '[client]\nuser = agence\npassword = motdepasse-de-test\ndefault-character-set = utf8mb4\n' > /home/agence/.my.cnf
chown agence: /home/agence/.my.cnf
chmod 600 /home/agence/.my.cnf
printf 'Listen 192.0.2.11:80\nListen 192.0.2.12:80\n' > /etc/apache2/ports.conf
echo 'ServerName web1.agence.example' > /etc/apache2/conf-enabled/nom.conf
cat > /etc/apache2/sites-available/agence.conf <<'CONF'
<VirtualHost 192.0.2.11:80>
    ServerName agence.example
    ServerAlias www.agence.example
    DocumentRoot /home/agence/www
    DirectoryIndex index.php
    <Directory /home/agence/www>
        Require all granted
    </Directory>
    <FilesMatch "\.php$">
        SetHandler "proxy:unix:/run/php/php{{php}}-fpm.sock|fcgi://localhost"
    </FilesMatch>
</VirtualHost>
CONF
a2enmod -q proxy_fcgi
a2dissite -q 000-default
a2ensite -q agence
/etc/init.d/php{{php}}-fpm start > /dev/null
/etc/init.d/apache2 start > /dev/null
