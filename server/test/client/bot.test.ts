/** A bot that is written with the client, at a real server: what it sends, reads, hears, and how it goes on. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { jpeg } from '../files/pictures.ts'
import { withToken } from '../scenes/tokens-scene.ts'
import { give, openMoney } from '../scenes/wallet-scene.ts'
import { makeWorld, type Person, type World } from '../world.ts'
import {
  type Client,
  type ClientOptions,
  CommonsError,
  createClient,
  type LiveEvent,
} from '@commons/client/public.ts'
import { type Relay, relayTo } from './cutting-relay.ts'

let here: World
let relay: Relay
let ada: Person
let bob: Person
let bot: Client

type More = Partial<Omit<ClientOptions, 'token' | 'userId' | 'apiKey'>>
const clientOf = ({ id, apiKey }: Person, more: More = {}): Client =>
  createClient({ url: here.url, userId: id, apiKey, ...more })

const isRefusal = (code: string) => (error: unknown) => error instanceof CommonsError && error.code === code

before(async () => {
  here = await makeWorld()
  relay = await relayTo(here.url)
  ada = await here.person('Ada')
  bob = await here.person('Bob')
  await here.befriend(ada, bob)
  bot = clientOf(bob)
})
after(() => relay.close())

test('it posts a picture, and reads the post', async () => {
  const sent: number[] = []
  const picture = await jpeg(160, 90)
  const { recdata, code } = await bot.call(
    'add_post',
    { message: 'Fresh bread', alt: 'A loaf' },
    { files: { file: picture }, onProgress: (bytes) => sent.push(bytes) },
  )
  assert.equal(code, true)
  assert.equal(sent.at(-1), picture.size)
  await here.processMedia()
  const shown = await bot.calls.post_detail({ post_id: recdata.post_id })
  assert.equal(shown.recdata.files[0]?.file_type, 'image')
  assert.equal(shown.recdata.message, 'Fresh bread')
})

test('a visitor has no credentials, and a read by GET none in its address', async () => {
  const visitor = createClient({ url: here.url })
  const { data } = await visitor.calls.captcha_challenge()
  assert.ok(data.signature)
  await assert.rejects(visitor.call('timeline', {}), isRefusal('session_unknown'))
  const asked: string[] = []
  const watched = clientOf(bob, {
    fetch: (url, init) => {
      asked.push(String(url))
      return fetch(url, init)
    },
  })
  await watched.calls.interest_list()
  assert.deepEqual(asked, [`${here.url}/api/users/interest_list`])
})

test('it pages through a feed, one row after another, without a page too many', async () => {
  const writer = await here.person('Writer')
  for (let i = 1; i <= 12; i++) await here.as(writer).call('add_post', { message: `Loaf ${i}` })
  let asked = 0
  const reader = clientOf(bob, {
    fetch: (url, init) => {
      asked++
      return fetch(url, init)
    },
  })
  const words: string[] = []
  for await (const post of reader.pages('user_timeline', { view_user_id: writer.id, limit: 5 }))
    words.push(post.message)
  assert.deepEqual(
    words,
    Array.from({ length: 12 }, (_, i) => `Loaf ${12 - i}`),
  )
  assert.equal(asked, 3)
  for await (const post of reader.pages('user_timeline', { view_user_id: writer.id, limit: 5, page: 1 })) {
    assert.equal(post.message, 'Loaf 12')
    break
  }
  assert.equal(asked, 4)
})

test('a refusal has its name, text, status and fields', async () => {
  const missing: unknown = await bot
    .call('post_detail', { post_id: 999_999 })
    .catch((error: unknown) => error)
  assert.ok(missing instanceof CommonsError)
  assert.deepEqual([missing.code, missing.status, missing.fields], ['post_not_found', 404, {}])
  assert.ok(missing.message.length > 0 && missing.requestId !== undefined)
  const wrong: unknown = await bot.call('post_detail', { post_id: 'x' }).catch((error: unknown) => error)
  assert.ok(wrong instanceof CommonsError)
  assert.equal(wrong.code, 'invalid_fields')
  assert.ok(wrong.fields['post_id'])
})

test('an answer that was lost on the way is asked for again, and the post is there once', async () => {
  const behind = clientOf(bob, { url: relay.url })
  relay.swallow(2)
  // A key that has no value is none: the client has its own.
  const { recdata } = await behind.call('add_post', { message: 'Said once', idempotency_key: undefined })
  const found: number[] = []
  for await (const post of bot.pages('user_timeline', { view_user_id: bob.id }))
    if (post.message === 'Said once') found.push(post.post_id)
  assert.deepEqual(found, [recdata.post_id])
})

test('it gives up after its attempts, at a timeout, and at once where it is told to', async () => {
  let tries = 0
  const lost = clientOf(bob, {
    attempts: 2,
    fetch: async () => {
      tries++
      throw new TypeError('fetch failed')
    },
  })
  await assert.rejects(lost.call('timeline', {}), isRefusal('network'))
  assert.equal(tries, 2)
  // What isn't safe to repeat is tried once.
  await assert.rejects(
    lost.call('login', { email: 'a@example.org', password: 'x', captchaToken: 'x' }),
    isRefusal('network'),
  )
  assert.equal(tries, 3)
  const never: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      const ended = () => reject(new Error('aborted'))
      if (init?.signal?.aborted) ended()
      init?.signal?.addEventListener('abort', ended)
    })
  const slow = clientOf(bob, { fetch: never, timeout: 50, attempts: 1 })
  await assert.rejects(slow.call('timeline', {}), isRefusal('timeout'))
  const signal = AbortSignal.abort(new Error('enough'))
  await assert.rejects(bot.call('timeline', {}, { signal }), /enough|aborted/)
})

test('it waits where the server asks to, and no longer than it may', async () => {
  const answers = (seconds: number) => {
    let asked = 0
    const fetched: typeof fetch = async (url, init) =>
      asked++ === 0
        ? Response.json(
            { code: false, error: 'rate_limited', message: 'Too many requests.' },
            { status: 429, headers: { 'retry-after': String(seconds) } },
          )
        : fetch(url, init)
    return fetched
  }
  const before = performance.now()
  await clientOf(bob, { fetch: answers(1) }).call('timeline', {})
  assert.ok(performance.now() - before >= 1000)
  const hasty = clientOf(bob, { fetch: answers(90), longestWait: 5_000 })
  const refused: unknown = await hasty.call('timeline', {}).catch((error: unknown) => error)
  assert.ok(refused instanceof CommonsError)
  assert.deepEqual([refused.code, refused.retryAfter], ['rate_limited', 90])
})

/** Takes events until one is as asked. */
async function next(events: AsyncIterator<LiveEvent>, is: (event: LiveEvent) => boolean): Promise<LiveEvent> {
  for (;;) {
    const { value, done } = await events.next()
    assert.ok(!done, 'the socket was closed')
    if (is(value)) return value
  }
}

