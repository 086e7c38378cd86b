#: status: NXDOMAIN
dig @192.0.2.53 absent.agence.example

#: status: REFUSED
dig @192.0.2.53 client.example

#: update failed: REFUSED
bloc 'update add pirate'

#: update failed: NOTAUTH(BADKEY)
tsig-keygen -a hmac-sha256 autre > /tmp/autre.key
printf 'server 192.0.2.53\nupdate add _acme-challenge.agence.example 60 TXT essai\nsend\n' | nsupdate -k /tmp/autre.key

#: Unsafe permissions on credentials configuration file
bloc 'dns_rfc2136_server'
chmod 644 /etc/letsencrypt/rfc2136.ini
certbot certonly --non-interactive --agree-tos -m technique@agence.example --dns-rfc2136 --dns-rfc2136-credentials /etc/letsencrypt/rfc2136.ini --dns-rfc2136-propagation-seconds 1 -d agence.example
