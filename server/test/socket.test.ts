/** The socket: tickets, topics, hints, and its end. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { buildApp } from '../src/app.ts'
import { features } from '../src/features.ts'
import { openPlatform } from '../src/open-platform.ts'
import { openPage as listen } from './page.ts'
import { until } from './until.ts'
import { password, type Person, type World, makeWorld, world } from './world.ts'

type Frame = Record<string, unknown>

class Page {
  readonly socket: WebSocket
  readonly frames: Frame[] = []
  closed: number | undefined

  constructor(url: string, headers: Record<string, string> = {}) {
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers })
    this.socket.on('message', (data) => this.frames.push(JSON.parse(String(data)) as Frame))
    this.socket.on('close', (code) => (this.closed = code))
    this.socket.on('error', () => (this.closed ??= 0))
  }

  async say(frame: unknown): Promise<void> {
    if (this.socket.readyState === WebSocket.CONNECTING) await once(this.socket, 'open')
    this.socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame))
  }

  /** Waits for a frame with this key. */
  async hear(key: string): Promise<Frame> {
    return this.#wait(() => this.frames.find((frame) => key in frame), `no frame with ${key}`)
  }

  async close(): Promise<number> {
    return this.#wait(() => this.closed, 'the socket stayed open')
  }

  async #wait<T>(look: () => T | undefined, missing: string): Promise<T> {
    const deadline = Date.now() + 5_000
    while (Date.now() < deadline) {
      const found = look()
      if (found !== undefined) return found
      await sleep(5)
    }
    throw new Error(`${missing}: ${JSON.stringify(this.frames)}`)
  }
}

async function openPage(
  { url, as }: Pick<World, 'url' | 'as'>,
  person: Person,
  topics: string[],
): Promise<Page> {
  const { data } = await as(person).call('socket_ticket', {})
  const page = new Page(url)
  await page.say({ ticket: data.ticket })
  await page.hear('ready')
  await page.say({ subscribe: topics })
  await page.hear('subscribed')
  return page
}

test('a page hears that something it shows has changed, and not what', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const { post_id } = (await here.as(ada).call('add_post', { message: 'secret words' })).recdata
  const page = await openPage(here, ada, [`post:${post_id}`])
  await here.as(bob).call('post_like', { post_id })
  assert.deepEqual(await page.hear('hints'), { hints: [`post:${post_id}`] })
  page.socket.close()
})

test('what is private is hinted to those who may see it', async () => {
  const here = await makeWorld()
  const [ada, friend, stranger] = [
    await here.person('Ada'),
    await here.person('Friend'),
    await here.person('Eve'),
  ]
  await here.befriend(ada, friend)
  const [friends, strangers] = [
    await openPage(here, friend, ['feed']),
    await openPage(here, stranger, ['feed']),
  ]
  const { recdata } = await here.as(ada).call('add_post', { message: 'closed', post_type: 'private' })
  await friends.hear('hints')
  const curious = await openPage(here, stranger, [`post:${recdata.post_id}`])
  await here.as(ada).call('post_like', { post_id: recdata.post_id })
  await here.as(ada).call('post_delete', { post_id: recdata.post_id })
  // A later public post shows that the connection works, so no earlier hint was missed.
  await here.as(ada).call('add_post', { message: 'open' })
  await strangers.hear('hints')
  assert.equal(strangers.frames.filter((frame) => 'hints' in frame).length, 1)
  assert.equal(curious.frames.filter((frame) => 'hints' in frame).length, 0)
  for (const page of [friends, strangers, curious]) page.socket.close()
})

test('topics of nothing, and of what is not for the caller, are refused alike until they are', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const closed = { message: 'closed', post_type: 'private' } as const
  const { post_id } = (await here.as(ada).call('add_post', closed)).recdata
  const topics = ['feed', `post:${post_id}`, 'post:999999', 'nothing', 'post:x']
  const page = await listen(here, bob, topics)
  assert.deepEqual(await page.hear('subscribed'), { subscribed: topics, refused: topics.slice(1) })
  const open = await listen(here, bob, ['feed'])
  assert.deepEqual(await open.hear('subscribed'), { subscribed: ['feed'] })
  await here.as(ada).call('edit_post', { post_id, message: 'open', post_type: 'public' })
  // What it was refused is heard now, without asking again.
  await here.as(ada).call('post_like', { post_id })
  await page.hearHint(`post:${post_id}`)
  for (const each of [page, open]) each.leave()
})

test('what changed between reading and listening is told to who listens then', async () => {
  const here = await world()
  const [ada, friend, eve] = [await here.person('Ada'), await here.person('Friend'), await here.person('Eve')]
  await here.befriend(ada, friend)
  const { post_id } = (await here.as(ada).call('add_post', { message: 'closed', post_type: 'private' }))
    .recdata
  await here.as(friend).call('post_like', { post_id })
  const topics = [`post:${post_id}`, `timeline:${ada.id}`]
  const [friends, strangers] = [await openPage(here, friend, topics), await openPage(here, eve, topics)]
  assert.deepEqual(await friends.hear('hints'), { hints: topics })
  await here.as(eve).call('socket_ticket', {})
  assert.equal(strangers.frames.filter((frame) => 'hints' in frame).length, 0, 'it was not for everybody')
  for (const page of [friends, strangers]) page.socket.close()
})

