export BORG_PASSPHRASE=mot-de-passe-de-test BORG_REPO=/root/depot
borg init -e repokey-blake2 2> /dev/null
borg create ::un /var/www/agence.example

#: passphrase supplied in BORG_PASSPHRASE, by BORG_PASSCOMMAND or via BORG_PASSPHRASE_FD is incorrect.
BORG_PASSPHRASE=motdepasse-de-test borg list

#: Connection closed by remote host. Is borg working on the server?
printf '#!/bin/bash\nexec bash -c "borg-absent serve"\n' > /root/sans-borg
chmod +x /root/sans-borg
BORG_RSH=/root/sans-borg borg list ssh://x/root/depot

#: Cache, or information obtained from the security directory is newer than repository
cp -a /root/depot /root/ancien
sleep 1
borg create ::recent /etc/hostname
rm -r /root/depot
mv /root/ancien /root/depot
borg list
# le remède du guide
borg delete --cache-only
rm /root/.config/borg/security/*/manifest-timestamp
borg list --short | grep -x un || exit 96

#: Data integrity error: Segment entry checksum mismatch
cp -a /root/depot /root/sain
segment=$(ls -S /root/depot/data/0/* | sed -n 1p)
printf 'abîmé' | dd of="$segment" bs=1 seek=3000 conv=notrunc status=none
borg check
BORG_CHECK_I_KNOW_WHAT_I_AM_DOING=YES borg check --repair 2> /dev/null
borg check || exit 96
rm -r /root/depot
mv /root/sain /root/depot
borg delete --cache-only
rm /root/.config/borg/security/*/manifest-timestamp

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

#: [Errno 2] No such file or directory: '…absent'
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

#: unable to create lock in backend: repository is already locked
export RESTIC_PASSWORD=mot-de-passe-de-test RESTIC_REPOSITORY=/root/depot-restic
sleep 20 | restic backup --stdin -q &
sleep 3
restic unlock
restic prune && exit 96
kill -9 "$(pgrep -x restic)"
restic prune
restic unlock
restic check -q || exit 96

#: Fatal: …unable to open config file
#: Is there a repository at the following location?
restic -r /root/absent snapshots

#: Fatal: unable to save snapshot
#: no space left on device
rm -rf /mnt/petit/*
restic -r /mnt/petit/depot-restic init -q
head -c 1500000 /dev/urandom > /root/moyen
for n in 1 2; do
  echo "$n" >> /root/moyen
  head -c 700000 /dev/urandom >> /root/moyen
  head -c 200000 /dev/zero > /mnt/petit/bouchon
  restic -r /mnt/petit/depot-restic backup -q /root/moyen
done
rm /mnt/petit/bouchon

#: does not exist, skipping
restic backup -q /etc/hostname /var/www/absent || exit 96
