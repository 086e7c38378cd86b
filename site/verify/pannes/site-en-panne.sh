bloc /etc/apache2/conf-available/isolement.conf

#: curl: (6) Could not resolve host
curl -sS http://absent.agence.example/

#: Connection refused
systemctl stop apache2
nc -vz 192.0.2.10 80
systemctl start apache2
sleep 1

#: 503 Service Unavailable
systemctl stop php{{php}}-fpm
curl -s http://agence.example/
systemctl start php{{php}}-fpm

#: No space left on device
head -c 3M /dev/zero > /mnt/petit/plein
rm -f /mnt/petit/plein

#: 403 Forbidden
a2enconf -q isolement && systemctl reload apache2
sleep 1
curl -s --interface 198.51.100.7 http://agence.example/
a2disconf -q isolement && systemctl reload apache2
