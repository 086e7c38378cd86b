#!/bin/bash
# Orders on stdin → answers on stdout, one line each. The first process of a sandbox: its end is
# the end of every other.
#   order:   ID SECONDS ACCOUNT TAG BASE64_OF_A_BASH_SCRIPT
#   answer:  ID EXIT_CODE BASE64_OF_STDOUT BASE64_OF_STDERR   (an empty text is `-`)
# TAG is what marks the processes of a block, or `-`. Instead of a code, `late`: out of time. 98: no such account.

refuse() {
  echo "refused $1"
  exit 97
}

# The pages contain `rm -r` and `DROP DATABASE`: nothing runs but on the overlay.
root_of() { findmnt -rno FSTYPE,OPTIONS --target "$1" 2> /dev/null; }
[ $$ = 1 ] || refuse 'not the first process of its namespace'
for path in / /etc /var /home /root /srv /usr; do
  case $(root_of $path) in
    overlay*upperdir=/mnt/*) ;;
    *) refuse "$path is not the overlay" ;;
  esac
done
[ "$(ls /sys/class/net)" = lo ] || refuse 'there is a network'

mkdir -p /bench/out /bench/cwd
chmod 700 /bench/out
chmod 1777 /bench/cwd

encoded() {
  if [ -s "$1" ]; then head -c 400000 "$1" | base64 -w 0; else printf -- -; fi
}

run() {
  local id=$1 seconds=$2 account=$3 tag=$4 script=/bench/$1.sh
  local home shell as=()
  IFS=: read -r _ _ _ _ _ home shell < <(getent passwd "$account")
  [ -n "$home" ] || return 98
  local path=/usr/local/bin:/usr/bin:/bin
  if [ "$account" = root ]; then
    path=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
  else
    as=(setpriv "--reuid=$account" "--regid=$(id -g "$account")" --init-groups)
  fi
  local mark=()
  [ "$tag" = - ] || mark=("LUCARNE_BLOCK=$tag")
  (
    cd "$home" 2> /dev/null || cd /
    exec timeout --kill-after=2 "$seconds" "${as[@]}" env -i "${mark[@]}" PATH=$path HOME="$home" \
      USER="$account" LOGNAME="$account" SHELL="${shell:-/bin/bash}" LANG=C.UTF-8 TERM=dumb \
      NO_COLOR=1 DEBIAN_FRONTEND=noninteractive bash "$script"
  ) 8<&- < /dev/null > "/bench/out/$id.1" 2> "/bench/out/$id.2"
}

umask 022
echo ready
while read -r id seconds account tag script; do
  base64 -d <<< "$script" > "/bench/$id.sh"
  start=$EPOCHSECONDS
  run "$id" "$seconds" "$account" "$tag"
  code=$?
  # A script may end so by itself, in time.
  [[ $code = 124 || $code = 137 ]] && ((EPOCHSECONDS - start >= seconds)) && code=late
  echo "$id $code $(encoded "/bench/out/$id.1") $(encoded "/bench/out/$id.2")"
  rm -f "/bench/out/$id.1" "/bench/out/$id.2"
done
