import { describe, expect, test } from 'vitest'
import { createHighlighter } from './highlight.ts'
import { grammarOf, isPlainText } from './languages.ts'

const { highlight, load } = createHighlighter()

/** Classes in brackets: `⟦k:for⟧`. */
async function colored(language: string, code: string): Promise<string> {
  await load([language])
  const html = highlight(code, language) ?? 'unknown'
  return html.replace(/<span class="t-(.)">(.*?)<\/span>/g, '⟦$1:$2⟧').replace(/[ ]+⟧/g, '⟧')
}

test.each([
  ['bash', 'echo "$a" # b', '⟦f:echo⟧⟦s:"⟧⟦v:$a⟧⟦s:"⟧⟦c:# b⟧'],
  ['console', '$ ls', '⟦c:$⟧ls'],
  ['apache', 'ServerName a.example', '⟦k:ServerName⟧ a.example'],
  ['nginx', 'listen 443;', '⟦k:listen⟧⟦n:443⟧;'],
  ['ini', '[a]\nb = 1 ; c', '[⟦t:a⟧]\n⟦p:b⟧= 1 ⟦c:; c⟧'],
  ['yaml', 'a: "b"', '⟦p:a⟧: ⟦s:"b"⟧'],
  ['json', '{"a": true}', '{"⟦p:a⟧": ⟦n:true⟧}'],
  ['sql', "SELECT 'a'", "⟦k:SELECT⟧⟦s:'a'⟧"],
  ['php', '<?php echo $a;', '&lt;?⟦n:php⟧⟦f:echo⟧⟦v:$a⟧;'],
  ['docker', 'FROM a', '⟦k:FROM⟧a'],
  ['diff', '-a\n+b', '⟦d:-a⟧\n⟦i:+b⟧'],
  ['toml', 'a = 1', '⟦p:a⟧= ⟦n:1⟧'],
  ['systemd', '[Unit]\nAfter=a', '⟦t:[Unit]⟧\n⟦p:After⟧=a'],
  ['powershell', 'Get-Item a # b', '⟦f:Get-Item⟧a ⟦c:# b⟧'],
  ['html', '<a b="c">', '&lt;⟦t:a⟧⟦p:b⟧=⟦s:"c"⟧&gt;'],
  ['css', 'a { b: 1px }', '⟦t:a⟧{ b: ⟦n:1px⟧}'],
  ['js', 'const a = 1', '⟦k:const⟧a = ⟦n:1⟧'],
  ['ts', 'type A = string', '⟦k:type⟧⟦t:A⟧= ⟦t:string⟧'],
])('%s is coloured by kind of word', async (language, code, expected) => {
  expect((await colored(language, code)).replace(/⟧ /g, '⟧')).toBe(expected.replace(/⟧ /g, '⟧'))
})

test('HAProxy’s own language is read', async () => {
  const code = `global
  maxconn 2000 # essai
defaults
  timeout connect 5s
frontend www
  bind :443 ssl crt /etc/a.pem
  acl is_app path_beg /app
  http-request set-header X-A "b" if { ssl_fc }
  use_backend web if is_app
backend web
  server web1 192.0.2.11:80 check inter 2s
  http-response set-header X-Id %[unique-id]`
  expect(await colored('haproxy', code)).toBe(`⟦t:global⟧
  ⟦k:maxconn⟧⟦n:2000⟧⟦c:# essai⟧
⟦t:defaults⟧
  ⟦k:timeout connect⟧⟦n:5s⟧
⟦t:frontend⟧⟦f:www⟧
  ⟦k:bind⟧ :⟦n:443 ssl⟧ crt /etc/a.pem
  ⟦k:acl⟧⟦f:is_app⟧ path_beg /app
  ⟦k:http-request set-header⟧ X-A ⟦s:"b"⟧⟦k:if⟧{ ssl_fc }
  ⟦k:use_backend⟧⟦f:web⟧⟦k:if⟧ is_app
⟦t:backend⟧⟦f:web⟧
  ⟦k:server⟧⟦f:web1⟧⟦n:192.0.2.11:80 check⟧ inter ⟦n:2s⟧
  ⟦k:http-response set-header⟧ X-Id ⟦v:%[unique-id]⟧`)
})

describe('the output', () => {
  test('is escaped, has no inline style, and no element spans two lines', async () => {
    await load(['bash'])
    const html = highlight('cat <<EOF\n<b> & "c"\nEOF\necho \'a\nb\'', 'bash') ?? ''
    expect(html).not.toMatch(/style=|<b>/)
    for (const line of html.split('\n'))
      expect(line.match(/<span/g)?.length).toBe(line.match(/<\/span>/g)?.length)
  })

  test('keeps the code as it is', async () => {
    const code = '  for i in 1 2; do\n\n    echo "$i" <a\tb>  \n  done'
    await load(['sh'])
    const text = (highlight(code, 'sh') ?? '').replace(/<[^>]*>/g, '')
    expect(text.replace(/&lt;/g, '<').replace(/&gt;/g, '>')).toBe(code)
  })
})

test('administrators’ names of languages are known', () => {
  const names =
    'sh shell zsh console shell-session apacheconf htaccess conf cnf yml mysql dockerfile patch service ps1 javascript typescript tsx jsx xml python md env dotenv ssh-config make lua pycon'
  expect(names.split(' ').filter((name) => grammarOf(name) === undefined)).toEqual([])
  expect(['text', 'txt', 'plain', 'crontab', 'nft'].every(isPlainText)).toBe(true)
  expect(grammarOf('constructor')).toBeUndefined()
})

test('code highlighted before needs no grammar', () => {
  const { highlight: again, missed, remember } = createHighlighter()
  remember({ code: 'ls', language: 'sh', html: '<span class="t-f">ls</span>' })
  expect(again('ls', 'sh')).toBe('<span class="t-f">ls</span>')
  expect(missed()).toEqual([])
})

test('a language that is wanted and not loaded is told, once', async () => {
  const { highlight: fresh, missed, load: loadMore } = createHighlighter()
  expect(fresh('a: 1', 'yaml')).toBe('a: 1')
  expect(fresh('b: 1', 'yaml')).toBe('b: 1')
  expect(missed()).toEqual(['yaml'])
  expect(missed()).toEqual([])
  await loadMore(['yaml'])
  expect(fresh('a: 1', 'yaml')).toContain('<span class="t-p">a</span>')
  expect(missed()).toEqual([])
})
