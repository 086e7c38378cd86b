/** Lists the packages that the Node bundles import, which must be dependencies. */
import { readdirSync, readFileSync } from 'node:fs'

/** The package itself, and what `debug` does without: it asks for it in a `try`, for colours. */
const undeclared = new Set(['lucarne-docs', 'supports-color'])

/** Throws when a bundle asks for a package that is installed only here. */
export function requireDeclared(folder, packageFile) {
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(packageFile, 'utf8'))
  const declared = { ...dependencies, ...peerDependencies }
  const imported =
    /(?:^import [^;'"]*?from|^import|\bawait import\(|\b(?:__)?require\()\s*["']([@\w][^"':]*)["']/gm
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.js')))
    for (const [, target = ''] of codeOf(`${folder}/${file}`).matchAll(imported)) {
      const [scope = '', name = ''] = target.split('/')
      const dependency = scope.startsWith('@') ? `${scope}/${name}` : scope
      const isBuiltIn = !target.includes('/') && /^[a-z_]+$/.test(target) && isOfNode(target)
      if (!isBuiltIn && !undeclared.has(dependency) && !(dependency in declared))
        throw new Error(`${file} imports ${target}: bundle it, or make it a dependency`)
    }
}

/** Without the examples of its comments. */
const codeOf = (file) => readFileSync(file, 'utf8').replace(/^\s*\*.*$/gm, '')

const isOfNode = (name) => process.getBuiltinModule(name) !== undefined
