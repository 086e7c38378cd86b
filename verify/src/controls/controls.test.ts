/** Blocks that are checked without being run: what is wrong in them is caught. */

import { expect, test } from 'vitest'

import { reported, resultOf } from '../testing/resultOf.ts'

const fence = (info: string, code: string) => `# A\n\n\`\`\`${info}\n${code}\n\`\`\`\n`

const compose = `services:
  web:
    image: registre.agence.example/site:1.4.2
    restart: unless-stopped`

const pipeline = `stages: [verification]
syntaxe:
  stage: verification
  script:
    - php -l index.php`

const dockerfile = `FROM debian:12
COPY public/ /var/www/html/
USER www-data`

const right: [string, string][] = [
  ['yaml controle="compose"', compose],
  ['yaml controle="gitlab"', pipeline],
  ['dockerfile controle="dockerfile"', dockerfile],
  [
    'bash controle="docker"',
    '# comment\nsudo docker run --rm \\\n  --read-only site:1.4.2 php -v\ndocker logs --tail 100 web',
  ],
  ['promql controle="promql"', 'rate(http_requests_total[5m]) > 10\n\nup == 0'],
  ['json controle="json"', '{ "title": "Charge" }'],
  ['yaml controle="yaml"', '- hosts: web'],
]

test.for(right)(
  '```%s is checked, not executed',
  { timeout: 60_000 },
  async ([info, code], context) => {
    const result = await resultOf(context, fence(info, code))
    expect(result.failures).toEqual([])
    expect(result.verdicts).toEqual([{ verdict: 'checked', reason: expect.any(String) }])
  },
)

const wrong: [string, string, string][] = [
  [
    'yaml controle="compose"',
    compose.replace('restart', 'restrat'),
    'Additional property restrat is not allowed',
  ],
  ['yaml controle="gitlab"', pipeline.replace('script', 'scripts'), 'syntaxe'],
  ['yaml controle="gitlab"', `${pipeline}\n  needs: [absent]`, 'absent'],
  [
    'dockerfile controle="dockerfile"',
    dockerfile.replace('COPY', 'COPPY'),
    'line 5: Unknown instruction: COPPY',
  ],
  ['bash controle="docker"', 'docker run --rmm site', 'unknown flag: --rmm'],
  ['bash controle="docker"', 'docker runn site', 'docker runn site'],
  ['bash controle="docker"', 'docker compose up --detachh', 'docker compose up --detachh'],
  [
    'bash controle="docker"',
    'systemctl restart docker',
    'not a docker command: systemctl restart docker',
  ],
  [
    'bash controle="plesk"',
    'sudo plesk bin subscriptions --create agence.example',
    'not in the reference',
  ],
  ['promql controle="promql"', 'rate(http_requests_total[5m)', 'could not parse expression'],
  ['json controle="json"', '{ title: 1 }', 'JSON'],
  ['yaml controle="yaml"', 'a: [1', 'Flow sequence'],
  ['yaml controle="kubernetes"', 'a: 1', 'there is no controle="kubernetes"'],
]

test.for(wrong)(
  '```%s is refused when wrong: %s',
  { timeout: 60_000 },
  async ([info, code, message], context) => {
    const text = await reported(context, fence(info, code))
    expect(text).toContain('site/docs/essai.md:3: ')
    expect(text).toContain(message)
  },
)
