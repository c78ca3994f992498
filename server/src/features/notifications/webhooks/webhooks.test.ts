import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { WebhookEvent } from '@commons/contract/notifications/webhooks.ts'
import { sql } from 'kysely'
import { playWeb } from '../../../../test/fakes/played-web.ts'
import {
  openReceiver,
  type Received,
  type Receiver,
  verified,
} from '../../../../test/fakes/webhook-receiver.ts'
import { removeMember } from '../../../../test/remove-member.ts'
import { isForMembersOnly, subjectsTo } from '../../../../test/scenes/accounts-scene.ts'
import { makeWorld, password, type Person, type World, world } from '../../../../test/world.ts'
import { write } from '../../../platform/write.ts'
import { gatherNews } from '../gathering.ts'
import { setBody, takeTurns, type Turn } from './turns.queries.ts'
import { removeOldDeliveries } from './webhooks.queries.ts'
import { retrySeconds } from './webhooks.rules.ts'
import { senderOf } from './webhooks.sending.ts'

const receivers: Receiver[] = []
after(() => Promise.all(receivers.map((each) => each.close())))

async function receiver(): Promise<Receiver> {
  const opened = await openReceiver()
  receivers.push(opened)
  return opened
}

/** Adds a webhook of a member that leads to a receiver of its own. */
async function hook(there: World, person: Person, events: WebhookEvent[] = ['people', 'posts', 'messages']) {
  const to = await receiver()
  const { recdata, secret } = await there
    .as(person)
    .call('add_webhook', { name: 'Bot', url: to.url, events, password })
  const read = (each: Received | undefined) => verified(secret, each ?? assert.fail('Nothing arrived'))
  return { ...recdata, secret, to, all: () => to.received.map(read), read }
}

/** Gathers news and sends what is due. */
async function settle({ platform }: World): Promise<void> {
  await gatherNews(platform)
  await senderOf(platform).sendDue()
}

/** Keeps everything of a webhook back for an hour: the sender also runs by itself, between two steps of a test. */
async function hold({ platform }: World, webhook: number): Promise<void> {
  await sql`update webhooks set not_before = now() + interval '1 hour' where id = ${webhook}`.execute(
    platform.database.db,
  )
}

/** Lets time pass for a webhook, and sends what is due then. */
async function later(there: World, webhook: number, seconds: number): Promise<void> {
  const { db } = there.platform.database
  const past = sql`make_interval(secs => ${seconds})`
  await sql`
    update webhook_deliveries set due_at = due_at - ${past} where webhook_id = ${webhook}`.execute(db)
  await sql`
    update webhooks set not_before = not_before - ${past}, failing_since = failing_since - ${past},
      failed_at = failed_at - ${past}
    where id = ${webhook}`.execute(db)
  await settle(there)
}

const deliveries = async ({ as }: World, person: Person, webhook_id: number) =>
  (await as(person).call('webhook_delivery_list', { webhook_id })).recdata

test('news arrive signed, with ids and without what others wrote, and are listed', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const { webhook_id, secret, to, all } = await hook(here, ada)
  assert.match(secret, /^whsec_[A-Za-z0-9+/]{43}=$/)
  const { post_id } = (await here.as(ada).call('add_post', { message: 'Hello' })).recdata
  await here.as(bob).call('post_comment', { post_id, comment: 'Words of Bob' })
  await settle(here)
  const [event, ...others] = all()
  assert.deepEqual(others, [])
  const { notification_id, post_comment_id, link, ...data } = event?.data ?? {}
  assert.equal(event?.type, 'notification.post_comment')
  assert.deepEqual(data, {
    kind: 'post_comment',
    group: 'posts',
    text: 'Bob commented on your post',
    user_id: bob.id,
    post_id,
  })
  const [told] = (await here.as(ada).call('notification_list', {})).recdata
  assert.deepEqual(
    [notification_id, link, post_comment_id, event.created_at],
    [told?.notification_id, told?.link, told?.post_comment_id, told?.created_at],
  )
  const [request] = to.received
  assert.equal(request?.headers['webhook-id'], event.id)
  assert.equal(request?.headers['content-type'], 'application/json')
  assert(!request?.body.includes('Words of Bob'))

  const [delivery, ...more] = await deliveries(here, ada, webhook_id)
  assert.deepEqual(more, [])
  const { delivery_id, created_at, tried_at, body, ...rest } = delivery ?? assert.fail()
  assert(delivery_id > 0 && created_at <= (tried_at ?? ''))
  assert.equal(body, request.body)
  assert.deepEqual(rest, {
    event_id: event.id,
    type: event.type,
    state: 'delivered',
    attempts: 1,
    status: 204,
    answer: '',
    error: null,
    next_at: null,
  })
  // Told once, however often it is gathered.
  await settle(here)
  assert.equal(to.received.length, 1)
})

