# Le WordPress du décor répond ; PHP relit ses fichiers à chaque page.
site=/var/www/vhosts/agence.example/httpdocs
config=$site/wp-config.php
cp -p "$config" /root/wp-config.avant
remettre() { cp -p /root/wp-config.avant "$config"; }
echo 'opcache.revalidate_freq = 0' > /etc/php/{{php}}/fpm/conf.d/99-relire.ini
systemctl restart php{{php}}-fpm
sleep 1
accueil() { curl -sS -o /root/page.html -w '%{http_code} %{redirect_url}' http://agence.example/; }
titre() { accueil > /dev/null; grep -oE '<h1>[^<]*' /root/page.html; }
sous_php() { echo "$1" > /root/ligne && sed -i '1r /root/ligne' "$config"; }
# Comme un navigateur : le formulaire part là où il le dit.
entrer() {
  local envoi
  rm -f /root/temoins
  envoi=$(curl -sSL -c /root/temoins http://agence.example/wp-login.php | grep -o 'action="[^"]*wp-login.php"' | cut -d '"' -f 2)
  curl -sSL -b /root/temoins -c /root/temoins -d 'log=claire&pwd=motdepasse-de-test&testcookie=1' "$envoi" \
    | grep -oE '<title>(Log In|Dashboard|Profile)'
}
administrer() { curl -sS -b /root/temoins "$@"; }
[ "$(accueil)" = '200 ' ]
[ "$(entrer)" = '<title>Dashboard' ]

#: Error establishing a database connection
systemctl stop mariadb
titre
systemctl start mariadb
[ "$(titre)" = '<h1>Boutique' ] || exit 96
# un mot de passe à barre oblique inverse et à apostrophe, recopié tel quel
mariadb <<'SQL'
ALTER USER boutique@localhost IDENTIFIED BY 'motdepasse-de-test\\''';
SQL
sed -i '/DB_PASSWORD/d' "$config"
sous_php "define('DB_PASSWORD', 'motdepasse-de-test\\'');"
[ "$(titre)" = '<h1>Error establishing a database connection' ] || exit 96
# le remède du guide
sed -i '2d' "$config"
sous_php "define('DB_PASSWORD', 'motdepasse-de-test\\\\\\'');"
[ "$(titre)" = '<h1>Boutique' ] || exit 96
mariadb -e "ALTER USER boutique@localhost IDENTIFIED BY 'motdepasse-de-test'"
remettre
# une base dont le nom est faux : même page, et la commande du guide nomme la faute
sed -i "s/'DB_NAME', 'boutique'/'DB_NAME', 'boutik'/" "$config"
[ "$(titre)" = '<h1>Error establishing a database connection' ] || exit 96
[[ $(mariadb -h localhost -u boutique -pmotdepasse-de-test boutik 2>&1 < /dev/null) == *boutik* ]] || exit 96
remettre

#: WordPress demande à être installé ou réinstallé
sed -i "s/'wp_'/'wp2_'/" "$config"
sans=$(accueil)
# le remède du guide
remettre
echo "$sans"
[ "$sans" = '302 http://agence.example/wp-admin/install.php' ] && [ "$(accueil)" = '200 ' ]

#: Another update is currently in progress.
verrou() {
  runuser -u agence -- php{{php}} -r '
    require $argv[1] . "/wp-load.php";
    require ABSPATH . "wp-admin/includes/admin.php";
    require ABSPATH . "wp-admin/includes/class-wp-upgrader.php";
    if ($argv[2] === "poser") { exit(WP_Upgrader::create_lock("core_updater", 900) ? 0 : 1); }
    $paquets = (object) ["full" => "http://127.0.0.1/absent.zip", "no_content" => false, "new_bundled" => false, "partial" => false, "rollback" => false];
    $version = (object) ["response" => "upgrade", "current" => "9.9", "version" => "9.9", "locale" => "en_US", "packages" => $paquets, "partial_version" => ""];
    $resultat = (new Core_Upgrader(new Automatic_Upgrader_Skin()))->upgrade($version);
    echo is_wp_error($resultat) ? $resultat->get_error_message() : "mis à jour", "\n";' "$site" "$1"
}
verrou poser
verrou essayer
# le remède du guide
mariadb boutique -e "DELETE FROM wp_options WHERE option_name = 'core_updater.lock'"
reponse=$(verrou essayer)
echo "ensuite : $reponse"
[[ $reponse == *'in progress'* ]] && exit 96

#: To perform the requested action, WordPress needs to access your web server.
#: Could not create directory.
mkdir -p /root/extension
printf '<?php\n/* Plugin Name: Extension */\n' > /root/extension/extension.php
head -c 3000000 /dev/urandom > /root/extension/image.bin
python3 -c 'import shutil; shutil.make_archive("/root/extension", "zip", "/root", "extension")'
installer() {
  local jeton
  jeton=$(administrer 'http://agence.example/wp-admin/plugin-install.php?tab=upload' | grep -o 'name="_wpnonce" value="[^"]*"' | sed -n 1p | cut -d '"' -f 4)
  administrer -F _wpnonce="$jeton" -F pluginzip=@/root/extension.zip 'http://agence.example/wp-admin/update.php?action=upload-plugin' \
    | sed 's/<[^>]*>//g' | grep -iE 'WordPress needs|could not|expired|exceeds|successfully' | cut -c -250
}
regler() {
  sed -i '/^php_admin_value/d' /etc/php/{{php}}/fpm/pool.d/agence.conf
  printf 'php_admin_value[%s] = %s\n' "$@" >> /etc/php/{{php}}/fpm/pool.d/agence.conf
  systemctl restart php{{php}}-fpm
  sleep 1
}
regler post_max_size 72M upload_max_filesize 64M
chown root: "$site/wp-content"
installer
sous_php "define('FS_METHOD', 'direct');"
chown -R root: "$site/wp-content/plugins"
install -d -o agence "$site/wp-content/upgrade"
installer
remettre
# le remède du guide
chown -R agence: "$site/wp-content"
[[ $(installer) == *successfully* ]] || exit 96

#: The link you followed has expired.
#: The uploaded file exceeds the upload_max_filesize directive in php.ini.
rm -r "$site/wp-content/plugins/extension"
regler post_max_size 2M upload_max_filesize 2M
installer
regler post_max_size 8M upload_max_filesize 2M
installer
# le remède du guide
regler post_max_size 72M upload_max_filesize 64M
[[ $(installer) == *successfully* ]] || exit 96

#: Sorry, you are not allowed to access this page.
mariadb boutique -e "UPDATE wp_usermeta SET meta_key = REPLACE(meta_key, 'wp_', 'ancien_') WHERE meta_key IN ('wp_capabilities', 'wp_user_level')"
administrer http://agence.example/wp-admin/ | grep -o 'Sorry[^<]*'
# le remède du guide
mariadb boutique -e "UPDATE wp_usermeta SET meta_key = REPLACE(meta_key, 'ancien_', 'wp_') WHERE meta_key IN ('ancien_capabilities', 'ancien_user_level')"
administrer http://agence.example/wp-admin/ | grep -o '<title>Dashboard' || exit 96

#: Pages en 404 sauf l'accueil, « réponse JSON non valide » dans l'éditeur
mariadb boutique -e "UPDATE wp_options SET option_value = '/%postname%/' WHERE option_name = 'permalink_structure'; DELETE FROM wp_options WHERE option_name = 'rewrite_rules'"
codes() { for page in / /hello-world/ /wp-json/; do curl -s -o /dev/null -w '%{http_code} ' "http://agence.example$page"; done; }
rm -f "$site/.htaccess"
sans=$(codes)
# le remède du guide
bloc /var/www/vhosts/agence.example/httpdocs/.htaccess
avec=$(codes)
echo "$sans, puis $avec"
[ "$sans" = '200 404 404 ' ] && [ "$avec" = '200 200 200 ' ]

#: Maximum (50) redirects followed
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 30 -subj /CN=agence.example \
  -keyout /root/site.key -out /root/site.pem 2> /dev/null
cat > /etc/apache2/sites-available/repartiteur.conf <<'CONF'
<VirtualHost *:443>
    SSLEngine on
    SSLCertificateFile /root/site.pem
    SSLCertificateKeyFile /root/site.key
    ProxyPreserveHost on
    RequestHeader set X-Forwarded-Proto https
    ProxyPass / http://192.0.2.11/
</VirtualHost>
CONF
a2enmod -q ssl proxy_http headers > /dev/null
a2ensite -q repartiteur > /dev/null
systemctl restart apache2
sleep 1
adresses() { mariadb boutique -e "UPDATE wp_options SET option_value = '$1' WHERE option_name IN ('siteurl', 'home')"; }
https() { curl -sS -kL --resolve agence.example:443:192.0.2.11 --resolve agence.example:80:192.0.2.11 "$@"; }
derriere="if (getenv('HTTP_X_FORWARDED_PROTO') === 'https') { \$_SERVER['HTTPS'] = 'on'; }"
adresses https://agence.example
https -o /dev/null https://agence.example/wp-login.php
# le remède du guide
sous_php "$derriere"
https -f -o /dev/null https://agence.example/wp-login.php || exit 96
remettre

#: Cadenas barré, styles ou images absents après le passage en HTTPS
mariadb boutique -e "UPDATE wp_posts SET post_content = '<img src=\"http://agence.example/logo.png\">' WHERE post_name = 'hello-world'"
en_clair() { https https://agence.example/hello-world/ | grep -oE "src=[\"']http://agence.example[^\"']*|stylesheet'[^>]*http:[^\"']*" | sort -u | wc -l; }
avant=$(en_clair)
# le remède du guide : le répartiteur, puis les articles
sous_php "$derriere"
derriere_repartiteur=$(en_clair)
mariadb boutique -e "UPDATE wp_posts SET post_content = REPLACE(post_content, 'http://agence.example', 'https://agence.example')"
fin=$(en_clair)
echo "$avant, $derriere_repartiteur, $fin"
adresses http://agence.example
remettre
[ "$avant" -gt 1 ] && [ "$derriere_repartiteur" = 1 ] && [ "$fin" = 0 ]

#: Allowed memory size of
php -d memory_limit=32M -r '$texte = str_repeat("a", 64 * 1024 * 1024);'

#: No input file specified.
mv /var/www/vhosts/agence.example/httpdocs /var/www/vhosts/agence.example/public
REQUEST_METHOD=GET REDIRECT_STATUS=200 SCRIPT_FILENAME=/var/www/vhosts/agence.example/httpdocs/index.php php-cgi{{php}}
mv /var/www/vhosts/agence.example/public /var/www/vhosts/agence.example/httpdocs

#: Le bon mot de passe ramène à la page de connexion
# Le domaine préféré est sans « www » ; l'adresse de WordPress, avec.
printf '<VirtualHost *:80>\nServerName www.agence.example\nRedirect permanent / http://agence.example/\n</VirtualHost>\n' \
  > /etc/apache2/sites-enabled/prefere.conf
systemctl reload apache2
sleep 1
adresse() { mariadb boutique -e "UPDATE wp_options SET option_value = '$1' WHERE option_name = 'siteurl'"; }
adresse http://www.agence.example
[ "$(entrer)" = '<title>Log In' ] || exit 1
adresse http://agence.example
[ "$(entrer)" = '<title>Dashboard' ]
