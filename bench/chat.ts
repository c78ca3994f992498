/**
 * How soon a message reaches the other member's socket, beside a floor in the same run: with many sockets
 * open, at 100 and 200 messages a second; also the memory of a socket, and how soon all are back when they
 * reconnect at once. `npm run bench:chat`; `--sockets=10000 --rates=100,200 --seconds=10 --rounds=3`.
 */
import { once } from 'node:events'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startOurs } from './compare.ts'
import { type BenchDatabase, query, withDatabase } from './database.ts'
import { inMs, isMet, listen, megabytesOf, openAll, post, quantile } from './live.ts'
import { readOptions } from './options.ts'
import { type Service, startService } from './processes.ts'
import type { Caller } from './seed.ts'

const { values } = parseArgs({
  options: {
    sockets: { type: 'string', default: '10000' },
    rates: { type: 'string', default: '100,200' },
    seconds: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '3' },
  },
})
const [sockets, seconds, rounds] = [values.sockets, values.seconds, values.rounds].map(Number) as [
  number,
  number,
  number,
]
const rates = values.rates.split(',').map(Number)
/** The number of pairs of callers who talk, taken from the end; the others only have their pages open. */
const talking = 200
const goals = { share: 1.3, p99: 25, megabytes: 200, storm: 20 }

const median = (of: readonly number[]) => quantile(of, 0.5)

const as = ({ id, apiKey }: Caller) => ({ user_id: id, api_key: apiKey })

/** Opens a page of a member; `heard` gets the frames of its socket. */
type Open = (caller: Caller, heard: (frame: string) => void) => Promise<WebSocket>

const openOurs =
  (service: Service, topicsOf: (caller: Caller) => string[]): Open =>
  (caller, heard) =>
    listen(service, caller, topicsOf(caller), heard)

