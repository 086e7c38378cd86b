systemctl stop fail2ban
bloc /etc/iptables/rules.v4
bloc /usr/local/bin/essai-port

#: Have not found any log file for sshd jail
rm -f /var/log/auth.log
timeout 10 fail2ban-server -f start

#: Connection timed out
iptables-restore /etc/iptables/rules.v4
ssh -b 198.51.100.7 -o ConnectTimeout=2 -o BatchMode=yes root@192.0.2.11
iptables -P INPUT ACCEPT
iptables -F

#: Connection refused
(exec 3<> /dev/tcp/192.0.2.11/8080)

#: Failed to access socket path: /var/run/fail2ban/fail2ban.sock. Is fail2ban running?
fail2ban-client status

#: Sorry but the jail 'ssh' does not exist
bloc /etc/fail2ban/jail.local
systemctl start fail2ban
sleep 2
fail2ban-client status ssh
systemctl stop fail2ban

#: Error occurred at line: 6
sed 's/RELATED,ESTABLISHED/RELATED,ESTABLISHEDX/' /etc/iptables/rules.v4 > /root/faute.v4
iptables-restore --test /root/faute.v4

#: Error: syntax error, unexpected
bloc /etc/nftables.conf
sed -i 's/tcp dport { 80, 443 } accept/tcp dport accept tcp/' /etc/nftables.conf
nft -c -f /etc/nftables.conf

#: is incompatible, use 'nft' tool
#: No chain/target/match by that name
iptables -S f2b-sshd
iptables -F f2b-sshd

#: Bad rule (does a matching rule exist in that chain?)
iptables -A INPUT -p tcp --dport 8080 -s 203.0.113.0/24 -j ACCEPT
iptables -D INPUT -p tcp --dport 8080 -j ACCEPT
iptables -S | sed -n 's/^-A \(INPUT.*8080.*\)/-D \1/p' | xargs iptables
iptables -S | grep -c 8080

#: option 'enabled' in section 'sshd' already exists
sed -i '$a enabled = true' /etc/fail2ban/jail.local
fail2ban-client -t
bloc /etc/fail2ban/jail.local

#: Un port de conteneur reste ouvert malgré les règles
# Un conteneur : un espace réseau à part ; les règles sont celles que Docker écrit pour « -p 8080:80 ».
iptables-restore /etc/iptables/rules.v4
unshare -Urn sleep 50 &
espace=$!
sleep 0.5
dans() { nsenter -t "$espace" -U --preserve-credentials -n "$@"; }
ip link add docker0 type veth peer name eth0 netns $espace
ip address add 172.17.0.1/24 dev docker0
ip link set docker0 up
dans ip address add 172.17.0.2/24 dev eth0
dans ip link set eth0 up
dans ip route add default via 172.17.0.1
dans python3 -m http.server 80 -d /srv/page > /dev/null 2>&1 &
iptables -t nat -N DOCKER
iptables -t nat -A OUTPUT -m addrtype --dst-type LOCAL -j DOCKER
iptables -t nat -A DOCKER ! -i docker0 -p tcp --dport 8080 -j DNAT --to-destination 172.17.0.2:80
sleep 1
iptables -S INPUT | grep 8080 && exit 1
essai-port 192.0.2.11 8080 198.51.100.7 | grep -x 'port 8080 : ouvert' || exit 1
# le remède du guide : « -p 127.0.0.1:8080:80 »
iptables -t nat -R DOCKER 1 -d 127.0.0.1 ! -i docker0 -p tcp --dport 8080 -j DNAT --to-destination 172.17.0.2:80
essai-port 192.0.2.11 8080 198.51.100.7 | grep -x 'port 8080 : filtré'

#: Un port de conteneur doit rester public, mais pas pour tous
# Trois espaces réseau : le visiteur, le serveur, le conteneur ; les chaînes sont celles que Docker écrit.
cat > /root/relayer.py <<'PY'
# Ouvre le relais IPv4 d'une carte par netlink : /proc/sys ne s'écrit pas ici.
import socket, struct, sys
def attribut(sorte, valeur):
    return struct.pack('HH', 4 + len(valeur), sorte) + valeur + b'\0' * (-len(valeur) % 4)
relais = attribut(26, attribut(2, attribut(1, attribut(1, struct.pack('I', 1)))))
prise = socket.socket(socket.AF_NETLINK, socket.SOCK_RAW, 0)
for carte in sys.argv[1:]:
    corps = struct.pack('BxHiII', 0, 0, socket.if_nametoindex(carte), 0, 0) + relais
    prise.send(struct.pack('IHHII', 16 + len(corps), 19, 5, 1, 0) + corps)
    if struct.unpack('i', prise.recv(4096)[16:20])[0]:
        sys.exit(f'relais refusé : {carte}')
PY
cat > /root/trois-espaces.sh <<'BASH'
set -e
ip link set lo up
unshare -n sleep 50 & visiteur=$!
unshare -n sleep 50 & conteneur=$!
sleep 0.5
ip link add eth0 type veth peer name v0 netns $visiteur
ip link add docker0 type veth peer name c0 netns $conteneur
chez() { local qui=$1; shift; nsenter -t "$qui" -n "$@"; }
for reseau in 198.51.100 203.0.113; do
  ip address add $reseau.1/24 dev eth0
