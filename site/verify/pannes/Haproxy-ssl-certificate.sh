bloc 'openssl req -new -newkey'
bloc "Autorité de test"
bloc /etc/haproxy/haproxy.cfg
pem=/etc/haproxy/certs/agence.example.pem
cp "$pem" /root/bon.pem
controler() { haproxy -c -V -f /etc/haproxy/haproxy.cfg; cp /root/bon.pem "$pem"; }

#: No Private Key found in '/etc/haproxy/certs/…'
sed -n '/BEGIN CERT/,/END CERT/p' /root/bon.pem > "$pem"
controler

#: inconsistencies between private key and certificate loaded
{ cat /etc/ssl/agence/agence.crt; openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256; } > "$pem"
controler

#: unable to load certificate from file '/etc/haproxy/certs/…'
echo 'à lire' > /etc/haproxy/certs/LISEZMOI
haproxy -c -V -f /etc/haproxy/haproxy.cfg
rm /etc/haproxy/certs/LISEZMOI
haproxy -c -V -q -f /etc/haproxy/haproxy.cfg || exit 96

#: unable to get local issuer certificate
cat /etc/ssl/agence/agence.crt /etc/ssl/agence/agence.key > "$pem"
systemctl start haproxy
sleep 1
curl -sS https://agence.example/

#: L'ancien certificat est encore servi
avant=$(openssl s_client -connect 192.0.2.10:443 -servername agence.example < /dev/null 2> /dev/null | openssl x509 -noout -serial)
cp /root/bon.pem "$pem"
apres=$(openssl s_client -connect 192.0.2.10:443 -servername agence.example < /dev/null 2> /dev/null | openssl x509 -noout -serial)
disque=$(openssl x509 -in "$pem" -noout -serial)
[[ $avant == "$apres" && $apres != "$disque" ]]

#: certificate has expired
faketime '2024-01-01' openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 30 -subj /CN=agence.example \
  -addext subjectAltName=DNS:agence.example -keyout /root/vieux.key -out /root/vieux.crt 2> /dev/null
cat /root/vieux.crt /root/vieux.key > "$pem"
cat /root/vieux.crt >> /etc/ssl/certs/ca-certificates.crt
systemctl reload haproxy
sleep 1
curl -sS https://agence.example/

#: no alternative certificate subject name matches target …
cat /etc/ssl/agence/{agence.crt,chaine.crt,agence.key} > "$pem"
systemctl reload haproxy
sleep 1
lire() { curl -sS --cacert /etc/ssl/agence/chaine.crt --resolve "$1:443:192.0.2.10" -o /dev/null "https://$1/"; }
lire blog.agence.example
lire agence.example || exit 96
cp /root/bon.pem "$pem"

#: Could not bind TCP port 80 because it is already in use by another process on this system
certbot certonly --non-interactive --agree-tos -m technique@agence.example --standalone -d agence.example

#: Type:   connection
systemctl reload haproxy
sleep 1
essayer() {
  certbot certonly --dry-run --server https://acme.example:14000/dir --non-interactive --agree-tos -m technique@agence.example \
    --standalone --http-01-address 127.0.0.1 --http-01-port 8888 -d www.agence.example
}
nft 'add table inet essai; add chain inet essai entree { type filter hook input priority 0; }; add rule inet essai entree tcp dport 80 drop'
essayer
nft delete table inet essai
essayer || exit 96

#: Another instance of Certbot is already running.
python3 -c "import fcntl, time
f = open('/var/lib/letsencrypt/.certbot.lock', 'w')
fcntl.lockf(f, fcntl.LOCK_EX)
open('/root/tenu', 'w').close()
time.sleep(600)" &
tenu=$!
until [ -e /root/tenu ]; do sleep 0.2; done
essayer
kill "$tenu"
wait
essayer || exit 96

#: Could not bind TCP port 8888 because it is already in use by another process on this system
demander() {
  certbot certonly "$@" --non-interactive --agree-tos -m technique@agence.example --standalone \
    --http-01-address 127.0.0.1 --http-01-port 8888 -d agence.example
}
python3 -m http.server 8888 --bind 127.0.0.1 > /dev/null 2>&1 &
sleep 1
demander
kill $!
wait

#: Hook 'deploy-hook' reported error code 1
#: Certificate not yet due for renewal
crochet=/etc/letsencrypt/renewal-hooks/deploy/haproxy.sh
bloc "$crochet"
cp "$pem" /root/servi.pem
faux=/root/faux/agence.example
mkdir -p "$faux"
cp /etc/ssl/agence/agence.crt "$faux/fullchain.pem"
cp /root/vieux.key "$faux/privkey.pem"
RENEWED_LINEAGE=$faux "$crochet" && echo 'un mauvais PEM a été accepté'
cmp "$pem" /root/servi.pem || echo 'un mauvais PEM a été mis en place'
cp /etc/haproxy/haproxy.cfg /root/sain.cfg
echo fautif >> /etc/haproxy/haproxy.cfg
demander --deploy-hook "$crochet"
cp /root/sain.cfg /etc/haproxy/haproxy.cfg
demander --deploy-hook "$crochet"
RENEWED_LINEAGE=/etc/letsencrypt/live/agence.example "$crochet"
# un compte neuf : Pebble ne redemande pas une épreuve que le premier a passée
rm -r /etc/letsencrypt/{live,archive,renewal,accounts}

#: Type:   unauthorized
sed -i '/use_backend certbot/d' /etc/haproxy/haproxy.cfg
systemctl reload haproxy
sleep 1
demander
