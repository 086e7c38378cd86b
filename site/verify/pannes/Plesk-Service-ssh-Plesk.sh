# La clé et la configuration de la page, sur les deux comptes.
bloc ssh-keygen -q -t ed25519
bloc /var/www/vhosts/agence.example/.ssh
bloc '~/.ssh/config'
bloc /var/www/vhosts/vitrine.example/.ssh

#: La session s'ouvre et se ferme aussitôt, sans message
runuser -l claire -c 'ssh -o BatchMode=yes -l vitrine agence-plesk true' > /root/sortie.txt 2>&1
test "$?" = 1 && test ! -s /root/sortie.txt

#: Connection closed
runuser -l claire -c 'echo ls | sftp -q -o BatchMode=yes -o User=vitrine -b - agence-plesk'
# le remède du guide
usermod --shell /bin/bash vitrine
runuser -l claire -c 'echo ls | sftp -q -o BatchMode=yes -o User=vitrine -b - agence-plesk' | grep -q httpdocs || exit 96
usermod --shell /bin/false vitrine

#: Received message too long
bashrc=/var/www/vhosts/agence.example/.bashrc
deposer() { runuser -l claire -c 'echo ls | sftp -q -o BatchMode=yes -b - agence-plesk'; }
echo 'echo Bienvenue' > "$bashrc"
deposer
# le remède du guide
sed -i '1i [[ $- == *i* ]] || return' "$bashrc"
deposer | grep -q httpdocs || exit 96
rm "$bashrc"

#: bad ownership or modes for directory
/etc/init.d/ssh stop
/usr/sbin/sshd -E /root/sshd.log
sleep 0.5
racine=/var/www/vhosts/agence.example
entrer() { runuser -l claire -c 'ssh -o BatchMode=yes agence-plesk true'; }
for dossier in "$racine/.ssh" "$racine"; do
  chmod 777 "$dossier"
  entrer && exit 96
  grep -F "bad ownership or modes for directory $dossier" /root/sshd.log || exit 96
  # le remède du guide
  chmod 700 "$racine/.ssh"
  if [ "$dossier" = "$racine" ]; then chmod 710 "$racine"; fi
  entrer || exit 96
done

#: UNPROTECTED PRIVATE KEY FILE!
chmod 644 /home/claire/.ssh/plesk
entrer
chmod 600 /home/claire/.ssh/plesk
entrer || exit 96

#: command not found
runuser -l claire -c "ssh -o BatchMode=yes agence-plesk 'wp --version'"

#: REMOTE HOST IDENTIFICATION HAS CHANGED
rm /etc/ssh/ssh_host_ed25519_key*
ssh-keygen -A
kill "$(cat /run/sshd.pid)"
sleep 0.5
/usr/sbin/sshd
sleep 0.5
runuser -l claire -c 'ssh -o BatchMode=yes agence-plesk true'
# le remède du guide
runuser -l claire -c 'ssh-keygen -R agence.example'
runuser -l claire -c 'ssh-keyscan -t ed25519 agence.example 2> /dev/null >> ~/.ssh/known_hosts'
runuser -l claire -c 'ssh -o BatchMode=yes agence-plesk true' || exit 96

#: Connection refused
runuser -l claire -c 'ssh -o BatchMode=yes -p 2222 agence-plesk true'
# un bannissement, tel que Fail2ban le pose, répond de même
iptables -I INPUT -p tcp --dport 22 -j REJECT --reject-with icmp-port-unreachable
banni=$(runuser -l claire -c 'ssh -o BatchMode=yes agence-plesk true' 2>&1)
[[ $banni == *'Connection refused'* ]] || exit 96