test('each chosen group arrives at each webhook that chose it, once', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const people = await hook(here, ada, ['people'])
  const both = await hook(here, ada, ['people', 'posts'])
  const { post_id } = (await here.as(ada).call('add_post', { message: 'Hello' })).recdata
  await here.as(bob).call('follow', { following_id: ada.id })
  await here.as(bob).call('post_like', { post_id })
  await settle(here)
  const typesOf = (each: typeof both) => each.all().map(({ type }) => type)
  assert.deepEqual(typesOf(people), ['notification.follow'])
  assert.deepEqual(typesOf(both).toSorted(), ['notification.follow', 'notification.post_like'])
  await here.as(ada).call('edit_webhook', { webhook_id: people.webhook_id, events: ['posts'] })
  const { post_id: other } = (await here.as(ada).call('add_post', { message: 'Again' })).recdata
  await here.as(bob).call('post_like', { post_id: other })
  await settle(here)
  assert.deepEqual(typesOf(people), ['notification.follow', 'notification.post_like'])
})

test('each message arrives by its ids, also to who is online, and never its words', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  await here.befriend(ada, bob)
  const { all, to } = await hook(here, ada, ['chats', 'messages'])
  const { recdata } = await here.as(bob).call('send_massage', { friend_id: ada.id, message: 'Only for Ada' })
  await here.as(ada).call('send_massage', { friend_id: bob.id, message: 'Of her own' })
  await settle(here)
  const events = all()
  assert.deepEqual(
    events.map(({ type, data }) => [type, data]),
    [['message.received', { message_id: recdata.message_id, chat_id: recdata.chat_id, user_id: bob.id }]],
    'the notification of a message is not told as well',
  )
  assert(!to.received.some(({ body }) => body.includes('Only for Ada')))
})

test('what its member would not see does not arrive', async () => {
  const here = await world()
  const [ada, bob, eve, max] = [
    await here.person('Ada'),
    await here.person('Bob'),
    await here.person('Eve'),
    await here.person('Max'),
  ]
  await here.befriend(ada, bob)
  await here.befriend(ada, max)
  await settle(here)
  const { all, webhook_id } = await hook(here, ada)
  await hold(here, webhook_id)
  const { post_id } = (await here.as(ada).call('add_post', { message: 'Hello' })).recdata
  await here.as(ada).call('mute', { muted_user_id: max.id })
  await here.as(max).call('post_comment', { post_id, comment: 'muted' })
  await here.as(max).call('send_massage', { friend_id: ada.id, message: 'muted' })
  await here.as(eve).call('post_comment', { post_id, comment: 'blocked since' })
  await here.block(ada, eve)
  const like = { post_id }
  await here.as(bob).call('post_like', like)
  await here.as(bob).call('post_like', like)
  const { recdata: sent } = await here.as(bob).call('send_massage', { friend_id: ada.id, message: 'gone' })
  await here.as(bob).call('chat_message_delete', { message_id: sent.message_id })
  await settle(here)
  await later(here, webhook_id, 3_601)
  assert.deepEqual(all(), [])
  assert.deepEqual(await deliveries(here, ada, webhook_id), [], 'there is no trace of it')
})

