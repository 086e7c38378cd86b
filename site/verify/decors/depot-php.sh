#!/bin/bash
# packages.sury.org on this machine: a signed archive with the PHP that this release of Debian has not.
# Its php-common serves all versions, as there.
archive=/srv/sury/php
pool=$archive/pool
mkdir -p "$pool"
cp /usr/share/lucarne-beside/*/debs/php*.deb "$pool"
cd "$archive"
common=$(find pool -name 'php-common_*' | sort | tail -n 1)
dpkg-deb -R "$common" /tmp/common
rm pool/php-common_*
sed -i 's/^Version: .*/&+sury/' /tmp/common/DEBIAN/control
dpkg-deb --build --root-owner-group /tmp/common pool/php-common.deb > /dev/null
list=dists/{{nom}}/main/binary-amd64/Packages
mkdir -p "$(dirname "$list")"
for deb in pool/*.deb; do
  dpkg-deb -f "$deb"
  printf 'Filename: %s\nSize: %s\nSHA256: %s\n\n' "$deb" "$(stat -c %s "$deb")" "$(sha256sum "$deb" | cut -d ' ' -f 1)"
done > "$list"
cd dists/{{nom}}
{
  printf 'Origin: deb.sury.org\nSuite: {{nom}}\nCodename: {{nom}}\nArchitectures: amd64\nComponents: main\n'
  printf 'Date: %s\nSHA256:\n' "$(date -Ru)"
  printf ' %s %s main/binary-amd64/Packages\n' "$(sha256sum main/binary-amd64/Packages | cut -d ' ' -f 1)" \
    "$(stat -c %s main/binary-amd64/Packages)"
} > Release
export GNUPGHOME=/srv/sury/cle
mkdir -m 700 "$GNUPGHOME"
gpg --batch --quiet --passphrase '' --quick-generate-key 'deb.sury.org <banc@agence.example>' rsa3072 sign never 2> /dev/null
gpg --export > "$archive/apt.gpg"
gpg --batch --quiet --clearsign -o InRelease Release
gpgconf --kill all
cd /srv/sury
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=packages.sury.org -addext subjectAltName=DNS:packages.sury.org \
  -keyout sury.key -out sury.pem 2> /dev/null
cat sury.pem >> /etc/ssl/certs/ca-certificates.crt
echo '127.0.0.5 packages.sury.org' >> /etc/hosts
cat > /etc/apache2/conf-available/sury.conf <<'CONF'
Listen 127.0.0.5:443
<VirtualHost 127.0.0.5:443>
    ServerName packages.sury.org
    DocumentRoot /srv/sury
    SSLEngine on
    SSLCertificateFile /srv/sury/sury.pem
    SSLCertificateKeyFile /srv/sury/sury.key
    <Directory /srv/sury>
        Require all granted
    </Directory>
</VirtualHost>
CONF
sed -i 's/^\(\s*\)Listen 443/\1# Listen 443/' /etc/apache2/ports.conf
a2enmod -q ssl > /dev/null
a2enconf -q sury
systemctl restart apache2
