# Un serveur Debian 12 tel que livré : SSH, HAProxy en TLS 1.2 au moins, MariaDB avec une petite base, et une
# copie du code d'un site. Le compte a déjà une clé, celle de Paul, dont la ligne est inachevée.
adduser --quiet --disabled-password --gecos '' agence
install -d -m 700 -o agence -g agence /home/agence/.ssh
ssh-keygen -q -t ed25519 -N '' -C paul@agence -f /root/paul
printf '%s' "$(< /root/paul.pub)" > /home/agence/.ssh/authorized_keys
chown agence: /home/agence/.ssh/authorized_keys
rm /root/paul /root/paul.pub
mkdir -p /root/code
printf '<?php\necho "bonjour\\n";\n' > /root/code/accueil.php
ssh-keygen -A > /dev/null
mkdir -p /run/sshd /etc/haproxy/certs
/etc/init.d/ssh start > /dev/null
openssl req -x509 -newkey rsa:2048 -nodes -days 30 -subj /CN=agence.example \
  -addext 'subjectAltName=DNS:agence.example' -keyout /root/c.key -out /root/c.pem 2> /dev/null
cat /root/c.pem /root/c.key > /etc/haproxy/certs/agence.pem
rm /root/c.key
mv /root/c.pem /usr/local/share/ca-certificates/essai.crt
update-ca-certificates > /dev/null 2>&1
cat > /etc/haproxy/haproxy.cfg <<'CONF'
global
    ssl-default-bind-options ssl-min-ver TLSv1.2
defaults
    mode http
    timeout connect 5s
    timeout client  30s
    timeout server  30s
frontend web
    bind 192.0.2.10:443 ssl crt /etc/haproxy/certs/
    http-request return status 200 content-type text/plain string "en ligne\n"
CONF
/etc/init.d/haproxy start > /dev/null
/etc/init.d/mariadb start > /dev/null
mariadb -e 'CREATE DATABASE boutique; CREATE TABLE boutique.produits (id INT PRIMARY KEY); INSERT INTO boutique.produits VALUES (1)'
# Un certificat tel que les écrivait OpenSSL 1.1.1.
openssl req -x509 -newkey rsa:2048 -nodes -days 30 -subj /CN=banque -keyout /root/b.key -out /root/b.pem 2> /dev/null
openssl pkcs12 -export -legacy -inkey /root/b.key -in /root/b.pem -passout pass:motdepasse-de-test -out /root/banque.p12
rm /root/b.key /root/b.pem
