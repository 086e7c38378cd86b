#!/bin/bash
# web1 serves a sign-in page that always answers 200, with its own access log; what lb1 sends to it
# leaves from 192.0.2.10, as between two machines. lb1 also has a private address, 192.0.2.9, where web1
# calls it from its own.
ip route replace local 192.0.2.11 dev lo table local src 192.0.2.10
ip address add 192.0.2.9/32 dev lo
ip route replace local 192.0.2.9 dev lo table local src 192.0.2.11
printf 'Listen 192.0.2.11:80\n' > /etc/apache2/ports.conf
mkdir -p /var/www/agence
echo accueil > /var/www/agence/index.html
touch /var/www/agence/wp-login.php
cat > /etc/apache2/sites-available/agence.conf <<'CONF'
ServerName web1.agence.example
<VirtualHost 192.0.2.11:80>
    ServerName agence.example
    DocumentRoot /var/www/agence
    RewriteEngine On
    RewriteRule ^/wp-login\.php$ - [R=200,L]
    CustomLog /var/log/apache2/agence.example_access.log combined
</VirtualHost>
CONF
a2enmod -q rewrite
a2dissite -q 000-default
a2ensite -q agence
/etc/init.d/apache2 start > /dev/null
# Fail2ban 1.1 tient pour siennes toutes les adresses de la machine, et le banc les porte toutes.
printf '[DEFAULT]\nignoreself = false\nbanaction = iptables-multiport\n' > /etc/fail2ban/jail.d/banc.local
