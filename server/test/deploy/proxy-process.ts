/**
 * The proxies of `deploy/` in front of processes of the test's: Debian's packages have the programs
 * (`apt install nginx-light caddy`). Of the shipped files, only names, addresses and certificates are replaced.
 */
import assert from 'node:assert/strict'
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import tls from 'node:tls'
import { fileURLToPath } from 'node:url'
import { endProgram, opens } from '../programs.ts'

export const proxies = ['nginx', 'caddy'] as const
export type Proxy = (typeof proxies)[number]

const places: Record<Proxy, readonly string[]> = { nginx: ['/usr/sbin/nginx', 'nginx'], caddy: ['caddy'] }
const packages: Record<Proxy, string> = { nginx: 'nginx-light', caddy: 'caddy' }

const programOf = (proxy: Proxy) =>
  places[proxy].find((name) => spawnSync(name, ['-h'], { stdio: 'ignore' }).error === undefined)

/** Why tests with this proxy are skipped; false where it is installed. */
export const without = (proxy: Proxy): string | false =>
  programOf(proxy) !== undefined && spawnSync('openssl', ['version']).error === undefined
    ? false
    : `${proxy} or openssl is not installed: apt install ${packages[proxy]} openssl`

export interface ProxyProcess {
  start(): Promise<void>
  said(): string
  stop(): Promise<void>
}

export interface ProxyPlace {
  /** What it answers https at, on this machine. */
  readonly port: number
  /** The same by http. */
  readonly plainPort: number
  /** The ports of the two processes of Commons. */
  readonly upstreams: readonly [number, number]
}

const shipped = (name: string) =>
  readFile(fileURLToPath(new URL(`../../../deploy/${name}`, import.meta.url)), 'utf8')

/** Replaces each of these in a text, where each has to be. */
function fill(text: string, replaced: ReadonlyArray<readonly [string, string]>): string {
  return replaced.reduce((filled, [from, to]) => {
    assert(filled.includes(from), `The shipped file has no ${from}`)
    return filled.replaceAll(from, to)
  }, text)
}

async function nginxSettings(folder: string, { port, plainPort, upstreams }: ProxyPlace): Promise<string> {
  const own = fill(await shipped('nginx.conf'), [
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['listen 443 ssl', `listen 127.0.0.1:${port} ssl`],
    ['  listen [::]:80;\n', ''],
    ['  listen [::]:443 ssl http2;\n', ''],
    ['/etc/letsencrypt/live/commons.example/fullchain.pem', `${folder}/cert.pem`],
    ['/etc/letsencrypt/live/commons.example/privkey.pem', `${folder}/key.pem`],
    ['commons.example', 'localhost'],
    ['# server 127.0.0.1:3001', `server 127.0.0.1:${upstreams[1]}`],
    ['server 127.0.0.1:3000', `server 127.0.0.1:${upstreams[0]}`],
  ])
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join('\n')
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  // One worker: it alone knows of a process that is away.
  return `daemon off; ${user} worker_processes 1; pid ${folder}/pid; error_log stderr warn;
events { worker_connections 512; }
http { access_log off; ${places}
${own} }`
}

async function caddySettings(folder: string, { port, plainPort, upstreams }: ProxyPlace): Promise<string> {
  const own = fill(await shipped('Caddyfile'), [
    [
      '\ncommons.example {',
      `\nhttps://localhost:${port} {\n\tbind 127.0.0.1\n\ttls ${folder}/cert.pem ${folder}/key.pem`,
    ],
    [
      'reverse_proxy 127.0.0.1:3000',
      `reverse_proxy ${upstreams.map((each) => `127.0.0.1:${each}`).join(' ')}`,
    ],
  ])
  return `{\n\tadmin off\n\thttp_port ${plainPort}\n}\n${own}`
}

/** Makes a proxy, which isn't started yet. From then on, this process trusts its certificate. */
export async function proxyProcess(proxy: Proxy, place: ProxyPlace): Promise<ProxyProcess> {
  const folder = await mkdtemp(path.join(tmpdir(), `commons-${proxy}-`))
  const file = path.join(folder, 'settings')
  execFileSync(
    'openssl',
    `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost -keyout ${folder}/key.pem -out ${folder}/cert.pem`.split(
      ' ',
    ),
    { stdio: 'ignore' },
  )
  tls.setDefaultCACertificates([
    ...tls.getCACertificates('default'),
    await readFile(path.join(folder, 'cert.pem'), 'utf8'),
  ])
  await writeFile(file, await (proxy === 'nginx' ? nginxSettings : caddySettings)(folder, place))
  const args =
    proxy === 'nginx' ? ['-p', folder, '-c', file] : ['run', '--config', file, '--adapter', 'caddyfile']

  let running: ChildProcess | undefined
  let said = ''
  return {
    said: () => said,
    async start() {
      const child = spawn(programOf(proxy) ?? '', args, {
        env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      running = child
      child.stderr.setEncoding('utf8').on('data', (chunk: string) => (said = (said + chunk).slice(-20_000)))
      while (!(await opens(place.port))) {
        if (child.exitCode !== null) throw new Error(`${proxy} ended with ${child.exitCode}: ${said}`)
        await sleep(20)
      }
    },
    async stop() {
      const child = running
      running = undefined
      await endProgram(child, 'SIGTERM')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
