bloc /usr/local/sbin/inventaire

#: ERROR 1698 (28000): Access denied for user 'root'@'localhost'
runuser -u nobody -- mariadb -u root -e 'SELECT 1'

#: dig: command not found
PATH=/nulle-part bash -c 'dig agence.example' 2>&1 || (PATH=/nulle-part; dig agence.example)

#: status: NXDOMAIN
dig absent.example

#: status: REFUSED
dig @192.0.2.53 agence.test

#: status: SERVFAIL
# Un résolveur qui contrôle les signatures : on lui a dit que la zone était signée, et elle ne l'est pas.
cle=8,2,E06D44B80B8F1D39A95C0B0D7C65D08458E880409BBC683457104237C7F8EC8D
valider() {
  dnsmasq --no-resolv --no-hosts --server=192.0.2.53 --dnssec --trust-anchor=".,20326,$cle" "$@" \
    --listen-address=127.0.0.9 --port=5353 --bind-interfaces --conf-file=/dev/null --pid-file=/run/valideur.pid
  sleep 0.5
}
par() { dig -p 5353 @127.0.0.9 "$@" agence.example; }
valider --trust-anchor="agence.example,12345,$cle"
par
[ "$(par +cd +short)" = 192.0.2.10 ] || exit 96
kill "$(cat /run/valideur.pid)"
sleep 0.5
# plus de signature attendue pour ce domaine
valider --server=/agence.example/192.0.2.53
[ "$(par +short)" = 192.0.2.10 ] || exit 96
kill "$(cat /run/valideur.pid)"

#: Un site attendu manque dans le relevé
a2dissite -q boutique
inventaire | sed -n '/Sites/,/Bases/p' | grep -q boutique.example && exit 1
grep -q boutique.example /etc/apache2/sites-available/boutique.conf

#: Le TTL lu baisse à chaque essai
dnsmasq --no-resolv --no-hosts --server=192.0.2.53 --listen-address=127.0.0.9 --port=5353 --bind-interfaces \
  --conf-file=/dev/null --pid-file=/run/dnsmasq-resolveur.pid
ttl() { dig -p 5353 @127.0.0.9 +noall +answer agence.example | awk '{ print $2 }'; }
ttl
sleep 2
second=$(ttl)
echo "$second"
kill "$(cat /run/dnsmasq-resolveur.pid)"
[ "$second" -lt 3600 ]

#: communications error to 192.0.2.53#53: connection refused
#: no servers could be reached
kill "$(cat /run/dnsmasq-banc.pid)"
sleep 1
dig agence.example
