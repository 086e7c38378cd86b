/** Sites, web servers, languages and their applications. The form of each line: `packGlossary`. */
export const WEB = `
[same]
site web, site internet, website, web site
serveur web, web server, serveur http, http server
apache, apache2, httpd
hôte virtuel, vhost, virtualhost, virtual host, plusieurs sites, multi sites
nom d'hôte, hostname
adresse du site, url, lien
domaine, nom de domaine, ndd, domain name
sous-domaine, subdomain, sub-domain
certificat, ssl, tls, https, cert
certificat joker, wildcard, certificat générique
let's encrypt, letsencrypt, certbot, acme
autorité de certification, ac, certificate authority
csr, demande de signature de certificat, certificate signing request
cadenas, connexion sécurisée, secure connection
hsts, strict transport security, forcer https
redirection https, passer en https, forcer https, http vers https
réécriture, rewrite, url rewriting, mod_rewrite
redirection permanente, 301, redirection 301
page d'erreur, error page, erreur personnalisée
403, forbidden, accès refusé, accès interdit
404, not found, page introuvable, introuvable
500, internal server error, erreur interne, erreur serveur
502, bad gateway, mauvaise passerelle
503, service unavailable, service indisponible
504, gateway timeout, gateway time-out
413, request entity too large, fichier trop gros, payload too large
429, too many requests, trop de requêtes
timeout, time out, délai dépassé, délai d'attente dépassé, timed out
page blanche, écran blanc, white screen, wsod
répertoire racine, document root, documentroot, docroot, racine du site, webroot, dossier public
pare-feu applicatif, waf, web application firewall, modsecurity
en-tête http, http header, entête
cache, mise en cache, caching
cache http, varnish, reverse cache
cdn, réseau de diffusion
compression, gzip, brotli, deflate
mandataire inverse, reverse proxy, proxy inverse, serveur mandataire inverse
mandataire, proxy, serveur mandataire
répartiteur de charge, répartition de charge, load balancer, load balancing, loadbalancer, équilibrage de charge, équilibreur de charge, lb
performance web, vitesse du site, temps de chargement, page speed, pagespeed
pic d'audience, pic de trafic, affluence, montée en charge, forte charge, traffic spike
statistiques, statistics, stats, statistiques de visite, fréquentation, audience
visiteur, visite, visitor
géolocalisation, geoip, pays, country, géoblocage
robot, bot, crawler, robot d'indexation
référencement, seo, indexation
moteur de recherche, search engine
sitemap, plan du site
hotlink, hotlinking, vol d'images
mention légale, obligations légales, rgpd, gdpr, legal notice
api, rest, interface de programmation, webservice, web service
application, app, programme, logiciel, software
bibliothèque, library, librairie, lib
dépendance, dependency
framework, cadriciel
extension, plugin, greffon, module, add-on, addon
cms, gestionnaire de contenu, système de gestion de contenu
wordpress, wp
boutique en ligne, e-commerce, ecommerce, magasin en ligne
blog, blogue
forum, bulletin board
wiki, base de connaissances, knowledge base
tchat, chat, messagerie instantanée, clavardage, instant messaging
fichiers statiques, static files, site statique, static site
environnement virtuel, virtualenv, venv
serveur d'application, application server
gestionnaire de paquets, package manager
php-fpm, fpm
memory_limit, limite de mémoire
upload_max_filesize, taille maximale des fichiers
opcache, cache d'opcode
node.js, nodejs, node
.net, dotnet, asp.net, c#
go, golang
ruby on rails, rails, ror
élastique, elastic
file d'attente, queue, message queue, file de messages
cron, crontab, tâche planifiée, planificateur de tâches, cronjob, cron job, scheduled task, scheduled job, tâche cron
[near]
site, website
trafic, traffic, affluence, audience, fréquentation, visites
bande passante, bandwidth, débit, consommation réseau
non sécurisé, not secure > certificat, https
rame, lent > performance, cache
charge > performance
varnish > cache
nginx, haproxy, traefik > reverse proxy, répartition de charge
[product]
django, flask, fastapi, wsgi, gunicorn, uwsgi > python
pip, pypi, conda > python
laravel, symfony, zend, codeigniter, composer > php
rails, sinatra, bundler, gem > ruby
express, npm, yarn, pnpm, next.js, nextjs, nuxt > node.js
react, vue, angular, svelte > javascript, application
maven, gradle, tomcat, spring, jvm > java
phoenix, mix > elixir
cargo, actix, rocket > rust
wordpress, joomla, drupal, typo3, spip > cms
woocommerce, prestashop, magento, shopify > boutique, e-commerce
mediawiki, dokuwiki > wiki
mattermost, slack, rocket.chat, teams > messagerie instantanée, chat
odoo, dolibarr > erp, gestion d'entreprise
matomo, piwik, google analytics, awstats > statistiques
htaccess > apache, réécriture
apachectl, a2ensite, a2enmod, httpd.conf > apache
newrelic, new relic, blackfire, tideways, xdebug > profilage, performance, analyse
ab, siege, wrk > test de charge
let's encrypt, certbot > certificat
openssl > certificat, clé privée
sites-enabled, sites-available > hôte virtuel
screenshot, ksnip > capture d'écran
`
