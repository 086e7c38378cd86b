#!/bin/bash
# A local ACME authority (Pebble) that Certbot uses by default and that this machine trusts.
mkdir -p /srv/acme
cd /srv/acme
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj '/CN=AC du banc' -keyout ca.key -out ca.pem 2> /dev/null
openssl req -newkey rsa:2048 -nodes -subj /CN=acme.example -keyout api.key -out api.csr 2> /dev/null
openssl x509 -req -in api.csr -CA ca.pem -CAkey ca.key -CAcreateserial -days 2 -out api.pem \
  -extfile <(echo 'subjectAltName=DNS:acme.example,IP:127.0.0.1') 2> /dev/null
echo '127.0.0.1 acme.example' >> /etc/hosts
cat ca.pem >> /etc/ssl/certs/ca-certificates.crt
cat > pebble.json <<'JSON'
{
  "pebble": {
    "listenAddress": "127.0.0.1:14000",
    "managementListenAddress": "127.0.0.1:15000",
    "certificate": "/srv/acme/api.pem",
    "privateKey": "/srv/acme/api.key",
    "httpPort": 80,
    "tlsPort": 443,
    "ocspResponderURL": "",
    "externalAccountBindingRequired": false
  }
}
JSON
PEBBLE_VA_NOSLEEP=1 PEBBLE_WFE_NONCEREJECT=0 pebble -config pebble.json > pebble.log 2>&1 &
for _ in $(seq 50); do
  curl -sf https://acme.example:15000/roots/0 > racine.pem && break
  sleep 0.1
done
cat racine.pem >> /etc/ssl/certs/ca-certificates.crt
mkdir -p /etc/letsencrypt
echo 'server = https://acme.example:14000/dir' >> /etc/letsencrypt/cli.ini
