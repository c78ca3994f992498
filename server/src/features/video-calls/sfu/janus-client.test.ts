import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { WebSocketServer } from 'ws'
import {
  type JanusProcess,
  janusAdminKey,
  janusProcess,
  janusSecret,
  withoutJanus,
} from '../../../../test/janus-process.ts'
import {
  JanusClient,
  janusCodes,
  JanusError,
  JanusGone,
  type JanusOptions,
  JanusSilent,
} from './janus-client.ts'
import { createRoom, destroyRoom, joinAsPublisher, type Room } from './videoroom.ts'

const options = (url: string, more: Partial<JanusOptions> = {}): JanusOptions => ({
  url,
  secret: janusSecret,
  onEvent: () => undefined,
  onClose: () => undefined,
  ...more,
})
const refusedWith = (code: number) => (error: unknown) => error instanceof JanusError && error.code === code
const aRoom: Room = { room: 'a-room', pin: 'its-pin', secret: 'its-secret' }

describe('with Janus', { skip: withoutJanus }, () => {
  let janus: JanusProcess
  before(async () => {
    janus = await janusProcess()
    await janus.start()
  })
  after(() => janus.remove())

  test('without its secret nobody gets a session, and the error has no secret', async () => {
    const client = await JanusClient.open(options(janus.url, { secret: 'another-secret-than-its' }))
    await assert.rejects(client.create(), (error) => {
      assert(refusedWith(janusCodes.unauthorized)(error))
      return !String(error).includes('another-secret')
    })
    client.close()
  })

  test('a room is made with the admin’s key alone, and entered with its pin alone', async () => {
    const client = await JanusClient.open(options(janus.url))
    await client.create()
    const handle = await client.attach()
    await assert.rejects(
      createRoom(client, handle, { ...aRoom, places: 4, adminKey: undefined }),
      refusedWith(429),
    )
    await createRoom(client, handle, { ...aRoom, places: 4, adminKey: janusAdminKey })
    const member = await client.attach()
    await assert.rejects(
      joinAsPublisher(client, member, { ...aRoom, pin: 'wrong' }, 'ada'),
      refusedWith(janusCodes.wrongPin),
    )
    assert(Number.isSafeInteger(await joinAsPublisher(client, member, aRoom, 'ada')))
    await assert.rejects(
      destroyRoom(client, handle, { ...aRoom, secret: 'wrong' }),
      refusedWith(janusCodes.wrongPin),
    )
    await destroyRoom(client, handle, aRoom)
    await assert.rejects(
      joinAsPublisher(client, await client.attach(), aRoom, 'bob'),
      refusedWith(janusCodes.noRoom),
    )
    await client.detach(member)
    // Once more is as good.
    await client.detach(member)
    client.close()
  })

  test('another connection claims the session of one that is gone, with its handles', async () => {
    const { promise: closed, resolve: onClose } = Promise.withResolvers<void>()
    const first = await JanusClient.open(options(janus.url, { onClose }))
    const session = await first.create()
    const handle = await first.attach()
    await createRoom(first, handle, { ...aRoom, places: 4, adminKey: janusAdminKey })
    first.close()
    await closed
    await assert.rejects(first.attach(), JanusGone)

    const second = await JanusClient.open(options(janus.url))
    await second.claim(session)
    await second.keepAlive()
    await destroyRoom(second, handle, aRoom)
    second.close()

    const third = await JanusClient.open(options(janus.url))
    await assert.rejects(third.claim(session + 1), refusedWith(janusCodes.noSession))
    third.close()
  })

  test('killed in the middle, it fails whoever waits and tells that it is gone', async () => {
    const own = await janusProcess()
    await own.start()
    const { promise: closed, resolve: onClose } = Promise.withResolvers<void>()
    const client = await JanusClient.open(options(own.url, { onClose }))
    await client.create()
    const asked = Promise.all(Array.from({ length: 50 }, () => client.attach()))
    const [answer] = await Promise.allSettled([asked, own.kill(), closed])
    assert(answer.status === 'fulfilled' || answer.reason instanceof JanusGone)
    await assert.rejects(client.attach(), JanusGone)
    await assert.rejects(JanusClient.open(options(own.url)), JanusGone)
    await own.remove()
  })
})

test('whoever is silent, or speaks nonsense, is given up', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', handleProtocols: () => 'janus-protocol' })
  await once(server, 'listening')
  server.on('connection', (socket) => {
    socket.send('no JSON')
    socket.send('{"janus": 7}')
    socket.on('message', () => undefined)
  })
  const { port } = server.address() as AddressInfo
  const client = await JanusClient.open(options(`ws://127.0.0.1:${port}`, { patienceMs: 50 }))
  await assert.rejects(client.create(), JanusSilent)
  client.close()
  for (const socket of server.clients) socket.terminate()
  server.close()
})
