#!/bin/bash
# MariaDB with the database "boutique": two tables, accents and an emoji, and its account.
/etc/init.d/mariadb start > /dev/null
mariadb --default-character-set=utf8mb4 <<'SQL'
CREATE DATABASE boutique CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
CREATE USER 'boutique'@'localhost' IDENTIFIED BY 'motdepasse-de-test';
GRANT ALL ON boutique.* TO 'boutique'@'localhost';
USE boutique;
CREATE TABLE produits (id INT PRIMARY KEY AUTO_INCREMENT, nom VARCHAR(80) NOT NULL);
INSERT INTO produits (nom) VALUES ('Théière'), ('Tasse — grès'), ('Cuillère 🥄');
CREATE TABLE commandes (id INT PRIMARY KEY, produit INT NOT NULL, montant DECIMAL(8,2) NOT NULL);
INSERT INTO commandes SELECT seq, 1 + seq % 3, seq / 10 FROM seq_1_to_2000;
SQL
