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

#: fatal: unknown configuration directive 'PassivePort'
printf '<Global>\nPassivePort 49152 49252\n</Global>\n' > /etc/proftpd.d/55-passive-ports.conf
proftpd --configtest
