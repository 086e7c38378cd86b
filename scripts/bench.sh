#!/usr/bin/env bash
# Runs the guides that are not as they were when they passed, on each release of Debian that the site names; a page that
# fails beside another one is run once more, alone. The report ($1) has a line that counts each run of each release.
set -uo pipefail
report=$1
# Pages mostly wait for what they start: four at a time take six tenths of the time of two.
npx lucarne-verify site --changed --jobs 4 --dry-run --where-possible | tee "$report"
[ "${PIPESTATUS[0]}" -eq 0 ] && exit 0
mapfile -t failed < <(sed -n 's/^✗ \(.*\.mdx\?\) (Debian \([0-9]*\)): .*/\2 \1/p' "$report")
[ "${#failed[@]}" -gt 0 ] || exit 1
result=0
for release in $(printf '%s\n' "${failed[@]}" | cut -d ' ' -f 1 | sort -u); do
  mapfile -t pages < <(printf '%s\n' "${failed[@]}" | sed -n "s/^$release //p")
  echo "— once more, alone, on Debian $release: ${pages[*]}"
  npx lucarne-verify site "${pages[@]}" --debian "$release" --jobs 1 --dry-run --where-possible | tee -a "$report"
  [ "${PIPESTATUS[0]}" -eq 0 ] || result=1
done
exit $result
