bloc /etc/apache2/conf-available/robots.conf
a2enconf -q robots && systemctl reload apache2
sleep 1

#: client denied by server configuration
curl -s -o /dev/null -A GPTBot http://agence.example/
cat /var/log/apache2/error.log

#: Le robot revient sous un autre nom
[ "$(curl -s -o /dev/null -w '%{http_code}' -A GPTBot http://agence.example/)" = 403 ] &&
  [ "$(curl -s -o /dev/null -w '%{http_code}' -A Mozilla http://agence.example/)" = 200 ]
