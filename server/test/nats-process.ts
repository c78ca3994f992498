/**
 * A NATS of the test's own, on loopback: Debian's package has the program (`apt install nats-server`). Its user may do
 * no more than the one of `docs/operations.md`.
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { endProgram, freePort, opens } from './programs.ts'

/** Why tests with NATS are skipped; false where it is installed. */
export const withoutNats =
  spawnSync('nats-server', ['--version'], { stdio: 'ignore' }).error === undefined
    ? false
    : 'NATS is not installed: apt install nats-server'

export interface NatsProcess {
  /** What `BUS_URL` takes. */
  readonly url: string
  pid(): number | undefined
  start(): Promise<void>
  /** Sends it a signal, such as that of a crash; waits for its end where that ends it. */
  kill(signal?: NodeJS.Signals): Promise<void>
}

const password = 'the-password-of-this-test'

/** Makes one, which isn't started yet, and whose user may hear these subjects; each start is on the same port. It ends with this process. */
export async function natsProcess(mayHear = 'commons.>'): Promise<NatsProcess> {
  return natsServer({ port: await freePort(), mayHear })
}

/** Makes the servers of one cluster, none of them started. */
export async function natsCluster(count: number): Promise<NatsProcess[]> {
  const ports: Array<{ readonly port: number; readonly route: number }> = []
  while (ports.length < count) ports.push({ port: await freePort(), route: await freePort() })
  const routes = ports.map(({ route }) => `"nats://route:${password}@127.0.0.1:${route}"`)
  return ports.map(({ port, route }) =>
    natsServer({
      port,
      more: `cluster {
  name: "commons"
  listen: "127.0.0.1:${route}"
  authorization { user: route, password: "${password}" }
  routes: [${routes.join(', ')}]
}`,
    }),
  )
}

export interface TlsNats extends NatsProcess {
  /** Its authority's certificate, as a file for `NODE_EXTRA_CA_CERTS`. */
  readonly authority: string
}

/** Why tests with TLS are skipped; false where both programs are installed. */
export const withoutTlsNats =
  withoutNats ||
  (spawnSync('openssl', ['version'], { stdio: 'ignore' }).error === undefined
    ? false
    : 'openssl is not installed: apt install openssl')

/** Makes one that takes TLS alone, of an authority of its own, with a certificate for one host. */
export async function tlsNatsProcess(certified = '127.0.0.1'): Promise<TlsNats> {
  const folder = mkdtempSync(path.join(tmpdir(), 'commons-nats-tls-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const file = (name: string) => path.join(folder, name)
  const make = (...args: string[]) =>
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:P-256',
        '-nodes',
        '-days',
        '2',
        ...args,
      ],
      { stdio: 'ignore' },
    )
  make('-subj', '/CN=an authority', '-keyout', file('ca.key'), '-out', file('ca.pem'))
  const signed = ['-CA', file('ca.pem'), '-CAkey', file('ca.key'), '-addext', 'basicConstraints=CA:FALSE']
  const named = ['-subj', '/CN=nats', '-addext', `subjectAltName=IP:${certified}`]
  make(...signed, ...named, '-keyout', file('key.pem'), '-out', file('cert.pem'))
  const server = natsServer({
    port: await freePort(),
    more: `tls { cert_file: "${file('cert.pem')}", key_file: "${file('key.pem')}" }`,
  })
  return { ...server, url: server.url.replace('nats:', 'tls:'), authority: file('ca.pem') }
}

interface Settings {
  readonly port: number
  readonly mayHear?: string
  /** Blocks of its settings besides. */
  readonly more?: string
}

function natsServer({ port, mayHear = 'commons.>', more = '' }: Settings): NatsProcess {
  const folder = mkdtempSync(path.join(tmpdir(), 'commons-nats-server-'))
  const settings = path.join(folder, 'nats.conf')
  writeFileSync(
    settings,
    `listen: "127.0.0.1:${port}"
authorization {
  users: [
    { user: commons, password: "${password}", permissions: { publish: "commons.>", subscribe: "${mayHear}" } }
  ]
}
${more}
`,
  )
  let running: ChildProcess | undefined
  const kill = async (signal: NodeJS.Signals = 'SIGKILL') => {
    if (signal === 'SIGSTOP' || signal === 'SIGCONT') return void running?.kill(signal)
    running?.ref()
    await endProgram(running, signal)
  }
  process.once('exit', () => {
    running?.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    url: `nats://commons:${password}@127.0.0.1:${port}`,
    pid: () => running?.pid,
    kill,
    async start() {
      const child = spawn('nats-server', ['-c', settings], { stdio: 'ignore' })
      child.unref()
      running = child
      while (!(await opens(port))) {
        if (child.exitCode !== null) throw new Error(`nats-server ended with ${child.exitCode}`)
        await sleep(20)
      }
    },
  }
}