test('news of who is suspended waits until they are back', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const { all, webhook_id } = await hook(here, ada)
  const { db } = here.platform.database
  await sql`insert into away_members (member_id, is_suspended) values (${ada.id}, true)`.execute(db)
  await sql`
    insert into notification_outbox (kind, member_id, actor_id, about_id) values ('follow', ${ada.id}, ${bob.id}, 0)`.execute(
    db,
  )
  await here.follow(bob, ada)
  await settle(here)
  assert.equal(all().length, 0)
  await sql`delete from away_members where member_id = ${ada.id}`.execute(db)
  await later(here, webhook_id, 0)
  assert.equal(all().length, 0, 'it isn’t asked all the time')
  await later(here, webhook_id, 601)
  assert.deepEqual(
    all().map(({ type }) => type),
    ['notification.follow'],
  )
})

test('what fails is tried again, later each time, with the same id and body', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const { webhook_id, to, all, secret } = await hook(here, ada)
  to.answer = (response) => void response.writeHead(500).end(`Broken\0${'é'.repeat(2_000)}`)
  await here.as(ada).call('test_webhook', { webhook_id })
  await settle(here)
  const [first] = await deliveries(here, ada, webhook_id)
  assert.deepEqual(
    [first?.state, first?.attempts, first?.status, first?.error],
    ['waiting', 1, 500, 'status'],
  )
  assert.equal(first?.answer, `Broken${'é'.repeat(508)}`)
  const [{ failing_since } = assert.fail()] = (await here.as(ada).call('webhook_list', {})).recdata
  assert(failing_since)
  // It doesn't count as failing for days.
  const untilNow = () =>
    sql`update webhooks set failing_since = now() where id = ${webhook_id}`.execute(here.platform.database.db)
  for (const [index, seconds] of retrySeconds.entries()) {
    assert.equal(to.received.length, index + 1)
    const [waiting] = await deliveries(here, ada, webhook_id)
    const wait = (Date.parse(waiting?.next_at ?? '') - Date.parse(waiting?.tried_at ?? '')) / 1_000
    assert(Math.abs(wait - seconds) < 5, `${wait} and not ${seconds}`)
    await later(here, webhook_id, seconds - 60)
    if (seconds > 60) assert.equal(to.received.length, index + 1, 'not before its time')
    await untilNow()
    await later(here, webhook_id, 120)
    await untilNow()
  }
  const [last] = await deliveries(here, ada, webhook_id)
  assert.deepEqual([last?.state, last?.attempts, last?.next_at], ['failed', retrySeconds.length + 1, null])
  assert.equal(new Set(to.received.map(({ body }) => body)).size, 1)
  assert.equal(new Set(all().map(({ id }) => id)).size, 1)
  assert.equal(new Set(to.received.map(({ headers }) => headers['webhook-id'])).size, 1)

  to.answer = (response) => void response.writeHead(200).end('Thanks')
  const { recdata } = await here
    .as(ada)
    .call('resend_webhook_delivery', { delivery_id: last?.delivery_id ?? 0 })
  assert.deepEqual([recdata.state, recdata.attempts, recdata.error], ['waiting', 0, null])
  await settle(here)
  const [sent] = await deliveries(here, ada, webhook_id)
  assert.deepEqual([sent?.state, sent?.attempts, sent?.answer], ['delivered', 1, 'Thanks'])
  assert.equal(verified(secret, to.received.at(-1) ?? assert.fail()).type, 'webhook.test')
  assert.equal((await here.as(ada).call('webhook_list', {})).recdata[0]?.failing_since, null)
})

