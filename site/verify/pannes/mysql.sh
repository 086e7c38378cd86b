systemctl start mariadb
bloc 'CREATE DATABASE `boutique`'
printf '[client]\nuser = boutique\npassword = motdepasse-de-test\n' > /home/agence/.my.cnf
chown agence: /home/agence/.my.cnf
client() { runuser -u agence -- env HOME=/home/agence mariadb "$@"; }
client boutique -e 'CREATE TABLE produits (id INT PRIMARY KEY AUTO_INCREMENT, nom VARCHAR(80)) ENGINE=InnoDB; INSERT INTO produits (nom) VALUES ("a")'

#: ERROR 1045 (28000): Access denied for user 'boutique'@'localhost' (using password: YES)
client -pfaux boutique -e 'SELECT 1'

#: ERROR 1698 (28000): Access denied for user 'root'@'localhost'
runuser -u agence -- mariadb --no-defaults -u root -e 'SELECT 1'
sudo mariadb -e 'SELECT 1' || exit 96

#: ERROR 1396 (HY000) at line 1: Operation CREATE USER failed for 'boutique'@'localhost'
mariadb -e "CREATE USER 'boutique'@'localhost' IDENTIFIED BY 'motdepasse-de-test'"
mariadb -e "ALTER USER 'boutique'@'localhost' IDENTIFIED BY 'motdepasse-de-test'"
client boutique -e 'SELECT 1' || exit 96

#: ERROR 1044 (42000): Access denied for user 'boutique'@'localhost' to database 'mysql'
client mysql -e 'SELECT 1'

#: ERROR 1142 (42000): SELECT command denied to user
client -e 'SELECT user FROM mysql.global_priv' 2>&1 | sed 's/ at line 1//'

#: ERROR 2002 (HY000): Can't connect to server on '192.0.2.20' (115)
client -h 192.0.2.20 -e 'SELECT 1'
bloc 'install -d -o mysql'
bloc /etc/mysql/mariadb.conf.d/60-hebergement.cnf
systemctl restart mariadb
client -h 192.0.2.20 -e 'SELECT 1' 2>&1 | grep 2002 && exit 96
rm /etc/mysql/mariadb.conf.d/60-hebergement.cnf
systemctl restart mariadb

#: 1130 - Host '…' is not allowed to connect to this MariaDB server
sed -i 's/^bind-address.*/bind-address = 0.0.0.0/' /etc/mysql/mariadb.conf.d/50-server.cnf
systemctl restart mariadb
ip route replace local 192.0.2.20 dev lo table local src 192.0.2.12
client -h 192.0.2.20 -e 'SELECT 1'

#: Host '192.0.2.12' is blocked because of many connection errors
mariadb -e "SET GLOBAL max_connect_errors = 3; CREATE USER 'boutique'@'192.0.2.12' IDENTIFIED BY 'motdepasse-de-test'"
for _ in 1 2 3 4; do (exec 7<> /dev/tcp/192.0.2.20/3306; head -c 20 <&7 > /dev/null); sleep .2; done
client -h 192.0.2.20 -e 'SELECT 1'
mariadb-admin flush-hosts
client -h 192.0.2.20 -e 'SELECT 1' || exit 96

#: ERROR 1524 (HY000) at line 1: Plugin 'caching_sha2_password' is not loaded
mariadb -e "CREATE USER 'huit'@'localhost' IDENTIFIED WITH 'caching_sha2_password' AS 'abc'"
mariadb -e "CREATE USER 'huit'@'localhost' IDENTIFIED BY 'motdepasse-de-test'" || exit 96

#: Field 'prix' doesn't have a default value
#: Data too long for column 'code' at row 1
#: Incorrect integer value: ''
client boutique -e 'CREATE TABLE ancienne (prix INT NOT NULL, code VARCHAR(3))'
client boutique -e "INSERT INTO ancienne (code) VALUES ('a')"
client boutique -e "INSERT INTO ancienne VALUES (1, 'abcdef')"
client boutique -e "INSERT INTO ancienne VALUES ('', 'a')"
client boutique -e "SET SESSION sql_mode = 'NO_ENGINE_SUBSTITUTION'; INSERT INTO ancienne VALUES ('', 'abcdef')" || exit 96
[ "$(client -N boutique -e 'SELECT prix, code FROM ancienne' | xargs)" = '0 abc' ] || exit 96
client boutique -e "ALTER TABLE ancienne ALTER prix SET DEFAULT 0; INSERT INTO ancienne (code) VALUES ('a')" || exit 96

#: ERROR 1366 (22007) at line 1: Incorrect string value
client boutique -e "INSERT INTO produits (nom) VALUES ('Cuillère 🥄')"

