/**
 * Messages between two members arrive. With many pairs at two processes, one of which is killed, and with cut
 * sockets, doubled sends and lost answers, no message is lost or doubled, both sides see one order, and a
 * client that applies changes holds the same as one that reloads.
 */
import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { CallName, Calls } from '@commons/contract/all.ts'
import type { OutputOf } from '@commons/contract/call.ts'
import type { ChatMessage } from '@commons/contract/shared/chat-message.ts'
import { isLong } from '../long.ts'
import { openPage, type Page } from '../page.ts'
import { fetchAll } from '../scenes/pair-scene.ts'
import { makeWorld, type Person, voice, type World } from '../world.ts'

const members = isLong ? 40 : 8
const messages = isLong ? 100_000 : 500
/** How often the second process is killed. */
const kills = isLong ? 10 : 1
/** The hints of a chat within this time lead to one request. */
const gatherMs = isLong ? 150 : 400

const pick = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)] as T

/** One of the two processes. */
type Place = Pick<World, 'url' | 'as'>
const placeAt = (url: string): Place => ({ url, as: (person) => voice(url, person) })

/** One side of a conversation, as a client holds it. */
class Side {
  readonly held = new Map<number, ChatMessage>()
  readonly who: Person
  readonly friend: Person
  readonly chat_id: number
  since = 0
  isStale = true

  constructor(who: Person, friend: Person, chat_id: number) {
    this.who = who
    this.friend = friend
    this.chat_id = chat_id
  }

  async ask(places: readonly Place[]): Promise<void> {
    this.isStale = false
    for (;;) {
      const input = { chat_id: this.chat_id, since: this.since }
      const { status, body } = await tell(places, this, 'chat_changes', input)
      assert.equal(status, 200, JSON.stringify(body))
      const { messages: changed, last_change, more } = body as unknown as OutputOf<Calls['chat_changes']>
      for (const each of changed) this.held.set(each.message_id, each)
      this.since = last_change
      if (!more) return
    }
  }
}

/** One member's page: a socket for all their conversations. */
class Client {
  readonly sides: readonly Side[]
  readonly #places: readonly Place[]
  #page: Page | undefined
  #heard = 0
  #stopped = false
  #running: Promise<void> | undefined

  constructor(places: readonly Place[], sides: readonly Side[]) {
    this.#places = places
    this.sides = sides
  }

  start(): void {
    this.#running = this.#live()
  }

  /** Drops the socket without a close message. */
  cut(): void {
    this.#page?.leave()
    this.#page = undefined
  }

