export BORG_PASSPHRASE=mot-de-passe-de-test BORG_REPO=/root/depot
borg init -e repokey-blake2 2> /dev/null
borg create ::un /var/www/agence.example

#: passphrase supplied in BORG_PASSPHRASE, by BORG_PASSCOMMAND or via BORG_PASSPHRASE_FD is incorrect.
BORG_PASSPHRASE=motdepasse-de-test borg list

#: Failed to create/acquire the lock
borg with-lock "$BORG_REPO" sleep 4 &
sleep 2
borg --lock-wait 1 create ::deux /var/www/agence.example
wait

#: OSError: [Errno 28] No space left on device
BORG_REPO=/mnt/petit/depot borg init -e repokey-blake2 2> /dev/null
head -c 5000000 /dev/urandom > /root/gros
BORG_REPO=/mnt/petit/depot borg create ::un /root/gros

#: was previously located at
mv /root/depot /root/depot-deplace
BORG_REPO=/root/depot-deplace borg list

#: Repository … does not exist.
borg list

#: Repository path not allowed
borg init -e repokey-blake2 /root/interdit 2> /dev/null
BORG_REPO=ssh://x/root/interdit BORG_RSH=/root/faux-ssh
printf '#!/bin/bash\nexec borg serve --restrict-to-repository /root/depot\n' > /root/faux-ssh
chmod +x /root/faux-ssh
export BORG_RSH
borg list "$BORG_REPO"
BORG_REPO=/root/depot-deplace

#: [Errno 2] No such file or directory: 'absent'
BORG_RELOCATED_REPO_ACCESS_IS_OK=yes borg create ::vide /var/www/absent

#: errno 28 on write
bloc /usr/local/sbin/sauvegarde
mkdir -p /mnt/petit/bases /var/lib/sauvegarde
ln -s /mnt/petit/bases /var/lib/sauvegarde/bases
mariadb boutique -e "CREATE TABLE gros (t LONGTEXT); INSERT INTO gros SELECT REPEAT('x', 4000000)"
/usr/local/sbin/sauvegarde && echo 'le script aurait dû échouer'
ls -A /mnt/petit/bases

#: Can't connect to local server through socket
systemctl stop mariadb
/usr/local/sbin/sauvegarde && echo 'le script aurait dû échouer'

#: Fatal: wrong password or no key found
RESTIC_PASSWORD=mot-de-passe-de-test restic -r /root/depot-restic init -q
RESTIC_PASSWORD=motdepasse-de-test restic -r /root/depot-restic snapshots
