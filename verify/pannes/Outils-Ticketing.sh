bloc '~/diagnostic.sh'
diagnostic() { runuser -u claire -- /home/claire/diagnostic.sh "$@"; }

#: étape 4, le site répond par une erreur 503 (application ou PHP)
diagnostic https://agence.example/maintenance

#: étape 4, le site refuse cette adresse avec le code 404
diagnostic https://agence.example/absente

#: étape 1, le nom n'a pas d'adresse IP (DNS)
diagnostic https://absent.agence.example/

#: étape 3, le certificat ou le chiffrement est refusé
sed -i 's/site30/site-1/' /etc/apache2/sites-available/agence.example.conf
systemctl restart apache2
sleep 1
diagnostic https://agence.example/

#: étape 2, le serveur refuse la connexion (service arrêté ou pare-feu)
systemctl stop apache2
sleep 1
diagnostic https://agence.example/
