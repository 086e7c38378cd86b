#!/bin/bash
# On web1: SSH on 22, a page on 80, something on 3306, and Fail2ban as an older install left it.
for address in 2001:db8::11 2001:db8:5::5 2001:db8:7::7; do ip -6 address add $address/128 dev lo nodad; done
ssh-keygen -A > /dev/null
mkdir -p /run/sshd /srv/page
/etc/init.d/ssh start > /dev/null
echo bonjour > /srv/page/index.html
for port in 80 3306; do
  python3 -m http.server "$port" --bind 192.0.2.11 -d /srv/page > /dev/null 2>&1 &
done
sleep 1
touch /var/log/auth.log
printf '[DEFAULT]\nallowipv6 = auto\n' > /etc/fail2ban/fail2ban.local
/etc/init.d/fail2ban start > /dev/null 2>&1
