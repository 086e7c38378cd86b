bloc /etc/haproxy/maintenance.html
bloc /etc/haproxy/haproxy.cfg
sed -i '/http-error/d' /etc/haproxy/haproxy.cfg
haproxy -c -V -q -dW -f /etc/haproxy/haproxy.cfg

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

#: L7STS,301
#: code: 301
sed -i 's#<VirtualHost.*#&\n    RewriteEngine on\n    RewriteCond %{HTTP:X-Forwarded-Proto} !=https\n    RewriteRule ^ https://agence.example/ [R=301,L]#' /etc/apache2/sites-available/noeuds.conf
a2enmod -q rewrite
systemctl restart apache2
timeout 6 haproxy -db -f /tmp/sain.cfg > /tmp/bonne.log 2>&1
grep -q 'is DOWN' /tmp/bonne.log && exit 96
sed 's/ hdr X-Forwarded-Proto https$//' /tmp/sain.cfg > /etc/haproxy/haproxy.cfg
timeout 6 haproxy -db -f /etc/haproxy/haproxy.cfg 2>&1 | grep -m 1 'code: 301'
systemctl start haproxy
sleep 4
echo 'show stat' | socat - /run/haproxy/admin.sock | cut -d, -f2,37,38 | grep ^web
systemctl stop haproxy
sed -i '/Rewrite/d' /etc/apache2/sites-available/noeuds.conf
systemctl restart apache2

#: L4CON
#: L4TOUT
sed -e 's/\(server web1 192.0.2.11\):80/\1:81/' -e 's/\(server web2 192.0.2.12\):80/\1:82/' /tmp/sain.cfg > /etc/haproxy/haproxy.cfg
nft 'add table inet essai; add chain inet essai entree { type filter hook input priority 0; }; add rule inet essai entree ip daddr 192.0.2.12 tcp dport 82 drop'
systemctl start haproxy
sleep 8
echo 'show stat' | socat - /run/haproxy/admin.sock | cut -d, -f2,37,57 | grep ^web
nft delete table inet essai
systemctl stop haproxy

#: The server didn't respond in time.
#: The server returned an invalid or incomplete response.
cat > /tmp/serveur.py <<'PY'
import http.server, time
class Serveur(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        if self.path == '/coupe':
            return
        if self.path == '/faux':
            self.wfile.write(b'PHP Fatal error')
            return
        if self.path == '/lent':
            time.sleep(3)
        self.send_response(200)
        self.send_header('Content-Length', '0')
        self.end_headers()
http.server.ThreadingHTTPServer(('192.0.2.11', 8081), Serveur).serve_forever()
PY
python3 /tmp/serveur.py 2> /dev/null &
serveur=$!
sed -e 's/timeout server .*/timeout server 1s/' -e 's/192.0.2.11:80/192.0.2.11:8081/' -e '/server web2/d' /tmp/sain.cfg > /etc/haproxy/haproxy.cfg
systemctl start haproxy
sleep 3
curl -s https://agence.example/lent
curl -s --http1.1 https://agence.example/coupe
curl -s https://agence.example/faux
# en HTTP/2, une coupure ferme la connexion, sans page
curl -sS https://agence.example/coupe
kill "$serveur"
systemctl stop haproxy
cp /tmp/sain.cfg /etc/haproxy/haproxy.cfg

#: unable to find required default_backend: 'site'
sed 's/default_backend sites/default_backend site/' /tmp/sain.cfg > /tmp/essai.cfg
haproxy -c -V -f /tmp/essai.cfg

#: a 'http-request' rule placed after a 'use_backend' rule will still be processed before.
sed 's/^    # .*Encrypt reste en HTTP, tout le reste passe en HTTPS/    use_backend sites if { ssl_fc }/' /tmp/sain.cfg > /tmp/essai.cfg
haproxy -c -V -f /tmp/essai.cfg && echo 'sans -dW : accepté'
haproxy -c -V -q -dW -f /tmp/essai.cfg || echo 'avec -dW : refusé'

#: cannot bind socket (Address already in use) for [192.0.2.10:80]
python3 -m http.server 80 --bind 192.0.2.10 -d /var/www/web1 > /dev/null 2>&1 &
sleep 1
haproxy -f /tmp/sain.cfg
kill $!
wait

#: cannot bind socket (Cannot assign requested address) for [192.0.2.99:80]
sed 's/192.0.2.10:80/192.0.2.99:80/' /tmp/sain.cfg > /tmp/essai.cfg
refus=$(haproxy -f /tmp/essai.cfg 2>&1)
# le remède : l'adresse qu'un autre nœud tient encore
sed -i 's/bind 192.0.2.99:80/& transparent/' /tmp/essai.cfg
haproxy -f /tmp/essai.cfg -p /tmp/essai.pid || exit
ip address add 192.0.2.99/32 dev lo
curl -s -o /dev/null -w '%{http_code}\n' http://192.0.2.99/ | grep -x 301 && echo "$refus"
ip address del 192.0.2.99/32 dev lo
kill "$(cat /tmp/essai.pid)"
sleep 1

#: could not resolve address 'web9.agence.example'
sed 's/server web2 192.0.2.12/server web2 web9.agence.example/' /tmp/sain.cfg > /tmp/essai.cfg
refus=$(haproxy -c -V -f /tmp/essai.cfg 2>&1)
sed -i '/web9.agence.example/s/$/ init-addr last,libc,none/' /tmp/essai.cfg
haproxy -f /tmp/essai.cfg -p /tmp/essai.pid || exit
sleep 3
for _ in 1 2 3; do curl -s https://www.agence.example/; done | sort | uniq -c | grep -x ' *3 web1' && echo "$refus"
echo 'show stat' | socat - /run/haproxy/admin.sock | cut -d, -f1,2,18 | grep -x 'sites,web2,MAINT'
kill "$(cat /tmp/essai.pid)"
sleep 1

#: unknown keyword 'blance' in 'backend' section
sed 's/balance roundrobin/blance roundrobin/' /tmp/sain.cfg > /tmp/essai.cfg
haproxy -c -V -f /tmp/essai.cfg

#: Missing LF on last line, file might have been truncated
printf '%s' "$(cat /tmp/sain.cfg)" > /tmp/essai.cfg
refus=$(haproxy -c -V -f /tmp/essai.cfg 2>&1)
echo >> /tmp/essai.cfg
haproxy -c -V -q -dW -f /tmp/essai.cfg && echo "$refus"

#: unable to stat SSL certificate from file '/etc/haproxy/certs/'
mv /etc/haproxy/certs /tmp/certs
haproxy -c -V -f /tmp/sain.cfg
mv /tmp/certs /etc/haproxy/certs
haproxy -c -V -f /tmp/sain.cfg

#: is DOWN, reason: Layer4 connection problem, info: "Connection refused"
#: backend 'sites' has no server available!
sed -e 's/\(server web1 192.0.2.11\):80/\1:81/' -e 's/\(server web2 192.0.2.12\):80/\1:82/' /tmp/sain.cfg > /tmp/essai.cfg
timeout 8 haproxy -db -f /tmp/essai.cfg || echo "arrêté : $?"

#: /run/haproxy/admin.sock: Permission denied
systemctl start haproxy
sudo -u nobody sh -c 'echo "show stat" | socat - /run/haproxy/admin.sock'
systemctl stop haproxy

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