test('a receiver that answers nothing, another address, or 410', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const { webhook_id, to } = await hook(here, ada)
  const result = async () => {
    await here.as(ada).call('test_webhook', { webhook_id })
    await settle(here)
    const [latest] = await deliveries(here, ada, webhook_id)
    return [latest?.state, latest?.status, latest?.error]
  }
  const elsewhere = await receiver()
  to.answer = (response) => void response.writeHead(307, { location: elsewhere.url }).end()
  assert.deepEqual(await result(), ['waiting', 307, 'redirect'])
  assert.equal(elsewhere.received.length, 0)
  to.answer = (response) => response.destroy()
  assert.deepEqual(await result(), ['waiting', null, 'unreachable'])
  to.answer = (response) => void response.writeHead(410).end()
  assert.deepEqual(await result(), ['failed', 410, 'status'])
  const [gone] = (await here.as(ada).call('webhook_list', {})).recdata
  assert.deepEqual([gone?.is_on, gone?.off_reason], [0, 'gone'])
  await here.as(ada).isRefused('test_webhook', { webhook_id }, 'webhook_off')
  const rest = await deliveries(here, ada, webhook_id)
  assert(rest.every(({ state }) => state === 'failed'))
  await here
    .as(ada)
    .isRefused('resend_webhook_delivery', { delivery_id: rest[0]?.delivery_id ?? 0 }, 'webhook_off')
  // The bell tells of it.
  await gatherNews(here.platform)
  const [told] = (await here.as(ada).call('notification_list', {})).recdata
  assert.deepEqual(
    [told?.kind, told?.text, told?.message, told?.link],
    [
      'webhook_off',
      'We turned off a webhook of yours because nothing reached it',
      'Bot',
      '/setting/webhooks',
    ],
  )
  const { recdata: on } = await here.as(ada).call('edit_webhook', { webhook_id, is_on: 1 })
  assert.deepEqual([on.is_on, on.off_reason, on.failing_since], [1, null, null])
  assert.deepEqual((await here.as(ada).call('notification_list', {})).recdata, [])
})

test('an answer that takes longer than ten seconds is none, and holds up no other webhook', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const slow = await hook(here, ada)
  const quick = await hook(here, bob)
  slow.to.answer = () => undefined
  const since = performance.now()
  await here.as(ada).call('test_webhook', { webhook_id: slow.webhook_id })
  while (slow.to.received.length === 0) await sleep(5)
  for (let nth = 1; nth <= 3; nth++) {
    await here.as(bob).call('test_webhook', { webhook_id: quick.webhook_id })
    while (quick.to.received.length < nth) await sleep(5)
  }
  assert(performance.now() - since < 8_000)
  await settle(here)
  const [late] = await deliveries(here, ada, slow.webhook_id)
  assert.deepEqual([late?.error, late?.attempts, late?.status], ['timeout', 1, null])
})

test('one that fails for days is turned off, and its member is told by mail as well', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const { webhook_id, to } = await hook(here, ada)
  to.answer = (response) => void response.writeHead(503).end()
  await here.as(ada).call('test_webhook', { webhook_id })
  await settle(here)
  const isOn = async () => (await here.as(ada).call('webhook_list', {})).recdata[0]?.is_on
  await later(here, webhook_id, 86_400)
  await later(here, webhook_id, 86_400)
  assert.equal(await isOn(), 1)
  await later(here, webhook_id, 86_400 + 60)
  assert.equal(await isOn(), 0)
  const [off] = (await here.as(ada).call('webhook_list', {})).recdata
  assert.equal(off?.off_reason, 'failing')
  assert.deepEqual(
    (await deliveries(here, ada, webhook_id)).map(({ state, error }) => [state, error]),
    [['failed', 'status']],
  )
  await gatherNews(here.platform)
  const { recdata } = await here.as(ada).call('notification_setting_list', {})
  const setting = recdata.find(({ kind }) => kind === 'webhook_off')
  assert.deepEqual([setting?.group, setting?.in_app, setting?.mail, setting?.push], ['account', 1, 1, 1])
  assert.equal((await here.as(ada).call('notification_list', {})).unread_count, 1)
})

