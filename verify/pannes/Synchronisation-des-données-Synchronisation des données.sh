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

#: file has vanished
#: (code 24)
head -c 3000000 /dev/urandom > /srv/site/a-gros.bin
touch /srv/site/z-fugace.txt
chmod 644 /srv/site/*.*
(sleep 1; rm /srv/site/z-fugace.txt) &
comme_agence 'rsync -a --bwlimit=1m /srv/site/ agence@192.0.2.12:/srv/distant/'
rm /srv/site/a-gros.bin

#: error in rsync protocol data stream (code 12)
comme_agence 'rsync -a --rsync-path="exit 0;" /srv/site/ agence@192.0.2.12:/srv/distant/'

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
