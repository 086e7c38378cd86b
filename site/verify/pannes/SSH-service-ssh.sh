# OpenSSH 9.8 et suivants tiennent à l'écart quelques secondes une adresse refusée plusieurs fois.
if sshd -T 2> /dev/null | grep -qi '^persourcepenalties'; then echo 'PerSourcePenalties no' > /etc/ssh/sshd_config.d/01-banc.conf; fi
bloc --tout
bloc "mv /etc/ssh/sshd_config.d/10-hebergement.conf"
bloc "grep -h ' claire"
bloc /etc/ssh/sshd_config.d/10-hebergement.conf
systemctl reload ssh
# un second service, qui écrit son journal à l'écran
/usr/sbin/sshd -p 2222 -E /run/journal-ssh -o PidFile=/run/sshd-2222.pid
sleep 1
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
claire ssh -o BatchMode=yes web1 true || exit 96

#: Load key "/home/claire/.ssh/id_ed25519": error in libcrypto
cp -p /home/claire/.ssh/id_ed25519 /root/cle
sed 's/$/\r/' /root/cle > /home/claire/.ssh/id_ed25519
claire ssh -o BatchMode=yes web1 true
claire sed -i 's/\r$//' /home/claire/.ssh/id_ed25519
claire ssh -o BatchMode=yes web1 true || exit 96
head -c -30 /root/cle > /home/claire/.ssh/id_ed25519
claire ssh -o BatchMode=yes web1 true
cp /home/claire/.ssh/id_ed25519.pub /home/claire/.ssh/id_ed25519
claire ssh -o BatchMode=yes web1 true
cp -p /root/cle /home/claire/.ssh/id_ed25519
claire ssh-keygen -yf /home/claire/.ssh/id_ed25519 || exit 96

#: Bad owner or permissions on /home/claire/.ssh/config
chmod 666 /home/claire/.ssh/config
claire ssh -o BatchMode=yes web1 true
chmod 600 /home/claire/.ssh/config
claire ssh -o BatchMode=yes web1 true || exit 96

#: Could not open a connection to your authentication agent.
claire ssh-add /home/claire/.ssh/id_ed25519
claire bash -c 'eval "$(ssh-agent)"; ssh-add ~/.ssh/id_ed25519 && ssh-agent -k' || exit 96

#: Could not resolve hostname web1.agence.exmple
claire ssh -o BatchMode=yes web1.agence.exmple true

#: bind [127.0.0.1]:3307: Address already in use
claire ssh -f -N -M -S /home/claire/.ssh/premier -L 3307:127.0.0.1:3306 web1
tunnel() { claire ssh -o ExitOnForwardFailure=yes -L 3307:127.0.0.1:3306 web1 true; }
tunnel
claire ssh -q -S /home/claire/.ssh/premier -O exit web1
sleep 1
tunnel || exit 96

#: open failed: connect failed: Connection refused
#: open failed: administratively prohibited: open failed
# un compte, un port du serveur : ce qui revient du tunnel
par_tunnel() {
  claire timeout 3 ssh -o BatchMode=yes -N -L "3308:127.0.0.1:$2" "$1" 2>&1 &
  sleep 1.5
  (exec 7<> /dev/tcp/127.0.0.1/3308; head -c 40 <&7 | tr -d '\0' > /root/recu)
  wait
}
par_tunnel web1 3399
par_tunnel graphiste@web1.agence.example 3306
par_tunnel web1 3306
grep -aq MariaDB /root/recu || exit 96

#: Received message too long
#: stty: 'standard input': Inappropriate ioctl for device
sed -i '1i echo Bonjour; stty erase ^H' /home/deploiement/.bashrc
echo ls | claire sftp -b - web1
claire ssh -o BatchMode=yes web1 true
sed -i 1d /home/deploiement/.bashrc
echo 'echo Bonjour; stty erase ^H' >> /home/deploiement/.bashrc
echo ls | claire sftp -b - web1 || exit 96
[ -z "$(claire ssh -o BatchMode=yes web1 true 2>&1)" ] || exit 96

