/** Sends hints as several processes do, on order, and hears them as another one does. */
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { openMetrics } from '../server/src/platform/metrics.ts'
import { Bus } from '../server/src/platform/realtime/bus.ts'

export interface BusLoadOrder {
  readonly connection: pg.ClientConfig
  /** A NATS; empty: over NOTIFY. */
  readonly busUrl: string
  readonly senders: number
  readonly perSecond: number
  readonly seconds: number
}

export interface BusLoadResult {
  readonly sent: number
  readonly heard: number
}

/** Different ones, so that none is left out as repeated. */
const topics = Array.from({ length: 1_000 }, (_, i) => `post:${i + 1}`)

async function run({
  connection,
  busUrl,
  senders,
  perSecond,
  seconds,
}: BusLoadOrder): Promise<BusLoadResult> {
  const pool = new pg.Pool({ ...connection, max: senders })
  const log = { info: () => undefined, warn: console.warn } as unknown as ConstructorParameters<
    typeof Bus
  >[0]['log']
  const nats = busUrl === '' ? undefined : { servers: [busUrl], installation: 'commons.bench' }
  const make = () => new Bus({ pool, connection, log, nats, metrics: openMetrics() })
  const [receiver, ...sending] = Array.from({ length: senders + 1 }, make)
  if (!receiver) throw new Error('There is no bus')
  let heard = 0
  let sent = 0
  receiver.subscribe({
    hints: (hints) => void (heard += hints.length),
    ended: () => undefined,
    changed: () => undefined,
    rechecked: () => undefined,
    connected: () => undefined,
  })
  for (const bus of [receiver, ...sending]) await bus.open()
  for (const topic of topics) receiver.listenTo(topic)
  // Until all know that they hear NATS.
  await sleep(2_200)
  const began = performance.now()
  const until = began + (seconds - 2.2) * 1_000
  for (;;) {
    if (performance.now() >= until) break
    const due = Math.floor(((performance.now() - began) / 1000) * perSecond)
    for (; sent < due; sent++) sending[sent % senders]?.hint([{ topic: topics[sent % topics.length] ?? '' }])
    await sleep(1)
  }
  for (const bus of sending) await bus.settled()
  await sleep(300)
  for (const bus of [...sending, receiver]) await bus.close()
  await pool.end()
  return { sent, heard }
}

process.on('message', (order: BusLoadOrder) => {
  void run(order).then((result) => process.send?.(result))
})
