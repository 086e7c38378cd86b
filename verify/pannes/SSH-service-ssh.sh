bloc --tout
bloc "mv /etc/ssh/sshd_config.d/10-hebergement.conf"
bloc "grep -h ' claire"
bloc /etc/ssh/sshd_config.d/10-hebergement.conf
systemctl reload ssh
# un second service, qui écrit son journal à l'écran
/usr/sbin/sshd -p 2222 -E /run/journal-ssh -o PidFile=/run/sshd-2222.pid
claire() { runuser -u claire -- env HOME=/home/claire "$@"; }
claire sh -c 'ssh-keyscan -p 2222 -t ed25519 web1.agence.example 2> /dev/null >> ~/.ssh/known_hosts'

#: Authentication refused: bad ownership or modes for directory /home/deploiement/.ssh
chmod 777 /home/deploiement/.ssh
claire ssh -o BatchMode=yes -p 2222 web1 true
cat /run/journal-ssh
chmod 700 /home/deploiement/.ssh
claire ssh -o BatchMode=yes -p 2222 web1 true

#: WARNING: UNPROTECTED PRIVATE KEY FILE!
chmod 644 /home/claire/.ssh/id_ed25519
claire ssh -o BatchMode=yes web1 true
chmod 600 /home/claire/.ssh/id_ed25519

#: Too many authentication failures
cles=()
for n in 1 2 3 4; do
  claire ssh-keygen -q -t ed25519 -N '' -f "/home/claire/.ssh/autre$n"
  cles+=(-i "/home/claire/.ssh/autre$n")
done
claire ssh -F none -o BatchMode=yes "${cles[@]}" deploiement@web1.agence.example true

#: client_loop: send disconnect: Broken pipe
chown graphiste /srv/sftp/graphiste
echo ls | claire sftp -b - graphiste@web1.agence.example
echo ls | claire sftp -P 2222 -b - graphiste@web1.agence.example
sleep .3
cat /run/journal-ssh
chown root: /srv/sftp/graphiste

#: dest open "/depot/depot/notes.txt": No such file or directory
echo 'put /home/claire/notes.txt depot/notes.txt' | claire sftp -b - graphiste@web1.agence.example

#: REMOTE HOST IDENTIFICATION HAS CHANGED!
#: Host key verification failed.
rm /etc/ssh/ssh_host_ed25519_key*
ssh-keygen -A
systemctl restart ssh
claire ssh -o BatchMode=yes web1 true
claire ssh-keygen -R web1.agence.example

#: no matching host key type found
claire ssh -o BatchMode=yes -o HostKeyAlgorithms=ssh-dss deploiement@web1.agence.example true
claire ssh -o BatchMode=yes -o HostKeyAlgorithms=ssh-rsa deploiement@web1.agence.example true

#: Bad configuration option: PasswordAuthentification
sed -i 's/^PasswordAuthentication/PasswordAuthentification/' /etc/ssh/sshd_config.d/10-hebergement.conf
sshd -t
bloc /etc/ssh/sshd_config.d/10-hebergement.conf

#: Connection timed out
iptables -I INPUT -p tcp --dport 22 -j DROP
claire ssh -o BatchMode=yes -o ConnectTimeout=2 web1 true
iptables -F INPUT

#: Connection refused
systemctl stop ssh
kill "$(cat /run/sshd-2222.pid)"
claire ssh -o BatchMode=yes web1 true
