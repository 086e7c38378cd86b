bloc 'adduser --quiet'
bloc 's/^#'
bloc 'openssl req'
bloc /etc/proftpd/conf.d/hebergement.conf
bloc '~/.lftprc'
bloc '~/.netrc'
systemctl restart proftpd
sleep 1
claire() { runuser -u claire -- env HOME=/home/claire "$@"; }
claire lftp -e 'cls; bye' ftp.agence.example

#: 530 Login incorrect.
sed -i '/RequireValidShell/d' /etc/proftpd/conf.d/hebergement.conf
systemctl restart proftpd
sleep 1
claire lftp -e 'cls; bye' ftp.agence.example
bloc /etc/proftpd/conf.d/hebergement.conf
systemctl restart proftpd
sleep 1

#: 530 Sorry, the maximum number of clients (1) from your host are already connected.
echo 'MaxClientsPerHost 1' >> /etc/proftpd/conf.d/hebergement.conf
systemctl restart proftpd
sleep 1
claire lftp -e 'cls; !sleep 8; bye' ftp.agence.example > /dev/null &
sleep 3
claire timeout 4 lftp -d -e 'cls; bye' ftp.agence.example
wait
bloc /etc/proftpd/conf.d/hebergement.conf
systemctl restart proftpd
sleep 1

#: Access failed: 550 absent.html: No such file or directory
claire lftp -e 'cat absent.html; bye' ftp.agence.example

#: Access failed: 550 /site: No such file or directory
bloc '~/livrer.lftp'
claire mkdir /home/claire/livraison
claire lftp -e 'mv site site.ancien; bye' ftp.agence.example
(cd /home/claire && claire lftp -f livrer.lftp)
claire lftp -e 'mv site.ancien site; bye' ftp.agence.example

#: Certificate verification: …
sed -i '/ca-file/d' /home/claire/.lftprc
claire lftp -e 'cls; bye' ftp.agence.example
bloc '~/.lftprc'

#: Connexion réussie, puis liste vide ou délai dépassé
sed -i 's/timeout 15/timeout 3/; s/max-retries 2/max-retries 1/' /home/claire/.lftprc
nft 'add table inet essai; add chain inet essai entree { type filter hook input priority 0; }; add rule inet essai entree tcp dport 49152-49252 drop'
claire lftp -e 'cls; bye' ftp.agence.example && exit 1
nft delete table inet essai
bloc '~/.lftprc'
claire lftp -e 'cls; bye' ftp.agence.example

#: unknown configuration directive 'PassivePort'
sed -i 's/^PassivePorts/PassivePort/' /etc/proftpd/conf.d/hebergement.conf
proftpd -t
bloc /etc/proftpd/conf.d/hebergement.conf

#: unknown configuration directive 'TLSEngine'
sed -i 's/^LoadModule mod_tls.c/#&/' /etc/proftpd/modules.conf
proftpd -t
bloc 's/^#'

#: ftp:ssl-force is set and server does not support or allow SSL
sed -i 's/^TLSEngine on/TLSEngine off/' /etc/proftpd/conf.d/hebergement.conf
systemctl restart proftpd
sleep 1
claire lftp -e 'cls; bye' ftp.agence.example

#: Connection refused
systemctl stop proftpd
sleep 1
claire lftp -e 'cls; bye' ftp.agence.example
