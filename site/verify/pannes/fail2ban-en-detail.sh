bloc /etc/fail2ban/jail.local
bloc /etc/fail2ban/fail2ban.local
bloc /etc/fail2ban/filter.d/wordpress.conf
bloc /root/exemple.log

#: 0 matched
sed 's/"POST/"PUT/' /root/exemple.log > /root/autre.log
fail2ban-regex /root/autre.log /etc/fail2ban/filter.d/wordpress.conf

#: No failure-id group in
fail2ban-regex /root/exemple.log '^\S+ .* "POST /wp-login'

#: Failed to access socket path: /var/run/fail2ban/fail2ban.sock. Is fail2ban running?
fail2ban-client status

#: Have not found any log file for sshd jail
rm -f /var/log/auth.log
printf '[sshd]\nbackend = auto\n' > /etc/fail2ban/jail.d/essai.local
fail2ban-client -t
sed -i 's/auto/systemd/' /etc/fail2ban/jail.d/essai.local
fail2ban-client -t || exit 96
rm /etc/fail2ban/jail.d/essai.local

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
for _ in {1..10}; do ligne 198.51.100.7; done
sleep 4
for _ in {1..10}; do ligne 198.51.100.7; done
sleep 4
grep -E 'Ignore|banned' /var/log/fail2ban.log

#: Sorry but the jail 'wordpres' does not exist
fail2ban-client status wordpres
fail2ban-client status | grep -F wordpress || exit 96

#: before the current time in operation mode. This looks like a
echo "198.51.100.8 - - [$(date -d '-2 hours' '+%d/%b/%Y:%H:%M:%S %z')] \"POST /wp-login.php HTTP/1.1\" 200 10 \"-\" \"x\"" >> /root/vrai.log
sleep 3
tail -n 4 /var/log/fail2ban.log

#: iptables: No chain/target/match by that name.
regle() { iptables -S f2b-sshd | grep -F "$1"; }
fail2ban-client set sshd banip 198.51.100.50
sleep 1
iptables -F
iptables -X
fail2ban-client set sshd banip 198.51.100.51
sleep 2
grep -o 'iptables: No chain.*' /var/log/fail2ban.log
regle 198.51.100.51 || exit 96
regle 198.51.100.50 && exit 96
systemctl restart fail2ban
sleep 3
regle 198.51.100.50 || exit 96

#: Unable to read action 'absente'
cp /etc/fail2ban/jail.d/wordpress.local /root/prison
sed -i 's/^action.*/action = absente/' /etc/fail2ban/jail.d/wordpress.local
fail2ban-client -t
cp /root/prison /etc/fail2ban/jail.d/wordpress.local

#: option 'maxretry' in section 'wordpress' already exists
echo 'maxretry = 4' >> /etc/fail2ban/jail.d/wordpress.local
fail2ban-client -t
cp /root/prison /etc/fail2ban/jail.d/wordpress.local
fail2ban-client -t || exit 96

#: Unable to read the filter 'wordpres'
sed -i 's/^filter .*/filter = wordpres/' /etc/fail2ban/jail.d/wordpress.local
fail2ban-client -t
sed -i 's/^filter .*/filter = wordpress/' /etc/fail2ban/jail.d/wordpress.local

#: La base de Fail2ban pèse des centaines de mégaoctets
base=/var/lib/fail2ban/fail2ban.sqlite3
taille() { stat -c %s "$base"; }
bannis() { sqlite3 "$base" "SELECT COUNT(*) FROM bans WHERE ip LIKE 'ancien%'"; }
systemctl stop fail2ban
sqlite3 "$base" "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 4000)
  INSERT INTO bans (jail, ip, timeofban, bantime, bancount, data)
  SELECT 'sshd', 'ancien' || i, strftime('%s', 'now') - 864000, 3600, 1, json_object('matches', json_array(replace(hex(zeroblob(2500)), '0', 'x')), 'failures', 5) FROM n"
echo "écrits : $(bannis) bannissements, $(taille) octets"
systemctl start fail2ban
sleep 2
echo "30 jours : $(bannis) bannissements, $(taille) octets"
[ "$(bannis)" = 4000 ] && [ "$(taille)" -gt 20000000 ] || exit 1
# le remède du guide
sed -i 's/^dbpurgeage.*/dbpurgeage = 1d/' /etc/fail2ban/fail2ban.local
systemctl restart fail2ban
sleep 2
fail2ban-client get dbpurgeage
systemctl stop fail2ban
# La purge que Fail2ban fait une heure après son démarrage, puis d'heure en heure.
python3 -c "from fail2ban.server.database import Fail2BanDb
base = Fail2BanDb('$base'); base.purgeage = '1d'; base.purge(); base.close()"
echo "1 jour : $(bannis) bannissements, $(taille) octets"
[ "$(bannis)" = 0 ] && [ "$(taille)" -gt 20000000 ] || exit 1
sqlite3 "$base" VACUUM
[ "$(taille)" -lt 1000000 ]
