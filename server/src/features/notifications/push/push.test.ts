import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openPushBrowser, openPushService } from '../../../../test/fakes/push-service.ts'
import { makeWorld, type Person, type World } from '../../../../test/world.ts'
import { gatherNews } from '../gathering.ts'
import { pushNews } from './push.ts'
import { isPushService } from './push.rules.ts'

/** Sends all waiting pushes, as the job does. */
async function push(here: World): Promise<void> {
  await gatherNews(here.platform)
  const { rows } = await here.platform.database.pool.query<{ id: string; data: never }>(
    `delete from jobs.job where name = 'notifications.push' returning id, data`,
  )
  for (const { data } of rows) await pushNews(here.platform).work(data)
}

async function scene() {
  const service = await openPushService()
  const here = await makeWorld({ env: { PUSH_SERVICES: `push.example, ${service.origin}` } })
  await here.platform.jobs.prepare([pushNews(here.platform)])
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const browser = openPushBrowser()
  const subscribe = (who: Person, name: string) =>
    here.as(who).call('add_push_subscription', { endpoint: `${service.origin}/${name}`, ...browser.keys })
  return { here, service, ada, bob, browser, subscribe }
}

test('a browser that has subscribed is told, and only it can read what', async () => {
  const { here, service, ada, bob, browser, subscribe } = await scene()
  await subscribe(ada, 'ada')
  await here.as(bob).call('follow', { following_id: ada.id })
  await push(here)
  assert.equal(service.taken.length, 1)
  const [{ path, headers, body } = assert.fail()] = service.taken
  assert.equal(path, '/ada')
  assert.match(String(headers['authorization']), /^vapid t=/)
  assert.equal(headers['content-encoding'], 'aes128gcm')
  assert(!body.includes('Bob'))
  const said = browser.read(body) as Record<string, unknown>
  assert.deepEqual(
    { ...said, notification_id: 0 },
    { title: 'Bob follows you', body: '', link: `/timeLine/${bob.id}`, notification_id: 0 },
  )
  const { public_key } = await here.as(ada).call('show_push_key', {})
  assert.equal(Buffer.from(public_key, 'base64url').length, 65)
})

test('who may not see it, has read it, wants none, or has logged out is not told', async () => {
  const { here, service, ada, bob, subscribe } = await scene()
  await subscribe(ada, 'ada')
  await here.as(ada).call('update_notification_setting', { kind: 'follow', channel: 'push', is_on: 0 })
  await here.as(bob).call('follow', { following_id: ada.id })
  await push(here)
  assert.equal(service.taken.length, 0, 'switched off')

  const post = await here.as(ada).call('add_post', { message: 'A post' })
  const { post_id } = post.recdata
  await here.as(bob).call('post_comment', { post_id, comment: 'Hello' })
  await gatherNews(here.platform)
  await here.as(ada).call('block', { blocked_user_id: bob.id })
  await push(here)
  assert.equal(service.taken.length, 0, 'blocked meanwhile')

  const eve = await here.person('Eve')
  await here.as(eve).call('post_comment', { post_id, comment: 'Hello' })
  await gatherNews(here.platform)
  await here.as(ada).call('notification_read', { notification_id: 0 })
  await push(here)
  assert.equal(service.taken.length, 0, 'read meanwhile')

  await here.as(eve).call('post_comment', { post_id, comment: 'And again' })
  await gatherNews(here.platform)
  await here.as(ada).call('logout', {})
  await push(here)
  assert.equal(service.taken.length, 0, 'logged out')
})

test('an endpoint that is gone is forgotten, and a service that fails is tried again', async () => {
  const { here, service, ada, bob, subscribe } = await scene()
  await subscribe(ada, 'ada')
  service.status = 503
  await here.as(bob).call('follow', { following_id: ada.id })
  await assert.rejects(push(here), /503/)
  service.status = 410
  const { rows } = await here.platform.database.pool.query<{ id: number; member_id: number }>(
    'select id, member_id from notifications',
  )
  const [{ id, member_id } = assert.fail()] = rows
  await pushNews(here.platform).work({ notification: id, member: member_id })
  const left = await here.platform.database.pool.query('select from push_subscriptions')
  assert.equal(left.rowCount, 0)
})

