#!/bin/bash
# Debian packages, installed one bench at a time, without starting any service.
# Prints what apt-get says of each package that could not be installed. Usage: install.sh PACKAGE…
set -u
exec 9> /run/lucarne-verify-install.lock
flock 9

policy=/usr/sbin/policy-rc.d
ours='# lucarne-verify: no service starts while it installs packages.'
if [ ! -e $policy ] || grep -qsF "$ours" $policy; then
  printf '#!/bin/sh\n%s\nexit 101\n' "$ours" > $policy
  chmod 755 $policy
  trap 'rm -f $policy' EXIT
fi

export DEBIAN_FRONTEND=noninteractive
install() { { apt-get install -y -qq --no-install-recommends "$@" > /dev/null; } 2>&1; }
apt-get update -qq > /dev/null 2>&1
said=$(install "$@") && exit
# One unknown name must not keep the others away.
[ $# = 1 ] && { echo "$1: $said"; exit 1; }
result=0
for name in "$@"; do
  said=$(install "$name") || { echo "$name: $said"; result=1; }
done
exit $result
