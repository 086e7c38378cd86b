# Le serveur du décor répond ; un fichier de root attend dans le dossier du compte.
echo x > /root/a.txt
echo x > /var/www/vhosts/agence.example/httpdocs/images/verrou.txt
chmod 600 /var/www/vhosts/agence.example/httpdocs/images/verrou.txt

#: 530 Login incorrect
lftp -c 'set ftp:ssl-force true; set net:max-retries 1; open -u graphiste,mot-de-passe-de-test ftp.agence.example; ls'

#: 550 /httpdocs: No such file or directory
session() { lftp -c "set ftp:ssl-force true; set net:max-retries 1; open -u graphiste,motdepasse-de-test ftp.agence.example; $1"; }
session 'cd httpdocs'

#: 550 verrou.txt: Permission denied
session 'get verrou.txt -o /root/verrou.txt'
session 'put /root/a.txt -o verrou.txt' && exit 96
# le remède du guide
chown agence: /var/www/vhosts/agence.example/httpdocs/images/verrou.txt
session 'put /root/a.txt -o verrou.txt' || exit 96

#: gnutls_handshake: An unexpected TLS packet was received.
timeout 10 lftp -c 'set net:max-retries 1; open -u graphiste,motdepasse-de-test ftps://ftp.agence.example:21; cls'

#: Certificate verification: …
echo '192.0.2.11 ftp.nouveau.example' >> /etc/hosts
lftp -c 'set ftp:ssl-force true; set net:max-retries 1; open -u graphiste,motdepasse-de-test ftp.nouveau.example; cls'

#: 425 Unable to build data connection: Operation not permitted
cat > /root/lister.py <<'FIN'
import ftplib, ssl
ftp = ftplib.FTP_TLS('ftp.agence.example', context=ssl.create_default_context(cafile='/etc/ssl/ftp/ftp.pem'))
ftp.login('graphiste', 'motdepasse-de-test')
ftp.prot_p()
print(ftp.nlst())
FIN
python3 /root/lister.py
# le remède du guide
printf '<Global>\nTLSOptions NoSessionReuseRequired\n</Global>\n' > /etc/proftpd.d/60-tls.conf
systemctl restart proftpd
sleep 1
python3 /root/lister.py || exit 96
rm /etc/proftpd.d/60-tls.conf

#: La connexion réussit, puis la liste des dossiers n'arrive pas
bloc /etc/proftpd.d/55-passive-ports.conf
systemctl restart proftpd
sleep 1
liste() { lftp -c "set ftp:ssl-force true; set net:max-retries 1; set net:timeout 3; $1; open -u graphiste,motdepasse-de-test ftp.agence.example; cls"; }
liste 'set ftp:passive-mode true' || exit 1
iptables -I INPUT -p tcp --dport 49152:49252 -j DROP
liste 'set ftp:passive-mode true' && exit 1
iptables -F INPUT

#: 425 Unable to build data connection: Connection refused
iptables -I INPUT -p tcp --dport 40000:40100 -j REJECT --reject-with tcp-reset
liste 'set ftp:passive-mode false; set ftp:port-range 40000-40100; debug 3'
iptables -F INPUT

#: Address returned by PASV seemed to be incorrect and has been fixed
printf '<Global>\nMasqueradeAddress 10.0.0.5\n</Global>\n' > /etc/proftpd.d/60-adresse.conf
systemctl restart proftpd
sleep 1
liste 'set ftp:prefer-epsv false; debug 9'
rm /etc/proftpd.d/60-adresse.conf
systemctl restart proftpd
sleep 1

#: fatal: unknown configuration directive 'PassivePort'
printf '<Global>\nPassivePort 49152 49252\n</Global>\n' > /etc/proftpd.d/55-passive-ports.conf
proftpd --configtest
rm /etc/proftpd.d/55-passive-ports.conf

#: Connection refused
# un bannissement, tel que Fail2ban le pose
iptables -I INPUT -p tcp --dport 21 -j REJECT --reject-with icmp-port-unreachable
session cls
iptables -F INPUT
systemctl stop proftpd
sleep 1
session cls
