/**
 * Messages in a chat arrive. With two processes, cut sockets, and doubled and retried sends, no message is
 * lost or doubled, all members see one order, and a client that applies changes holds the same as one that
 * reloads.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { GroupChatEntry } from '@commons/contract/groups/chat.ts'
import { write } from '../../src/platform/write.ts'
import { type Chat, openChat } from '../scenes/chat-scene.ts'
import { isLong } from '../long.ts'
import { openPage, type Page } from '../page.ts'
import { twoProcesses } from '../processes.ts'
import type { Person, World } from '../world.ts'

const members = isLong ? 12 : 4
const messagesEach = isLong ? 400 : 25

const pick = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)] as T

/** An entry without its age, which depends on when it is read. */
const shown = ({ duration: _, ...entry }: GroupChatEntry) => entry

/** A client that listens, and fetches the changes whenever it gets a hint or has lost its socket. */
class Client {
  readonly held = new Map<number, GroupChatEntry>()
  readonly #worlds: readonly World[]
  readonly #chat: Chat
  readonly who: Person
  #since = 0
  #page: Page | undefined
  #heard = 0
  #stopped = false
  #running: Promise<void> | undefined

  constructor(worlds: readonly World[], chat: Chat, who: Person) {
    this.#worlds = worlds
    this.#chat = chat
    this.who = who
  }

  start(): void {
    this.#running = this.#live()
  }

  /** Drops the socket without a close message. */
  cut(): void {
    this.#page?.leave()
    this.#page = undefined
  }

  /** Resolves when the client is up to date; returns the entries it holds, oldest first. */
  async settle(): Promise<GroupChatEntry[]> {
    this.#stopped = true
    await this.#running
    this.cut()
    await this.#ask()
    return [...this.held.values()].toSorted((one, other) => one.seq - other.seq)
  }

