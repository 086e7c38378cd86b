systemctl start mariadb
bloc 'CREATE DATABASE `boutique`'
printf '[client]\nuser = boutique\npassword = motdepasse-de-test\n' > /home/agence/.my.cnf
chown agence: /home/agence/.my.cnf
client() { runuser -u agence -- env HOME=/home/agence mariadb "$@"; }
client boutique -e 'CREATE TABLE produits (id INT PRIMARY KEY AUTO_INCREMENT, nom VARCHAR(80)) ENGINE=InnoDB; INSERT INTO produits (nom) VALUES ("a")'

#: ERROR 1045 (28000): Access denied for user 'boutique'@'localhost' (using password: YES)
client -pfaux boutique -e 'SELECT 1'

#: ERROR 1044 (42000): Access denied for user 'boutique'@'localhost' to database 'mysql'
client mysql -e 'SELECT 1'

#: ERROR 1142 (42000): SELECT command denied to user
client -e 'SELECT user FROM mysql.global_priv' 2>&1 | sed 's/ at line 1//'

#: 1130 - Host '…' is not allowed to connect to this MariaDB server
sed -i 's/^bind-address.*/bind-address = 0.0.0.0/' /etc/mysql/mariadb.conf.d/50-server.cnf
systemctl restart mariadb
ip route replace local 192.0.2.20 dev lo table local src 192.0.2.12
client -h 192.0.2.20 -e 'SELECT 1'

#: ERROR 1366 (22007) at line 1: Incorrect string value
client boutique -e "INSERT INTO produits (nom) VALUES ('Cuillère 🥄')"

#: ERROR 1205 (HY000) at line 1: Lock wait timeout exceeded; try restarting transaction
(echo 'START TRANSACTION; UPDATE produits SET nom = "b";'; sleep 3) | client boutique &
sleep 0.5
client boutique -e 'SET innodb_lock_wait_timeout = 1; UPDATE produits SET nom = "c"'
wait

#: Too many connections
mariadb -e 'SET GLOBAL max_connections = 10'
for _ in $(seq 10); do (client boutique -e 'SELECT SLEEP(3)' > /dev/null 2>&1 &); done
sleep 1
client boutique -e 'SELECT 1'
sleep 3

#: unknown variable 'inodb_buffer_pool_size=1G'
printf '[mariadbd]\ninodb_buffer_pool_size = 1G\n' > /etc/mysql/mariadb.conf.d/61-faute.cnf
mariadbd --help --verbose 2>&1 > /dev/null
rm /etc/mysql/mariadb.conf.d/61-faute.cnf

#: ERROR 2002 (HY000): Can't connect to local server through socket '/run/mysqld/mysqld.sock'
systemctl stop mariadb
client -e 'SELECT 1'
