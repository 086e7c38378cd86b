# Le serveur du décor suffit.
true

#: no matching host key type found. Their offer: …
ssh -o BatchMode=yes -o HostKeyAlgorithms=ssh-rsa web1.agence.example true

#: cannot open '/var/log/auth.log' for reading: No such file or directory
tail /var/log/auth.log

#: Uncaught TypeError: Unsupported operand types: string + int
#: count(): Argument #1 ($value) must be of type Countable|array, null given
#: Creation of dynamic property Panier::$total is deprecated
essai() { php -d display_errors=stderr -d error_reporting=-1 -r "$1" 2>&1; }
essai '$total = ""; echo $total + 1;'
essai '$liste = null; echo count($liste);'
essai 'class Panier {} $p = new Panier; $p->total = 3; echo $p->total;'
[ "$(essai '$total = ""; echo (int) $total + 1; $liste = null; echo count($liste ?? []);')" = 10 ] || exit 96
[ "$(essai 'class Panier { public $total; } $p = new Panier; $p->total = 3; echo $p->total;')" = 3 ] || exit 96

#: /usr/bin/php7.4: not found
#: php7.4: command not found
sh -c '/usr/bin/php7.4 -v'
bash -c 'php7.4 -v' 2>&1
/usr/bin/php -r 'exit(0);' || exit 96

#: unsafe legacy renegotiation disabled
#: legacy sigalg disallowed or unsupported
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext 'subjectAltName=DNS:localhost' \
  -keyout /root/vieux.cle -out /root/vieux.pem 2> /dev/null
vieux() {
  gnutls-serv -q --x509certfile /root/vieux.pem --x509keyfile /root/vieux.cle -p "$1" \
    --priority "NORMAL:-VERS-ALL:$2" < /dev/null > /dev/null 2>&1 &
}
vieux 4441 '+VERS-TLS1.2:%DISABLE_SAFE_RENEGOTIATION'
vieux 4442 '+VERS-TLS1.0'
sleep 1
joindre() { curl -sS --cacert /root/vieux.pem -o /dev/null "https://localhost:$1/"; }
joindre 4441
joindre 4442
bloc /etc/ssl/vieux-serveur.cnf
for port in 4441 4442; do OPENSSL_CONF=/etc/ssl/vieux-serveur.cnf joindre $port || exit 96; done
OPENSSL_CONF=/etc/ssl/vieux-serveur.cnf php -d openssl.cafile=/root/vieux.pem \
  -r 'exit(@file_get_contents("https://localhost:4442/") === false ? 1 : 0);' || exit 96
kill %1 %2

#: error:0308010C:digital envelope routines
openssl pkcs12 -in /root/banque.p12 -passin pass:motdepasse-de-test -nodes -out /dev/null
bloc '~/p12.mot'
bloc 'openssl pkcs12 -legacy'
openssl pkcs12 -in /root/banque-neuf.p12 -passin pass:motdepasse-de-test -nodes -out /dev/null || exit 96

#: error: externally-managed-environment
/usr/bin/python3 -m pip install requests 2>&1
/usr/bin/python3 -m venv /root/venv
# sans réseau, il refuse de joindre le dépôt, plus d'écrire
/root/venv/bin/pip install --no-index requests 2>&1 | grep -q externally-managed && exit 96
true
