# La base du décor, et le fichier d'options de la page.
bloc '~/boutique.cnf'
mariadb --defaults-file=/root/boutique.cnf -e 'SELECT 1'

#: Access denied for user 'admin'@'localhost'
mariadb -u admin -pmot-de-passe-de-test -e 'SELECT 1'

#: Access denied for user 'agence_boutique'@'localhost' to database 'autre'
mariadb --defaults-file=/root/boutique.cnf autre -e 'SELECT 1'

#: is not allowed to connect to this MariaDB server
mariadb --defaults-file=/root/boutique.cnf -h 192.0.2.20 -e 'SELECT 1'

#: Access denied; you need (at least one of) the SUPER
mariadb agence_boutique -e 'CREATE VIEW nombre AS SELECT COUNT(*) AS n FROM produits'
mariadb-dump agence_boutique nombre > /root/vue.sql
mariadb --defaults-file=/root/boutique.cnf agence_boutique < /root/vue.sql 2>&1 | tail -n 3

#: Server has gone away
{ echo -n "CREATE TABLE gros (t LONGTEXT); INSERT INTO gros VALUES ('"; head -c 20000000 /dev/zero | tr '\0' a; echo "');"; } > /root/gros.sql
mariadb --defaults-file=/root/boutique.cnf --max-allowed-packet=64M agence_boutique < /root/gros.sql 2>&1 | tail -c 200

#: ERROR 1049 (42000): Unknown database 'agence_boutik'
mariadb agence_boutik -e 'SELECT 1'