test('days on which nothing was tried do not count as failing', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const { webhook_id, to } = await hook(here, ada)
  to.answer = (response) => void response.writeHead(503).end()
  await here.as(ada).call('test_webhook', { webhook_id })
  await settle(here)
  // As where Commons wasn't running.
  await later(here, webhook_id, 4 * 86_400)
  assert.equal(to.received.length, 2)
  const read = async () => (await here.as(ada).call('webhook_list', {})).recdata[0]
  const failing = await read()
  assert.equal(failing?.is_on, 1)
  assert(Date.now() - Date.parse(failing.failing_since ?? '') < 60_000)
  const { db } = here.platform.database
  await sql`insert into away_members (member_id, is_suspended) values (${ada.id}, true)`.execute(db)
  await later(here, webhook_id, 3_600)
  await sql`delete from away_members where member_id = ${ada.id}`.execute(db)
  assert.equal((await read())?.failing_since, null)
  assert.equal(to.received.length, 2)
})

test('news that cannot be made holds up nothing else', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const { webhook_id, all } = await hook(here, ada)
  await hold(here, webhook_id)
  await here.as(bob).call('follow', { following_id: ada.id })
  await settle(here)
  const { db } = here.platform.database
  // Of a moment that no event can name.
  await sql`
    update webhook_deliveries set happened_at = 'infinity' where webhook_id = ${webhook_id}`.execute(db)
  await here.as(ada).call('test_webhook', { webhook_id })
  await later(here, webhook_id, 3_601)
  assert.deepEqual(
    all().map(({ type }) => type),
    ['webhook.test'],
  )
  const [, broken] = await deliveries(here, ada, webhook_id)
  assert.deepEqual(
    [broken?.state, broken?.attempts, broken?.error, broken?.body],
    ['waiting', 1, 'internal', ''],
  )
  assert((broken?.next_at ?? '') > (broken?.tried_at ?? ''))
  const [{ failing_since } = assert.fail()] = (await here.as(ada).call('webhook_list', {})).recdata
  assert.equal(failing_since, null)
})

test('a body is stored by whoever has the turn, once', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const { webhook_id } = await hook(here, ada)
  const { db } = here.platform.database
  await hold(here, webhook_id)
  await here.as(bob).call('follow', { following_id: ada.id })
  await settle(here)
  await sql`update webhooks set not_before = now() where id = ${webhook_id}`.execute(db)
  const take = () => write(here.platform, ({ tx }) => takeTurns(tx, 1))
  const store = (turn: Turn, body: string) => write(here.platform, ({ tx }) => setBody(tx, turn, body))
  const [lost = assert.fail()] = await take()
  await sql`update webhooks set not_before = now() where id = ${webhook_id}`.execute(db)
  const [turn = assert.fail()] = await take()
  assert.equal(await store(lost, 'late'), false)
  assert.equal(await store(turn, 'right'), true)
  assert.equal(await store(turn, 'again'), false)
  assert.equal((await deliveries(here, ada, webhook_id))[0]?.body, 'right')
})

test('two webhooks of a member are asked at once, and the others after them', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  let open = 0
  let most = 0
  const hooks = []
  for (let nth = 0; nth < 5; nth++) {
    const each = await hook(here, ada)
    each.to.answer = (response) => {
      most = Math.max(most, ++open)
      setTimeout(() => {
        open--
        response.writeHead(204).end()
      }, 50)
    }
    hooks.push(each)
  }
  const ids = hooks.map(({ webhook_id }) => webhook_id)
  await sql`
    insert into webhook_deliveries (webhook_id, type, body, happened_at)
    select id, 'webhook.test', '{}', now() from unnest(${ids}::bigint[]) id, generate_series(1, 2)`.execute(
    here.platform.database.db,
  )
  await settle(here)
  assert.equal(most, 2)
  assert.deepEqual(
    hooks.map(({ to }) => to.received.length),
    [2, 2, 2, 2, 2],
  )
})

