# La base du décor, et le fichier d'options de la page.
bloc '~/boutique.cnf'
mariadb --defaults-file=/root/boutique.cnf -e 'SELECT 1'

#: Access denied for user 'agence_boutique'@'localhost' (using password: YES)
#: Got error: 1045
mariadb -e "ALTER USER agence_boutique@localhost IDENTIFIED BY 'mot-de-passe-de-test#1'"
printf '[client]\nuser = agence_boutique\npassword = mot-de-passe-de-test#1\n' > /root/diese.cnf
mariadb --defaults-file=/root/diese.cnf -e 'SELECT 1'
mariadb-dump --defaults-file=/root/diese.cnf agence_boutique | head -c 0
# le remède du guide
sed -i 's/password = .*/password = "mot-de-passe-de-test#1"/' /root/diese.cnf
mariadb --defaults-file=/root/diese.cnf -e 'SELECT 1' || exit 96
mariadb -e "ALTER USER agence_boutique@localhost IDENTIFIED BY 'motdepasse-de-test'"

#: Access denied for user 'admin'@'localhost'
mariadb -u admin -pmot-de-passe-de-test -e 'SELECT 1'

#: Access denied for user 'agence_boutique'@'localhost' to database 'autre'
mariadb --defaults-file=/root/boutique.cnf autre -e 'SELECT 1'

#: is not allowed to connect to this MariaDB server
mariadb --defaults-file=/root/boutique.cnf -h 192.0.2.20 -e 'SELECT 1'

#: Access denied; you need (at least one of) the …
mariadb agence_boutique -e 'CREATE VIEW nombre AS SELECT COUNT(*) AS n FROM produits'
mariadb-dump agence_boutique nombre > /root/vue.sql
mariadb --defaults-file=/root/boutique.cnf agence_boutique < /root/vue.sql 2>&1 | tail -n 3
# le remède du guide
sed 's/DEFINER=[^ *]*//g' /root/vue.sql | mariadb --defaults-file=/root/boutique.cnf agence_boutique || exit 96
mariadb --defaults-file=/root/boutique.cnf -e 'SELECT n FROM nombre' agence_boutique || exit 96

#: Can't connect to server on 'bdd1.agence.example'
reglage=/etc/mysql/mariadb.conf.d/50-server.cnf
sed -i 's/^bind-address.*/bind-address = 127.0.0.1/' "$reglage"
systemctl restart mariadb
mariadb --defaults-file=/root/boutique.cnf -h bdd1.agence.example -e 'SELECT 1'
# le remède du guide : la base répond, et refuse un compte sans accès distant
sed -i 's/^bind-address.*/bind-address = 0.0.0.0/' "$reglage"
systemctl restart mariadb
reponse=$(mariadb --defaults-file=/root/boutique.cnf -h bdd1.agence.example -e 'SELECT 1' 2>&1)
[[ $reponse == *'not allowed to connect'* ]] || exit 96

#: Server has gone away
{ echo -n "CREATE TABLE gros (t LONGTEXT); INSERT INTO gros VALUES ('"; head -c 20000000 /dev/zero | tr '\0' a; echo "');"; } > /root/gros.sql
importer() { mariadb --defaults-file=/root/boutique.cnf --max-allowed-packet=64M agence_boutique < /root/gros.sql 2>&1 | tail -c 200; }
importer
# le remède du guide
mariadb -e 'SET GLOBAL max_allowed_packet = 67108864; DROP TABLE IF EXISTS agence_boutique.gros'
importer || exit 96

#: MySQL server has gone away
traitement() {
  php{{php}} -r '$ouvrir = fn () => new PDO("mysql:host=localhost", "agence_boutique", "motdepasse-de-test");
    $base = $ouvrir(); $base->query("SET wait_timeout = 1"); sleep(3);
    if ($argv[1] === "rouvrir") { $base = $ouvrir(); }
    echo $base->query("SELECT 42")->fetchColumn(), "\n";' "$1"
}
traitement garder
# le remède du guide
[ "$(traitement rouvrir)" = 42 ] || exit 96

#: ERROR 1049 (42000): Unknown database 'agence_boutik'
mariadb agence_boutik -e 'SELECT 1'

#: Can't connect to local server through socket '/run/mysqld/mysqld.sock'
systemctl stop mariadb
mariadb --defaults-file=/root/boutique.cnf -e 'SELECT 1'
# le remède du guide
systemctl start mariadb
mariadb --defaults-file=/root/boutique.cnf -e 'SELECT 1' || exit 96
