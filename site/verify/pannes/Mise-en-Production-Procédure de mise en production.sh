# Le site répond ; chaque section sème une panne puis la retire.
bloc /usr/local/bin/controles-apres
bloc /var/www/maintenance/index.html
bloc /etc/apache2/conf-available/maintenance.conf
controles-apres https://agence.example/ 'Boutique en ligne'

#: ROUGE  code HTTP : 503
a2enconf -q maintenance
systemctl reload apache2
sleep 1
controles-apres https://agence.example/ 'Boutique en ligne'
a2disconf -q maintenance
systemctl reload apache2
sleep 1

#: ROUGE  code HTTP : 404
controles-apres https://agence.example/absente 'Boutique en ligne'

#: ROUGE  réponse en 0.800 s au plus
cat > /root/lent.py <<'PY'
import http.server, ssl, time
class Lent(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        time.sleep(1.2)
        self.send_response(200); self.end_headers(); self.wfile.write(b'Boutique en ligne')
serveur = http.server.HTTPServer(('192.0.2.12', 443), Lent)
contexte = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
contexte.load_cert_chain('/etc/ssl/agence/site.pem', '/etc/ssl/agence/site.key')
serveur.socket = contexte.wrap_socket(serveur.socket, server_side=True)
serveur.serve_forever()
PY
sed -i -e '/^2001:db8::10 agence/d' -e 's/^192.0.2.11 agence.example/192.0.2.12 agence.example/' /etc/hosts
python3 /root/lent.py > /dev/null 2>&1 &
sleep 1
controles-apres https://agence.example/ 'Boutique en ligne'
kill %1
sed -i 's/^192.0.2.12 agence.example/192.0.2.11 agence.example/' /etc/hosts

#: ROUGE  mot attendu : Boutique en ligne
: > /var/www/agence.example/public/index.html
controles-apres https://agence.example/ 'Boutique en ligne'
echo '<h1>Boutique en ligne</h1>' > /var/www/agence.example/public/index.html

#: ROUGE  certificat valable 14 jours encore
cd /etc/ssl/agence
openssl x509 -req -in site.csr -CA autorite.pem -CAkey autorite.key -CAcreateserial -copy_extensions copyall \
  -days 5 -out site.pem
systemctl restart apache2
sleep 1
controles-apres https://agence.example/ 'Boutique en ligne'

#: Could not resolve host
controles-apres https://agnece.example/ 'Boutique en ligne'

#: Invalid command 'Header'
a2dismod -q -f headers
a2enconf -q maintenance
apachectl configtest
a2enmod -q headers

#: Unknown map identifier. Please use #<id> or <file>.
#: entry not found.
bloc /etc/haproxy/maintenance.map
bloc /root/regles-maintenance.cfg
bloc 'r /root/regles-maintenance.cfg'
echo 'état non' > /etc/haproxy/maintenance.map
systemctl restart haproxy
sleep 1
echo 'set map /etc/haproxy/maintenance etat oui' | socat stdio /run/haproxy/admin.sock
echo 'set map /etc/haproxy/maintenance.map etat oui' | socat stdio /run/haproxy/admin.sock
bloc /etc/haproxy/maintenance.map
systemctl reload haproxy
sleep 1
echo 'set map /etc/haproxy/maintenance.map etat oui' | socat stdio /run/haproxy/admin.sock
echo 'show map' | socat stdio /run/haproxy/admin.sock
systemctl stop haproxy

#: ERROR: Conf maintenance does not exist!
a2disconf -q maintenance
mv /etc/apache2/conf-available/maintenance.conf /root/
a2enconf -q maintenance
