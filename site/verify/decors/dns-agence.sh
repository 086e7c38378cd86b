# Le DNS du réseau d'essai : dnsmasq, sur 192.0.2.53, fait autorité pour agence.example et sert de résolveur.
ip addr add 192.0.2.53/32 dev lo 2> /dev/null || true
mkdir -p /etc/dnsmasq-agence
cat > /etc/dnsmasq-agence/dnsmasq.conf <<'C'
no-resolv
no-hosts
listen-address=192.0.2.53
bind-interfaces
pid-file=/run/dnsmasq-agence.pid
local=/agence.example/
host-record=agence.example,192.0.2.10,2001:db8::10,300
host-record=www.agence.example,192.0.2.10,300
host-record=ns1.agence.example,192.0.2.53,3600
host-record=mail.agence.example,192.0.2.25,3600
mx-host=agence.example,mail.agence.example,10
txt-record=agence.example,"v=spf1 mx -all"
auth-zone=agence.example
auth-server=ns1.agence.example,192.0.2.53
auth-soa=2026112101,hostmaster.agence.example,7200,3600,1209600
C
dnsmasq -C /etc/dnsmasq-agence/dnsmasq.conf
echo 'nameserver 192.0.2.53' > /etc/resolv.conf
