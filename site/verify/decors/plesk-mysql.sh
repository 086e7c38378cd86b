# Le serveur de base d'un abonnement Plesk : une base, son compte, 200 000 produits, et un export à importer.
# Tout est sur une machine : joindre bdd1 par 203.0.113.5, c'est arriver de l'adresse de l'équipe.
sed -i -E '/192\.0\.2\.20/s/ bdd1\.agence\.example//' /etc/hosts
echo '203.0.113.5 bdd1.agence.example' >> /etc/hosts
sed -i 's/^bind-address.*/bind-address = 0.0.0.0/' /etc/mysql/mariadb.conf.d/50-server.cnf
/etc/init.d/mariadb start > /dev/null
mariadb <<'SQL'
CREATE DATABASE agence_boutique CHARACTER SET utf8mb4;
CREATE USER agence_boutique@localhost IDENTIFIED BY 'motdepasse-de-test';
GRANT ALL ON agence_boutique.* TO agence_boutique@localhost;
USE agence_boutique;
CREATE TABLE produits (id INT PRIMARY KEY, nom VARCHAR(100));
INSERT INTO produits SELECT seq, CONCAT('produit ', seq) FROM seq_1_to_200000;
SQL
mariadb-dump --single-transaction agence_boutique | gzip > /root/boutique.sql.gz
