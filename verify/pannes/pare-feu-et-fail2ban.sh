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
