#!/bin/bash
# Two things of a transfer: a registry's whois, and the name server that is to hold the zone, on 192.0.2.54.
ip addr add 192.0.2.54/32 dev lo
mkdir -p /etc/dnsmasq-nouveau
sed 's/192\.0\.2\.53/192.0.2.54/g; s/ns1/ns2/g; s/dnsmasq-agence/dnsmasq-nouveau/; s/2026112101/2026112102/' \
  /etc/dnsmasq-agence/dnsmasq.conf > /etc/dnsmasq-nouveau/dnsmasq.conf
dnsmasq -C /etc/dnsmasq-nouveau/dnsmasq.conf
cat > /usr/local/bin/registre <<'PYTHON'
import socketserver
answer = '''Domain Name: AGENCE.EXAMPLE
Registrar: Ancien Bureau
Creation Date: 2015-06-30T00:00:00Z
Registry Expiry Date: 2027-06-30T00:00:00Z
Domain Status: clientTransferProhibited
Name Server: NS1.AGENCE.EXAMPLE
DNSSEC: unsigned
'''
class Answer(socketserver.StreamRequestHandler):
    def handle(self):
        held = b'suspendu' in self.rfile.readline()
        told = answer.replace('clientTransferProhibited', 'clientHold') if held else answer
        self.wfile.write(told.replace('\n', '\r\n').encode())
socketserver.ThreadingTCPServer.allow_reuse_address = True
socketserver.ThreadingTCPServer(('192.0.2.54', 43), Answer).serve_forever()
PYTHON
echo '\.example$ 192.0.2.54' > /etc/whois.conf
python3 /usr/local/bin/registre > /dev/null 2>&1 &
for _ in $(seq 50); do (exec 3<> /dev/tcp/192.0.2.54/43) 2> /dev/null && break; sleep 0.1; done
