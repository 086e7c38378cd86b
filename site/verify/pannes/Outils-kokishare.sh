#: gpg: no valid OpenPGP data found.
cd /home/claire
echo '<h1>404</h1>' > clients.csv.gpg
runuser -u claire -- env HOME=/home/claire gpg --batch --decrypt clients.csv.gpg

#: Inappropriate ioctl for device
gpg_claire() { runuser -u claire -- env -u GPG_TTY HOME=/home/claire gpg "$@"; }
echo 'nom;ville' > clients.csv
echo phrase-de-test > phrase.txt
chown claire: clients.csv phrase.txt
gpg_claire --symmetric --cipher-algo AES256 --output essai.gpg clients.csv
# le remède du guide, dans un script
chiffrer=(--batch --quiet --pinentry-mode loopback --passphrase-file phrase.txt)
rm -f clients.csv.gpg
gpg_claire "${chiffrer[@]}" --symmetric --output /home/claire/depot.gpg clients.csv || exit 96

#: handle plaintext failed: General error
: > recu.csv
gpg_claire "${chiffrer[@]}" --output recu.csv --decrypt depot.gpg
# le remède du guide
gpg_claire "${chiffrer[@]}" --output relu.csv --decrypt depot.gpg || exit 96

#: clients.csv.gpg: FAILED open or read
mv depot.gpg clients.csv.gpg
sha256sum clients.csv.gpg > clients.csv.gpg.sha256
mv clients.csv.gpg 'clients.csv (1).gpg'
sha256sum -c clients.csv.gpg.sha256
# le remède du guide
mv 'clients.csv (1).gpg' clients.csv.gpg
sha256sum -c clients.csv.gpg.sha256 || exit 96

#: no properly formatted checksum lines found
iconv -f utf-8 -t utf-16 clients.csv.gpg.sha256 > windows.sha256
sha256sum -c windows.sha256

#: Signature verification failed: incorrect signature
cd /home/claire
install -d -o claire -m 700 .ssh
runuser -u claire -- ssh-keygen -q -t ed25519 -N '' -f .ssh/id_ed25519
echo bon > fichier
runuser -u claire -- ssh-keygen -q -Y sign -f .ssh/id_ed25519 -n file fichier
printf 'claire@agence.example ' | cat - .ssh/id_ed25519.pub > signataires
echo autre > fichier
ssh-keygen -Y verify -f signataires -I claire@agence.example -n file -s fichier.sig < fichier
