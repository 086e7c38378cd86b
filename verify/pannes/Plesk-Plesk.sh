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