test('a ticket is good once and not for long', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const { data } = await here.as(ada).call('socket_ticket', {})
  assert.equal(data.expires_in, 30)
  const pages = Array.from({ length: 5 }, () => new Page(here.url))
  await Promise.all(pages.map((page) => page.say({ ticket: data.ticket })))
  const isReady = (page: Page) => page.frames.some((frame) => 'ready' in frame)
  await until(async () => pages.every((page) => page.closed !== undefined || isReady(page)))
  assert.equal(pages.filter(isReady).length, 1)
  assert.equal(pages.filter((page) => page.closed === 4401).length, 4)

  const late = (await here.as(ada).call('socket_ticket', {})).data.ticket
  await here.platform.database.pool.query(
    `update socket_tickets set expires_at = now() - interval '1 second'`,
  )
  const page = new Page(here.url)
  await page.say({ ticket: late })
  assert.equal(await page.close(), 4401)
  pages.forEach((each) => each.socket.close())
})

test('frames that are none close the socket', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  for (const frame of [
    'not json',
    '[]',
    '{"subscribe":"feed"}',
    '{"ticket":5}',
    '{"subscribe":["feed"]}',
    'null',
  ]) {
    const page = new Page(here.url)
    await page.say(frame)
    assert.equal(await page.close(), 4400, frame)
  }
  const large = await openPage(here, ada, [])
  await large.say({ subscribe: ['x'.repeat(20_000)] })
  assert.equal(await large.close(), 1009)
  const noisy = await openPage(here, ada, [])
  for (let i = 0; i < 120; i++) await noisy.say({ unsubscribe: [] })
  assert.equal(await noisy.close(), 4429)
})

test('another site’s page gets no socket', async () => {
  const { url } = await world()
  const page = new Page(url, { origin: 'https://evil.example' })
  assert.equal(typeof (await page.close()), 'number')
  assert.equal(page.socket.readyState, WebSocket.CLOSED)
})

test('the sockets of an ended session close at once and say why', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const page = await openPage(here, ada, ['feed'])
  await here.as().call('login', { email: ada.email, password })
  assert.deepEqual(await page.hear('ended'), { ended: 'session_replaced' })
  assert.equal(await page.close(), 4401)
})

test('two processes on one database share sessions, tickets and hints', async () => {
  const here = await makeWorld()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const other = await openPlatform(
    here.platform.config,
    here.platform.log,
    here.platform.database.connection,
    features,
  )
  const app = await buildApp(other, { strict: true })
  await app.fastify.listen({ host: '127.0.0.1', port: 0 })
  try {
    const address = app.fastify.server.address()
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
    const { post_id } = (await here.as(ada).call('add_post', { message: 'over there' })).recdata
    // One process issues the ticket, the other receives it.
    const page = await openPage({ url, as: here.as }, ada, [`post:${post_id}`])
    await here.as(bob).call('post_like', { post_id })
    await page.hear('hints')

    const ask = async () => {
      const body = JSON.stringify({ user_id: ada.id, api_key: ada.apiKey })
      const answer = await fetch(`${url}/api/users/show_language`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
      })
      return (await answer.json()) as { error?: string }
    }
    assert.equal((await ask()).error, undefined)
    await here.as().call('login', { email: ada.email, password })
    await page.hear('ended')
    assert.equal((await ask()).error, 'session_replaced')
  } finally {
    await app.close()
    await other.close()
  }
})

test('when the bus was cut, pages are told to look for themselves', async () => {
  const here = await makeWorld()
  const ada = await here.person('Ada')
  const page = await openPage(here, ada, ['feed'])
  await here.platform.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'commons bus' and datname = current_database()`,
  )
  await page.hear('resync')
  await here.as(ada).call('add_post', { message: 'after' })
  await page.hear('hints')
  page.socket.close()
})

test('a member has eight sockets, and one that leaves makes room', async () => {
  const here = await makeWorld()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const pages = []
  for (let i = 0; i < 8; i++) pages.push(await openPage(here, ada, ['feed']))
  const another = async () => {
    const page = new Page(here.url)
    const { data } = await here.as(ada).call('socket_ticket', {})
    await page.say({ ticket: data.ticket })
    return page
  }
  assert.equal(await (await another()).close(), 4429)
  pages.push(await openPage(here, bob, ['feed']))
  pages[0]?.socket.close()
  await pages[0]?.close()
  pages.push(await openPage(here, ada, ['feed']))
  for (const { socket } of pages) socket.close()
})

test('what a member’s sockets ask to hear has a budget of its own', async () => {
  const here = await makeWorld({ env: { RATE_LIMIT_FACTOR: '0.2' } })
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const many = Array.from({ length: 400 }, (_, i) => `post:${i + 1}`)
  const [one, other] = [await openPage(here, ada, many), await openPage(here, ada, many)]
  await one.say({ subscribe: ['feed'] })
  assert.equal(await one.close(), 4429)
  await other.say({ unsubscribe: many })
  await other.say({ subscribe: many })
  assert.equal(await other.close(), 4429)
  const page = await openPage(here, bob, many)
  page.socket.close()
})
