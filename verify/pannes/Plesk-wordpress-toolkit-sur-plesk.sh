# Le WordPress du décor répond.
curl -sSf -o /dev/null http://agence.example/

#: Error establishing a database connection
systemctl stop mariadb
curl -s http://agence.example/
systemctl start mariadb

#: Allowed memory size of
php -d memory_limit=32M -r '$texte = str_repeat("a", 64 * 1024 * 1024);'

#: No input file specified.
mv /var/www/vhosts/agence.example/httpdocs /var/www/vhosts/agence.example/public
REQUEST_METHOD=GET REDIRECT_STATUS=200 SCRIPT_FILENAME=/var/www/vhosts/agence.example/httpdocs/index.php php-cgi8.2
mv /var/www/vhosts/agence.example/public /var/www/vhosts/agence.example/httpdocs

#: Le bon mot de passe ramène à la page de connexion
# Le domaine préféré est sans « www » ; l'adresse de WordPress, avec.
printf '<VirtualHost *:80>\nServerName www.agence.example\nRedirect permanent / http://agence.example/\n</VirtualHost>\n' \
  > /etc/apache2/sites-enabled/prefere.conf
systemctl reload apache2
sleep 1
adresse() { mariadb boutique -e "UPDATE wp_options SET option_value = '$1' WHERE option_name = 'siteurl'"; }
# Comme un navigateur : le formulaire part là où il le dit.
entrer() {
  local envoi
  rm -f /root/temoins
  envoi=$(curl -sSL -c /root/temoins http://agence.example/wp-login.php | grep -o 'action="[^"]*wp-login.php"' | cut -d '"' -f 2)
  curl -sSL -b /root/temoins -c /root/temoins -d 'log=claire&pwd=motdepasse-de-test&testcookie=1' "$envoi" \
    | grep -oE '<title>(Log In|Dashboard|Profile)'
}
adresse http://www.agence.example
[ "$(entrer)" = '<title>Log In' ] || exit 1
adresse http://agence.example
[ "$(entrer)" = '<title>Dashboard' ]
