/** Before a package is packed, from its folder: what every tarball holds of the repository. */
import { copyFileSync } from 'node:fs'

for (const file of ['LICENSE', 'CHANGELOG.md']) copyFileSync(`../${file}`, file)
