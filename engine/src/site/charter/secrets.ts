/** Text → what looks like a secret in it. Shared by the charter and by the verification bench. */

export type Secret = {
  /** 1-based. */
  readonly line: number
  /** `private key`, `access token`… */
  readonly what: string
}

/** Words that are secret whatever stands around them. */
const tokens: readonly (readonly [string, RegExp])[] = [
  ['private key', /-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY-----/],
  ['access key', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/],
  ['access token', /\b(?:gh[pousr]_[A-Za-z0-9]{36}|glpat-[\w-]{20}|xox[abprs]-[\w-]{10,})/],
  ['access token', /\b(?:sk|rk)_(?:live|test)_[A-Za-z0-9]{16,}/],
  ['signed token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/],
  ['password hash', /\$(?:2[abxy]\$\d\d|apr1|1|5|6|y\$j9T|argon2id?)\$[./\w$=,-]{16,}/],
]

/** Places where a password is written: the value is the first group. */
const assignments: readonly RegExp[] = [
  /\bIDENTIFIED\s+BY\s+['"]([^'"]+)['"]/i,
  /\b(?:password|passwd|mot_de_passe|motdepasse)\s*[=:]\s*['"]?([^\s'",;)]+)/i,
  /\b(?:requirepass|masterauth)\s+['"]?([^\s'"]+)/i,
  /\b(?:MYSQL_PWD|PGPASSWORD|REDISCLI_AUTH|RESTIC_PASSWORD|BORG_PASSPHRASE)=['"]?([^\s'"]+)/,
  /\bDB_PASSWORD['"]\s*,\s*['"]([^'"]+)['"]/,
  /:\/\/[^\s/:@]+:([^\s/@]+)@/,
]

/** A variable, a file, a keyword: where a secret comes from, not the secret. */
const notSecret =
  /^(?:[$%{(<[/~\\@.…*]|(?:yes|no|on|off|true|false|null|none|required|prompt|sufficient|string|your)\b)/i

/** `allowed`: the passwords that a page may show. */
export function findSecrets(text: string, allowed: readonly string[]): Secret[] {
  return text.split('\n').flatMap((content, index) => {
    const line = index + 1
    const found = tokensOf(content)
    const passwords = assignments.flatMap((pattern) => pattern.exec(content)?.[1] ?? [])
    const shown = passwords.filter((value) => !notSecret.test(value) && !allowed.includes(value))
    return [...found, ...(shown.length > 0 ? ['password'] : [])].map((what) => ({ line, what }))
  })
}

/** Only what is secret in itself: for what programs print. */
export function findTokens(text: string): Secret[] {
  return text
    .split('\n')
    .flatMap((content, index) => tokensOf(content).map((what) => ({ line: index + 1, what })))
}

function tokensOf(line: string): string[] {
  return tokens.filter(([, pattern]) => pattern.test(line)).map(([what]) => what)
}
