/** Messages of errors, and what they are about. The form of each line: `packGlossary`. */
export const MESSAGES = `
[leads]
allowed memory size exhausted, out of memory, oomkilled, exit code 137, cannot allocate memory > mémoire, memory_limit
maximum execution time exceeded, max_execution_time > délai, php
upload_max_filesize, post_max_size, client intended to send too large body, entity too large > taille, upload
no input file specified, file not found php > php-fpm
headers already sent, parse error, syntax error unexpected, undefined function, call to undefined > erreur php
class not found, failed opening required, require_once > erreur php, dépendance
error establishing a database connection, sqlstate, connexion à la base impossible > base de données, connexion
access denied for user, 1045, password authentication failed > mot de passe, base de données, utilisateur
unknown database, database does not exist > base de données
too many connections, max_user_connections, remaining connection slots > connexions, base de données
mysql server has gone away, lost connection to mysql > mysql, délai
lock wait timeout, deadlock found > verrou, transaction
table is marked as crashed > réparer, table
duplicate entry, unique constraint > doublon
permission denied, eacces, operation not permitted > droits, permissions
no such file or directory, enoent > chemin, fichier
no space left on device, enospc, disk quota exceeded > espace disque, quota
read-only file system, système de fichiers en lecture seule > montage, disque
too many open files, emfile > limite, fichiers ouverts
command not found, commande introuvable > installer, chemin, path
segmentation fault, core dumped, segfault > plantage
address already in use, eaddrinuse, could not bind > port
connection refused, econnrefused > port, service, pare-feu
connection timed out, etimedout, délai d'attente > pare-feu, réseau
connection reset by peer, econnreset, broken pipe > connexion
network is unreachable, no route to host > réseau, route
name or service not known, could not resolve host, temporary failure in name resolution, nxdomain, dns_probe_finished_nxdomain > dns, résolution, nom d'hôte
host key verification failed, remote host identification has changed > clé d'hôte, ssh
permission denied publickey, too many authentication failures > clé ssh, ssh
530 login incorrect, login authentication failed > mot de passe, ftp
425, data connection, failed to retrieve directory listing, impossible de récupérer le contenu du dossier > mode passif, ftp
certificate verify failed, unable to get local issuer certificate, self signed certificate, certificat auto-signé, self-signed > certificat, autorité de certification
err_cert_date_invalid, certificate has expired, votre connexion n'est pas privée, your connection is not private, connexion non privée > certificat, expiration, https
err_ssl_protocol_error, ssl handshake failed, ssl_error_bad_cert_domain, err_cert_common_name_invalid > certificat, tls
acme error unauthorized, challenge failed, could not issue > certificat, let's encrypt
mixed content, contenu mixte > https
err_too_many_redirects, too many redirects, redirections en boucle, redirection infinie > redirection, https
bad gateway, connection to upstream, upstream prematurely closed, upstream refused, upstream skipped > upstream, php-fpm, dorsal
gateway timeout, upstream timed out > délai, upstream
service unavailable, no server available > dorsal, répartition de charge, maintenance
forbidden, client denied by server configuration > droits, accès
ah00558, could not reliably determine the server's fully qualified domain name > apache, nom d'hôte
.htaccess invalid command, internal server error > htaccess, journaux
relay access denied, relaying denied > relais smtp, authentification
550, user unknown, mailbox unavailable, recipient address rejected > adresse email, boîte mail
554, rejected for policy reasons, message rejected as spam, blocked using > spam, liste noire, délivrabilité
mailbox full, over quota, boîte pleine > quota, boîte mail
greylisted, greylisting, 451 temporarily deferred > liste grise, file d'attente
unauthenticated email, 5.7.26, dmarc policy > spf, dkim, dmarc
cannot connect to the docker daemon, docker daemon > docker
port is already allocated, bind for > port, docker
compose is not a docker command > docker compose, installer
imagepullbackoff, crashloopbackoff > kubernetes, pod
unable to locate package, no match for argument > dépôt, paquet
dpkg was interrupted, unmet dependencies, broken packages > paquet, réparer
gpg error, no_pubkey, gpg key retrieval failed > clé gpg, dépôt
unit not found, failed to start, job for service failed > service, systemd, journaux
merge conflict, automatic merge failed > git, fusion
detached head, non-fast-forward, failed to push > git, branche
kernel panic not syncing, unable to mount root fs > noyau, initramfs
grub rescue, error unknown filesystem > grub, démarrage
selinux is preventing, avc denied > selinux
sudo command not found, not in the sudoers file > sudo
bad interpreter, exec format error > script
npm err, eresolve, cannot find module > node.js, dépendance
modulenotfounderror, importerror, no module named > python, dépendance
your requirements could not be resolved, composer does not satisfy > composer, dépendance
deprecated, obsolete function > version, mise à jour
malware detected, this site may be hacked, site trompeur, deceptive site ahead > désinfecter, piratage
site en maintenance, briefly unavailable for scheduled maintenance > maintenance
`
