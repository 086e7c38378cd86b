comme_agence() { runuser -u agence -- env HOME=/home/agence bash -c "cd; $1"; }

#: Permission denied (13)
#: (code 23)
echo secret > /srv/site/secret.txt
chmod 600 /srv/site/secret.txt
comme_agence 'rsync -a /srv/site/ /srv/copie/'
rm /srv/site/secret.txt

#: chgrp "/srv/protege/." failed: Operation not permitted (1)
mkdir -m 777 /srv/protege
comme_agence 'rsync -a /srv/site/ /srv/protege/'
touch -d yesterday /srv/site
comme_agence 'rsync -rt /srv/site/ /srv/protege/; true' 2>&1 | grep -F 'failed to set times on' || exit 96
comme_agence 'rsync -a --no-owner --no-group --no-perms --omit-dir-times /srv/site/ /srv/protege/' || exit 96

#: file has vanished
#: (code 24)
head -c 5000000 /dev/urandom > /srv/site/a-gros.bin
touch /srv/site/z-fugace.txt
chmod 644 /srv/site/*.*
(sleep 2; rm /srv/site/z-fugace.txt) &
comme_agence 'rsync -a --bwlimit=1m /srv/site/ agence@192.0.2.12:/srv/distant/'
rm /srv/site/a-gros.bin

#: error in rsync protocol data stream (code 12)
comme_agence 'rsync -a --rsync-path="exit 0;" /srv/site/ agence@192.0.2.12:/srv/distant/'

#: rsync: command not found
comme_agence 'rsync -a --rsync-path="PATH=/nulle-part rsync" /srv/site/ agence@192.0.2.12:/srv/distant/'
comme_agence 'rsync -a --rsync-path="PATH=/nulle-part /usr/bin/rsync" /srv/site/ agence@192.0.2.12:/srv/distant/' || exit 96

#: io timeout after 1 seconds -- exiting
#: (code 30)
comme_agence 'rsync -a --timeout=1 --rsync-path="sleep 3; rsync" /srv/site/ agence@192.0.2.12:/srv/distant/'

#: change_dir "/srv/absent" failed: No such file or directory (2)
comme_agence 'rsync -a /srv/absent/ /srv/copie/'

#: mkdir "/srv/distant/a/b" failed: No such file or directory (2)
comme_agence 'rsync -a /srv/site/ agence@192.0.2.12:/srv/distant/a/b/'
comme_agence 'rsync -a --mkpath /srv/site/ agence@192.0.2.12:/srv/distant/a/b/' || exit 96
rm -r /srv/distant/a

#: No space left on device (28)
#: (code 11)
install -d -o agence /mnt/petit/copie
head -c 1M /dev/zero > /mnt/petit/bouchon
head -c 1500000 /dev/zero > /srv/site/gros.bin
chmod 644 /srv/site/gros.bin
# Par SSH, la connexion se ferme parfois avant que le message arrive : il ne reste que le code.
for _ in 1 2 3 4 5 6 7 8; do
  comme_agence 'rsync -a /srv/site/ agence@192.0.2.12:/mnt/petit/copie/' > /tmp/plein 2>&1
  grep -qF '(28)' /tmp/plein && grep -qF '(code 11)' /tmp/plein && break
  comme_agence 'rsync -a /srv/site/ /mnt/petit/copie/' > /tmp/plein 2>&1
  grep -qF '(28)' /tmp/plein && grep -qF '(code 11)' /tmp/plein && break
done
cat /tmp/plein
rm /mnt/petit/bouchon
comme_agence 'rsync -a /srv/site/ agence@192.0.2.12:/mnt/petit/copie/' || exit 96
rm /srv/site/gros.bin

#: IO error encountered -- skipping file deletion
install -d -m 700 /srv/site/ferme
comme_agence 'rsync -a --delete /srv/site/ /srv/copie/'
rmdir /srv/site/ferme

#: skipping directory site
comme_agence 'rsync /srv/site /srv/copie/'

#: Permission denied (publickey
comme_agence 'rsync -a -e "ssh -o BatchMode=yes -o PubkeyAuthentication=no" /srv/site/ agence@192.0.2.12:/srv/distant/'

#: protocol version mismatch -- is your shell clean?
comme_agence 'rsync -a --rsync-path="echo Bienvenue sur web2, bonne journee; rsync" /srv/site/ agence@192.0.2.12:/srv/distant/'

#: Host key verification failed.
#: (code 255)
: > /home/agence/.ssh/known_hosts
# rsync tells that ssh has failed (255), or that it says nothing (12), as it hears of one or the other first.
for _ in 1 2 3 4 5 6 7 8; do
  code=0
  comme_agence 'rsync -a -e "ssh -o BatchMode=yes" /srv/site/ agence@192.0.2.12:/srv/distant/' > /tmp/panne 2>&1 || code=$?
  [ "$code" -ne 255 ] || break
done
cat /tmp/panne
(exit "$code")