done
ip address add 192.0.2.11/32 dev eth0
ip address add 172.17.0.1/24 dev docker0
chez $visiteur ip address add 198.51.100.7/24 dev v0
chez $visiteur ip address add 203.0.113.5/24 dev v0
chez $conteneur ip address add 172.17.0.2/24 dev c0
ip link set eth0 up
ip link set docker0 up
chez $visiteur ip link set v0 up
chez $conteneur ip link set c0 up
chez $visiteur ip route add 192.0.2.11 via 198.51.100.1
chez $conteneur ip route add default via 172.17.0.1
chez $conteneur python3 -m http.server 80 -d /srv/page > /dev/null 2>&1 &
python3 /root/relayer.py eth0 docker0
iptables-restore <<'RULES'
*filter
:INPUT DROP
:FORWARD DROP
:DOCKER -
:DOCKER-USER -
-A FORWARD -j DOCKER-USER
-A FORWARD -o docker0 -m conntrack --ctstate RELATED,ESTABLISHED -j ACCEPT
-A FORWARD -o docker0 -j DOCKER
-A FORWARD -i docker0 ! -o docker0 -j ACCEPT
-A DOCKER -d 172.17.0.2/32 ! -i docker0 -o docker0 -p tcp --dport 80 -j ACCEPT
-A DOCKER-USER -j RETURN
COMMIT
*nat
:DOCKER -
-A PREROUTING -m addrtype --dst-type LOCAL -j DOCKER
-A DOCKER ! -i docker0 -p tcp --dport 8080 -j DNAT --to-destination 172.17.0.2:80
COMMIT
RULES
sleep 1
voir() { chez $visiteur essai-port 192.0.2.11 8080 "$1"; }
voir 198.51.100.7 | grep -x 'port 8080 : ouvert'
# le port du conteneur, 80, ou la chaîne INPUT ne ferment rien
iptables -I INPUT -p tcp --dport 8080 -j DROP
iptables -I DOCKER-USER -i eth0 -p tcp --dport 8080 -j DROP
voir 198.51.100.7 | grep -x 'port 8080 : ouvert'
iptables -D DOCKER-USER -i eth0 -p tcp --dport 8080 -j DROP
# le remède du guide
iptables -I DOCKER-USER -i eth0 ! -s 203.0.113.0/24 -p tcp -m conntrack --ctdir ORIGINAL --ctorigdstport 8080 -j DROP
voir 198.51.100.7 | grep -x 'port 8080 : filtré'
voir 203.0.113.5 | grep -x 'port 8080 : ouvert'
kill $visiteur $conteneur
BASH
unshare -Urn bash /root/trois-espaces.sh

#: La session se fige juste après un vidage des règles
# La politique DROP survit au vidage : tout est fermé. D'abord la politique, ensuite le vidage.
iptables-restore /etc/iptables/rules.v4
essai-port 192.0.2.11 80 198.51.100.7 | grep -x 'port 80 : ouvert' || exit 1
iptables -F
essai-port 192.0.2.11 80 198.51.100.7 | grep -x 'port 80 : filtré' || exit 1
iptables -P INPUT ACCEPT
essai-port 192.0.2.11 80 198.51.100.7 | grep -x 'port 80 : ouvert'

#: Permission denied (you must be root)
#: Operation not permitted (you must be root)
sudo -u nobody iptables -S
sudo -u nobody nft list ruleset

#: COMMIT expected at line
sed '/^COMMIT/d' /etc/iptables/rules.v4 > /root/faute.v4
refus=$(iptables-restore --test /root/faute.v4 2>&1)
echo COMMIT >> /root/faute.v4
iptables-restore --test /root/faute.v4 && echo "$refus"

#: Error: No such file or directory
nft flush ruleset
nft add element inet filtre equipe_v4 '{ 198.51.100.0/28 }'
nft -f /etc/nftables.conf || bloc /etc/nftables.conf

#: Could not process rule: Operation not supported
#: Chain of type "nat" is not supported
nft add table inet essai
nft add chain inet essai sortie '{ type nat hook forward priority 0; }'
nft delete table inet essai

#: Les règles ont disparu après un redémarrage
# Un espace réseau neuf a le filtre d'un noyau qui démarre.
grep -q '^ExecStart=/usr/sbin/nft -f /etc/nftables.conf' /lib/systemd/system/nftables.service || exit 1
bloc /etc/nftables.conf
unshare -Urn bash -ec '
  [ "$(iptables -S | sort | tr "\n" " ")" = "-P FORWARD ACCEPT -P INPUT ACCEPT -P OUTPUT ACCEPT " ]
  iptables-restore /etc/iptables/rules.v4
  iptables -S | grep -e "-P INPUT DROP"
  nft -f /etc/nftables.conf
  nft list chain inet filtre entree | grep "policy drop"'
