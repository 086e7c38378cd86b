bloc /etc/fail2ban/jail.local
bloc /etc/fail2ban/fail2ban.local
bloc /etc/fail2ban/filter.d/wordpress.conf
bloc /root/exemple.log

#: 0 matched
sed 's/"POST/"PUT/' /root/exemple.log > /root/autre.log
fail2ban-regex /root/autre.log /etc/fail2ban/filter.d/wordpress.conf

#: No failure-id group in
fail2ban-regex /root/exemple.log '^\S+ .* "POST /wp-login'

#: Have not found any log file for wordpress jail
bloc /etc/fail2ban/jail.d/wordpress.local
sed -i '/^action/d; s#^logpath.*#logpath = /var/log/apache2/absent.log#' /etc/fail2ban/jail.d/wordpress.local
timeout 10 fail2ban-server -f start

#: Ignore 203.0.113.5 by ip
#: already banned
sed -i 's#^logpath.*#logpath = /root/vrai.log\naction =#' /etc/fail2ban/jail.d/wordpress.local
touch /root/vrai.log
systemctl start fail2ban
sleep 2
ligne() { echo "$1 - - [$(date '+%d/%b/%Y:%H:%M:%S %z')] \"POST /wp-login.php HTTP/1.1\" 200 10 \"-\" \"x\"" >> /root/vrai.log; }
ligne 203.0.113.5
for _ in 1 2 3; do ligne 198.51.100.7; done
sleep 4
for _ in 1 2 3; do ligne 198.51.100.7; done
sleep 4
grep -E 'Ignore|banned' /var/log/fail2ban.log
