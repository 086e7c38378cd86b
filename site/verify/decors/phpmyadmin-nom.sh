#!/bin/bash
# pma.agence.example is web1; nothing else listens there.
echo '192.0.2.11 pma.agence.example' >> /etc/hosts
printf 'Listen 192.0.2.11:80\nListen 192.0.2.11:443\n' > /etc/apache2/ports.conf
echo 'ServerName web1.agence.example' > /etc/apache2/conf-enabled/nom.conf
a2dissite -q 000-default
