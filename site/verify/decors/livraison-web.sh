#!/bin/bash
# web1 serves what `deployer` delivers to current/public, through PHP-FPM. Its `sudo` is the real one, and the
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
        SetHandler "proxy:unix:/run/php/php{{php}}-fpm.sock|fcgi://localhost"
    </FilesMatch>
</VirtualHost>
CONF
install -d /var/www/agence.example/{releases,shared}
adduser --quiet --system --group --no-create-home --home /var/www/agence.example agence
install -d -m 750 -o agence -g www-data /var/www/agence.example/shared/uploads
install -m 640 -o root -g agence /dev/null /var/www/agence.example/shared/.env
cat > /usr/local/bin/deployer <<'DEPLOYER'
#!/bin/bash
# deployer DOSSIER : met en service le contenu de DOSSIER comme nouvelle version.
set -euo pipefail
base=/var/www/agence.example
source=${1:?le dossier à livrer}
[ -s "$source/public/index.php" ] \
  || { echo 'deployer: public/index.php absent ou vide' >&2; exit 1; }

exec 9> /run/deployer.lock
flock -n 9 || { echo 'deployer: un déploiement ou un retour est en cours' >&2; exit 1; }

version=$(date -u +%Y%m%d%H%M%S%N)
neuf=$base/releases/.en-preparation
trap 'rm -rf "$neuf"' EXIT
rm -rf "$neuf"

# Effacer ce qu'un retour a quitté, sauf si on l'a remis en service.
rm -f "$base/current/.quittee"
find "$base/releases" -mindepth 2 -maxdepth 2 -name .quittee -printf '%h\0' | xargs -0 -r rm -rf --

install -d -m 700 "$neuf"
cp -r "$source/." "$neuf"
rm -rf "$neuf/public/uploads"
ln -s ../../../shared/uploads "$neuf/public/uploads"
ln -sfn ../../shared/.env "$neuf/.env"

# Contrôler avant de basculer.
find "$neuf" -name '*.php' -print0 | xargs -0 -r -n1 php -l > /dev/null

chown -R root:agence "$neuf"
chmod -R u=rwX,g=rX,o=rX "$neuf"
mv "$neuf" "$base/releases/$version"
ln -sfn "releases/$version" "$base/current.nouveau"
mv -T "$base/current.nouveau" "$base/current"
systemctl reload php{{php}}-fpm

# Garder quatre versions.
find "$base/releases" -mindepth 1 -maxdepth 1 -type d -name '[0-9]*' \
  | sort | head -n -4 | xargs -r rm -rf --
echo "en service : $version"
DEPLOYER
chmod 755 /usr/local/bin/deployer
a2enmod -q proxy_fcgi
a2dissite -q 000-default
a2ensite -q agence
systemctl start php{{php}}-fpm
systemctl start apache2
