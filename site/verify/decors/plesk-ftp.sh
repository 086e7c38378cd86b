# Comme sur Plesk : ProFTPD lit /etc/proftpd.d/, TLS est exigé, le compte de l'abonnement et un compte supplémentaire existent.
echo '192.0.2.11 ftp.agence.example' >> /etc/hosts
racine=/var/www/vhosts/agence.example
mkdir -p "$racine/httpdocs/images" /etc/proftpd.d /etc/ssl/ftp
useradd --home-dir "$racine" --no-create-home --shell /bin/false agence
useradd --non-unique --uid "$(id -u agence)" --gid agence --home-dir "$racine/httpdocs/images" --no-create-home --shell /bin/false graphiste
printf '%s\n' agence:motdepasse-de-test graphiste:motdepasse-de-test | chpasswd
echo '<h1>Agence</h1>' > "$racine/httpdocs/index.html"
chown -R agence:agence "$racine/httpdocs"
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 30 -subj /CN=ftp.agence.example \
  -addext subjectAltName=DNS:ftp.agence.example -keyout /etc/ssl/ftp/ftp.key -out /etc/ssl/ftp/ftp.pem 2> /dev/null
cp /etc/ssl/ftp/ftp.pem /usr/local/share/ca-certificates/ftp.crt
update-ca-certificates > /dev/null 2>&1
sed -i 's/^#\(LoadModule mod_tls\.c\)/\1/' /etc/proftpd/modules.conf
cat >> /etc/proftpd/proftpd.conf <<'CONF'
UseReverseDNS off
DefaultRoot ~
RequireValidShell off
TransferLog /var/log/proftpd/xferlog
<IfModule mod_tls.c>
  TLSEngine on
  TLSProtocol TLSv1.2 TLSv1.3
  TLSECCertificateFile /etc/ssl/ftp/ftp.pem
  TLSECCertificateKeyFile /etc/ssl/ftp/ftp.key
  TLSRequired on
</IfModule>
Include /etc/proftpd.d/
CONF
/etc/init.d/proftpd start > /dev/null 2>&1