test('an answer that does not end is one, by its status', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const { webhook_id, to } = await hook(here, ada)
  to.answer = (response) => void response.writeHead(200).write('Thanks')
  await here.as(ada).call('test_webhook', { webhook_id })
  const since = performance.now()
  await settle(here)
  assert(performance.now() - since < 5_000)
  const [sent] = await deliveries(here, ada, webhook_id)
  assert.deepEqual([sent?.state, sent?.status, sent?.answer], ['delivered', 200, 'Thanks'])
})

test('nothing is kept for a webhook that is off', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const { webhook_id, to } = await hook(here, ada)
  to.answer = (response) => void response.writeHead(500).end()
  await here.as(ada).call('test_webhook', { webhook_id })
  await settle(here)
  await here.as(ada).call('edit_webhook', { webhook_id, is_on: 0 })
  await here.as(bob).call('follow', { following_id: ada.id })
  await settle(here)
  assert.deepEqual(
    (await deliveries(here, ada, webhook_id)).map(({ state, error }) => [state, error]),
    [['failed', 'off']],
  )
  await here.as(ada).call('edit_webhook', { webhook_id, is_on: 1, name: 'Other' })
  await later(here, webhook_id, 600)
  assert.equal(to.received.length, 1)
})

test('adding takes the password, tells the member, and its secret is answered once', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const input = { name: 'Bot', url: 'https://bot.example/hook', events: ['posts' as const] }
  const { body } = await here.as(ada).isRefused('add_webhook', input, 'invalid_fields')
  assert.deepEqual(Object.keys(body['fields'] as object), ['password'])
  await here.as(ada).isRefused('add_webhook', { ...input, password: 'a wrong one, long' }, 'wrong_password')
  assert.deepEqual((await here.as(ada).call('webhook_list', {})).recdata, [])
  const { recdata, secret, message } = await here.as(ada).call('add_webhook', { ...input, password })
  assert.equal(message, 'Webhook added')
  const { webhook_id, created_at, ...rest } = recdata
  assert(webhook_id && created_at)
  assert.deepEqual(rest, { ...input, is_on: 1, off_reason: null, failing_since: null })
  assert.deepEqual(await subjectsTo(here, ada.email), [
    'A webhook was added, which sends your news to another address',
  ])
  const listed = await here.as(ada).call('webhook_list', {})
  assert.deepEqual([listed.recdata, listed.is_two_factor], [[recdata], 0])
  assert(!JSON.stringify(listed).includes(secret))
  const { rows } = await sql`select * from webhooks where id = ${webhook_id}`.execute(
    here.platform.database.db,
  )
  const stored = JSON.stringify(rows)
  assert(!stored.includes(secret) && !stored.includes(JSON.stringify(Buffer.from(secret.slice(6), 'base64'))))
})

test('a new secret signs from then on', async () => {
  const here = await world()
  const [ada, eve] = [await here.person('Ada'), await here.person('Eve')]
  const { webhook_id, secret, to } = await hook(here, ada)
  await here.as(ada).isRefused('renew_webhook_secret', { webhook_id }, 'invalid_fields')
  await here
    .as(ada)
    .isRefused('renew_webhook_secret', { webhook_id, password: 'a wrong one, long' }, 'wrong_password')
  await here.as(eve).isRefused('renew_webhook_secret', { webhook_id, password }, 'webhook_not_found')
  const { secret: fresh } = await here.as(ada).call('renew_webhook_secret', { webhook_id, password })
  assert.notEqual(fresh, secret)
  assert.deepEqual((await subjectsTo(here, ada.email)).slice(1), ['The secret of a webhook was renewed'])
  await here.as(ada).call('test_webhook', { webhook_id })
  await settle(here)
  const request = to.received[0] ?? assert.fail()
  assert.equal(verified(fresh, request).type, 'webhook.test')
  assert.throws(() => verified(secret, request))
})

