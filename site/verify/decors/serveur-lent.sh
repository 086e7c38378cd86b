#!/bin/bash
# A site on Apache and PHP-FPM whose page asks MariaDB a question without an index; a kernel's journal that tells of a killed program.
mkdir -p /var/www/agence.example/public
cat > /etc/apache2/sites-available/agence.conf <<'CONF'
ServerName web1.agence.example
<VirtualHost *:80>
    ServerName agence.example
    DocumentRoot /var/www/agence.example/public
    CustomLog /var/log/apache2/agence_access.log combined
    <FilesMatch "\.php$">
        SetHandler "proxy:unix:/run/php/php{{php}}-fpm.sock|fcgi://localhost"
    </FilesMatch>
</VirtualHost>
CONF
cat > /var/www/agence.example/public/index.php <<'P'
<?php
$base = new mysqli('localhost', 'boutique', 'motdepasse-de-test', 'boutique');
$n = $base->query("SELECT COUNT(*) FROM commandes WHERE client = 'client7' AND etat = 'payee'")->fetch_row()[0];
echo "$n commandes\n";
P
a2enmod -q proxy_fcgi
a2dissite -q 000-default
a2ensite -q agence
systemctl start "php{{php}}-fpm" apache2 mariadb
for _ in {1..50}; do mariadb -e 'SELECT 1' > /dev/null 2>&1 && break; sleep .2; done
mariadb > /dev/null <<'S'
CREATE DATABASE boutique;
CREATE USER boutique@localhost IDENTIFIED BY 'motdepasse-de-test';
GRANT ALL ON boutique.* TO boutique@localhost;
USE boutique;
CREATE TABLE commandes (id INT AUTO_INCREMENT PRIMARY KEY, client VARCHAR(40), etat VARCHAR(10), note CHAR(120) DEFAULT 'x');
INSERT INTO commandes (client, etat) SELECT CONCAT('client', seq % 500), IF(seq % 3, 'payee', 'panier') FROM seq_1_to_60000;
ANALYZE TABLE commandes;
S
cat > /var/log/kern.log <<'L'
2026-11-25T03:12:07+01:00 web1 kernel: php-fpm invoked oom-killer: gfp_mask=0x140cca(GFP_HIGHUSER_MOVABLE|__GFP_COMP), order=0, oom_score_adj=0
2026-11-25T03:12:07+01:00 web1 kernel: Out of memory: Killed process 812 (mariadbd) total-vm:2893412kB, anon-rss:1048320kB, file-rss:0kB, shmem-rss:0kB, UID:108 pgtables:2800kB oom_score_adj:0
L
