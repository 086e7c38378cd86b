bloc /etc/haproxy/maintenance.html
bloc /etc/haproxy/haproxy.cfg
sed -i '/http-error/d' /etc/haproxy/haproxy.cfg
haproxy -c -q -dW -f /etc/haproxy/haproxy.cfg

#: No server is available to handle this request.
cp /etc/haproxy/haproxy.cfg /tmp/sain.cfg
/etc/init.d/apache2 stop
systemctl start haproxy
sleep 3
curl -s https://www.agence.example/

#: L7STS,404
/etc/init.d/apache2 start
sed -i 's#uri / ver#uri /absent ver#' /etc/haproxy/haproxy.cfg
systemctl restart haproxy
sleep 3
echo 'show stat' | socat - /run/haproxy/admin.sock | cut -d, -f2,37,38 | grep ^web
cp /tmp/sain.cfg /etc/haproxy/haproxy.cfg
systemctl stop haproxy

#: unable to find required default_backend: 'site'
sed 's/default_backend sites/default_backend site/' /tmp/sain.cfg > /tmp/essai.cfg
haproxy -c -f /tmp/essai.cfg

#: a 'http-request' rule placed after a 'use_backend' rule will still be processed before.
sed 's/^    # tout passe en HTTPS/    use_backend sites if { ssl_fc }/' /tmp/sain.cfg > /tmp/essai.cfg
haproxy -c -f /tmp/essai.cfg && echo 'sans -dW : accepté'
haproxy -c -q -dW -f /tmp/essai.cfg || echo 'avec -dW : refusé'

#: cannot bind socket (Address already in use) for [192.0.2.10:80]
python3 -m http.server 80 --bind 192.0.2.10 -d /var/www/web1 > /dev/null 2>&1 &
sleep 1
haproxy -f /tmp/sain.cfg
kill $!
wait

#: Maximum (5) redirects followed
cat > /etc/apache2/conf-enabled/boucle.conf <<'CONF'
<Directory /var/www/web1>
    RewriteEngine On
    RewriteCond %{HTTPS} !=on
    RewriteRule ^ https://agence.example/ [R=301,L]
</Directory>
CONF
sed -i 's/http-check expect status 200/http-check expect status 301/; /server web2/d' /etc/haproxy/haproxy.cfg
a2enmod -q rewrite
systemctl restart apache2
systemctl restart haproxy
sleep 3
curl -sS -L --max-redirs 5 -o /dev/null https://agence.example/
rm /etc/apache2/conf-enabled/boucle.conf
systemctl restart apache2

#: HTTP/1.1 408 Request Time-out
sed 's/timeout http-request 10s/timeout http-request 1s/' /tmp/sain.cfg > /etc/haproxy/haproxy.cfg
systemctl restart haproxy
(printf 'GET / HTTP/1.1\r\n'; sleep 2) | socat - TCP:192.0.2.10:80

#: 192.0.2.10
sed 's/\(server web[12] .*\)/\1 source 192.0.2.10/' /tmp/sain.cfg > /etc/haproxy/haproxy.cfg
systemctl restart haproxy
sleep 2
curl -s --interface 203.0.113.5 https://www.agence.example/marque
grep -h marque /var/log/apache2/*access.log
