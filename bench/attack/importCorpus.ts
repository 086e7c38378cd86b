/** Configurations and pages of other tools that nobody would write, for what imports them. */

const deep = (opening: string, closing = '') =>
  `${opening.repeat(50_000)}1${closing.repeat(50_000)}`
const snippets = 'markdown_extensions: [pymdownx.snippets]\nplugins: [include-markdown, macros]\n'

const mkdocs: readonly string[] = [
  snippets,
  `site_name: X\n${snippets}`,
  'site_name: X\ndocs_dir: ../..\n',
  'site_name: X\ndocs_dir: /etc\n',
  'INHERIT: ../../secret.md\n',
  'INHERIT: mkdocs.yml\nsite_name: X\n',
  `site_name: X\nnav: ${deep('[')}\n`,
  `site_name: X\nnav:\n${deep('- ')}\n`,
  `a: &a [x, x]\nb: &b [${'*a, '.repeat(99)}]\nc: &c [${'*b, '.repeat(99)}]\nnav: [${'*c, '.repeat(99)}]\n`,
  'site_name: __proto__\nextra: { constructor: 1 }\nnav: [{ __proto__: index.md }, { constructor: index.md }]\nplugins: [macros, { __proto__: {} }]\n',
  'site_name: X\nplugins:\n  - i18n:\n      docs_structure: folder\n      languages: [{ locale: ../../../../evil, default: true }, { locale: .. }]\n',
  'site_name: X\nplugins:\n  - i18n:\n      languages: [{ locale: en, default: true }, { locale: ../../.. }]\n',
  `site_name: X\n${snippets}  - redirects:\n      redirect_maps: { "../../x.md": //evil.example, "__proto__": index.md, a.md: "javascript:alert(1)" }\n`,
  'site_name: "\\u001b]0;x\\u0007"\nnav: ["\\u001b[2J.md", { "\\u0007": index.md }]\nplugins: [i18n: { languages: [{ locale: "\\u001b[2J" }] }]\n',
  'site_url: "javascript:alert(1)"\nrepo_url: "javascript:alert(1)"\nedit_uri: "javascript:alert(1)"\n',
  'markdown_extensions:\n  - pymdownx.snippets: { base_path: [../.., /, /etc], auto_append: [../secret.txt, secret.txt, passwd] }\n',
  '- a\n- b\n',
  '"',
  '\0',
]

const scripts: readonly string[] = [
  'export default {}',
  `export default { title: ${deep('[', ']')} }`,
  `export default { title: ${deep('(', ')')} }`,
  `export default ${deep('a=>')}`,
  `export default { title: 1${'+1'.repeat(50_000)} }`,
  `export default ${deep('!')}`,
  'import a from "../../secret.json"\nimport b from "../secret.json"\nexport default { title: a.title, tagline: b.title, description: b.title }',
  'const a = () => b()\nconst b = () => [a(), a(), a(), a()]\nexport default { title: a(), themeConfig: { nav: b(), sidebar: b() } }',
  'const a = { get b() { return a } }; a.c = a\nexport default { ...a, themeConfig: a, presets: [["classic", a]] }',
  'export default { "__proto__": { title: "x" }, ["constructor"]: 1, themeConfig: { sidebar: { "__proto__": [{ text: "x", link: "/x" }], constructor: [] }, nav: [{ text: "x", link: "javascript:alert(1)" }] } }',
  `export default { srcExclude: ["${'**/'.repeat(40)}x", "${'*a'.repeat(40)}b"] }`,
  'export default { srcDir: "../..", locales: { "../../../../evil": { label: "x", lang: "../.." }, "__proto__": { label: "y" } } }',
  'export default { rewrites: { "index.md": "../../../../../evil.md" }, markdown: { anchor: { slugify: (s) => s.replace(/(a+)+$/, "x") } } }',
  'export default { title: "\\u001b]0;x\\u0007", plugins: ["\\u001b[2J"], themeConfig: { navbar: { items: [{ type: "\\u001b[31m" }] } } }',
  'module.exports = { presets: [["classic", { docs: { path: "../../..", sidebarPath: "/etc/passwd" }, theme: { customCss: ["../../secret.txt", "/etc/passwd"] }, blog: { path: "../.." } }]], staticDirectories: ["..", "../..", "/etc"] }',
  'module.exports = { i18n: { defaultLocale: "../../evil", locales: ["../../evil", "../../../../evil", "__proto__"] } }',
  'import starlight from "@astrojs/starlight"\nexport default { integrations: [starlight({ title: "x", locales: { root: { label: "x", lang: "../.." }, "../../../../evil": { label: "(" }, "(": {} }, customCss: ["../../secret.txt"], sidebar: [{ label: "x", autogenerate: { directory: "../../.." } }] })] }',
  'starlight'.repeat(500_000),
]

