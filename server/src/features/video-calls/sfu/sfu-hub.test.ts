import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import type { FromSfu, ToSfu } from '@commons/contract/shared/sfu-signal.ts'
import { sql } from 'kysely'
import {
  type JanusProcess,
  janusAdminKey,
  janusProcess,
  janusSecret,
  withoutJanus,
} from '../../../../test/janus-process.ts'
import { addMembers, enterGroupCall } from '../../../../test/scenes/calls-scene.ts'
import { makeGroup } from '../../../../test/scenes/groups-scene.ts'
import { until } from '../../../../test/until.ts'
import { makeWorld, type Person, type World } from '../../../../test/world.ts'
import { callPlaces } from '../call-places.ts'
import { JanusClient } from './janus-client.ts'
import { KeptDevice } from './kept-device.ts'
import { closeHub } from './sfu.ts'
import { isSfuReady } from './sfu.queries.ts'
import { listFeeds } from './videoroom.ts'

const fingerprint = Array.from({ length: 32 }, () => '0A').join(':')
const network = `c=IN IP4 0.0.0.0
a=ice-ufrag:abcd
a=ice-pwd:abcdefghijklmnopqrstuvwx
a=fingerprint:sha-256 ${fingerprint}`

/** What a device offers that sends its four lines. */
const offered = `v=0
o=- 1 2 IN IP4 127.0.0.1
s=-
t=0 0
a=group:BUNDLE 0 1 2 3
${['audio', 'video', 'video', 'audio']
  .map(
    (kind, mid) => `m=${kind} 9 UDP/TLS/RTP/SAVPF ${kind === 'audio' ? 111 : 96}
${network}
a=setup:actpass
a=mid:${mid}
a=sendonly
a=rtcp-mux
a=rtpmap:${kind === 'audio' ? '111 opus/48000/2' : '96 VP8/90000'}
${mid === 1 ? 'a=rid:h send\na=rid:l send\na=simulcast:send h;l' : `a=ssrc:${mid + 1} cname:x`}`,
  )
  .join('\n')}
`.replaceAll('\n', '\r\n')

const lines = { 0: 'mic', 1: 'camera', 2: 'screen', 3: 'screenSound' } as const

