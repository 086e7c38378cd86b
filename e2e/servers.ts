/** Real Apache, nginx and Caddy over a built site, configured as deploying.md says. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { missingProgram } from './debianPackages.ts'
import type { TestedSite } from './sites.ts'

export type ServerName = 'apache' | 'nginx' | 'caddy'

type Server = {
  readonly package: string
  readonly program: string
  /** From the block of deploying.md, with its addresses and folders in place, to a whole configuration. */
  readonly configure: (block: string, folder: string) => string
  readonly check: (config: string, folder: string) => readonly string[]
  readonly run: (config: string, folder: string) => readonly string[]
}

const isRoot = process.getuid?.() === 0

const servers: Readonly<Record<ServerName, Server>> = {
  apache: {
    package: 'apache2',
    program: '/usr/sbin/apache2',
    configure: (block, folder) => `${apacheModules}
PidFile ${folder}/pid
ErrorLog ${folder}/errors
ServerName localhost
User www-data
Group www-data
${block.replace(/<VirtualHost (\S+)>/, 'Listen $1\n$&')}`,
    check: (config, folder) => ['-t', '-d', folder, '-f', config],
    run: (config, folder) => ['-D', 'FOREGROUND', '-d', folder, '-f', config],
  },
  nginx: {
    package: 'nginx',
    program: '/usr/sbin/nginx',
    configure: (block, folder) => `daemon off;
pid ${folder}/pid;
error_log ${folder}/errors;
${isRoot ? 'user www-data;' : ''}
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  gzip on;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((use) => `  ${use}_temp_path ${folder}/${use};`).join('\n')}
${block}}
`,
    check: (config, folder) => ['-t', '-p', folder, '-c', config],
    run: (config, folder) => ['-p', folder, '-c', config],
  },
  caddy: {
    package: 'caddy',
    program: '/usr/bin/caddy',
    configure: (block) => `{\n\tadmin off\n}\nhttp://${block}`,
    check: (config) => ['validate', '--adapter', 'caddyfile', '--config', config],
    run: (config) => ['run', '--adapter', 'caddyfile', '--config', config],
  },
}

/** Modules that Debian enables, with their own settings, and those that deploying.md requires. */
const apacheModules = [
  ...'mpm_event authz_core mime dir alias autoindex filter deflate negotiation setenvif rewrite headers'
    .split(' ')
    .map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`),
  ...['mime', 'dir', 'deflate'].map((name) => `Include /etc/apache2/mods-available/${name}.conf`),
].join('\n')

export type Serving = { readonly origin: string; readonly stop: () => Promise<void> }

/** Throws what the server says of its configuration, when it refuses it. */
export async function serveSite(name: ServerName, { outDir, url }: TestedSite): Promise<Serving> {
  const baseUrl = new URL(url).pathname
  const server = servers[name]
  if (!existsSync(server.program)) throw missingProgram(server.program, server.package)
  const folder = await mkdtemp(join(tmpdir(), `lucarne-${name}-`))
  await chmod(folder, 0o755)
  const root = join(folder, 'root')
  await cp(outDir, join(root, baseUrl), { recursive: true })
  const port = await findFreePort()
  const block = documentedBlock(name)
    .replaceAll('/srv/docs/.', `${join(root, baseUrl, '.')}/.`)
    .replaceAll('/srv/docs', root)
    .replace(/(?<=listen )80|\*:80|docs\.exemple\.example(?= \{)/, `127.0.0.1:${port}`)
  const config = join(folder, 'config')
  await writeFile(config, server.configure(block, folder))
  await mkdir(join(folder, 'home'))
  const env = { ...process.env, HOME: join(folder, 'home') }
  execFileSync(server.program, server.check(config, folder), { env, stdio: 'pipe' })
  const child = spawn(server.program, server.run(config, folder), { env, stdio: 'ignore' })
  await listening(port, child)
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      const exit = once(child, 'exit')
      child.kill()
      await exit
      await rm(folder, { recursive: true })
    },
  }
}

const inRepository = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** The block of code that the documentation gives for a server. */
function documentedBlock(name: ServerName): string {
  const text = readFileSync(inRepository('engine/docs/deploying.md'), 'utf8')
  const block = new RegExp(
    `^\`\`\`(?:${name}|text title="${name}file")\\n(.*?)^\`\`\`$`,
    'ims',
  ).exec(text)?.[1]
  if (block === undefined) throw new Error(`deploying.md has no block for ${name}`)
  return block
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/** Tries until the server takes a connection; throws when it has ended before. */
async function listening(port: number, child: ChildProcess): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  const isOpen = await new Promise((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  })
  socket.destroy()
  if (isOpen) return
  if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended with ${child.exitCode}`)
  await new Promise((resolve) => setImmediate(resolve))
  return listening(port, child)
}
