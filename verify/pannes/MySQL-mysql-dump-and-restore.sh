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

#: ERROR 1273 (HY000) at line 1: Unknown collation: 'utf8mb4_0900_ai_ci'
mariadb -e 'CREATE DATABASE huit COLLATE utf8mb4_0900_ai_ci'

#: ThÃ©iÃ¨re
mariadb -e 'CREATE DATABASE abime CHARACTER SET utf8mb4'
mariadb-dump --default-character-set=utf8mb4 --skip-set-charset boutique produits | mariadb --default-character-set=latin1 abime
mariadb --default-character-set=utf8mb4 -N abime -e 'SELECT nom FROM produits WHERE id = 1'

#: gzip: …: unexpected end of file
gzip -k /root/b.sql
head -c 300 /root/b.sql.gz > /root/coupe.sql.gz
gzip -t /root/coupe.sql.gz

#: ERROR 1062 (23000) at line …: Duplicate entry '1' for key 'PRIMARY'
mariadb-dump --no-create-info boutique produits | mariadb boutique

#: ERROR 1046 (3D000) at line 1: No database selected
echo 'CREATE TABLE t (i int)' | mariadb

#: mysqldump: command not found
mv /usr/bin/mysqldump /root/
hash -r
mysqldump boutique
