mariadb-dump --single-transaction boutique > /root/b.sql

#: /*M!999999\- enable the sandbox mode */
sed -n 1p /root/b.sql
sed '1{/999999/d}' /root/b.sql | grep -c 'sandbox mode'

#: ERROR 2006 (HY000) at line …: Server has gone away
mariadb -e 'SET GLOBAL max_allowed_packet = 1048576'
{ printf 'SELECT LENGTH("'; head -c 2000000 /dev/zero | tr '\0' a; echo '");'; } > /root/gros.sql
mariadb < /root/gros.sql 2>&1 | grep ERROR

#: ERROR 1449 (HY000) at line 1: The user specified as a definer ('ancien'@'localhost') does not exist
mariadb boutique -e "CREATE DEFINER='ancien'@'localhost' VIEW vue AS SELECT 1"
echo 'SELECT * FROM vue' | mariadb boutique

#: Access denied; you need (at least one of) the …SET USER privilege(s) for this operation
mariadb -e "CREATE DATABASE reprise; CREATE USER 'reprise'@'localhost' IDENTIFIED BY 'motdepasse-de-test';
  GRANT ALL ON reprise.* TO 'reprise'@'localhost'"
printf '[client]\nuser = reprise\npassword = motdepasse-de-test\n' > /root/reprise.cnf
mariadb reprise -e "CREATE TABLE t (nom TEXT);
  CREATE TRIGGER propre BEFORE INSERT ON t FOR EACH ROW SET NEW.nom = TRIM(NEW.nom); CREATE VIEW vue AS SELECT nom FROM t"
mariadb-dump reprise > /root/reprise.sql
mariadb --defaults-file=/root/reprise.cnf reprise < /root/reprise.sql
sed -E 's/DEFINER=`[^`]*`@`[^`]*`//g' /root/reprise.sql > /root/sans-auteur.sql
mariadb --defaults-file=/root/reprise.cnf reprise < /root/sans-auteur.sql
echo "sans DEFINER : sortie $?"

#: ERROR 1419 (HY000) at line 1: You do not have the SUPER privilege and binary logging is enabled
printf '[mariadbd]\nlog_bin\nserver_id = 1\n' > /etc/mysql/mariadb.conf.d/61-essai.cnf
systemctl restart mariadb
echo 'CREATE TRIGGER autre BEFORE UPDATE ON t FOR EACH ROW SET NEW.nom = TRIM(NEW.nom)' > /root/declencheur.sql
mariadb --defaults-file=/root/reprise.cnf reprise < /root/declencheur.sql
mariadb -e 'SET GLOBAL log_bin_trust_function_creators = 1'
mariadb --defaults-file=/root/reprise.cnf reprise < /root/declencheur.sql || exit 96
rm /etc/mysql/mariadb.conf.d/61-essai.cnf
systemctl restart mariadb

#: (errno: 150 "Foreign key constraint is incorrectly formed")
mariadb -e 'CREATE DATABASE seule'
echo 'CREATE TABLE enfant (p INT, FOREIGN KEY (p) REFERENCES parent (id))' > /root/enfant.sql
mariadb seule < /root/enfant.sql
mariadb --init-command='SET FOREIGN_KEY_CHECKS=0' seule < /root/enfant.sql || exit 96

#: ASCII '\0' appeared in the statement
gzip -k /root/reprise.sql
mariadb reprise < /root/reprise.sql.gz
iconv -f utf-8 -t utf-16 /root/reprise.sql > /root/utf16.sql
mariadb reprise < /root/utf16.sql
iconv -f utf-16 -t utf-8 /root/utf16.sql | mariadb reprise
echo "remis en UTF-8 : sortie $?"

#: View 'boutique.vue' references invalid table(s) or column(s) or function(s)
mariadb boutique -e 'DROP VIEW vue; CREATE TABLE effacee (i int); CREATE VIEW vue AS SELECT i FROM effacee; DROP TABLE effacee'
mariadb-dump --single-transaction boutique > /root/arrete.sql
tail -n 1 /root/arrete.sql
mariadb-dump --single-transaction --ignore-table=boutique.vue boutique | tail -n 1
mariadb boutique -e 'DROP VIEW vue'

#: Access denied for user 'boutique'@'localhost' to database 'boutique'" when using LOCK TABLES
mariadb -e "REVOKE LOCK TABLES ON boutique.* FROM 'boutique'@'localhost'"
printf '[client]\nuser = boutique\npassword = motdepasse-de-test\n' > /root/boutique.cnf
mariadb-dump --defaults-file=/root/boutique.cnf boutique > /dev/null
mariadb-dump --defaults-file=/root/boutique.cnf --single-transaction boutique | tail -n 1