#: ERROR 1205 (HY000) at line 1: Lock wait timeout exceeded; try restarting transaction
(echo 'START TRANSACTION; UPDATE produits SET nom = "b";'; sleep 3) | client boutique &
sleep 0.5
client boutique -e 'SET innodb_lock_wait_timeout = 1; UPDATE produits SET nom = "c"'
wait

#: Deadlock found when trying to get lock; try restarting transaction
client boutique -e 'INSERT INTO produits VALUES (10, "a"), (11, "a")'
croiser() {
  (echo "START TRANSACTION; UPDATE produits SET nom = 'b' WHERE id = $1;"; sleep 1
   echo "UPDATE produits SET nom = 'b' WHERE id = $2;"; sleep 1) | client boutique
}
croiser 10 11 &
croiser 11 10
wait
mariadb -e 'SHOW ENGINE INNODB STATUS' | grep -oF 'LATEST DETECTED DEADLOCK' || exit 96

#: ERROR 1114 (HY000) at line 1: The table 'plein' is full
chown mysql /mnt/petit
mariadb boutique -e "CREATE TABLE plein (t VARCHAR(8000)) ENGINE=InnoDB DATA DIRECTORY='/mnt/petit'"
head -c 1500000 /dev/zero > /mnt/petit/bouchon
for _ in $(seq 200); do mariadb boutique -e "INSERT INTO plein VALUES (REPEAT('x', 8000))" || break; done
rm /mnt/petit/bouchon
mariadb boutique -e "INSERT INTO plein VALUES ('encore'); DROP TABLE plein" || exit 96

#: Errcode: 28 "No space left on device"
printf '[mariadbd]\ntmpdir = /mnt/petit\n' > /etc/mysql/mariadb.conf.d/61-essai.cnf
systemctl restart mariadb
mariadb boutique -e 'SET sort_buffer_size = 65536; SELECT REPEAT(MD5(seq), 10) AS a FROM seq_1_to_50000 ORDER BY a LIMIT 49990, 1'
rm /etc/mysql/mariadb.conf.d/61-essai.cnf
systemctl restart mariadb

#: ERROR 1194 (HY000) at line 1: Table 'vieille' is marked as crashed and should be repaired
mariadb boutique -e 'CREATE TABLE vieille (i INT PRIMARY KEY, t TEXT) ENGINE=MyISAM; INSERT INTO vieille SELECT seq, "x" FROM seq_1_to_1000; FLUSH TABLES'
truncate -s 5000 /var/lib/mysql/boutique/vieille.MYD
mariadb boutique -e 'SELECT * FROM vieille WHERE t = "z"'
mariadb-check --repair boutique vieille
mariadb boutique -e 'SELECT COUNT(*), MAX(t) FROM vieille; ALTER TABLE vieille ENGINE=InnoDB' || exit 96

#: Can't lock aria control file '/var/lib/mysql/aria_log_control' for exclusive use, error: 11
#: Unable to lock ./ibdata1 error: 11
second() {
  timeout 15 setpriv --reuid=mysql --regid=mysql --init-groups \
    mariadbd --socket=/tmp/2.sock --pid-file=/tmp/2.pid --port=3399 "$@" 2>&1 | grep -m 1 ' lock '
}
second
second --aria-log-dir-path=/tmp

#: Too many connections
mariadb -e 'SET GLOBAL max_connections = 10'
for _ in $(seq 10); do (client boutique -e 'SELECT SLEEP(3)' > /dev/null 2>&1 &); done
sleep 1
client boutique -e 'SELECT 1'
mariadb -e 'SHOW PROCESSLIST; SET GLOBAL max_connections = 151' || exit 96
client boutique -e 'SELECT 1' || exit 96
sleep 3

#: unknown variable 'inodb_buffer_pool_size=1G'
printf '[mariadbd]\ninodb_buffer_pool_size = 1G\n' > /etc/mysql/mariadb.conf.d/61-faute.cnf
mariadbd --help --verbose 2>&1 > /dev/null
rm /etc/mysql/mariadb.conf.d/61-faute.cnf

#: ERROR 2002 (HY000): Can't connect to local server through socket '/run/mysqld/mysqld.sock'
#: SQLSTATE[HY000] [2002] No such file or directory
#: SQLSTATE[HY000] [2002] Connection refused
systemctl stop mariadb
client -e 'SELECT 1'
pdo() { php -r 'new PDO("mysql:dbname=boutique;host=" . $argv[1], "boutique", "motdepasse-de-test");' "$1"; }
pdo localhost
pdo 127.0.0.1
systemctl start mariadb
pdo localhost || exit 96
