bloc '~/diagnostic.sh'
diagnostic() { runuser -u claire -- /home/claire/diagnostic.sh "$@"; }

#: étape 4, le site répond par une erreur 503 (application ou PHP)
diagnostic https://agence.example/maintenance

#: étape 4, le site refuse cette adresse avec le code 404
diagnostic https://agence.example/absente

#: étape 4, le site répond par une erreur 500 (application ou PHP)
#: étape 4, le site refuse cette adresse avec le code 403
#: étape 4, le site renvoie sans fin d'une adresse à l'autre (boucle)
site=/etc/apache2/sites-available/agence.example.conf
cp "$site" /root/site.conf
sed -i 's#^</VirtualHost>#RedirectMatch 500 ^/erreur\nRedirect /boucle https://agence.example/boucle\n<Location /ferme>\nRequire all denied\n</Location>\n&#' "$site"
systemctl restart apache2
sleep 1
for page in erreur ferme boucle; do diagnostic "https://agence.example/$page"; done
cp /root/site.conf "$site"

#: étape 2, le serveur ne répond pas à temps (réseau, pare-feu ou surcharge)
python3 -c '
import socket, time
ecoute = socket.create_server(("192.0.2.10", 8444))
time.sleep(40)' &
sleep 1
diagnostic https://agence.example:8444/
kill $!

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