  async settle(): Promise<void> {
    this.#stopped = true
    await this.#running
    this.cut()
    for (const side of this.sides) await side.ask(this.#places)
  }

  async #live(): Promise<void> {
    while (!this.#stopped) {
      if (this.#page === undefined || this.#page.closed !== undefined) await this.#open()
      const frames = this.#page?.frames ?? []
      for (const { hints } of frames.slice(this.#heard))
        for (const side of this.sides)
          if (Array.isArray(hints) && hints.includes(`chat:${side.chat_id}`)) side.isStale = true
      this.#heard = frames.length
      for (const side of this.sides.filter(({ isStale }) => isStale)) await side.ask(this.#places)
      await sleep(gatherMs)
    }
  }

  async #open(): Promise<void> {
    const { who } = this.sides[0] as Side
    const topics = this.sides.map(({ chat_id }) => `chat:${chat_id}`)
    this.#page = await openPage(pick(this.#places), who, topics).catch(() => undefined)
    this.#heard = 0
    for (const side of this.sides) side.isStale = true
  }
}

/**
 * Calls one of the processes, and sometimes aborts before the answer; the idempotency key prevents a second
 * effect.
 */
async function tell(
  places: readonly Place[],
  { who }: Side,
  name: CallName,
  input: object,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const body = JSON.stringify({
    user_id: who.id,
    api_key: who.apiKey,
    idempotency_key: crypto.randomUUID(),
    ...input,
  })
  const once = async () => {
    const isLost = Math.random() < 0.05
    const response = await fetch(`${pick(places).url}/api/users/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      ...(isLost ? { signal: AbortSignal.timeout(1 + Math.random() * 20) } : {}),
    })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }
  const times = Math.random() < 0.05 ? 2 : 1
  const deadline = performance.now() + 120_000
  for (;;) {
    const answers = await Promise.all(Array.from({ length: times }, () => once().catch(() => undefined)))
    // A process that is shutting down answers 503.
    const [answer] = answers.filter((each) => each !== undefined && each.status !== 503)
    if (answer) return answer
    if (performance.now() > deadline) throw new Error(`${name} was never answered`)
    await sleep(20)
  }
}

const progress = {
  /** Acknowledged messages. */
  said: 0,
  isOver: false,
}

async function talk(places: readonly Place[], side: Side, client: Client, count: number): Promise<void> {
  const { who, friend } = side
  const own: number[] = []
  for (let i = 0; i < count; i++) {
    const dice = Math.random()
    const input = { friend_id: friend.id, message: `${who.name} ${i} to ${friend.name}` }
    const { status, body } = await tell(places, side, 'send_massage', input)
    assert.equal(status, 200, JSON.stringify(body))
    progress.said++
    own.push((body['recdata'] as ChatMessage).message_id)
    if (dice < 0.02) client.cut()
    const known = [...side.held.values()].at(-1)
    if (known && dice > 0.95)
      await tell(places, side, 'chat_message_react', { message_id: known.message_id, reaction: '🌻' })
    if (dice < 0.05)
      await tell(places, side, 'chat_message_edit', { message_id: own.at(-1), message: input.message })
  }
  // A deleted message keeps its place.
  const { status } = await tell(places, side, 'chat_message_delete', { message_id: own[0] })
  assert.equal(status, 200)
}

const ends: Array<() => Promise<unknown>> = []
after(async () => {
  for (const end of ends) await end()
})

/** Starts a process that can be killed as if its machine had lost power, and restarted at the same address. */
async function mortalProcess({ database }: World, folder: string) {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  const script = fileURLToPath(new URL('serve-pairs.ts', import.meta.url))
  let child: ChildProcess | undefined
  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  ends.push(kill)
  return {
    url: `http://127.0.0.1:${port}`,
    kill,
    async start() {
      const env = { ...process.env, NODE_TEST_CONTEXT: undefined, NODE_OPTIONS: undefined }
      const told = [script, JSON.stringify(database.connection), folder, String(port)]
      child = spawn(process.execPath, told, { env, stdio: ['ignore', 'pipe', 'inherit'] })
      if (child.stdout) await once(child.stdout, 'data')
    },
  }
}

async function twoProcesses() {
  const folder = await mkdtemp(path.join(tmpdir(), 'commons-pairs-'))
  const one = await makeWorld({ env: { DATA_DIR: folder } })
  const other = await mortalProcess(one, folder)
  ends.push(() => rm(folder, { recursive: true, force: true }))
  await other.start()
  return { one, other, places: [placeAt(one.url), placeAt(other.url)] }
}

/**
 * Without the read mark, which depends on when it is read, and the content of the quoted message, which may
 * have changed.
 */
const bare = ({ seen: _, replies_to, ...message }: ChatMessage) => ({
  ...message,
  replies_to: replies_to?.message_id,
})

test('nothing that two say is lost, doubled or out of order, whatever becomes of processes and lines', async () => {
  const { one, other, places } = await twoProcesses()
  const people: Person[] = []
  for (let i = 0; i < members; i++) people.push(await one.person(`Member ${i}`))
  const sidesOf = new Map(people.map((person) => [person, [] as Side[]]))
  for (const [i, who] of people.entries())
    for (const step of [1, 2]) {
      const friend = people[(i + step) % members] as Person
      await one.befriend(who, friend)
      const { chat_id } = (await one.as(who).call('start_chat', { friend_id: friend.id })).recdata
      sidesOf.get(who)?.push(new Side(who, friend, chat_id))
      sidesOf.get(friend)?.push(new Side(friend, who, chat_id))
    }
  const clients = [...sidesOf.values()].map((sides) => new Client(places, sides))
  const sides = clients.flatMap((client) => client.sides)
  const each = Math.ceil(messages / sides.length)
  clients.forEach((client) => client.start())

  const { pool } = one.platform.database
  const killing = (async () => {
    for (let kill = 1; kill <= kills && !progress.isOver; kill++) {
      while (!progress.isOver && progress.said < (messages * kill) / (kills + 1)) await sleep(100)
      await other.kill()
      await sleep(200)
      await other.start()
    }
  })()
  await Promise.all(
    clients.flatMap((client) => client.sides.map((side) => talk(places, side, client, each))),
  ).finally(() => (progress.isOver = true))
  await killing
  await Promise.all(clients.map((client) => client.settle()))

  async function check(side: Side): Promise<void> {
    const { who, friend, chat_id } = side
    const held = [...side.held.values()].toSorted((a, b) => a.seq - b.seq)
    assert.deepEqual(
      held.map(({ seq }) => seq),
      Array.from({ length: 2 * each }, (_, i) => i + 1),
    )
    const fetched = await fetchAll(one, who, chat_id)
    assert.deepEqual(held.map(bare), fetched.map(bare))
    const { rows } = await pool.query<{ message: string }>(
      'select message from messages where conversation_id = $1 and author_id = $2 order by seq',
      [chat_id, who.id],
    )
    assert.deepEqual(
      rows.map(({ message }) => message),
      Array.from({ length: each }, (_, i) => `${who.name} ${i} to ${friend.name}`),
    )
    // All except the deleted message.
    const { unread_count } = (await one.as(who).call('chat_detail', { chat_id })).recdata
    assert.equal(unread_count, Math.min(100, each - 1))
  }
  for (const client of clients) await Promise.all(client.sides.map(check))
})
