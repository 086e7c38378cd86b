#!/usr/bin/env bash
# Runs every guide on the bench; a page that fails beside another one is run once more, alone.
# The report ($1) has a line that counts each of the two runs: the last one decides.
set -uo pipefail
report=$1
# Pages mostly wait for what they start: four at a time take six tenths of the time of two.
npx lucarne-verify site --jobs 4 --dry-run --where-possible | tee "$report"
[ "${PIPESTATUS[0]}" -eq 0 ] && exit 0
mapfile -t pages < <(sed -n 's/^✗ \(.*\.mdx\?\): .*/\1/p' "$report")
[ "${#pages[@]}" -gt 0 ] || exit 1
echo "— once more, alone: ${pages[*]}"
npx lucarne-verify site "${pages[@]}" --jobs 1 --dry-run --where-possible | tee -a "$report"
