# Ce que l'hébergeur a déjà fait quand le client lit « Premiers pas » : un compte ouvert sur web1,
# le site posé sur web2 en attendant la bascule DNS, l'ancien site toujours servi par 192.0.2.10.
printf 'PasswordAuthentication no\nKbdInteractiveAuthentication no\n' > /etc/ssh/sshd_config.d/10-hebergement.conf
/etc/init.d/ssh start > /dev/null
adduser --quiet --disabled-password --gecos '' agence
install -d -m 700 -o agence -g agence /home/agence/.ssh
mkdir -p /srv/ancien /srv/nouveau
echo 'ancien site' > /srv/ancien/index.html
echo 'nouveau site' > /srv/nouveau/index.html
python3 -m http.server 80 --bind 192.0.2.10 --directory /srv/ancien > /dev/null 2>&1 &
python3 -m http.server 80 --bind 192.0.2.12 --directory /srv/nouveau > /dev/null 2>&1 &
for _ in $(seq 50); do
  curl -s -o /dev/null http://192.0.2.10/ && curl -s -o /dev/null http://192.0.2.12/ && break
  sleep 0.1
done
