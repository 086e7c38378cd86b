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
relancer() { systemctl restart proftpd; sleep 1; }
remettre() { bloc /etc/proftpd/conf.d/hebergement.conf; relancer; }

#: 425 Unable to build data connection: Operation not permitted
cat > /root/lister.py <<'FIN'
import ftplib, ssl
ftp = ftplib.FTP_TLS('ftp.agence.example', context=ssl.create_default_context(cafile='/etc/ssl/ftp/ftp.crt'))
ftp.login('agenceftp', 'motdepasse-de-test')
ftp.prot_p()
print(ftp.nlst())
FIN
python3 /root/lister.py
grep -F 'client did not reuse TLS session' /var/log/proftpd/tls.log || exit 96
# le remède du guide
echo 'TLSOptions NoSessionReuseRequired' >> /etc/proftpd/conf.d/hebergement.conf
relancer
python3 /root/lister.py || exit 96
remettre

#: gnutls_handshake: An unexpected TLS packet was received.
claire timeout 10 lftp -e 'cls; bye' ftps://ftp.agence.example:21

#: Access failed: 550 site/index.html: Permission denied
echo bonjour > /home/claire/index.html
install -m 644 /dev/null /srv/ftp/agence/site/index.html
deposer() { claire lftp -e 'put /home/claire/index.html -o site/index.html; bye' ftp.agence.example; }
deposer
chown agenceftp /srv/ftp/agence/site/index.html
deposer || exit 96

#: Address returned by PASV seemed to be incorrect and has been fixed
lister() { claire lftp -d -e 'cls; bye' ftp.agence.example 2>&1 | grep PASV; }
echo 'MasqueradeAddress 10.0.0.5' >> /etc/proftpd/conf.d/hebergement.conf
relancer
lister
sed -i 's/10.0.0.5/192.0.2.11/' /etc/proftpd/conf.d/hebergement.conf
relancer
lister | grep incorrect && exit 96
remettre

#: aborting transfer: No space left on device
install -d -o agenceftp /mnt/petit/ftp
usermod -d /mnt/petit/ftp agenceftp
head -c 5M /dev/zero > /home/claire/gros.bin
claire timeout 8 lftp -e 'set net:max-retries 1; put /home/claire/gros.bin; bye' ftp.agence.example
grep -o 'aborting transfer: .*' /var/log/proftpd/proftpd.log
rm -r /mnt/petit/ftp
usermod -d /srv/ftp/agence agenceftp

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
#: 500 AUTH not understood
sed -i 's/^TLSEngine on/TLSEngine off/' /etc/proftpd/conf.d/hebergement.conf
relancer
claire lftp -d -e 'cls; bye' ftp.agence.example

#: Connection refused
systemctl stop proftpd
sleep 1
claire lftp -e 'cls; bye' ftp.agence.example