#: Error 2013: Lost connection to server during query when dumping table
mariadb boutique -e "CREATE TABLE grosse (contenu LONGBLOB); INSERT INTO grosse VALUES (REPEAT('a', 900000))"
for _ in 1 2 3 4 5; do mariadb boutique -e 'INSERT INTO grosse SELECT contenu FROM grosse'; done
# un lecteur lent, et une patience d'une seconde au lieu de soixante
mariadb -e 'SET GLOBAL net_write_timeout = 1'
mariadb-dump --single-transaction --quick boutique grosse | { sleep 5; wc -c; }
mariadb -e 'SET GLOBAL net_write_timeout = 60, max_allowed_packet = 67108864'
# une ligne de 30 Mo
mariadb --max-allowed-packet=64M boutique -e "INSERT INTO grosse SELECT REPEAT('a', 30000000)"
{ mariadb-dump boutique grosse || true; } 2>&1 > /dev/null | grep -F 'Error 2013' || exit 96
mariadb-dump --max-allowed-packet=1G boutique grosse > /dev/null || exit 96
mariadb boutique -e 'DROP TABLE grosse'

#: gpg: symmetric encryption of '…' failed: File exists
bloc /root/.phrase-exports
touch /root/b.sql.gpg
coffre() { gpg --batch --quiet --pinentry-mode loopback --passphrase-file /root/.phrase-exports "$@"; }
coffre --symmetric --output /root/b.sql.gpg /root/b.sql
mv /root/b.sql.gpg /root/b.sql.gpg.ancien
coffre --symmetric --output /root/b.sql.gpg /root/b.sql || exit 96
coffre --decrypt /root/b.sql.gpg | cmp - /root/b.sql || exit 96

#: ERROR 1273 (HY000) at line 1: Unknown collation: 'utf8mb4_0900_ai_ci'
#: Unknown system variable 'GTID_PURGED'
#: you need (at least one of) the … privilege(s)
echo 'CREATE TABLE huit (nom varchar(20) COLLATE utf8mb4_0900_ai_ci)' | mariadb reprise
mariadb -e 'CREATE DATABASE recuperation CHARACTER SET utf8mb4'
mariadb recuperation < /root/mysql8.sql
mariadb --defaults-file=/root/reprise.cnf reprise < /root/mysql8.sql
bloc 'GTID_PURGED/{' || exit 96
# avec un seul identifiant, la ligne suivante doit rester
sed -i "s/1-23,$/1-23';/; /^4e11/d" /root/mysql8.sql
mariadb recuperation -e 'DELETE FROM villes'
bloc 'GTID_PURGED/{' || exit 96
[ "$(mariadb -N recuperation -e 'SELECT COUNT(*) FROM villes')" = 1 ] || exit 96

#: Unknown table 'COLUMN_STATISTICS' in information_schema
# ce que demande le mysqldump de MySQL 8
mariadb -e 'SELECT COLUMN_NAME FROM information_schema.COLUMN_STATISTICS'

#: Row size too large (> 8126).
colonnes=$(for n in $(seq 45); do printf 'c%s VARCHAR(60), ' "$n"; done)
echo "CREATE TABLE large ($colonnes id INT PRIMARY KEY) DEFAULT CHARSET=utf8mb4" > /root/large.sql
mariadb boutique < /root/large.sql
mariadb --init-command='SET SESSION innodb_strict_mode = OFF' boutique < /root/large.sql || exit 96
mariadb boutique -e "ALTER TABLE large $(for n in $(seq 11 45); do printf 'MODIFY c%s TEXT, ' "$n"; done) COMMENT ''; DROP TABLE large" || exit 96

#: Table 'boutique.Produits' doesn't exist
mariadb boutique -e 'SELECT 1 FROM Produits'
mariadb boutique -e 'RENAME TABLE `produits` TO `Produits`; SELECT 1 FROM Produits; RENAME TABLE `Produits` TO `produits`' || exit 96

#: ThÃ©iÃ¨re
mariadb -e 'CREATE DATABASE abime CHARACTER SET utf8mb4'
mariadb-dump --default-character-set=utf8mb4 --skip-set-charset boutique produits | mariadb --default-character-set=latin1 abime
abime() { mariadb --default-character-set=utf8mb4 -N abime -e "$1"; }
abime 'SELECT nom FROM produits WHERE id = 1'
abime "INSERT INTO produits VALUES (9, 'Déjà bon')"
abime "UPDATE produits SET nom = CONVERT(BINARY CONVERT(nom USING latin1) USING utf8mb4) WHERE nom LIKE BINARY '%Ã%'"
abime 'SELECT nom FROM produits'
[ "$(abime 'SELECT nom FROM produits' | xargs)" = 'Théière Tasse — grès Cuillère 🥄 Déjà bon' ] || exit 96

#: gpg: problem with the agent: Inappropriate ioctl for device
gpg --symmetric --output /root/sans-terminal.gpg /root/b.sql
coffre --symmetric --output /root/sans-terminal.gpg /root/b.sql || exit 96

#: gzip: …: unexpected end of file
gzip -k /root/b.sql
head -c 300 /root/b.sql.gz > /root/coupe.sql.gz
gzip -t /root/coupe.sql.gz

#: ERROR 1062 (23000) at line …: Duplicate entry '1' for key 'PRIMARY'
#: ERROR 1050 (42S01) at line …: Table 'produits' already exists
mariadb-dump --no-create-info boutique produits | mariadb boutique
mariadb-dump --skip-add-drop-table boutique produits | mariadb boutique

#: ERROR 1046 (3D000) at line 1: No database selected
echo 'CREATE TABLE t (i int)' | mariadb

#: mysqldump: command not found
mv /usr/bin/mysqldump /root/
hash -r
mysqldump boutique
