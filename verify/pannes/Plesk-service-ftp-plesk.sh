# Le serveur du décor répond ; un fichier de root attend dans le dossier du compte.
echo x > /root/a.txt
echo x > /var/www/vhosts/agence.example/httpdocs/images/verrou.txt
chmod 600 /var/www/vhosts/agence.example/httpdocs/images/verrou.txt

#: 530 Login incorrect
lftp -c 'set ftp:ssl-force true; set net:max-retries 1; open -u graphiste,mot-de-passe-de-test ftp.agence.example; ls'

#: Access failed: 550
lftp -c 'set ftp:ssl-force true; set net:max-retries 1; open -u graphiste,motdepasse-de-test ftp.agence.example; cd httpdocs'

#: Permission denied
lftp -c 'set ftp:ssl-force true; set net:max-retries 1; open -u graphiste,motdepasse-de-test ftp.agence.example; get verrou.txt -o /root/verrou.txt'

#: La connexion réussit, puis la liste des dossiers n'arrive pas
bloc /etc/proftpd.d/55-passive-ports.conf
systemctl restart proftpd
sleep 1
liste() { lftp -c "set ftp:ssl-force true; set net:max-retries 1; set net:timeout 3; $1; open -u graphiste,motdepasse-de-test ftp.agence.example; cls"; }
liste 'set ftp:passive-mode true' || exit 1
iptables -I INPUT -p tcp --dport 49152:49252 -j DROP
liste 'set ftp:passive-mode true' && exit 1
iptables -F INPUT

#: 425 Unable to build data connection
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
