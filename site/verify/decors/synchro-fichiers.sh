#!/bin/bash
# A small site to copy (/srv/site), a copy that is late (/srv/copie), and room on "the other server".
mkdir -p /srv/site/images /srv/site/cache /srv/copie /srv/distant /srv/retires
echo '<h1>Agence</h1>' > /srv/site/accueil.html
echo image > /srv/site/images/un.jpg
echo image > /srv/site/images/deux.jpg
echo provisoire > /srv/site/cache/page
echo vieux > /srv/copie/vieux.txt
chown -R agence:agence /srv/site /srv/copie /srv/distant /srv/retires
touch -d 2026-01-01 /srv/copie
