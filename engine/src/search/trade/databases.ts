/** Databases. The form of each line: `packGlossary`. */
export const DATABASES = `
[same]
base de données, bdd, bd, bdds, database, db, sgbd, banque de données, dbms
mysql, mariadb
postgresql, postgres, pgsql, psql, pg
dump, export de base, export sql, sauvegarde de base de données, database dump
importer une base, import sql, restaurer une base
dupliquer une base de données, cloner une base, copier une base
requête sql, requête, query
requête lente, slow query, slow query log
utilisateur de base de données, database user
droits sur une base, grant, privilèges
accès distant à la base, connexion distante mysql, remote mysql
réplication, maître esclave, master slave, primaire secondaire
jeu de caractères, charset, encodage, encoding, utf-8, utf8mb4
collation, interclassement
nosql, base non relationnelle
clé valeur, key-value
recherche plein texte, full text search, fulltext
verrou, lock, interblocage, deadlock
connexions simultanées, max_connections, too many connections
procédure stockée, stored procedure
[near]
bdd > sql
mysql, mariadb, sql
phpmyadmin, adminer, pma > base de données, mysql
[product]
mysql, mariadb, postgresql, sqlite, oracle, mssql, sql server > base de données, sgbd
mongodb, couchdb, cassandra, dynamodb > base de données, nosql
redis, memcached > cache
elasticsearch, opensearch, solr, meilisearch > moteur de recherche, recherche
rabbitmq, kafka, amqp, activemq > file d'attente, messages
mysqldump, mariadb-dump, pg_dump, mydumper > export, sauvegarde, dump
pg_restore, mysqlimport > import, restauration
phppgadmin, pgadmin > postgresql
`
