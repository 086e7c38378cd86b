#!/bin/bash
# An authoritative server for agence.example, on 192.0.2.53: a key may write the challenges of certificates, and nothing else.
mkdir -p /srv/zone /run/named
tsig-keygen -a hmac-sha256 acme > /etc/bind/acme.key
chown root:bind /etc/bind/acme.key
chmod 640 /etc/bind/acme.key
cat > /srv/zone/agence.example <<'Z'
$TTL 300
@ 3600 IN SOA ns1.agence.example. hostmaster.agence.example. 2026112501 7200 3600 1209600 300
@ 3600 IN NS ns1.agence.example.
ns1 3600 IN A 192.0.2.53
@ IN A 192.0.2.10
@ IN AAAA 2001:db8::10
www IN CNAME agence.example.
*.clients IN A 192.0.2.10
@ 3600 IN MX 10 mail.agence.example.
mail 3600 IN A 192.0.2.25
@ 3600 IN TXT "v=spf1 mx -all"
Z
cat > /etc/bind/named.conf <<'C'
include "/etc/bind/acme.key";
options { directory "/srv/zone"; listen-on { 192.0.2.53; }; listen-on-v6 { none; }; recursion no; pid-file "/run/named/agence.pid"; };
controls { };
zone "agence.example" {
  type primary;
  file "/srv/zone/agence.example";
  update-policy { grant acme name _acme-challenge.agence.example. TXT; };
};
C
chown -R bind:bind /srv/zone /run/named
named -u bind -c /etc/bind/named.conf
echo 'nameserver 192.0.2.53' > /etc/resolv.conf
for _ in {1..50}; do dig +short +time=1 +tries=1 agence.example | grep -q 192 && break; sleep .1; done