test('what is typed is checked, and there are at most ten', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const right = { name: 'Bot', url: 'https://bot.example/hook', events: ['posts' as const], password }
  const fieldsOf = async (change: object) =>
    (await here.as(ada).isRefused('add_webhook', { ...right, ...change }, 'invalid_fields')).body['fields']
  assert.deepEqual(await fieldsOf({ name: ' ' }), { name: 'Give the webhook a name' })
  assert.deepEqual(await fieldsOf({ name: 'x'.repeat(61) }), { name: 'A name can have up to 60 characters' })
  assert.deepEqual(await fieldsOf({ events: [] }), { events: 'Choose at least one kind of event' })
  for (const events of [['weather'], 'posts', {}])
    assert.deepEqual(await fieldsOf({ events }), { events: 'Must be a list of kinds of events' })
  const url = { url: 'Enter an address on the internet that begins with https://' }
  for (const wrong of [
    '',
    'bot',
    'http://bot.example/',
    'https://10.0.0.1/',
    `https://b.example/${'x'.repeat(1000)}`,
  ])
    assert.deepEqual(await fieldsOf({ url: wrong }), url)
  for (let nth = 0; nth < 10; nth++) await here.as(ada).call('add_webhook', right)
  await here.as(ada).isRefused('add_webhook', right, 'too_many_webhooks')
  const [first] = (await here.as(ada).call('webhook_list', {})).recdata
  const { webhook_id = 0 } = first ?? {}
  const { body } = await here.as(ada).isRefused('edit_webhook', { webhook_id, events: [] }, 'invalid_fields')
  assert.deepEqual(body['fields'], { events: 'Choose at least one kind of event' })
  await here.as(ada).call('delete_webhook', { webhook_id })
  await here.as(ada).isRefused('delete_webhook', { webhook_id }, 'webhook_not_found')
  await here.as(ada).call('add_webhook', right)
})

test('nobody else has a webhook or its deliveries', async () => {
  const here = await world()
  const [ada, eve] = [await here.person('Ada'), await here.person('Eve')]
  const { webhook_id } = await hook(here, ada)
  const { recdata } = await here.as(ada).call('test_webhook', { webhook_id })
  await settle(here)
  const { delivery_id } = recdata
  const hers = here.as(eve)
  assert.deepEqual((await hers.call('webhook_list', {})).recdata, [])
  await hers.isRefused('edit_webhook', { webhook_id, is_on: 0 }, 'webhook_not_found')
  await hers.isRefused('delete_webhook', { webhook_id }, 'webhook_not_found')
  await hers.isRefused('test_webhook', { webhook_id }, 'webhook_not_found')
  await hers.isRefused('webhook_delivery_list', { webhook_id }, 'webhook_not_found')
  await hers.isRefused('resend_webhook_delivery', { delivery_id }, 'webhook_delivery_not_found')
  await isForMembersOnly(here, 'webhook_list', {})
  await isForMembersOnly(here, 'add_webhook', {
    name: 'x',
    url: 'https://a.example/',
    events: ['posts'],
    password,
  })
  await isForMembersOnly(here, 'edit_webhook', { webhook_id })
  await isForMembersOnly(here, 'delete_webhook', { webhook_id })
  await isForMembersOnly(here, 'renew_webhook_secret', { webhook_id, password })
  await isForMembersOnly(here, 'test_webhook', { webhook_id })
  await isForMembersOnly(here, 'webhook_delivery_list', { webhook_id })
  await isForMembersOnly(here, 'resend_webhook_delivery', { delivery_id })
})

