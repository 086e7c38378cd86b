#!/bin/bash
# Packages of another release → packages that install on this one: programs get that release's own libraries, from a
# folder of their own; scripts, settings and paths stay as Debian has made them. What Debian does not offer to a release
# (a second PHP) can so be installed by a guide as from an archive outside Debian.
# Leaves in ROOT/usr/share/lucarne-beside/SUITE: `libs`, `debs`, and `names` with the version of each package asked for.
# Usage: beside.sh ROOT FOLDER_OF_DEBS SUITE NAME…
set -euo pipefail
root=$1 from=$2 suite=$3
shift 3
place=/usr/share/lucarne-beside/$suite
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$root$place/libs" "$root$place/debs"

field() { dpkg-deb -f "$@"; }

# Offered: what is asked for, and the packages that are made from the same sources. The rest only lends its libraries.
sources=" "
for deb in "$from"/*.deb; do
  name=$(field "$deb" Package)
  for asked in "$@"; do
    [ "$name" != "$asked" ] || sources+="$(field "$deb" Source | cut -d ' ' -f 1 | grep . || echo "$name") "
  done
done
offered=()
for deb in "$from"/*.deb; do
  source=$(field "$deb" Source | cut -d ' ' -f 1 | grep . || field "$deb" Package)
  if [[ $sources == *" $source "* ]]; then
    offered+=("$deb")
  else
    dpkg-deb -x "$deb" "$work/others"
  fi
done
find "$work/others" \( -name '*.so' -o -name '*.so.*' \) -not -type d -path '*/lib*' \
  -not -path '*/gconv/*' -not -path '*/perl*' -exec cp -an {} "$root$place/libs/" \;

names=" $(for deb in "${offered[@]}"; do field "$deb" Package; done | tr '\n' ' ')"

# Depends, but for what only libraries are needed of.
only_offered() {
  tr ',' '\n' | while read -r alternatives; do
    first=${alternatives%%[ (|]*}
    [[ $names != *" $first "* ]] || echo "$alternatives"
  done | paste -sd , | sed 's/,/, /g'
}

for deb in "${offered[@]}"; do
  rm -rf "$work/deb"
  dpkg-deb -R "$deb" "$work/deb"
  find "$work/deb" -type f -path '*bin/*' | while read -r program; do
    [ "$(head -c 4 "$program" | tail -c 3)" = ELF ] || continue
    patchelf --set-interpreter "$place/libs/ld-linux-x86-64.so.2" --force-rpath --set-rpath "$place/libs" "$program"
  done
  for key in Pre-Depends Depends; do
    kept=$(field "$deb" "$key" | only_offered)
    sed -i "/^$key:/d" "$work/deb/DEBIAN/control"
    [ -z "$kept" ] || sed -i "/^Package:/a $key: $kept" "$work/deb/DEBIAN/control"
  done
  # Beside what is there, and instead of nothing.
  sed -i -E '/^(Breaks|Conflicts|Replaces):/d' "$work/deb/DEBIAN/control"
  dpkg-deb --build --root-owner-group -Zgzip -z1 "$work/deb" "$root$place/debs/$(basename "$deb")" > /dev/null
done
for name in "$@"; do
  deb=$(find "$root$place/debs" -name "${name}_*" -print -quit)
  echo "$name $(field "$deb" Version)"
done > "$root$place/names"
