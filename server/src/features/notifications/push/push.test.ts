import assert from 'node:assert/strict'
import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { atEndOfFile } from '../../../../test/end-of-file.ts'
import { makeWorld, type Person, type World } from '../../../../test/world.ts'
import { gatherNews } from '../gathering.ts'
import { pushNews } from './push.ts'
import { isPushService } from './push.rules.ts'

/** A push service that keeps what it is sent, and answers as it is told. */
async function openService() {
  const taken: Array<{ path: string; headers: NodeJS.Dict<string | string[]>; body: Buffer }> = []
  const service = { status: 201, taken, origin: '' }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    taken.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) })
    response.writeHead(service.status).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  atEndOfFile(async () => void server.close())
  service.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return service
}

/** A browser that has subscribed, and reads what it is sent (RFC 8291). */
function openBrowser() {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const auth = randomBytes(16)
  const derive = (salt: Buffer, key: Buffer, info: Buffer, length: number) => {
    const prk = createHmac('sha256', salt).update(key).digest()
    return createHmac('sha256', prk)
      .update(Buffer.concat([info, Buffer.from([1])]))
      .digest()
      .subarray(0, length)
  }
  return {
    keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') },
    read(body: Buffer): unknown {
      const salt = body.subarray(0, 16)
      const keyLength = body[20] ?? 0
      const theirs = body.subarray(21, 21 + keyLength)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), theirs])
      const secret = derive(auth, pair.computeSecret(theirs), info, 32)
      const key = derive(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
      const nonce = derive(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12)
      const sealed = body.subarray(21 + keyLength)
      const decipher = createDecipheriv('aes-128-gcm', key, nonce)
      decipher.setAuthTag(sealed.subarray(-16))
      const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
      // Behind the text stands a mark that it is the last record.
      return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString())
    },
  }
}

/** Pushes what waits to be, as the job does. */
async function push(here: World): Promise<void> {
  await gatherNews(here.platform)
  const { rows } = await here.platform.database.pool.query<{ id: string; data: never }>(
    `delete from jobs.job where name = 'notifications.push' returning id, data`,
  )
  for (const { data } of rows) await pushNews(here.platform).work(data)
}

async function scene() {
  const service = await openService()
  const here = await makeWorld({ env: { PUSH_SERVICES: `push.example, ${service.origin}` } })
  await here.platform.jobs.prepare([pushNews(here.platform)])
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const browser = openBrowser()
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
