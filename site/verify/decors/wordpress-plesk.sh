# Un vrai WordPress, rangé comme sur un serveur Plesk : compte agence, dossier httpdocs, journaux dans system.
adduser --quiet --disabled-password --gecos '' --home /var/www/vhosts/agence.example --no-create-home agence
mkdir -p /var/www/vhosts/agence.example /var/www/vhosts/system/agence.example/logs
chown agence: /var/www/vhosts/agence.example
mkdir -p /opt/plesk/php/{{php}}/bin
ln -s /usr/bin/php{{php}} /opt/plesk/php/{{php}}/bin/php
cp -rL /usr/share/wordpress /var/www/vhosts/agence.example/httpdocs
cd /var/www/vhosts/agence.example/httpdocs
rm -f wp-config.php .htaccess
cat > wp-config.php <<'CONF'
<?php
define('DB_NAME', 'boutique');
define('DB_USER', 'boutique');
define('DB_PASSWORD', 'motdepasse-de-test');
define('DB_HOST', 'localhost');
define('DB_CHARSET', 'utf8mb4');
define('DB_COLLATE', '');
define('WP_HTTP_BLOCK_EXTERNAL', true);
$table_prefix = 'wp_';

/* Réglages du site */

if (!defined('ABSPATH')) {
    define('ABSPATH', __DIR__ . '/');
}
require_once ABSPATH . 'wp-settings.php';
CONF
# Debian livre WordPress sans thème : un thème d'une page suffit.
mkdir -p wp-content/themes/boutique wp-content/uploads
echo '/* Theme Name: Boutique */' > wp-content/themes/boutique/style.css
cat > wp-content/themes/boutique/index.php <<'CONF'
<!doctype html>
<html <?php language_attributes(); ?>>
<head><meta charset="utf-8"><?php wp_head(); ?></head>
<body><h1><?php bloginfo('name'); ?></h1>
<?php while (have_posts()) { the_post(); the_title('<h2>', '</h2>'); the_content(); } ?>
</body></html>
CONF
# Ce qu'un intrus a déposé dans les envois : rien ne doit l'exécuter.
echo '<?php echo "intrus";' > wp-content/uploads/intrus.php
# Le clone : ses fichiers, et une base à lui.
cp -r . ../preprod.agence.example
sed -i "s/'DB_NAME', 'boutique'/'DB_NAME', 'boutique_preprod'/" ../preprod.agence.example/wp-config.php
chown -R agence: /var/www/vhosts/agence.example
cat > /etc/php/{{php}}/fpm/pool.d/agence.conf <<'CONF'
[agence]
user = agence
group = agence
listen = /run/php/agence.sock
listen.owner = www-data
listen.group = www-data
pm = ondemand
pm.max_children = 4
; L'installation écrit au propriétaire du site, et attendrait un Postfix qui n'est pas démarré.
php_admin_value[sendmail_path] = /bin/true
CONF
for hote in agence.example:httpdocs preprod.agence.example:preprod.agence.example; do
  cat <<CONF
<VirtualHost *:80>
    ServerName ${hote%%:*}
    DocumentRoot /var/www/vhosts/agence.example/${hote##*:}
    <Directory /var/www/vhosts/agence.example/${hote##*:}>
        AllowOverride All
        Require all granted
    </Directory>
    <FilesMatch "\.php\$">
        SetHandler "proxy:unix:/run/php/agence.sock|fcgi://localhost"
    </FilesMatch>
    ErrorLog /var/www/vhosts/system/agence.example/logs/error_log
    CustomLog /var/www/vhosts/system/agence.example/logs/access_log combined
</VirtualHost>
CONF
done > /etc/apache2/sites-available/agence.example.conf
grep -q preprod.agence.example /etc/hosts || echo '192.0.2.11 preprod.agence.example' >> /etc/hosts
a2enmod -q proxy_fcgi rewrite > /dev/null
a2dissite -q 000-default > /dev/null
a2ensite -q agence.example > /dev/null
/etc/init.d/mariadb start > /dev/null
mariadb -e "CREATE DATABASE boutique CHARACTER SET utf8mb4; CREATE DATABASE boutique_preprod CHARACTER SET utf8mb4;
  CREATE USER boutique@localhost IDENTIFIED BY 'motdepasse-de-test';
  GRANT ALL ON boutique.* TO boutique@localhost; GRANT ALL ON boutique_preprod.* TO boutique@localhost"
/etc/init.d/php{{php}}-fpm start > /dev/null
/etc/init.d/apache2 start > /dev/null
curl -sS -o /dev/null 'http://agence.example/wp-admin/install.php?step=2' -d 'weblog_title=Boutique&user_name=claire' \
  -d 'admin_password=motdepasse-de-test&admin_password2=motdepasse-de-test&pw_weak=1' \
  -d 'admin_email=technique@agence.example&blog_public=1'
mariadb boutique -e "UPDATE wp_options SET option_value = 'boutique' WHERE option_name IN ('template', 'stylesheet')"
curl -sSf http://agence.example/ | grep -q Boutique
mariadb-dump boutique | mariadb boutique_preprod