/** The file of a configuration, and its text. */
export const importConfigs: readonly (readonly [file: string, text: string])[] = [
  ...mkdocs.map((text) => ['mkdocs.yml', text] as const),
  ...scripts.flatMap((text) =>
    ['docusaurus.config.js', '.vitepress/config.mts', 'astro.config.mjs'].map(
      (file) => [file, text] as const,
    ),
  ),
  ['README.md', '# A\n'],
]

export const importPages: readonly string[] = [
  '--8<-- "../secret.txt"\n\n--8<-- "../../secret.txt"\n\n--8<-- "../../../../../../../etc/passwd"',
  '--8<--\n../secret.txt\n/etc/passwd\n--8<--',
  '{% include-markdown "../../secret.md" %}\n\n{% include "/etc/passwd" %}\n\n{% include "../secret.txt" %}',
  '<<< ../secret.txt\n\n<<< ../../secret.txt{1}\n\n<<< /etc/passwd\n\n<<< @/../../secret.txt',
  '<!--@include: ../secret.md-->\n\n<!--@include: ../../secret.md-->\n\n<!--@include: /etc/passwd-->',
  '--8<-- "index.md"\n'.repeat(12),
  '{% include-markdown "index.md" %}\n'.repeat(12),
  '<!--@include: ./index.md-->\n'.repeat(12),
  '<<< ./linked.md\n\n--8<-- "linked.md"\n\n{% include "linked/passwd" %}',
  `---\ntitle: ${'['.repeat(20_000)}\n---\n# A`,
  '---\n__proto__: 1\nconstructor: { prototype: 1 }\nslug: ../../../x\ntags: { a: b }\n---\n# A',
  '# \u001b]0;x\u0007 \u001b[2J {#\u001b}\n\n<Foo\u001b[2J />\n\n[x](\u001b[31m.md)',
  '{{ constructor }} {{ __proto__.x }} {{ toString() }} {% raw %}{{ x }}',
  `${'    '.repeat(300)}x\n\n${'> '.repeat(300)}x\n\n${'- '.repeat(300)}x`,
  `${'!!! note\n    '.repeat(300)}x\n\n${':::tip\n'.repeat(300)}`,
  `${'<div markdown>\n'.repeat(300)}x`,
  `${'[x]: '.repeat(2000)}\n\n${'*'.repeat(5000)}\n\n${'`'.repeat(5000)}`,
  `=== "a"\n\n${'    === "b"\n\n'.repeat(300)}`,
  `${'*[a]: b\n'.repeat(2000)}${'a '.repeat(5000)}`,
  `# ${'a'.repeat(20_000)}!\n\n${'<'.repeat(20_000)}\n\n${'{'.repeat(20_000)}`,
  `${'| a '.repeat(2000)}|\n${'|-'.repeat(2000)}|\n`,
  'import X from "../../secret.md"\nimport Y from "@site/../secret.md"\n\n<X /> <Y />\n\n![x](../../secret.txt)',
  `${'\t'.repeat(5000)}x\n${' '.repeat(20_000)}x\n${'\u00A0'.repeat(5000)}`,
]
