bloc '~/photographier.sh'
bloc 'cat avant.txt'

#: communications error to 192.0.2.55#53: connection refused
#: no servers could be reached
ip addr add 192.0.2.55/32 dev lo
runuser -u claire -- /home/claire/photographier.sh agence.example 192.0.2.55

#: status: REFUSED
dig @192.0.2.53 autre.example NS

#: La comparaison montre une différence
sed -i 's/agence.example,192.0.2.10,2001/agence.example,192.0.2.12,2001/' /etc/dnsmasq-agence/dnsmasq.conf
kill "$(cat /run/dnsmasq-agence.pid)"
sleep 1
dnsmasq -C /etc/dnsmasq-agence/dnsmasq.conf
cd /home/claire
./photographier.sh agence.example 192.0.2.53 > apres.txt
! diff avant.txt apres.txt
