#!/bin/bash
# New namespaces → a throw-away machine: the root of a Debian under an overlay, own addresses, no network.
# Runs as the first process of namespaces made by `unshare`; ends by becoming agent.sh.
# Usage: enter.sh SANDBOX_FOLDER NODE_BINARY NODE_MODULES ROOT
set -euo pipefail
here=$1 node=$2 modules=$3 lower=$4
# root.sh waits for it: nothing is installed under an overlay. The first process of the sandbox keeps it.
exec 8< "$lower.lock"
flock -s 8
base=/mnt
root=$base/root

mount --make-rprivate /
mount -t tmpfs -o size=2g,mode=755 lucarne $base
mkdir $base/upper $base/work $base/root $base/others
mount -t overlay overlay -o "lowerdir=$lower,upperdir=$base/upper,workdir=$base/work" $root

# What packages have put there is not a reader's: these folders are as new.
mkdir $base/empty
for target in /root /home /opt /usr/local; do
  name=$base/others/new${target//\//-}
  mkdir -p "$name/upper" "$name/work"
  mount -t overlay overlay \
    -o "lowerdir=$base/empty,upperdir=$name/upper,workdir=$name/work" "$root$target"
done
chmod 700 $root/root
for file in bashrc profile; do
  cp "$root/usr/share/base-files/dot.$file" "$root/root/.$file" 2> /dev/null || true
done
mkdir -p $root/usr/local/{bin,etc,games,include,lib,sbin,share/ca-certificates,src}

mount -t tmpfs -o size=256m,mode=755 tmpfs $root/run
mount -t tmpfs -o size=1g,mode=1777 tmpfs $root/tmp
mount -t tmpfs -o size=1m,mode=755 tmpfs $root/dev
mknod -m 666 $root/dev/null c 1 3
mknod -m 666 $root/dev/zero c 1 5
mknod -m 666 $root/dev/full c 1 7
mknod -m 666 $root/dev/random c 1 8
mknod -m 666 $root/dev/urandom c 1 9
mknod -m 666 $root/dev/tty c 5 0
mkdir $root/dev/pts $root/dev/shm
mount -t devpts -o newinstance,ptmxmode=666,mode=620 devpts $root/dev/pts
mount -t tmpfs -o size=256m,mode=1777 tmpfs $root/dev/shm
ln -s pts/ptmx $root/dev/ptmx
ln -s /proc/self/fd $root/dev/fd
ln -s /proc/self/fd/0 $root/dev/stdin
ln -s /proc/self/fd/1 $root/dev/stdout
ln -s /proc/self/fd/2 $root/dev/stderr
mount -t proc proc $root/proc
mount -t sysfs -o ro sysfs $root/sys

# The kernel's settings are the machine's, not the sandbox's: read-only, but for the network's own.
for path in sys sysrq-trigger irq bus fs; do
  [ -e "$root/proc/$path" ] || continue
  mount --bind "$root/proc/$path" "$root/proc/$path"
  mount -o remount,ro,bind "$root/proc/$path"
done

# The bench's own folder: its doubles and what they need, and the blocks' outputs on a small disk
# of their own, so that an endless output fills nothing else.
bench=$root/usr/lib/lucarne-verify
mkdir -p "$bench/node_modules" "$bench/sandbox" "$root/bench"
touch "$bench/node"
mount --bind "$node" "$bench/node"
mount -o remount,ro,bind "$bench/node"
mount --bind "$modules" "$bench/node_modules"
mount -o remount,ro,bind "$bench/node_modules"
mount --bind "$here" "$bench/sandbox"
mount -o remount,ro,bind "$bench/sandbox"
mount -t tmpfs -o size=64m,mode=755 tmpfs $root/bench

# A disk to fill: a page may not mount one.
mkdir -p $root/mnt/petit
mount -t tmpfs -o size=2m,mode=755 tmpfs $root/mnt/petit

cd $root
mkdir .machine
pivot_root . .machine
umount -l /.machine
rmdir /.machine
cd /

# The machine a guide speaks of.
hostname web1
echo web1 > /etc/hostname
echo 'nameserver 192.0.2.53' > /etc/resolv.conf
cat > /etc/hosts <<'HOSTS'
127.0.0.1 localhost
::1 localhost ip6-localhost ip6-loopback
192.0.2.10 lb1.agence.example lb1 agence.example www.agence.example
192.0.2.11 web1.agence.example web1
192.0.2.12 web2.agence.example web2
192.0.2.20 bdd1.agence.example bdd1
HOSTS
ip link set lo up
for address in 192.0.2.10 192.0.2.11 192.0.2.12 192.0.2.20 192.0.2.53 198.51.100.7 203.0.113.5; do
  ip address add $address/32 dev lo
done
ip -6 address add 2001:db8::10/128 dev lo nodad

rm -f /usr/sbin/policy-rc.d /run/nologin
mkdir -p /run/lock /run/sshd
systemd-tmpfiles --create --prefix=/run --prefix=/var/run > /dev/null 2>&1 || true
for double in systemctl sudo gitlab-ci-local dockerfile-utils; do
  install -m 755 "/usr/lib/lucarne-verify/sandbox/$double" "/usr/local/bin/$double"
done

# Without these, not even root can undo what stands above.
drop=-sys_admin,-sys_module,-sys_rawio,-sys_boot,-sys_time,-mknod,-mac_admin,-mac_override,-syslog
drop=$drop,-audit_control,-dac_read_search,-linux_immutable,-bpf,-perfmon,-checkpoint_restore
exec setpriv --bounding-set="$drop" --inh-caps="$drop" \
  bash /usr/lib/lucarne-verify/sandbox/agent.sh
