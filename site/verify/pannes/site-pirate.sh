#: Le fichier revient après chaque nettoyage
porte=/var/www/agence.example/public/wp-content/uploads/2026/11/logo.php
(while sleep .2; do echo '<?php' > "$porte"; done) &
rm "$porte"
sleep 1
kill $!
test -e "$porte"

#: Access denied for user 'boutique'@'localhost'
mariadb -u boutique -pautre boutique
