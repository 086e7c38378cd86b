# Le nom du service FTP, comme dans le DNS du lecteur.
echo '192.0.2.11 ftp.agence.example' >> /etc/hosts
