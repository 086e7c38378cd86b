#!/bin/bash
# A site to back up, and sauve1 (192.0.2.30), reached over SSH, to receive it.
ip addr add 192.0.2.30/32 dev lo
echo '192.0.2.30 sauve1 sauve1.agence.example' >> /etc/hosts
mkdir -p /var/www/agence.example/public/images /var/www/agence.example/public/cache
echo '<?php echo "Agence";' > /var/www/agence.example/public/index.php
# Code in a folder called cache, as Composer lays it: it must be in the archive.
mkdir -p /var/www/agence.example/vendor/symfony/cache
echo '<?php class CacheItem {}' > /var/www/agence.example/vendor/symfony/cache/CacheItem.php
for n in 1 2 3; do head -c 200000 /dev/urandom > "/var/www/agence.example/public/images/$n.jpg"; done
echo provisoire > /var/www/agence.example/public/cache/page.html
ssh-keygen -A > /dev/null
mkdir -p /run/sshd
/etc/init.d/ssh start > /dev/null
