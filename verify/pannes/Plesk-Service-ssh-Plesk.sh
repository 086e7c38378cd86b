# La clé et la configuration de la page, sur les deux comptes.
bloc ssh-keygen -q -t ed25519
bloc /var/www/vhosts/agence.example/.ssh
bloc '~/.ssh/config'
bloc /var/www/vhosts/vitrine.example/.ssh

#: La session s'ouvre et se ferme aussitôt, sans message
runuser -l claire -c 'ssh -o BatchMode=yes -l vitrine agence-plesk true' > /root/sortie.txt 2>&1
test "$?" = 1 && test ! -s /root/sortie.txt

#: bad ownership or modes for directory
/etc/init.d/ssh stop
/usr/sbin/sshd -E /root/sshd.log
sleep 0.5
chmod 777 /var/www/vhosts/agence.example/.ssh
runuser -l claire -c 'ssh -o BatchMode=yes agence-plesk true'
cat /root/sshd.log
chmod 700 /var/www/vhosts/agence.example/.ssh

#: command not found
runuser -l claire -c "ssh -o BatchMode=yes agence-plesk 'composer --version'"

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
