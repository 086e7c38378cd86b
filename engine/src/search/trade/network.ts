/** Networks and their protection. The form of each line: `packGlossary`. */
export const NETWORK = `
[same]
réseau, network, networking
carte réseau, interface réseau, nic, network card, network interface
adresse mac, mac address
passerelle, gateway, default gateway
route, routing
sous-réseau, subnet, masque, netmask, cidr
ip statique, adresse statique, static ip, ip fixe
dhcp, adresse automatique
pont, bridge, pont réseau
agrégation de liens, bonding, teaming
vlan, réseau virtuel
port ouvert, open port, port en écoute, listening port
ouvrir un port, open a port, autoriser un port
pare-feu, firewall, parefeu, coupe-feu
règle de pare-feu, firewall rule
filtrer par ip, restreindre par ip, autoriser une ip, limiter à une ip, restriction par ip, ip whitelist
plage d'ip, ip range
bande passante, bandwidth, débit
latence, latency, ping
perte de paquets, packet loss
analyse réseau, diagnostic réseau, network analysis
attaque, attack, ddos, déni de service
intrusion, faille, vulnérabilité, vulnerability, cve
prime à la faille, bug bounty, bounty, signaler une faille
relais anonyme, tor, darknet, réseau anonyme, onion, deep web
tunnel ipv6, 6in4
wifi, wi-fi, sans fil, wireless
serveur d'accès, pppoe, ppp
acheminer, routing du trafic
connexion automatique, autoconnect
selinux, contrôle d'accès obligatoire, mandatory access control
contexte de sécurité, security context
liste de contrôle d'accès, acl
[near]
réseau, connexion
internet, réseau
bloquer une adresse > pare-feu, bannir
[product]
iptables, nftables, firewalld, ufw, pf, csf > pare-feu
firewall-cmd, nft > pare-feu
fail2ban > bannir, pare-feu
nmcli, nmtui, networkmanager, ifconfig, ifup, netplan > réseau, configuration réseau
netstat, ss, lsof, nmap > port ouvert
ping, traceroute, mtr, tracepath > analyse réseau, diagnostic réseau
iftop, nload, vnstat, iperf, iperf3, bmon > bande passante
tcpdump, wireshark, tshark > analyse réseau
curl, wget > télécharger, requête http
i2p, i2pd, tor, torsocks, vidalia > réseau anonyme
hurricane electric > ipv6
haproxy, keepalived, nginx, lvs > répartition de charge
squid > proxy, mandataire
setenforce, getenforce, semanage, restorecon, chcon > selinux
apparmor > sécurité
`
