# La préproduction du guide « Créer un site » a son nom, comme dans le DNS du lecteur.
echo '192.0.2.11 preprod.agence.example' >> /etc/hosts
