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
