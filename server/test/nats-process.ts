/**
 * A NATS of the test's own, on loopback: Debian's package has the program (`apt install nats-server`). Its user may do
 * no more than the one of `docs/operations.md`.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
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
  const port = await freePort()
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
