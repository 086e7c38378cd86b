#!/bin/bash
# The provider's DNS panel (publishes at once what /root/zone.txt and the DKIM key say), a mailbox elsewhere that notes what it thinks
# of each message in /srv/recu, and two IMAP servers: the old one with mail, the new one without.
ip addr add 192.0.2.40/32 dev lo
ip addr add 192.0.2.41/32 dev lo
ip addr add 198.51.100.25/32 dev lo
{
  echo '192.0.2.40 ancien.agence.example'
  echo '192.0.2.41 nouveau.agence.example'
} >> /etc/hosts
mkdir -p /etc/dnsmasq-courriel /srv/recu /root/zone.d
cat > /etc/dnsmasq-courriel/base <<'C'
no-resolv
no-hosts
listen-address=192.0.2.53
bind-interfaces
pid-file=/run/dnsmasq-courriel.pid
local=/example/
local=/in-addr.arpa/
host-record=agence.example,192.0.2.10,300
host-record=web1.agence.example,192.0.2.10,300
host-record=mail.agence.example,192.0.2.25,3600
mx-host=agence.example,mail.agence.example,10
host-record=mx.client.example,198.51.100.25,3600
mx-host=client.example,mx.client.example,10
C
cp /etc/dnsmasq-courriel/base /etc/dnsmasq-courriel/dnsmasq.conf
dnsmasq -C /etc/dnsmasq-courriel/dnsmasq.conf
echo 'nameserver 192.0.2.53' > /etc/resolv.conf
cat > /srv/bureau-dns.py <<'PY'
"""Lines « name TYPE value » of /root/zone.txt and the file of opendkim-genkey → dnsmasq, whenever they change."""
import os, re, subprocess, time
seen = None
files = ["/root/zone.txt", "/etc/dkimkeys/site.txt"]
while True:
    now = [os.path.getmtime(f) if os.path.exists(f) else 0 for f in files]
    if now != seen:
        seen = now
        lines = [open("/etc/dnsmasq-courriel/base").read()]
        if now[0]:
            for line in open(files[0]):
                name, _, rest = line.strip().partition(" ")
                kind, _, value = rest.strip().partition(" ")
                value = value.strip().strip('"')
                if kind == "TXT":
                    lines.append(f'txt-record={name.rstrip(".")},"{value}"')
                if kind == "PTR":
                    lines.append(f'ptr-record={".".join(reversed(name.split(".")))}.in-addr.arpa,{value.rstrip(".")}')
        if now[1]:
            key = "".join(re.findall(r'"([^"]*)"', open(files[1]).read()))
            parts = [key[i : i + 200] for i in range(0, len(key), 200)]
            lines.append("txt-record=site._domainkey.agence.example," + ",".join(f'"{p}"' for p in parts))
        open("/etc/dnsmasq-courriel/dnsmasq.conf", "w").write("\n".join(lines) + "\n")
        subprocess.run("kill $(cat /run/dnsmasq-courriel.pid); sleep .2; dnsmasq -C /etc/dnsmasq-courriel/dnsmasq.conf", shell=True)
    time.sleep(0.2)
PY
python3 /srv/bureau-dns.py > /dev/null 2>&1 &
cat > /srv/boite.py <<'PY'
"""A mailbox elsewhere: SMTP on 198.51.100.25, each message in /srv/recu with what a provider would note of it."""
import asyncio, email, subprocess
from aiosmtpd.controller import Controller
import dkim, spf

class Box:
    count = 0
    async def handle_DATA(self, server, session, envelope):
        body = envelope.original_content
        domain = email.message_from_bytes(body).get("From", "").rsplit("@", 1)[-1].strip(" >")
        mail_from = envelope.mail_from or ""
        result, _ = await asyncio.to_thread(spf.check2, session.peer[0], mail_from, session.host_name)
        signed = email.message_from_bytes(body).get("DKIM-Signature")
        try:
            signature = "none" if not signed else ("pass" if await asyncio.to_thread(dkim.verify, body) else "fail")
        except Exception:
            signature = "fail"
        aligned = (result == "pass" and mail_from.endswith("@" + domain)) or (signature == "pass" and f"d={domain};" in signed.replace(" ", ""))
        verdict = "pass" if aligned else "fail"
        Box.count += 1
        note = f"Authentication-Results: mx.client.example; spf={result}; dkim={signature}; dmarc={verdict}\r\n"
        with open(f"/srv/recu/{Box.count}.eml", "wb") as file:
            file.write(note.encode() + body.replace(b"\r\n", b"\n"))
        return "250 OK"

