bloc '~/photographier.sh'
bloc 'cat avant.txt'

#: communications error to 192.0.2.55#53: connection refused
#: no servers could be reached
ip addr add 192.0.2.55/32 dev lo
runuser -u claire -- /home/claire/photographier.sh agence.example 192.0.2.55

#: status: REFUSED
dig @192.0.2.53 autre.example NS

#: status: NXDOMAIN
dig @192.0.2.53 absent.agence.example

#: clientHold
# le registre du banc tient ce nom pour suspendu
whois suspendu.example

#: status: SERVFAIL
# Un résolveur qui contrôle les signatures ; le registre annonce une clé que la zone n'a plus.
ip addr add 192.0.2.56/32 dev lo
resolveur() {
  dnsmasq --conf-file=/dev/null --no-hosts --no-resolv --bind-interfaces --listen-address=192.0.2.56 \
    --server=/agence.example/192.0.2.53 --pid-file=/run/resolveur.pid "$@"
  sleep 0.5
}
cle=12345,13,2,00112233445566778899AABBCCDDEEFF00112233445566778899AABBCCDDEEFF
resolveur --dnssec --dnssec-no-timecheck --trust-anchor=".,$cle" --trust-anchor="agence.example,$cle"
dig @192.0.2.56 agence.example A
[ "$(dig @192.0.2.56 +cd +short agence.example A)" = 192.0.2.10 ] || exit 96
# le remède du guide : plus de DS
kill "$(cat /run/resolveur.pid)"
sleep 0.5
resolveur
[ "$(dig @192.0.2.56 +short agence.example A)" = 192.0.2.10 ] || exit 96

#: La comparaison montre une différence
sed -i 's/agence.example,192.0.2.10,2001/agence.example,192.0.2.12,2001/' /etc/dnsmasq-agence/dnsmasq.conf
kill "$(cat /run/dnsmasq-agence.pid)"
sleep 1
dnsmasq -C /etc/dnsmasq-agence/dnsmasq.conf
cd /home/claire
./photographier.sh agence.example 192.0.2.53 > apres.txt
! diff avant.txt apres.txt