  async #live(): Promise<void> {
    while (!this.#stopped) {
      if (this.#page === undefined || this.#page.closed !== undefined) {
        this.#page = await openPage(pick(this.#worlds), this.who, [`group_chat:${this.#chat.group_id}`])
        this.#heard = 0
        await this.#ask()
      } else if (this.#page.frames.length > this.#heard) {
        this.#heard = this.#page.frames.length
        await this.#ask()
      } else await sleep(5)
    }
  }

  async #ask(): Promise<void> {
    for (;;) {
      const { recdata, last_change, more } = await pick(this.#worlds)
        .as(this.who)
        .call('group_chat_changes', { group_id: this.#chat.group_id, since: this.#since })
      for (const entry of recdata) this.held.set(entry.id, entry)
      this.#since = last_change
      if (!more) return
    }
  }
}

/**
 * Sends under one idempotency key, to one process or to both at once, and again as a client does that lost
 * the answer.
 */
async function sendOnce(
  worlds: readonly World[],
  who: Person,
  name: 'group_chat' | 'group_chat_reply',
  input: object,
) {
  const idempotency_key = crypto.randomUUID()
  const send = () =>
    pick(worlds)
      .as(who)
      .send(name, { ...input, idempotency_key })
  const times = pick([1, 1, 2, 3])
  const answers = await Promise.all(Array.from({ length: times }, send))
  if (Math.random() < 0.2) answers.push(await send())
  for (const { status, body } of answers) assert.equal(status, 200, JSON.stringify(body))
  const ids = new Set(answers.map(({ body }) => (body['recdata'] as GroupChatEntry).id))
  assert.equal(ids.size, 1)
}

async function talk(worlds: readonly World[], chat: Chat, client: Client): Promise<void> {
  const { who } = client
  // A client knows at once what its member deleted, before any hint.
  const gone = new Set<number>()
  for (let i = 0; i < messagesEach; i++) {
    const message = `${who.name} ${i}`
    const [known] = [[...client.held.values()].filter((entry) => !entry.is_deleted)].map((all) => pick(all))
    const dice = Math.random()
    if (known && dice < 0.2) {
      // It may already be deleted: then the answer is 404.
      const { status } = await pick(worlds).as(who).send('group_chat_like', { group_chat_id: known.id })
      assert([200, 404].includes(status))
    } else if (dice < 0.3) client.cut()
    const own = [...client.held.values()].find(
      (entry) => entry.user_id === who.id && !entry.is_deleted && !gone.has(entry.id),
    )
    if (own && dice > 0.95) {
      gone.add(own.id)
      const { status } = await pick(worlds)
        .as(who)
        .send(
          own.chat_reply_id === null ? 'group_chat_delete' : 'group_chat_reply_delete',
          own.chat_reply_id === null ? { group_chat_id: own.id } : { group_chat_reply_id: own.id },
        )
      assert([200, 404].includes(status))
    }
    // Replies to the member's own entry: nobody else can delete it.
    const mine = own && dice <= 0.95 ? own : undefined
    if (mine && dice > 0.7)
      await sendOnce(worlds, who, 'group_chat_reply', { group_chat_id: mine.id, message })
    else await sendOnce(worlds, who, 'group_chat', { group_id: chat.group_id, message })
  }
}

test('nothing said is lost or doubled, all hold one order, and changes lead to what is there', async () => {
  const worlds = await twoProcesses()
  const [one] = worlds
  const people: Person[] = []
  for (let i = 0; i < members; i++) people.push(await one.person(`Member ${i}`))
  const chat = await openChat(one, people)
  const clients = people.map((who) => new Client(worlds, chat, who))
  clients.forEach((client) => client.start())
  await Promise.all(clients.map((client) => talk(worlds, chat, client)))
  const held = await Promise.all(clients.map((client) => client.settle()))

  const total = members * messagesEach
  const { db } = one.platform.database
  const said = await db.selectFrom('messages').select('message').execute()
  assert.deepEqual(
    said.map(({ message }) => message).toSorted(),
    people.flatMap(({ name }) => Array.from({ length: messagesEach }, (_, i) => `${name} ${i}`)).toSorted(),
  )
  for (const [i, entries] of held.entries()) {
    assert.deepEqual(
      entries.map(({ seq }) => seq),
      Array.from({ length: total }, (_, at) => at + 1),
    )
    const fresh = await chat.fetch(people[i] as Person)
    // The quoted entry may have been deleted since, which doesn't change this one.
    const bare = (entry: GroupChatEntry) => ({ ...shown(entry), replies_to: entry.replies_to?.id })
    assert.deepEqual(entries.map(bare), fresh.map(bare))
  }
  // Each member's messages are in the order in which they sent them.
  const [entries = []] = held
  const { rows } = await one.platform.database.pool.query<{ author_id: string; message: string }>(
    'select author_id, message from messages order by seq',
  )
  assert.equal(entries.length, rows.length)
  for (const { id, name } of people)
    assert.deepEqual(
      rows.filter(({ author_id }) => Number(author_id) === id).map(({ message }) => message),
      Array.from({ length: messagesEach }, (_, i) => `${name} ${i}`),
    )
})

test('a hint reaches members at either process, names no content, and none who is not in the group', async () => {
  const [one, other] = await twoProcesses()
  const [ada, bob, eve] = [await one.person('Ada'), await one.person('Bob'), await one.person('Eve')]
  const chat = await openChat(one, [ada, bob])
  const topic = `group_chat:${chat.group_id}`
  const [member, outsider] = [await openPage(other, bob, [topic]), await openPage(other, eve, [topic])]
  await chat.say(ada, 'aardvark')
  await member.hearHint(topic)
  const heard = (page: Page) => page.frames.filter((frame) => JSON.stringify(frame).includes('"hints"'))
  assert.deepEqual(heard(outsider), [])
  assert(!JSON.stringify(member.frames).includes('aardvark'))

  await chat.leave(bob)
  await write(one.platform, ({ recheck }) => recheck({ members: [bob.id] }))
  // A last hint tells the page to drop what it shows.
  await sleep(200)
  member.frames.length = 0
  await chat.say(ada, 'among us')
  await chat.stand(eve, 'member')
  await write(one.platform, ({ recheck }) => recheck({ members: [eve.id] }))
  outsider.frames.length = 0
  await chat.say(ada, 'and you')
  await outsider.hearHint(topic)
  assert.deepEqual(heard(member), [])
  member.leave()
  outsider.leave()
})
