#: gpg: no valid OpenPGP data found.
cd /home/claire
echo '<h1>404</h1>' > clients.csv.gpg
runuser -u claire -- env HOME=/home/claire gpg --batch --decrypt clients.csv.gpg

#: Signature verification failed: incorrect signature
cd /home/claire
install -d -o claire -m 700 .ssh
runuser -u claire -- ssh-keygen -q -t ed25519 -N '' -f .ssh/id_ed25519
echo bon > fichier
runuser -u claire -- ssh-keygen -q -Y sign -f .ssh/id_ed25519 -n file fichier
printf 'claire@agence.example ' | cat - .ssh/id_ed25519.pub > signataires
echo autre > fichier
ssh-keygen -Y verify -f signataires -I claire@agence.example -n file -s fichier.sig < fichier
