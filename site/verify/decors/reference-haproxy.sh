#!/bin/bash
# The reference `haproxy.cfg` of the guides, already written; guides show it from here.
mkdir -p /etc/haproxy
echo '<h1>Maintenance en cours</h1>' > /etc/haproxy/maintenance.html
cat > /etc/haproxy/haproxy.cfg <<'CFG'
# #region reference
global
    log /dev/log local0
    chroot /var/lib/haproxy
    user haproxy
    group haproxy
    daemon
    maxconn 4000
    # socket d'administration : show stat, set server…
    stats socket /run/haproxy/admin.sock mode 660 level admin expose-fd listeners
    ssl-default-bind-options ssl-min-ver TLSv1.2 no-tls-tickets

defaults
    log global
    mode http
    option httplog
    option dontlognull
    # transmet l'adresse du visiteur aux serveurs web
    option forwardfor
    # le serveur choisi ne répond plus : la requête va à un autre
    option redispatch
    timeout connect      5s
    timeout client       30s
    timeout server       30s
    timeout http-request 10s
    timeout queue        30s

frontend web
    bind 192.0.2.10:80
    bind 192.0.2.10:443 ssl crt /etc/haproxy/certs/ alpn h2,http/1.1
    # si le nom a une adresse IPv6 (AAAA), ses visiteurs n'entrent que par ces deux lignes
    # bind [2001:db8::10]:80
    # bind [2001:db8::10]:443 ssl crt /etc/haproxy/certs/ alpn h2,http/1.1

    acl acme path_beg /.well-known/acme-challenge/
    acl statique path_end -i .css .js .png .jpg .jpeg .gif .svg .webp .avif .ico .woff2

    # débit par adresse (par réseau /64 en IPv6) sur 10 secondes, images et styles à part
    stick-table type ipv6 size 100k expire 10m store http_req_rate(10s)
    http-request track-sc0 src,ipmask(32,64) unless statique or acme
    http-request deny deny_status 429 if !statique !acme { sc_http_req_rate(0) gt 100 }

    # l'épreuve de Let's Encrypt reste en HTTP, tout le reste passe en HTTPS
    http-request redirect scheme https code 301 unless { ssl_fc } or acme
    http-request set-header X-Forwarded-Proto https if { ssl_fc }
    # HSTS : 5 minutes pour commencer, un an quand tout est sûr
    http-response set-header Strict-Transport-Security max-age=300 if { ssl_fc }

    use_backend certbot if acme
    default_backend sites

backend certbot
    server local 127.0.0.1:8888

backend sites
    balance roundrobin
    # la sonde demande la page d'accueil comme un visiteur en HTTPS, et exige un code 200
    option httpchk
    http-check send meth GET uri / ver HTTP/1.1 hdr Host agence.example hdr X-Forwarded-Proto https
    http-check expect status 200
    # affinité : le visiteur revient vers le même serveur
    cookie SRV insert indirect nocache httponly secure
    # plus aucun serveur disponible : page de maintenance
    http-error status 503 content-type "text/html; charset=utf-8" file /etc/haproxy/maintenance.html
    http-after-response set-header Retry-After 600 if { status 503 }
    default-server check inter 1s fall 2 rise 2
    server web1 192.0.2.11:80 cookie web1
    server web2 192.0.2.12:80 cookie web2

frontend mesures
    bind 127.0.0.1:8405
    http-request use-service prometheus-exporter if { path /metrics }
    stats enable
    stats uri /stats
    option dontlog-normal
# #endregion reference
CFG
