# Le WordPress du décor répond.
curl -sSf -o /dev/null http://agence.example/

#: Error establishing a database connection
systemctl stop mariadb
curl -s http://agence.example/
systemctl start mariadb

#: Allowed memory size of
php -d memory_limit=32M -r '$texte = str_repeat("a", 64 * 1024 * 1024);'
