#!/bin/bash
# A Debian of one release in a folder of its own, with packages, without starting any service: what sandboxes lie on.
# Made by debootstrap from the mirror of this machine's own apt; kept in the cache with its packages, and packed beside.
# Sandboxes hold the lock together; this script waits for them all to close.
# A package of another release (`php8.4-fpm/trixie`) is not installed: it is kept for an archive, able to run beside.
# Prints what apt-get says of each package that could not be installed. Usage: root.sh FOLDER CODENAME PACKAGE…
set -euo pipefail
here=$(dirname "$(readlink -f "$0")")
root=$1 suite=$2
shift 2
own=() others=()
for name in "$@"; do
  case $name in
    */*) others+=("$name") ;;
    *) own+=("$name") ;;
  esac
done
export DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8
mkdir -p "$(dirname "$root")"
exec 9> "$root.lock"
flock 9

say() { echo "$root: $*" >&2; }

# Mirrors of this machine, by what they hold: the address is that of its own configuration.
mirror_of() {
  apt-get indextargets --format '$(ORIGIN)|$(LABEL)|$(REPO_URI)' 'Created-By: Packages' 2> /dev/null |
    awk -F '|' -v label="$1" '$1 == "Debian" && $2 == label { print $3; exit }'
}

# Commands in the root, with this machine's network, names and devices, in mounts of their own.
inside() {
  unshare --mount bash -euc '
    root=$1; shift
    mount --rbind /dev "$root/dev"
    mount -t proc proc "$root/proc"
    mount -t tmpfs tmpfs "$root/run"
    mount -t tmpfs tmpfs "$root/tmp"
    mount --bind "$root.packages" "$root/var/cache/apt/archives"
    for file in resolv.conf hosts; do
      [ -e "$root/etc/$file" ] || : > "$root/etc/$file"
      mount --bind "/etc/$file" "$root/etc/$file"
    done
    exec chroot "$root" "$@"
  ' - "$root" "$@"
}

make_root() {
  local main security
  main=$(mirror_of Debian) security=$(mirror_of Debian-Security)
  [ -n "$main" ] || { echo "no mirror of Debian is in the configuration of apt"; exit 1; }
  command -v debootstrap > /dev/null || { echo "the package debootstrap is missing"; exit 1; }
  say "made from packages of $suite"
  rm -rf "$root.new"
  local proxy=
  eval "$(apt-config shell proxy Acquire::http::Proxy)"
  [ -z "$proxy" ] || export http_proxy=$proxy
  debootstrap --variant=minbase --cache-dir="$root.packages" \
    --keyring=/usr/share/keyrings/debian-archive-keyring.gpg \
    "$suite" "$root.new" "$main" > "$root.log" 2>&1 || { tail -n 5 "$root.log"; exit 1; }
  apt-config dump Acquire | grep -i proxy > "$root.new/etc/apt/apt.conf.d/10proxy" || true
  echo 'APT::Install-Recommends "false";' > "$root.new/etc/apt/apt.conf.d/11small"
  echo 'APT::Keep-Downloaded-Packages "true";' > "$root.new/etc/apt/apt.conf.d/12keep"
  printf '#!/bin/sh\n# No service starts while packages are installed.\nexit 101\n' > "$root.new/usr/sbin/policy-rc.d"
  chmod 755 "$root.new/usr/sbin/policy-rc.d"
  {
    echo "deb $main $suite main"
    echo "deb $main $suite-updates main"
    [ -z "$security" ] || echo "deb $security $suite-security main"
  } > "$root.new/etc/apt/sources.list"
  mv "$root.new" "$root"
}

# A folder that another run has packed is opened in seconds.
open_pack() {
  say "opened from $root.tar.zst"
  rm -rf "$root.new"
  mkdir "$root.new"
  tar -C "$root.new" --use-compress-program=unzstd --numeric-owner --xattrs -xpf "$root.tar.zst"
  mv "$root.new" "$root"
}

pack() {
  tar -C "$root" --use-compress-program='zstd -q -3 -T0' --numeric-owner --xattrs --one-file-system \
    -cpf "$root.tar.zst.new" .
  mv "$root.tar.zst.new" "$root.tar.zst"
}

install() { { inside apt-get install -y -qq "$@" > /dev/null; } 2>&1; }

# Debian has the Compose plugin from release 13 on; with the engine of an older one, guides use the same from Docker's
# own archive, which is not asked for anything here: the plugin comes from the next release.
add_compose() {
  local plugin=usr/libexec/docker/cli-plugins/docker-compose
  [ -e "$root/usr/bin/docker" ] && [ ! -e "$root/$plugin" ] || return 0
  say "the Compose plugin comes from trixie"
  inside bash -euc '
    cd /tmp
    mkdir -p lists/partial compose
    sed "s/$1/trixie/g" /etc/apt/sources.list > next.list
    next=(-o Dir::Etc::SourceList=/tmp/next.list -o Dir::State::Lists=/tmp/lists -o APT::Sandbox::User=root)
    apt-get "${next[@]}" update -qq
    apt-get "${next[@]}" download -qq docker-compose/trixie
    dpkg-deb -x docker-compose_*.deb compose
    install -D "compose/$2" "/$2"
  ' - "$suite" "$plugin" > /dev/null
}

# Downloads the packages of other releases with all they need, and makes them able to run on this one.
add_others() {
  local other
  local -a names
  for other in $(printf '%s\n' "${others[@]#*/}" | sort -u); do
    mapfile -t names < <(printf '%s\n' "${others[@]}" | sed -n "s:/$other\$::p")
    say "packages of $other, to run beside: ${names[*]}"
    rm -rf "$root/usr/share/lucarne-beside/$other" "$root.beside"
    mkdir -p "$root.beside"
    inside bash -euc '
      cd /tmp
      mkdir -p lists/partial debs/partial
      : > status
      sed "s/$1/$2/g" /etc/apt/sources.list > other.list
      other=(-o Dir::Etc::SourceList=/tmp/other.list -o Dir::State::Lists=/tmp/lists -o APT::Sandbox::User=root
        -o Dir::State::Status=/tmp/status -o Dir::Cache::Archives=/tmp/debs)
      apt-get "${other[@]}" update -qq
      apt-get "${other[@]}" install -y -qq --download-only "${@:3}" > /dev/null
      tar -cf - debs
    ' - "$suite" "$other" "${names[@]}" 2> "$root.beside/said" | tar -C "$root.beside" -xf - ||
      { echo "${names[*]} of $other: $(tail -n 1 "$root.beside/said")"; return 1; }
    bash "$here/beside.sh" "$root" "$root.beside/debs" "$other" "${names[@]}"
    rm -rf "$root.beside"
  done
}

mkdir -p "$root.packages/partial"
[ -d "$root" ] || { [ -e "$root.tar.zst" ] && open_pack; } || make_root
inside apt-get update -qq > /dev/null 2>&1 || say "the mirror does not answer: packages are those of the last update"
inside apt-get upgrade -y -qq > /dev/null 2>&1 || true
result=0
if ! said=$(install "${own[@]}"); then
  # One unknown name must not keep the others away.
  for name in "${own[@]}"; do
    said=$(install "$name") || { echo "$name: $(tail -n 1 <<< "$said")"; result=1; }
  done
fi
add_compose
add_others || result=1
pack
exit $result