const openFloor =
  ({ port }: Service): Open =>
  async ({ id }, heard) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/?member=${id}`)
    await once(socket, 'open')
    socket.addEventListener('message', ({ data: frame }) => heard(String(frame)))
    return socket
  }

interface Talk {
  readonly sender: Caller
  readonly friend: Caller
}

/**
 * Sends `rate` messages a second, evenly; returns how long each took to the other's socket, in milliseconds.
 */
async function deliver(
  talks: readonly Talk[],
  { open, send }: { open: Open; send(talk: Talk, message: string): Promise<unknown> },
  rate: number,
): Promise<number[]> {
  const waiting = new Map<number, number[]>()
  const took: number[] = []
  const pages = await openAll(
    (friend) =>
      open(friend, (frame) => {
        const began = frame.includes('"chat') ? waiting.get(friend.id)?.shift() : undefined
        if (began !== undefined) took.push(performance.now() - began)
      }),
    talks.map(({ friend }) => friend),
    talks.length,
  )
  const total = rate * seconds
  const sent: Array<Promise<unknown>> = []
  const start = performance.now()
  for (let i = 0; i < total; i++) {
    const due = start + (i * 1000) / rate
    if (performance.now() < due) await sleep(due - performance.now())
    const talk = talks[i % talks.length]
    if (!talk) break
    waiting.set(talk.friend.id, [...(waiting.get(talk.friend.id) ?? []), performance.now()])
    sent.push(send(talk, `Message ${i}`))
  }
  await Promise.all(sent)
  for (let waited = 0; took.length < total && waited < 5_000; waited += 10) await sleep(10)
  for (const page of pages) page.close()
  if (took.length !== total)
    throw new Error(`The run is void: ${total - took.length} messages were not heard of`)
  return took
}

const options = readOptions([])
await withDatabase(10_000, async (database: BenchDatabase) => {
  const { callers } = database.seeded
  const talkers = callers.slice(-2 * talking)
  const idle = callers.slice(0, -2 * talking)
  const talks = Array.from({ length: talking }, (_, i): Talk => {
    const [sender, friend] = [talkers[2 * i], talkers[2 * i + 1]]
    if (!sender || !friend) throw new Error('There are too few callers')
    return { sender, friend }
  })
  const ours = await startOurs(database, options, { RATE_LIMIT_FACTOR: '1000' })
  const floor = await startService(
    'chat-floor.ts',
    { DATABASE_URL: database.url },
    { logFile: `${database.dataDir}/floor.log` },
  )
  try {
    const chats = new Map<number, number>()
    for (const { sender, friend } of talks) {
      await query(database.connection, 'insert into follows values ($1, $2) on conflict do nothing', [
        friend.id,
        sender.id,
      ])
      const { recdata } = (await post(ours.port, '/api/users/start_chat', {
        ...as(sender),
        friend_id: friend.id,
      })) as { recdata: { chat_id: number } }
      chats.set(friend.id, recdata.chat_id)
    }
    const open = openOurs(ours, ({ id }) => {
      const chat = chats.get(id)
      return chat === undefined ? [`chats:${id}`] : [`chat:${chat}`]
    })
    const openIdle = (caller: Caller) => open(caller, () => undefined)
    const before = megabytesOf(ours)
    const pages = await openAll(openIdle, idle, sockets)
    const taken = megabytesOf(ours) - before
    console.log(
      `${pages.length.toLocaleString('en')} sockets: ${taken.toFixed(0)} MB, ${((taken * 1024) / pages.length).toFixed(1)} KB each (goal ${goals.megabytes} MB for 10,000: ${isMet(taken <= (goals.megabytes * sockets) / 10_000)})`,
    )
    const sides = {
      floor: {
        open: openFloor(floor),
        send: ({ sender, friend }: Talk, message: string) =>
          post(floor.port, '/send', { user_id: sender.id, friend_id: friend.id, message }),
      },
      ours: {
        open,
        send: ({ sender, friend }: Talk, message: string) =>
          post(ours.port, '/api/users/send_massage', {
            ...as(sender),
            friend_id: friend.id,
            message,
            idempotency_key: crypto.randomUUID(),
          }),
      },
    }
    for (const rate of rates) {
      const figures = { floor: [] as number[][], ours: [] as number[][] }
      for (const side of ['floor', 'ours'] as const) await deliver(talks, sides[side], 50)
      for (let round = 0; round < rounds; round++)
        for (const side of ['floor', 'ours'] as const)
          figures[side].push(await deliver(talks, sides[side], rate))
      const of = (side: 'floor' | 'ours', share: number) =>
        median(figures[side].map((took) => quantile(took, share)))
      const ratio = of('ours', 0.5) / of('floor', 0.5)
      console.log(
        `${rate} messages a second: p50 ${inMs(of('ours', 0.5))}, ${ratio.toFixed(2)} of the floor's ${inMs(of('floor', 0.5))} (goal ${goals.share}: ${isMet(ratio <= goals.share)}); p99 ${inMs(of('ours', 0.99))}, the floor's ${inMs(of('floor', 0.99))} (goal ${goals.p99} ms: ${isMet(of('ours', 0.99) <= goals.p99)}); none lost`,
      )
    }
    const { rows } = await query<{ said: number; placed: number }>(
      database.connection,
      `select (select count(*)::int from messages d join conversations c on c.id = d.conversation_id and c.kind = 'members') as said,
        (select sum(last_seq)::int from conversations where kind = 'members') as placed`,
    )
    const expected = rates.reduce((sum, rate) => sum + (50 + rate * rounds) * seconds, 0)
    if (rows[0]?.said !== expected || rows[0].placed !== expected)
      throw new Error(`The run is void: ${expected} messages were sent and ${rows[0]?.said} are there`)
    for (const page of pages) page.close()
    await sleep(1_000)
    const began = performance.now()
    const back = await openAll(openIdle, idle, sockets)
    const took = (performance.now() - began) / 1000
    console.log(
      `All ${back.length.toLocaleString('en')} back in ${took.toFixed(1)} s (goal ${goals.storm} s: ${isMet(took <= goals.storm)})`,
    )
    for (const page of back) page.close()
  } finally {
    await ours.stop()
    await floor.stop()
  }
})
