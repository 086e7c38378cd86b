#!/bin/bash
# A repository on this disk with two versions of a package, the older one installed; a site that tells its version of PHP.
mkdir -p /srv/depot /var/www/agence.example/public
cd /srv/depot
for version in 1.0 1.1; do
  mkdir -p "essai/DEBIAN"
  printf 'Package: correctif-essai\nVersion: %s\nArchitecture: all\nMaintainer: banc <banc@agence.example>\nDescription: essai\n' \
    "$version" > essai/DEBIAN/control
  dpkg-deb --build essai "correctif-essai_$version.deb" > /dev/null
  {
    dpkg-deb -f "correctif-essai_$version.deb"
    echo "Filename: ./correctif-essai_$version.deb"
    echo "Size: $(stat -c %s "correctif-essai_$version.deb")"
    echo "SHA256: $(sha256sum "correctif-essai_$version.deb" | cut -d ' ' -f 1)"
    echo
  } >> Packages
done
rm -r essai
dpkg -i correctif-essai_1.0.deb > /dev/null
rm -f /etc/apt/sources.list.d/*
echo 'deb [trusted=yes] file:/srv/depot ./' > /etc/apt/sources.list
echo 'APT::Sandbox::User "root";' > /etc/apt/apt.conf.d/90banc
echo '<?php echo PHP_MAJOR_VERSION, ".", PHP_MINOR_VERSION, "\n";' > /var/www/agence.example/public/version.php
echo '<?php function total(int $taxe = null) { return 3 + $taxe; } echo total(), "\n";' > /var/www/agence.example/public/vieux.php
a2enmod -q proxy_fcgi
a2dissite -q 000-default
systemctl start "php{{php}}-fpm"
systemctl start apache2