test('a name that leads into a private network is not asked, whatever it led to before', async () => {
  const hosts = {
    'inside.example': { addresses: () => ['10.0.0.7'], answer: () => assert.fail('It was asked') },
    'partly.example': {
      addresses: () => ['203.0.112.7', '127.0.0.1'],
      answer: () => assert.fail('It was asked'),
    },
  }
  const web = await playWeb(hosts)
  const there = await makeWorld({ web, env: { PUBLIC_URL: 'https://commons.example' } })
  const ada = await there.person('Ada')
  for (const host of ['inside', 'partly', 'nowhere']) {
    const url = `https://${host}.example/hook`
    const { recdata } = await there
      .as(ada)
      .call('add_webhook', { name: host, url, events: ['posts'], password })
    const { webhook_id } = recdata
    await there.as(ada).call('test_webhook', { webhook_id })
    await settle(there)
    const [tried] = await deliveries(there, ada, webhook_id)
    assert.equal(tried?.error, host === 'nowhere' ? 'unreachable' : 'not_public', host)
  }
  assert.deepEqual(web.connections, [])
  // This machine is none that a network on the internet asks.
  for (const url of ['http://127.0.0.1:3000/', 'https://localhost/'])
    await there
      .as(ada)
      .isRefused('add_webhook', { name: 'x', url, events: ['posts'], password }, 'invalid_fields')
})

test('behind a proxy, all goes through it, and it resolves the names', async () => {
  const proxy = await receiver()
  const web = await playWeb({})
  const there = await makeWorld({ web, env: { WEBHOOKS_PROXY: new URL(proxy.url).origin } })
  const ada = await there.person('Ada')
  const url = 'http://localhost:3000/hook'
  const { recdata, secret } = await there
    .as(ada)
    .call('add_webhook', { name: 'x', url, events: ['posts'], password })
  await there.as(ada).call('test_webhook', { webhook_id: recdata.webhook_id })
  await settle(there)
  const [request] = proxy.received
  assert.equal(request?.headers.host, 'localhost:3000')
  assert.equal(verified(secret, request).type, 'webhook.test')
  assert.deepEqual(web.connections, [])
})

test('a proxy that is not there is no failure of a receiver', async () => {
  const proxy = await openReceiver()
  await proxy.close()
  const there = await makeWorld({ env: { WEBHOOKS_PROXY: new URL(proxy.url).origin } })
  const ada = await there.person('Ada')
  for (const url of ['http://localhost:3000/hook', 'https://bot.example/hook']) {
    const { recdata } = await there
      .as(ada)
      .call('add_webhook', { name: 'x', url, events: ['posts'], password })
    const { webhook_id } = recdata
    await there.as(ada).call('test_webhook', { webhook_id })
    await settle(there)
    const [tried] = await deliveries(there, ada, webhook_id)
    assert.deepEqual([tried?.state, tried?.attempts, tried?.error], ['waiting', 1, 'internal'])
  }
  for (const { failing_since } of (await there.as(ada).call('webhook_list', {})).recdata)
    assert.equal(failing_since, null)
})

test('where other machines can connect, this machine is none that members may ask', async () => {
  const there = await makeWorld({ env: { HOST: '0.0.0.0' } })
  const ada = await there.person('Ada')
  for (const url of ['http://127.0.0.1:3000/', 'https://localhost/'])
    await there
      .as(ada)
      .isRefused('add_webhook', { name: 'x', url, events: ['posts'], password }, 'invalid_fields')
})

test('deliveries are forgotten after a week, and webhooks with their member', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const { webhook_id } = await hook(here, ada)
  const { db } = here.platform.database
  await here.as(ada).call('test_webhook', { webhook_id })
  await here.as(ada).call('test_webhook', { webhook_id })
  await settle(here)
  const [newest, oldest] = await deliveries(here, ada, webhook_id)
  await sql`
    update webhook_deliveries set created_at = now() - interval '8 days' where id = ${oldest?.delivery_id ?? 0}`.execute(
    db,
  )
  assert.equal(await removeOldDeliveries(db, 7, 10), false)
  assert.deepEqual(await deliveries(here, ada, webhook_id), [newest])
  await removeMember(here, ada.id)
  const { rows } = await sql`
    select from webhooks where id = ${webhook_id} union all select from webhook_deliveries where webhook_id = ${webhook_id}`.execute(
    db,
  )
  assert.equal(rows.length, 0)
})
