bloc --tout
claire() { runuser -u claire -- env HOME=/home/claire "$@"; }

#: Permission denied (publickey)
mv /home/agence/.ssh/authorized_keys /root/
claire ssh -o BatchMode=yes web1 true
mv /root/authorized_keys /home/agence/.ssh/

#: Bad owner or permissions on /home/claire/.ssh/config
chmod 666 /home/claire/.ssh/config
claire ssh web1 true
chmod 600 /home/claire/.ssh/config

#: UNPROTECTED PRIVATE KEY FILE!
chmod 644 /home/claire/.ssh/id_ed25519
claire ssh -o BatchMode=yes web1 true
chmod 600 /home/claire/.ssh/id_ed25519
claire ssh -o BatchMode=yes web1 true || exit 96

#: L'ancien site, malgré la ligne du fichier hosts
cp /etc/hosts /root/hosts
sites() { for nom in agence.example www.agence.example; do curl -s "http://$nom/"; done | tr '\n' ' '; }
{ echo '192.0.2.12 agence.example'; cat /root/hosts; } > /etc/hosts
sans=$(sites)
# le remède du guide
{ echo '192.0.2.12 agence.example www.agence.example'; cat /root/hosts; } > /etc/hosts
avec=$(sites)
cp /root/hosts /etc/hosts
echo "$sans, puis $avec"
[ "$sans" = 'nouveau site ancien site ' ] && [ "$avec" = 'nouveau site nouveau site ' ]

#: Could not resolve hostname web1
mv /home/claire/.ssh/config /root/
sed -i.avant 's/ web1 / /; s/ web1$//' /etc/hosts
claire ssh -o BatchMode=yes web1 true
mv /root/config /home/claire/.ssh/

#: REMOTE HOST IDENTIFICATION HAS CHANGED!
#: Host key verification failed.
rm /etc/ssh/ssh_host_ed25519_key*
ssh-keygen -A
systemctl restart ssh
claire ssh -o BatchMode=yes web1 true
# le remède du guide
claire ssh-keygen -R web1.agence.example
claire ssh -o BatchMode=yes web1 true

#: Connection timed out
nft 'add table inet essai; add chain inet essai entree { type filter hook input priority 0; }; add rule inet essai entree tcp dport 22 drop'
claire ssh -o BatchMode=yes -o ConnectTimeout=2 web1 true
nft delete table inet essai

#: Connection refused
systemctl stop ssh
claire ssh -o BatchMode=yes web1 true