test('it answers in a chat, as it hears of messages, also after its connection was cut', async () => {
  const behind = clientOf(bob, { url: relay.url })
  const topic = `chats:${bob.id}`
  using live = behind.live({ topics: [topic] })
  const events = live[Symbol.asyncIterator]()
  await live.ready()
  const say = async (message: string) => here.as(ada).call('send_massage', { friend_id: bob.id, message })
  await say('Are you a bot?')
  await next(events, ({ type }) => type === 'hints')
  relay.cut()
  await next(events, ({ type }) => type === 'resync')
  await say('Still there?')
  assert.deepEqual(await next(events, ({ type }) => type === 'hints'), { type: 'hints', topics: [topic] })
  await behind.call('send_massage', { friend_id: ada.id, message: 'I am.' })
  live.subscribe(['post:999999'])
  assert.deepEqual(await next(events, ({ type }) => type === 'refused'), {
    type: 'refused',
    topics: ['post:999999'],
  })
  live.unsubscribe(['post:999999'])
  live.close()
  assert.equal((await events.next()).done, true)
})

test('the socket of a session that ends ends with it, and says why', async () => {
  const eve = await here.person('Eve')
  const live = clientOf(eve).live()
  await live.ready()
  await here.as(eve).call('logout', {})
  await assert.rejects(live[Symbol.asyncIterator]().next(), isRefusal('session_expired'))
  const late = clientOf(eve).live()
  await assert.rejects(late.ready(), isRefusal('session_expired'))
})

