# L'arborescence du décor.
true

#: ls: cannot open directory
#: Permission denied
runuser -u nobody -- ls /var/www/vhosts/agence.example

#: No space left on device
cp /dev/zero /mnt/petit/export.sql
df -h /mnt/petit

#: Could not get lock /var/lib/dpkg/lock-frontend. It is held by process
perl -MFcntl -e 'open F, ">", "/var/lib/dpkg/lock-frontend" or die;
  my $zone = pack("s s x![q] q q i", F_WRLCK, 0, 0, 0, 0); fcntl(F, F_SETLK, $zone) or die; print "pris\n"; close STDOUT; sleep 30' > /root/verrou &
sleep 1
apt-get remove -y sensible-utils
kill $!

#: dpkg was interrupted, you must manually run 'dpkg --configure -a' to correct the problem.
: > /var/lib/dpkg/updates/0001
apt-get remove -y sensible-utils
# le remède du guide
dpkg --configure -a
apt-get remove -s -y sensible-utils > /dev/null || exit 96

#: Failed to connect to plesk.agence.example port 8443
echo '192.0.2.11 plesk.agence.example' >> /etc/hosts
curl -sS https://plesk.agence.example:8443/

#: no alternative certificate subject name matches target …
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 30 -subj /CN=plesk.agence.example \
  -addext subjectAltName=DNS:plesk.agence.example -keyout /root/plesk.key -out /root/plesk.pem 2> /dev/null
openssl s_server -quiet -www -accept 8443 -cert /root/plesk.pem -key /root/plesk.key > /dev/null 2>&1 &
sleep 1
panneau() { curl -sS -o /dev/null --cacert /root/plesk.pem "https://$1:8443/"; }
panneau 192.0.2.11
# le remède du guide
panneau plesk.agence.example || exit 96
kill $!
