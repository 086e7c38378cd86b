# Comme sur Plesk : agence a reçu l'accès SSH, vitrine est restée « interdite » ; le poste est celui de claire.
sed -i -E '/192\.0\.2\.10/s/ agence\.example www\.agence\.example//' /etc/hosts
echo '192.0.2.11 agence.example www.agence.example' >> /etc/hosts
adduser --quiet --disabled-password --gecos '' claire
for compte in agence:/bin/bash vitrine:/bin/false; do
  nom=${compte%%:*}
  mkdir -p "/var/www/vhosts/$nom.example/httpdocs"
  useradd --home-dir "/var/www/vhosts/$nom.example" --no-create-home --shell "${compte##*:}" "$nom"
  chown "$nom:$nom" "/var/www/vhosts/$nom.example" "/var/www/vhosts/$nom.example/httpdocs"
done
# La clé d'un collègue, que le dépôt d'une autre doit laisser en place ; sa ligne n'est pas finie.
ssh-keygen -q -t ed25519 -N '' -C paul@agence -f /root/paul
install -d -m 700 -o agence -g agence /var/www/vhosts/agence.example/.ssh
install -m 600 -o agence -g agence /dev/null /var/www/vhosts/agence.example/.ssh/authorized_keys
tr -d '\n' < /root/paul.pub > /var/www/vhosts/agence.example/.ssh/authorized_keys
rm /root/paul /root/paul.pub
ssh-keygen -A > /dev/null
mkdir -p /run/sshd
/etc/init.d/ssh start > /dev/null
install -d -m 700 -o claire -g claire /home/claire/.ssh
awk '{ print "agence.example", $1, $2 }' /etc/ssh/ssh_host_ed25519_key.pub > /home/claire/.ssh/known_hosts
chown claire: /home/claire/.ssh/known_hosts