controller = Controller(Box(), hostname="198.51.100.25", port=25, server_hostname="mx.client.example")
controller.start()
asyncio.new_event_loop().run_forever()
PY
python3 /srv/boite.py > /var/log/boite.log 2>&1 &
mkdir -p /var/www/agence.example/public
php -S 192.0.2.10:80 -t /var/www/agence.example/public > /dev/null 2>&1 &

# Dovecot has changed the language of its configuration from 2.3 to 2.4.
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj '/CN=AC du banc' -keyout /srv/ac.key -out /srv/ac.pem 2> /dev/null
openssl req -newkey rsa:2048 -nodes -subj /CN=imap -keyout /srv/imap.key -out /srv/imap.csr 2> /dev/null
openssl x509 -req -in /srv/imap.csr -CA /srv/ac.pem -CAkey /srv/ac.key -CAcreateserial -days 2 -out /srv/imap.pem \
  -extfile <(echo 'subjectAltName=DNS:ancien.agence.example,DNS:nouveau.agence.example') 2> /dev/null
cat /srv/ac.pem >> /etc/ssl/certs/ca-certificates.crt
useradd --system --create-home --home-dir /srv/boites boites
useradd --system --create-home --home-dir /srv/boites-neuves boites-neuves 2> /dev/null
uid=$(id -u boites) gid=$(id -g boites)
echo "claire@agence.example:{PLAIN}motdepasse-de-test:$uid:$gid::/srv/boites/claire" > /srv/imap-ancien.passwd
echo "claire@agence.example:{PLAIN}motdepasse-de-test:$uid:$gid::/srv/boites/claire-neuve" > /srv/imap-nouveau.passwd
for name in ancien nouveau; do
  [ $name = ancien ] && address=192.0.2.40 || address=192.0.2.41
  mkdir -p "/srv/dovecot-$name"
  if dovecot --version | grep -q '^2\.3'; then
    cat > "/srv/dovecot-$name.conf" <<C
base_dir = /run/dovecot-$name
state_dir = /srv/dovecot-$name
log_path = /var/log/dovecot-$name.log
protocols = imap
listen = $address
ssl = required
ssl_cert = </srv/imap.pem
ssl_key = </srv/imap.key
mail_location = maildir:~/Maildir
passdb {
  driver = passwd-file
  args = /srv/imap-$name.passwd
}
userdb {
  driver = passwd-file
  args = /srv/imap-$name.passwd
}
service imap-login {
  chroot =
}
namespace inbox {
  inbox = yes
  separator = /
}
C
  else
    cat > "/srv/dovecot-$name.conf" <<C
dovecot_config_version = 2.4.0
dovecot_storage_version = 2.4.0
base_dir = /run/dovecot-$name
state_dir = /srv/dovecot-$name
log_path = /var/log/dovecot-$name.log
protocols {
  imap = yes
}
listen = $address
ssl = required
ssl_server_cert_file = /srv/imap.pem
ssl_server_key_file = /srv/imap.key
mail_driver = maildir
mail_path = ~/Maildir
passdb passwd-file {
  passwd_file_path = /srv/imap-$name.passwd
}
userdb passwd-file {
  passwd_file_path = /srv/imap-$name.passwd
}
namespace inbox {
  inbox = yes
  separator = /
}
C
  fi
  dovecot -c "/srv/dovecot-$name.conf" 2> /dev/null
done
for folder in '' .Clients; do
  box=/srv/boites/claire/Maildir/$folder
  mkdir -p "$box/cur" "$box/new" "$box/tmp"
  for i in 1 2 3; do
    printf 'From: client%s@client.example\nTo: claire@agence.example\nSubject: message %s\nMessage-ID: <%s%s@client.example>\nDate: Tue, 24 Nov 2026 10:00:00 +0000\n\nBonjour.\n' \
      $i $i $i "$folder" > "$box/cur/$i.M1P1.ancien:2,S"
  done
done
chown -R boites:boites /srv/boites

# A package installed without its service has no queue yet.
postfix post-install create-missing set-permissions > /dev/null 2>&1
chown postfix /var/lib/postfix
