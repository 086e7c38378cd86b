/** HAProxy's configuration language as a TextMate grammar: no published one exists in Shiki's collection. */

import type { LanguageRegistration } from 'shiki/core'

const sections =
  'global|defaults|frontend|backend|listen|peers|resolvers|userlist|mailers|program|cache|http-errors|ring|log-forward|fcgi-app|crt-store|traces'

/** Directives of two words are one keyword: `http-request set-header`. */
const families =
  'http-request|http-response|http-after-response|tcp-request|tcp-response|option|timeout|stats|errorfile|compression|stick|hash-type|balance|http-check|tcp-check|ssl-default-[\\w-]+|tune\\.[\\w.-]+'

export const haproxy: LanguageRegistration = {
  name: 'haproxy',
  scopeName: 'source.haproxy',
  repository: {},
  patterns: [
    { name: 'comment.line.number-sign.haproxy', match: '(?:^|(?<=\\s))#.*$' },
    {
      match: `^(${sections})\\b(?:[ \\t]+([\\w.:-]+))?`,
      captures: {
        1: { name: 'entity.name.section.haproxy' },
        2: { name: 'entity.name.function.haproxy' },
      },
    },
    {
      match: `^[ \\t]+((?:no[ \\t]+|default[ \\t]+)?(?:${families}))(?:[ \\t]+([a-z][\\w.-]*))?`,
      captures: {
        1: { name: 'keyword.other.haproxy' },
        2: { name: 'keyword.other.haproxy' },
      },
    },
    {
      match:
        '^[ \\t]+(acl|server|server-template|use_backend|default_backend|use-server|user|group|nameserver)[ \\t]+([\\w.%:-]+)',
      captures: {
        1: { name: 'keyword.other.haproxy' },
        2: { name: 'entity.name.function.haproxy' },
      },
    },
    { match: '^[ \\t]+([a-z][\\w.-]*)', captures: { 1: { name: 'keyword.other.haproxy' } } },
    {
      name: 'string.quoted.double.haproxy',
      begin: '"',
      end: '"|$',
      patterns: [{ include: '#within' }],
    },
    { name: 'string.quoted.single.haproxy', begin: "'", end: "'|$" },
    { name: 'keyword.control.haproxy', match: '(?<=\\s)(?:if|unless|or|and)(?=\\s)' },
    { name: 'keyword.operator.haproxy', match: '(?<=\\s)[{}!|](?=\\s|\\w)' },
    { include: '#within' },
    {
      name: 'constant.numeric.haproxy',
      match: '(?<![\\w.])\\d{1,3}(?:\\.\\d{1,3}){3}(?:/\\d+)?(?::\\d+)?\\b',
    },
    { name: 'constant.numeric.haproxy', match: '(?<=[\\s:*=,])\\d+(?:us|ms|s|m|h|d|k|M|G)?\\b' },
    {
      name: 'constant.language.haproxy',
      match: '(?<=\\s)(?:on|off|enabled|disabled|check|ssl|verify|none|required|backup)(?=\\s|$)',
    },
  ],
}

haproxy.repository = {
  within: {
    patterns: [
      { name: 'variable.other.haproxy', match: '\\$\\{?\\w+\\}?' },
      { name: 'variable.other.haproxy', match: '%\\[[^\\]]*\\]|%[+-]?[a-zA-Z]{1,3}\\b' },
      { name: 'constant.character.escape.haproxy', match: '\\\\.' },
    ],
  },
}
