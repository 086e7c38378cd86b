#: dpkg was interrupted, you must manually run
touch /var/lib/dpkg/updates/0001
apt-get install -y curl
rm /var/lib/dpkg/updates/0001

#: Unable to locate package
apt-get install -y paquet-absent

#: Could not get lock /var/lib/dpkg/lock-frontend
python3 -c '
import fcntl, subprocess
held = open("/var/lib/dpkg/lock-frontend", "w")
fcntl.lockf(held, fcntl.LOCK_EX)
subprocess.run(["apt-get", "remove", "-y", "correctif-essai"])
'
