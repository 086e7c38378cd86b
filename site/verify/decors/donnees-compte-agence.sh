#!/bin/bash
# The system account "agence", and an SSH server that lets it in from this machine with its key.
useradd --create-home --shell /bin/bash agence
install -d -o agence -g agence -m 700 /home/agence/.ssh
ssh-keygen -q -t ed25519 -N '' -C agence -f /home/agence/.ssh/id_ed25519
cat /home/agence/.ssh/id_ed25519.pub > /home/agence/.ssh/authorized_keys
ssh-keygen -A > /dev/null
mkdir -p /run/sshd
/etc/init.d/ssh start > /dev/null
for adresse in 192.0.2.10 192.0.2.11 192.0.2.12 192.0.2.20; do
  nom=$(awk -v a="$adresse" '$1 == a { print $2 "," $3 }' /etc/hosts | sed -n 1p)
  awk -v n="$adresse,$nom" '{ print n, $1, $2 }' /etc/ssh/ssh_host_ed25519_key.pub
done >> /home/agence/.ssh/known_hosts
chown -R agence:agence /home/agence/.ssh
chmod 600 /home/agence/.ssh/authorized_keys
