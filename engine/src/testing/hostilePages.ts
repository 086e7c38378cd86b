/** Pages that would crash a build, or never let it end, each with the problem reported instead. */

type HostilePage = [name: string, file: string, text: string, told: RegExp]

export const hostilePages: readonly HostilePage[] = [
  ...['constructor', '__proto__', 'toString'].map((name): HostilePage => [
    `a sidebar named ${name}`,
    'docs/a.md',
    `---\ndisplayed_sidebar: ${name}\n---\n# A\n`,
    /^docs\/a\.md:2: displayed_sidebar: no sidebar is named/,
  ]),
  [
    'a zero in a slug',
    'docs/a.md',
    '---\nslug: "/a\\0b"\n---\n# A\n',
    /^docs\/a\.md:2: the path "\/a\\u0000b\/" holds a control character/,
  ],
  [
    '1,400 quotes',
    'docs/a.md',
    `# A\n\n${'>'.repeat(1400)} x\n`,
    /^docs\/a\.md:3:101: .*more than 100 elements/,
  ],
  [
    '970 lists',
    'docs/a.md',
    `# A\n\n${'- '.repeat(970)} x\n`,
    /^docs\/a\.md:3:\d+: .*more than 100 elements/,
  ],
  [
    '690 tabs',
    'docs/a.mdx',
    `# A\n\n${'<Tabs><TabItem value="a">\n\n'.repeat(690)}x\n\n${'</TabItem></Tabs>\n\n'.repeat(690)}`,
    /^docs\/a\.mdx:\d+:1: .*more than 100 elements/,
  ],
  [
    '5,000 lists',
    'docs/a.md',
    `# A\n\n${'- '.repeat(5000)} x\n`,
    /^docs\/a\.md:3:\d+: .*more than 100 elements/,
  ],
  ...[
    `export const a = ${'['.repeat(20_000)}`,
    `{${'('.repeat(20_000)}1${')'.repeat(20_000)}}`,
    `export const a = ${'a=>'.repeat(20_000)}1`,
    `export const a = ${'`${'.repeat(20_000)}1`,
    `export const a = ${'class extends '.repeat(5000)}{}`,
    `export const a = ${'!'.repeat(60_000)}1`,
    '<A>\n\n'.repeat(20_000),
  ].map((code): HostilePage => [
    `code that no parser comes out of (${code.slice(17, 23)})`,
    'docs/a.mdx',
    `# A\n\n${code}\n`,
    /^docs\/a\.mdx:\d+:\d+: This cannot be read as MDX, it is read as Markdown: more than \d+ /,
  ]),
  [
    '2,000 HTML elements',
    'docs/a.md',
    `# A\n\n${'<div>'.repeat(2000)}<script><img src=x onerror=alert(1)></script>x${'</div>'.repeat(2000)}\n`,
    /^docs\/a\.md:3:\d+: more than 100 elements/,
  ],
  [
    'a paragraph without end',
    'docs/a.md',
    `# A\n\n${'<b style="color:red">a</b>\n'.repeat(20_000)}\n`,
    /^docs\/a\.md:3:1: .*a paragraph has more than 10000 “<”/,
  ],
  [
    'a text of more than 4 MB',
    'docs/a.md',
    `# A\n\n${'un mot\n'.repeat(600_000)}`,
    /^docs\/a\.md: The file cannot be read: it is larger than 4 MB\./,
  ],
  [
    'a paragraph of marks without end',
    'docs/a.md',
    `# A\n\n${':a '.repeat(20_001)}\n\n:::note\nx\n:::\n`,
    /^docs\/a\.md:3:1: .*a paragraph has more than 20000 “:”/,
  ],
  [
    'a list of tags without end',
    'docs/a.md',
    `---\ntags: [${Array.from({ length: 9000 }, (_, index) => `t${index}`).join()}]\n---\n# A\n`,
    /^docs\/a\.md:2: “?tags”?.*at most 500 entries/,
  ],
  [
    'a diagram without end',
    'docs/a.md',
    `# A\n\n\`\`\`mermaid\ngraph TD\n${Array.from({ length: 9000 }, (_, index) => `A${index}-->A${index + 1}`).join('\n')}\n\`\`\`\n`,
    /^docs\/a\.md:3:\d+: .*more than 10000 characters/,
  ],
  ...[
    `${'['.repeat(5000)}${']'.repeat(5000)}`,
    '['.repeat(50_000),
    `${'{a: '.repeat(5000)}1`,
    `\n${'- '.repeat(50_000)}x`,
    `\n${'? '.repeat(5000)}x`,
    Array.from({ length: 300 }, (_, level) => `\n${' '.repeat(level + 1)}a:`).join(''),
  ].map((value): HostilePage => [
    `YAML nested without end (${value.trim().slice(0, 5)})`,
    'docs/a.md',
    `---\ntitle: ${value}\n---\n# A\n`,
    /^docs\/a\.md:\d+: The front matter is nested too deep: more than 100 lists or maps/,
  ]),
  [
    'a category nested without end',
    'docs/x/_category_.yml',
    `label: ${'['.repeat(50_000)}`,
    /^docs\/x\/_category_\.yml:1: The category is nested too deep/,
  ],
  [
    'aliases of aliases',
    'docs/a.md',
    `---\nx0: &x0 [a, a]\n${Array.from({ length: 11 }, (_, i) => `x${i + 1}: &x${i + 1} [${Array.from({ length: 10 }, () => `*x${i}`).join()}]\n`).join('')}title: *x11\n---\n# A\n`,
    /^docs\/a\.md:2: The front matter says too much by its aliases/,
  ],
  [
    'aliases in a category',
    'docs/x/_category_.yml',
    `a: &a [${'b,'.repeat(999)}]\nb: &b [${Array.from({ length: 999 }, () => '*a').join()}]\nlabel: [${'*b,'.repeat(99)}]\n`,
    /^docs\/x\/_category_\.yml:1: The category says too much by its aliases/,
  ],
  [
    'a component that sets HTML',
    'docs/a.mdx',
    '# A\n\n<div dangerouslySetInnerHTML={{ __html: "<b>" }}>x</div>\n',
    /^docs\/a\.mdx:3:1: “dangerouslySetInnerHTML” is left out/,
  ],
  [
    'values that are no list',
    'docs/a.mdx',
    '# A\n\n<Tabs values="a"><TabItem value="a">\n\nx\n\n</TabItem></Tabs>\n',
    /^docs\/a\.mdx:3:1: “values” of “<Tabs>” is not a list/,
  ],
  [
    'an address of script to edit the page',
    'docs/a.md',
    '---\ncustom_edit_url: "javascript:alert(1)"\n---\n# A\n',
    /^docs\/a\.md:2: “custom_edit_url”: expected the address of a page/,
  ],
  [
    'a glossary that cannot be read',
    'search-glossary.yml',
    ': : [',
    /^search-glossary\.yml:1: The glossary is not valid YAML/,
  ],
]
