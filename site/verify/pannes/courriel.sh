envoyer() { printf 'From: %s\nTo: essai@client.example\nSubject: panne\n\nBonjour\n' "$2" | /usr/sbin/sendmail -f "$1" essai@client.example; sleep 3; sed -n 1p "/srv/recu/$(ls /srv/recu | sort -n | tail -n 1)"; }
bloc /root/zone.txt
bloc 'opendkim-genkey'
bloc /etc/opendkim.conf
bloc /etc/postfix/main.cf
systemctl restart opendkim postfix
sleep 2

#: spf=softfail
sed -i 's/ip4:192.0.2.10 mx -all/mx ~all/' /root/zone.txt; sleep 1.5
envoyer site@agence.example site@agence.example

#: spf=fail
sed -i 's/~all/-all/' /root/zone.txt; sleep 1.5
envoyer site@agence.example site@agence.example

#: spf=permerror
echo 'agence.example TXT "v=spf1 ip4:192.0.2.10 -all"' >> /root/zone.txt; sleep 1.5
envoyer site@agence.example site@agence.example

#: dmarc=fail
envoyer site@agence.example visiteur@client.example

#: record not found
opendkim-testkey -x /etc/opendkim.conf -d agence.example -s autre -k /etc/dkimkeys/site.private

#: keys do not match
opendkim-genkey -b 2048 -d agence.example -s site -D /tmp
opendkim-testkey -x /etc/opendkim.conf -d agence.example -s site -k /tmp/site.private

#: Relay access denied
sed -i 's/^inet_interfaces.*/inet_interfaces = 127.0.0.1, 192.0.2.11/; $a mynetworks = 127.0.0.1' /etc/postfix/main.cf
systemctl restart postfix; sleep 2
{ sleep .3; printf 'EHLO a\r\n'; sleep .3; printf 'MAIL FROM:<a@agence.example>\r\n'; sleep .3; printf 'RCPT TO:<b@client.example>\r\n'; sleep .5; printf 'QUIT\r\n'; } | nc -w 4 -s 203.0.113.5 192.0.2.11 25

#: AUTHENTICATIONFAILED
curl -sv --url imaps://ancien.agence.example/ --user 'claire:faux' 2>&1
