#!/bin/bash
# The versions that the mirror offers today of packages of a root, which stays as it is: lists go to a folder that is thrown away.
# Prints PACKAGE VERSION, one a line. Usage: offered.sh FOLDER PACKAGE…
set -euo pipefail
root=$1
shift
exec unshare --mount bash -euc '
  root=$1; shift
  mount -t proc proc "$root/proc"
  mount -t tmpfs tmpfs "$root/tmp"
  mkdir -p "$root/tmp/lists/partial" "$root/tmp/cache/archives/partial"
  mount --bind /etc/resolv.conf "$root/etc/resolv.conf"
  mount --bind /etc/hosts "$root/etc/hosts"
  options=(-o Dir::State::Lists=/tmp/lists -o Dir::Cache=/tmp/cache)
  chroot "$root" apt-get "${options[@]}" update -qq > /dev/null
  chroot "$root" apt-cache "${options[@]}" policy "$@" |
    awk "/^[^ ]/ { name = \$1; sub(/:\$/, \"\", name) } /Candidate:/ { print name, \$2 }"
' - "$root" "$@"
