# Les dossiers d'un abonnement Plesk, avec leurs comptes et leurs droits.
groupadd psacln
groupadd psaserv
useradd --home-dir /var/www/vhosts/agence.example --no-create-home --gid psacln --shell /bin/false agence
racine=/var/www/vhosts/agence.example
systeme=/var/www/vhosts/system/agence.example
install -d -m 710 -o agence -g psaserv "$racine"
install -d -m 750 -o agence -g psaserv "$racine/httpdocs"
install -d -m 750 -o agence -g psacln "$racine/httpdocs/images"
install -d -m 750 -o agence -g psacln "$racine/private"
install -d -m 755 -o root -g root "$systeme" "$systeme/conf" "$systeme/logs"
head -c 3000000 /dev/zero > "$racine/httpdocs/images/affiche.bin"
head -c 9000000 /dev/zero > "$systeme/logs/access_log"
head -c 400000 /dev/zero > "$racine/private/export.sql"
echo '<h1>Agence</h1>' > "$racine/httpdocs/index.html"
chown -R agence:psacln "$racine/httpdocs/images/affiche.bin" "$racine/httpdocs/index.html" "$racine/private/export.sql"
