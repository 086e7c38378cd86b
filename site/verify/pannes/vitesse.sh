haproxy -c -q -f /etc/haproxy/haproxy.cfg && systemctl restart haproxy
bloc /etc/apache2/conf-available/vitesse.conf
sleep 1

#: Invalid command 'CacheQuickHandler'
a2enmod -q headers > /dev/null
a2enconf -q vitesse > /dev/null
apachectl configtest

#: Les visiteurs gardent l'ancien style
a2enmod -q cache cache_disk brotli > /dev/null
systemctl restart apache2
sleep 1
curl -sI https://agence.example/style.3f2a.css | grep -q immutable

#: option --http3-only: the installed libcurl version doesn't support this
curl --http3-only https://agence.example/