test('a large file is sent in pieces, goes on after a cut, and where another process left it', async () => {
  const behind = clientOf(bob, { url: relay.url })
  const bytes = new Uint8Array(17 * 1024 * 1024).map((_, i) => 65 + (i % 26))
  const file = new File([bytes], 'letters.txt', { type: 'text/plain' })
  relay.cutAfter(3 * 1024 * 1024)
  const sent: number[] = []
  const { recdata } = await behind.call(
    'send_chat_file',
    { friend_id: ada.id, message: 'Here' },
    { files: { attachment: file }, onProgress: (count) => sent.push(count) },
  )
  assert.ok(recdata.message_id)
  assert.equal(sent.at(-1), file.size)
  assert.deepEqual(
    sent,
    sent.toSorted((one, other) => one - other),
  )

  const ended = new AbortController()
  let id: string | undefined
  await assert.rejects(
    behind.upload(file, {
      signal: ended.signal,
      onBegun: (begun) => (id = begun),
      onProgress: (count) => count > 0 && ended.abort(new Error('closed')),
    }),
    /closed|abort/,
  )
  const seen: number[] = []
  await clientOf(bob).upload(file, { resume: id, onProgress: (count) => seen.push(count) })
  assert.ok((seen[0] ?? 0) >= 8 * 1024 * 1024, 'it began anew')
  await bot.removeUpload(id ?? assert.fail())
  await assert.rejects(bot.upload(file, { resume: id }), isRefusal('upload_not_found'))
})

test('by a token it pays within its limit, and is refused what is beyond its scopes and its limit', async () => {
  await openMoney(here)
  await give(here, bob, { FCELL: '100' })
  const { post_id } = (await here.as(ada).call('add_post', { message: 'Worth a tip' })).recdata
  const { token } = await withToken(here, bob, ['read', 'wallet', 'money'], { limit: '5' })
  const payer = createClient({ url: here.url, token })
  assert.equal((await payer.calls.token_detail()).recdata.username, bob.username)
  const { recdata } = await payer.call('tip', { post_id, token: '3' })
  assert.equal(recdata.own_tips, '3')
  await assert.rejects(payer.call('tip', { post_id, token: '3' }), isRefusal('over_token_limit'))
  await assert.rejects(payer.call('add_post', { message: 'Not mine to say' }), isRefusal('scope_needed'))
  await assert.rejects(payer.call('session_list', {}), isRefusal('not_by_token'))
})

test('by a token it sends a picture and a large file, and hears; its socket closes when it is revoked', async () => {
  const { token, tokenId } = await withToken(here, bob, ['read', 'write', 'chat'])
  const holder = createClient({ url: here.url, token })
  const { recdata } = await holder.call(
    'add_post',
    { message: 'By a token' },
    { files: { file: await jpeg(80, 60) } },
  )
  const file = new File([new Uint8Array(100).fill(65)], 'a.txt', { type: 'text/plain' })
  const attachment_upload_id = await holder.upload(file)
  await holder.call('send_chat_file', { friend_id: ada.id, attachment_upload_id })
  const live = holder.live({ topics: [`post:${recdata.post_id}`, `wallet:${bob.id}`] })
  await live.ready()
  const events = live[Symbol.asyncIterator]()
  assert.deepEqual(await events.next(), {
    done: false,
    value: { type: 'refused', topics: [`wallet:${bob.id}`] },
  })
  await here.as(bob).call('delete_token', { token_id: tokenId })
  await assert.rejects(
    next(events, () => false),
    isRefusal('token_refused'),
  )
  await assert.rejects(holder.call('timeline', {}), isRefusal('token_refused'))
})