describe('the SFU’s hub', { skip: withoutJanus }, () => {
  let janus: JanusProcess
  let one: World
  let two: World
  let people: Person[]
  let group: number

  before(async () => {
    janus = await janusProcess()
    await janus.start()
    const env = {
      CALLS_JANUS_URL: janus.url,
      CALLS_JANUS_SECRET: janusSecret,
      CALLS_JANUS_ADMIN_KEY: janusAdminKey,
      CALLS_PLACES: '5',
    }
    one = await makeWorld({ env })
    await until(() => isSfuReady(db()))
    two = await makeWorld({ env, database: one.database })
    people = await Promise.all(['Ada', 'Bob'].map((name) => one.person(name)))
    const [ada, bob] = people
    assert(ada && bob)
    group = (await makeGroup(one, ada, { group_name: 'Choir' })).id
    await addMembers(one, group, [bob])
  })
  after(() => janus.remove())
  beforeEach(async () => {
    for (const each of people) {
      const { data } = await one.as(each).call('current_video_call', {})
      if (data) await one.as(each).call('end_video_call', { call_id: data.call_id })
    }
  })

  const db = () => one.platform.database.db

  /** A device of a member's in the call, which says what it is told to, by the process that isn't the hub. */
  async function enter(at: number) {
    const person = people[at]
    assert(person)
    const { call_id, entry } = await enterGroupCall(two, person, group)
    const show = async (since = 0) =>
      (await two.as(person).call('show_video_call', { call_id, entry, since })).data
    const { sfu_entry: to, places, through } = await show()
    assert(to)
    assert.deepEqual([places, through], [5, 'sfu'])
    const send = async (signal: object) => {
      const signals = [JSON.stringify(signal)]
      await two.as(person).call('send_video_signals', { call_id, entry, to, signals })
    }
    const heard = async () => {
      const { signals } = await show()
      assert(signals.every(({ from }) => from === to))
      return signals.map(({ content }) => JSON.parse(content) as FromSfu)
    }
    return {
      entry,
      call_id,
      send,
      count: async (kind: FromSfu['kind']) => (await heard()).filter((each) => each.kind === kind).length,
      publish: (number = 1) => send({ kind: 'publish', number, sdp: offered, lines } satisfies ToSfu),
      async isPublished(number = 1) {
        await until(async () =>
          (await heard()).some((each) => each.kind === 'published' && each.number === number),
        )
      },
      leave: () => two.as(person).call('end_video_call', { call_id }),
    }
  }

  async function kept(entry: string): Promise<KeptDevice | undefined> {
    const { rows } = await sql<{ state: unknown }>`
      select state from sfu_devices where entry = ${entry}::uuid`.execute(db())
    return rows[0] && KeptDevice.parse(rows[0].state)
  }
  const hub = async () =>
    (
      await sql<{
        holder: string
        session: number
      }>`select holder, session_id as session from sfu_hub`.execute(db())
    ).rows[0]

  /** Asks Janus itself, in a session of our own, who is in the room of a call; undefined if there is none. */
  async function present(call: number): Promise<string[] | undefined> {
    const { rows } = await sql<{ room: string }>`select room from sfu_rooms where call_id = ${call}`.execute(
      db(),
    )
    const client = await JanusClient.open({
      url: janus.url,
      secret: janusSecret,
      onEvent: () => undefined,
      onClose: () => undefined,
    })
    try {
      await client.create()
      const room = { room: rows[0]?.room ?? '', pin: '', secret: '' }
      return [...(await listFeeds(client, await client.attach(), room)).keys()].toSorted()
    } catch {
      return undefined
    } finally {
      client.close()
    }
  }

  test('what devices offer is answered, and who leaves is in Janus no more, nor is a call that is over', async () => {
    const [ada, bob] = [await enter(0), await enter(1)]
    for (const each of [ada, bob]) {
      await each.publish()
      await each.isPublished()
    }
    const feeds = [ada, bob].map(({ entry }) => `${entry}/1`)
    assert.deepEqual(await present(ada.call_id), feeds.toSorted())
    await bob.leave()
    await until(async () => String(await present(ada.call_id)) === feeds[0])
    await until(async () => (await kept(bob.entry)) === undefined)
    await ada.leave()
    await until(async () => (await present(ada.call_id)) === undefined)
    await until(async () => {
      const { rows } = await sql`select from sfu_rooms`.execute(db())
      return rows.length === 0
    })
  })

  test('a moderator’s muting holds in Janus too, until the member speaks again; sizes are kept', async () => {
    const [ada, bob] = [await enter(0), await enter(1)]
    await bob.publish()
    await bob.isPublished()
    const isMuted = async () => (await kept(bob.entry))?.publisher?.isMuted
    await one
      .as(people[0])
      .call('moderate_video_call', { call_id: ada.call_id, act: 'mute', member_user_id: people[1]?.id })
    await until(async () => (await isMuted()) === true)
    const { call_id, entry } = bob
    await one.as(people[1]).call('update_video_call', { call_id, entry, mic: 1 })
    await until(async () => (await isMuted()) === false)
    const sizes = { [ada.entry]: 'small' }
    await bob.send({ kind: 'sizes', sizes })
    await until(async () => JSON.stringify((await kept(bob.entry))?.sizes) === JSON.stringify(sizes))
  })

  test('nonsense and what is too late change nothing; a long signal comes in pieces', async () => {
    const [ada, bob] = [await enter(0), await enter(1)]
    await ada.send({ kind: 'publish', number: 2, sdp: 'no sdp', lines })
    await ada.send({ kind: 'nothing' })
    await ada.send({ kind: 'piece', signal: 1, place: 0, count: 2, text: 'of' })
    await ada.publish(2)
    await ada.isPublished(2)
    const handle = (await kept(ada.entry))?.publisher?.handle
    await ada.send({ kind: 'answer', number: 9, offer: 9, sdp: offered })
    await ada.send({ kind: 'restart', number: 3 })
    await ada.send({ kind: 'candidate', of: 'publisher', number: 2, candidate: null })
    await ada.publish(1)
    // For another network the same connection is offered again.
    await ada.publish(2)
    await until(async () => (await ada.count('published')) === 2)
    assert.equal((await kept(ada.entry))?.publisher?.handle, handle)

    const whole = JSON.stringify({ kind: 'publish', number: 1, sdp: offered, lines } satisfies ToSfu)
    const texts = [whole.slice(0, 900), whole.slice(900)]
    for (const place of [1, 0])
      await bob.send({ kind: 'piece', signal: 1, place, count: 2, text: texts[place] })
    await bob.isPublished()
    // Nobody sends anything to one who never had an offer answered.
    assert.equal(await bob.count('offer'), 0)
  })

  test('killed and started again, Janus gets every device anew; a call that begins meanwhile goes without it', async () => {
    const ada = await enter(0)
    await ada.publish()
    await ada.isPublished()
    await janus.kill()
    await until(async () => !(await isSfuReady(db())))
    assert.deepEqual(await callPlaces(db(), one.platform.config), { places: 4, through: 'peers' })
    await janus.start()
    await until(async () => (await ada.count('again')) === 1)
    await ada.publish(2)
    await ada.isPublished(2)
    assert.deepEqual(await present(ada.call_id), [`${ada.entry}/2`])
  })

  test('another process takes over with the same connections, and nobody has to begin again', async () => {
    const ada = await enter(0)
    await ada.publish()
    await ada.isPublished()
    const before = await kept(ada.entry)
    const first = await hub()
    await closeHub(one.platform)
    await until(async () => (await hub())?.holder !== first?.holder && (await isSfuReady(db())))
    assert.equal((await hub())?.session, first?.session)
    const bob = await enter(1)
    await bob.publish()
    await bob.isPublished()
    assert.deepEqual(await present(ada.call_id), [ada.entry, bob.entry].map((each) => `${each}/1`).toSorted())
    assert.deepEqual(await kept(ada.entry), before)
    assert.equal(await ada.count('again'), 0)
  })
})