#: kex_exchange_identification: Connection closed by remote host
#: Connection closed by 192.0.2.11 port 22
#: kex_exchange_identification: read: Connection reset by peer
echo 'MaxStartups 1' > /etc/ssh/sshd_config.d/20-essai.conf
systemctl restart ssh
sleep 1
(exec 7<> /dev/tcp/192.0.2.11/22; sleep 3) &
sleep .5
claire ssh -o BatchMode=yes web1 true
wait
sleep .5
claire ssh -o BatchMode=yes web1 true || exit 96
rm /etc/ssh/sshd_config.d/20-essai.conf
systemctl restart ssh
# un port qui n'est pas celui de SSH, et qui raccroche : poliment, puis net
python3 -c "import socket, struct
s = socket.create_server(('192.0.2.11', 2299))
for net in (0, 1):
    c, _ = s.accept()
    c.recv(99)
    if net: c.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack('ii', 1, 0))
    c.close()" &
sleep 1
claire ssh -o BatchMode=yes -p 2299 web1 true
claire ssh -o BatchMode=yes -p 2299 web1 true
wait

#: penalty: failed authentication
if sshd -T | grep -qi '^persourcepenalties'; then
  claire ssh-keygen -q -t ed25519 -N '' -f /home/claire/autre
  # un service qui fait attendre, comme celui de Debian 13 par défaut
  attente() { /usr/sbin/sshd -p 2223 -E /run/journal-attente -o PidFile=/run/sshd-2223.pid -o PerSourcePenalties=yes "$@"; sleep 1; }
  sur() { claire ssh -F none -o BatchMode=yes -o StrictHostKeyChecking=accept-new -p 2223 "$@" deploiement@web1.agence.example true; }
  attente
  sur -i /home/claire/.ssh/id_ed25519 || exit 96
  for _ in 1 2 3 4; do sur -i /home/claire/autre; done
  sur -i /home/claire/.ssh/id_ed25519 && exit 96
  cat /run/journal-attente
  kill "$(cat /run/sshd-2223.pid)"
  sleep 1
  attente -o PerSourcePenaltyExemptList=192.0.2.0/24
  for _ in 1 2 3 4; do sur -i /home/claire/autre; done
  sur -i /home/claire/.ssh/id_ed25519 || exit 96
  kill "$(cat /run/sshd-2223.pid)"
  rm /home/claire/autre /home/claire/autre.pub
fi

#: no matching key exchange method found. Their offer: diffie-hellman-group14-sha1
echo 'KexAlgorithms diffie-hellman-group14-sha1' > /etc/ssh/sshd_config.d/20-essai.conf
systemctl restart ssh
sleep 1
claire ssh -o BatchMode=yes web1 true
claire ssh -o BatchMode=yes -o KexAlgorithms=+diffie-hellman-group14-sha1 web1 true || exit 96

#: no matching host key type found. Their offer: ssh-rsa
echo 'HostKeyAlgorithms ssh-rsa' > /etc/ssh/sshd_config.d/20-essai.conf
systemctl restart ssh
sleep 1
claire ssh -o BatchMode=yes web1 true
claire ssh -o BatchMode=yes -o HostKeyAlgorithms=+ssh-rsa -o StrictHostKeyChecking=accept-new web1 true || exit 96
rm /etc/ssh/sshd_config.d/20-essai.conf
systemctl restart ssh
sleep 1
claire ssh-keygen -R web1.agence.example
claire sh -c 'ssh-keyscan -t ed25519 web1.agence.example 2> /dev/null >> ~/.ssh/known_hosts'

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
claire ssh -o BatchMode=yes -o StrictHostKeyChecking=accept-new web1 true || exit 96

#: no matching host key type found
claire ssh -o BatchMode=yes -o HostKeyAlgorithms=ssh-dss deploiement@web1.agence.example true
claire ssh -o BatchMode=yes -o HostKeyAlgorithms=ecdsa-sha2-nistp521 deploiement@web1.agence.example true

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
