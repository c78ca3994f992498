/** Processes of one installation with a NATS between them that can be killed. */
import { connect, createServer, type Socket } from 'node:net'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { atEndOfFile } from '../end-of-file.ts'
import { type NatsProcess, natsProcess } from '../nats-process.ts'
import { until } from '../until.ts'
import { makeWorld, type World } from '../world.ts'

export interface NatsScene {
  readonly nats: NatsProcess
  readonly one: World
  readonly other: World
  /** Starts one more process; `url: ''` has no NATS. */
  another(url?: string, env?: Record<string, string>): Promise<World>
}

let shared: Promise<NatsScene> | undefined

/** Returns the scene of this test file, whose processes have found each other. */
export const natsScene = () => (shared ??= makeScene())

async function makeScene(): Promise<NatsScene> {
  const nats = await natsProcess()
  await nats.start()
  const folder = await mkdtemp(path.join(tmpdir(), 'commons-nats-'))
  atEndOfFile(async () => {
    shared = undefined
    await nats.kill()
    await rm(folder, { recursive: true, force: true })
  })
  const base = { DATA_DIR: folder, RATE_LIMIT_FACTOR: '10' }
  const one = await makeWorld({ env: { ...base, BUS_URL: nats.url } })
  const another: NatsScene['another'] = (url = nats.url, env = {}) =>
    makeWorld({ env: { ...base, BUS_URL: url, ...env }, database: one.database })
  const scene = { nats, one, other: await another(), another }
  await untilWhole(scene.one, scene.other)
  return scene
}

/** Waits until these processes know that all hear NATS. */
export async function untilWhole(...worlds: readonly World[]): Promise<void> {
  await until(async () => worlds.every(({ platform }) => platform.bus.counts?.isWhole))
}

/** Waits until what these processes asked each other has been answered: such hints would be counted with others. */
export async function untilAnswered(...worlds: readonly World[]): Promise<void> {
  for (let round = 0; round < 2; round++) for (const { platform } of worlds) await platform.bus.settled()
}

/** How many hints a process has received over one of both. */
export async function heardOver({ platform }: World, over: 'nats' | 'notify'): Promise<number> {
  const { values } = await platform.metrics.hintsReceived.get()
  return values.find(({ labels }) => labels.over === over)?.value ?? 0
}

/** A way to NATS that can be cut, for one process alone. */
export async function cuttable(url: string): Promise<{ url: string; cut(): void; mend(): void }> {
  const target = new URL(url)
  const [host, port] = [target.hostname, Number(target.port)]
  const open = new Set<Socket>()
  let isCut = false
  const server = createServer((socket) => {
    if (isCut) return socket.destroy()
    const onward = connect(port, host)
    for (const [from, to] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      open.add(from)
      from.on('error', () => undefined)
      from.on('close', () => {
        open.delete(from)
        to.destroy()
      })
      from.pipe(to)
    }
    return undefined
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  atEndOfFile(async () => {
    for (const socket of open) socket.destroy()
    server.close()
  })
  const address = server.address()
  target.port = String(typeof address === 'object' && address ? address.port : 0)
  return {
    url: target.href,
    cut() {
      isCut = true
      for (const socket of open) socket.destroy()
    },
    mend: () => (isCut = false),
  }
}
