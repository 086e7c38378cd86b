/** A GitLab pipeline → its schema, its stages and its `needs`, read by gitlab-ci-local in a repository of its own. */

import manifest from '../../package.json' with { type: 'json' }
import { joined } from '../runStep.ts'
import { encoded } from '../stepScript.ts'
import type { Control } from './control.ts'

export const checkGitlab: Control = async ({ block }, { sandbox }) => {
  const version = manifest.dependencies['gitlab-ci-local']
  const reason = `pas d’instance GitLab dans le banc, contrôlé avec gitlab-ci-local ${version}`
  const script = `set -e
folder=$(mktemp -d)
cd "$folder"
git init -q -b main .
git remote add origin git@git.agence.example:agence/site.git
base64 -d > .gitlab-ci.yml <<< ${encoded(block.code)}
git add .gitlab-ci.yml
git -c user.name=banc -c user.email=banc@agence.example commit -qm banc
gitlab-ci-local --list > "$folder/jobs" 2>&1 || { cat "$folder/jobs"; exit 1; }
grep -iE 'error|invalid|not allowed' "$folder/jobs" && exit 1
rm -rf "$folder"`
  const answer = await sandbox.run({ script, seconds: 40 })
  if (answer.code === 0) return { reason }
  return { problem: joined(answer.stdout, answer.stderr).trimEnd() || 'no job is listed', reason }
}