test('a slow push service holds up neither other work nor the member’s other browsers', async () => {
  const { here, service, ada, bob, subscribe, browser } = await scene()
  const slow = await openPushService()
  const answered = Promise.withResolvers<void>()
  slow.until = answered.promise
  await here.platform.database.pool.query(
    `insert into push_subscriptions (member_id, session_id, endpoint, p256dh, auth)
     select $1, id, $2, $3, $4 from sessions where member_id = $1`,
    [ada.id, `${slow.origin}/slow`, browser.keys.p256dh, browser.keys.auth],
  )
  await subscribe(ada, 'quick')
  const done = Promise.withResolvers<void>()
  const other = { name: 'test.other', work: async () => done.resolve() }
  const { jobs, database } = here.platform
  await here.as(bob).call('follow', { following_id: ada.id })
  await gatherNews(here.platform)
  await jobs.work([pushNews(here.platform), other])
  while (slow.taken.length === 0 || service.taken.length === 0)
    await new Promise((resolve) => setTimeout(resolve, 10))
  // One service has its push but doesn't answer: the other has been told, jobs run, and calls are answered.
  await database.db.transaction().execute((tx) => jobs.add(tx, other, {}))
  await done.promise
  await here.as(bob).call('add_post', { message: 'Nothing waits' })
  answered.resolve()
  const isPushed = async () =>
    (await database.pool.query('select from notifications where pushed_at is not null')).rowCount === 1
  while (!(await isPushed())) await new Promise((resolve) => setTimeout(resolve, 10))
  assert.deepEqual([slow.taken.length, service.taken.length], [1, 1])
})

test('a pause holds what comes and what was ordered, until it ends by itself', async () => {
  const { here, service, ada, bob, subscribe } = await scene()
  await subscribe(ada, 'ada')
  await here.as(bob).call('follow', { following_id: ada.id })
  await gatherNews(here.platform)
  await here.as(ada).call('update_notification_pause', { pause: 'open' })
  await push(here)
  assert.equal(service.taken.length, 0, 'ordered before')
  const { post_id } = (await here.as(ada).call('add_post', { message: 'A post' })).recdata
  await here.as(bob).call('post_comment', { post_id, comment: 'Hello' })
  await push(here)
  assert.equal(service.taken.length, 0, 'paused')
  assert.equal((await here.as(ada).call('notification_list', {})).recdata.length, 2, 'the bell has both')
  await here.platform.database.pool.query('update notification_preferences set paused_until = now()')
  const eve = await here.person('Eve')
  await here.as(eve).call('follow', { following_id: ada.id })
  await push(here)
  assert.equal(service.taken.length, 1, 'after its end')
})

test('only push services are taken, and a subscription is ended by its owner alone', async () => {
  const { here, ada, bob, browser, subscribe } = await scene()
  await here
    .as(ada)
    .isRefused(
      'add_push_subscription',
      { endpoint: 'http://127.0.0.1:1/x', ...browser.keys },
      'push_service_unknown',
    )
  await subscribe(ada, 'ada')
  const { rows } = await here.platform.database.pool.query<{ endpoint: string }>(
    'select endpoint from push_subscriptions',
  )
  const endpoint = rows[0]?.endpoint ?? ''
  const count = async () =>
    (await here.platform.database.pool.query('select from push_subscriptions')).rowCount
  await here.as(bob).call('delete_push_subscription', { endpoint })
  assert.equal(await count(), 1)
  await here.as(ada).call('delete_push_subscription', { endpoint })
  assert.equal(await count(), 0)
})

for (const [endpoint, isOne] of [
  ['https://push.example/a', true],
  ['https://eu.push.example/a', false],
  ['https://x.push.apple.com/a', true],
  ['https://push.apple.com.evil.example/a', false],
  ['http://push.example/a', false],
  ['https://push.example:8443/a', false],
  ['https://user@push.example/a', false],
  ['https://127.0.0.1/a', false],
  ['push.example', false],
] as const)
  test(`${endpoint} is ${isOne ? 'a' : 'no'} push service`, () =>
    assert.equal(isPushService(endpoint, ['push.example', '*.push.apple.com']), isOne))
