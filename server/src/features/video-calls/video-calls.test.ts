/** Calls between two members, from both sides: how they ring, are entered, and end. */
import assert from 'node:assert/strict'
import { createHmac, randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { isForMembersOnly } from '../../../test/scenes/accounts-scene.ts'
import { openPair } from '../../../test/scenes/pair-scene.ts'
import { makeWorld, type Person, type World, world } from '../../../test/world.ts'
import { gatherNews } from '../notifications/gathering.ts'
import { iceServers } from './ice-servers.ts'
import { endSilentCalls, missCall } from './video-calls.ending.ts'

/** Two members whose conversation both have accepted, and their devices. */
async function openLine(here: World) {
  const pair = await openPair(here)
  return { ...pair, adas: randomUUID(), bobs: randomUUID() }
}

type Line = Awaited<ReturnType<typeof openLine>>

const ring = async ({ as }: World, { ada, bob, adas }: Line, more: { has_camera?: 0 | 1 } = {}) =>
  (await as(ada).call('start_video_call', { friend_id: bob.id, device: adas, ...more })).data

/** Ada calls Bob, who accepts, and both enter. */
async function talk(here: World, line: Line) {
  const { ada, bob, bobs } = line
  const { call, token } = await ring(here, line)
  const { call_id } = call
  const his = (await here.as(bob).call('join_video_call', { call_id, device: bobs })).data
  const enter = async (who: Person, given: string | null) =>
    (await here.as(who).call('enter_video_call', { call_id, token: given ?? '' })).data
  return { call_id, hers: await enter(ada, token), his: await enter(bob, his.token) }
}

const current = async ({ as }: World, who: Person) => (await as(who).call('current_video_call', {})).data

/** The lines of calls in the conversation as `who` fetches them. */
const linesOf = async ({ fetch }: Line, who: Person) =>
  (await fetch(who)).flatMap(({ video_call, sender_id, text }) =>
    video_call ? [{ state: video_call.state, sender_id, text, seconds: video_call.seconds }] : [],
  )

/** Lets the time in which a call rings pass. */
const ringOut = ({ platform }: World, call_id: number) =>
  sql`update video_calls set rings_until = now() - interval '1 second' where id = ${call_id}`.execute(
    platform.database.db,
  )

test('a call rings, is accepted on one device, connects both and is a line of the chat', async () => {
  const here = await world()
  const line = await openLine(here)
  const { ada, bob, bobs } = line
  const { call, token } = await ring(here, line)
  const { call_id } = call
  assert.deepEqual(
    [call.state, call.is_incoming, call.has_camera, call.friend?.full_name],
    ['ringing', 0, 1, 'Bob'],
  )
  assert(call.rings_for > 25 && call.rings_for <= 30)
  const rings = await current(here, bob)
  assert.deepEqual(
    [rings?.call_id, rings?.state, rings?.is_incoming, rings?.friend?.full_name, rings?.device],
    [call_id, 'ringing', 1, 'Ada', null],
  )
  const { data } = await here.as(bob).call('join_video_call', { call_id, device: bobs })
  assert.equal(data.call.state, 'accepted')
  // His other devices find that it was answered, and can bring it to themselves.
  await here.as(bob).isRefused('join_video_call', { call_id, device: randomUUID() }, 'video_call_elsewhere')

  const { data: hers } = await here.as(ada).call('enter_video_call', { call_id, token: token ?? '' })
  const alone = (await here.as(ada).call('show_video_call', { call_id, entry: hers.entry })).data
  assert.deepEqual(
    [alone.entry, alone.people.map(({ entry, is_oneself }) => [entry, is_oneself])],
    [hers.entry, [[hers.entry, 1]]],
  )
  const { data: his } = await here.as(bob).call('enter_video_call', { call_id, token: data.token ?? '' })
  const signals = ['{"an":"offer"}', '{"a":"candidate"}']
  await here.as(ada).call('send_video_signals', { call_id, entry: hers.entry, to: his.entry, signals })
  const heard = (await here.as(bob).call('show_video_call', { call_id, entry: his.entry })).data
  assert.deepEqual(
    heard.people.map(({ entry, full_name, is_oneself }) => [entry, full_name, is_oneself]),
    [
      [hers.entry, 'Ada', 0],
      [his.entry, 'Bob', 1],
    ],
  )
  assert.deepEqual([heard.places, heard.through, heard.sfu_entry, heard.group], [2, 'peers', null, null])
  assert.deepEqual(
    heard.signals.map(({ from, content }) => [from, content]),
    signals.map((each) => [hers.entry, each]),
  )
  const since = heard.signals[0]?.signal_id ?? 0
  const rest = (await here.as(bob).call('show_video_call', { call_id, entry: his.entry, since })).data
  assert.equal(rest.signals.length, 1)

  await sql`update video_calls set accepted_at = now() - interval '185 seconds' where id = ${call_id}`.execute(
    here.platform.database.db,
  )
  await here.as(bob).call('end_video_call', { call_id })
  assert.equal(await current(here, ada), null)
  const over = (await here.as(ada).call('show_video_call', { call_id })).data
  assert.equal(over.state, 'ended')
  for (const who of [ada, bob])
    assert.deepEqual(await linesOf(line, who), [
      { state: 'ended', sender_id: ada.id, text: '', seconds: 185 },
    ])
  // Both know of it: nothing is unread, and nobody is told.
  assert.equal((await line.of(bob)).unread_count, 0)
  await here.as(ada).call('end_video_call', { call_id })
  await here.as(ada).isRefused('join_video_call', { call_id, device: line.adas }, 'video_call_over')
})

test('a call that nobody accepts is missed at its end, whatever became of the job, and says so', async () => {
  const here = await world()
  const line = await openLine(here)
  const { ada, bob, bobs } = line
  const { call } = await ring(here, line)
  const { call_id } = call
  await gatherNews(here.platform)
  const told = async () => (await here.as(bob).call('notification_list', {})).recdata.map(({ kind }) => kind)
  assert((await told()).includes('call_ringing'))
  await ringOut(here, call_id)
  assert(!(await told()).includes('call_ringing'))
  assert.equal(await current(here, bob), null)
  assert.equal((await here.as(bob).call('show_video_call', { call_id })).data.state, 'missed')
  await here.as(bob).isRefused('join_video_call', { call_id, device: bobs }, 'video_call_over')

  await missCall(here.platform).work({ call: call_id })
  await missCall(here.platform).work({ call: call_id })
  await gatherNews(here.platform)
  assert((await told()).includes('call_missed'))
  assert.deepEqual(await linesOf(line, bob), [{ state: 'missed', sender_id: ada.id, text: '', seconds: 0 }])
  assert.equal((await line.of(bob)).unread_count, 1)
  await here.as(bob).call('message_seen', { chat_id: line.chat_id })
  assert(!(await told()).includes('call_missed'))
})

test('whoever is called declines; whoever calls gives up, which is missed', async () => {
  const here = await world()
  const line = await openLine(here)
  const { ada, bob } = line
  const first = (await ring(here, line)).call.call_id
  await here.as(bob).call('end_video_call', { call_id: first })
  const second = (await ring(here, line)).call.call_id
  await here.as(ada).call('end_video_call', { call_id: second })
  assert.deepEqual(
    (await linesOf(line, ada)).map(({ state }) => state),
    ['declined', 'missed'],
  )
  assert.equal((await line.of(bob)).unread_count, 1)
})

test('both call each other at once: it is one call, which both have accepted', async () => {
  const here = await world()
  const line = await openLine(here)
  const { ada, bob, bobs } = line
  const { call } = await ring(here, line)
  const his = (await here.as(bob).call('start_video_call', { friend_id: ada.id, device: bobs })).data
  assert.deepEqual([his.call.call_id, his.call.state, typeof his.token], [call.call_id, 'accepted', 'string'])
})

test('a member in a call is busy for others, and begins no second one', async () => {
  const here = await world()
  const line = await openLine(here)
  const { ada, bob } = line
  const { call_id } = await talk(here, line)
  const eve = await here.person('Eve')
  await here.befriend(eve, bob)
  await here.as(eve).call('start_chat', { friend_id: bob.id })
  const { data } = await here.as(eve).call('start_video_call', { friend_id: bob.id, device: randomUUID() })
  assert.deepEqual([data.call.state, data.token], ['busy', null])
  await here.befriend(ada, eve)
  await here.as(ada).call('start_chat', { friend_id: eve.id })
  for (const [who, friend] of [
    [ada, eve],
    [ada, bob],
    [bob, ada],
  ] as const)
    await here
      .as(who)
      .isRefused('start_video_call', { friend_id: friend.id, device: randomUUID() }, 'already_in_video_call')
  // A device that fell silent without a word doesn't keep its member busy.
  const { db } = here.platform.database
  await sql`update video_call_devices set seen_at = now() - interval '2 minutes' where call_id = ${call_id}`.execute(
    db,
  )
  await endSilentCalls(here.platform).work({})
  assert.equal((await linesOf(line, ada)).at(-1)?.state, 'ended')
  await ring(here, line)
})

test('a token lets one device enter, once, within 60 seconds, and nobody else', async () => {
  const here = await world()
  const line = await openLine(here)
  const { ada, bob, adas } = line
  const { call, token } = await ring(here, line)
  const { call_id } = call
  const eve = await here.person('Eve')
  const given = { call_id, token: token ?? '' }
  await here.as(bob).isRefused('enter_video_call', given, 'video_call_token_refused')
  for (const [name, input] of [
    ['enter_video_call', given],
    ['join_video_call', { call_id, device: adas }],
    ['show_video_call', { call_id }],
    ['end_video_call', { call_id }],
    ['send_video_signals', { call_id, entry: randomUUID(), signals: [] }],
  ] as const)
    await here.as(eve).isRefused(name, input as never, 'video_call_not_found')
  const { data } = await here.as(ada).call('enter_video_call', given)
  await here.as(ada).isRefused('enter_video_call', given, 'video_call_token_refused')
  // After a reload the same device comes back with another token, and is somebody new for the other.
  const again = (await here.as(ada).call('join_video_call', { call_id, device: adas })).data
  const back = (await here.as(ada).call('enter_video_call', { call_id, token: again.token ?? '' })).data
  assert.notEqual(back.entry, data.entry)
  await here
    .as(ada)
    .isRefused('send_video_signals', { call_id, entry: data.entry, signals: [] }, 'video_call_not_found')
  await here.as(ada).call('send_video_signals', { call_id, entry: back.entry, signals: [] })

  const late = (await here.as(ada).call('join_video_call', { call_id, device: adas })).data
  await sql`update video_call_devices set token_until = now() where call_id = ${call_id}`.execute(
    here.platform.database.db,
  )
  await here
    .as(ada)
    .isRefused('enter_video_call', { call_id, token: late.token ?? '' }, 'video_call_token_refused')
  // Another device of hers may take the call over, and the first learns of that.
  const other = randomUUID()
  const taken = (await here.as(ada).call('join_video_call', { call_id, device: other, take_over: 1 })).data
  await here.as(ada).call('enter_video_call', { call_id, token: taken.token ?? '' })
  const seen = (await here.as(ada).call('show_video_call', { call_id, entry: back.entry })).data
  assert.notEqual(seen.entry, back.entry)
})

test('signals are limited in size and number, and go to the present entry alone', async () => {
  const here = await world()
  const line = await openLine(here)
  const { ada, bob } = line
  const { call_id, hers, his } = await talk(here, line)
  const from = { call_id, entry: hers.entry, to: his.entry }
  const send = (signals: unknown) =>
    here.as(ada).isRefused('send_video_signals', { ...from, signals } as never, 'invalid_fields')
  await send(['x'.repeat(32 * 1024 + 1)])
  await send(Array.from({ length: 21 }, () => 'x'))
  await send([''])
  await here.as(ada).call('send_video_signals', { ...from, to: randomUUID(), signals: ['lost'] })
  await here.as(ada).call('send_video_signals', { ...from, signals: ['x'.repeat(32 * 1024)] })
  const read = async (who: Person, entry: string) =>
    (await here.as(who).call('show_video_call', { call_id, entry })).data.signals.map(
      ({ content }) => content.length,
    )
  assert.deepEqual(await read(bob, his.entry), [32 * 1024])
  // Nobody reads what is sent to another, even if they know the entry.
  assert.deepEqual(await read(ada, his.entry), [])
})

test('members choose who calls them', async () => {
  const here = await world()
  const line = await openLine(here)
  const { ada, bob, adas } = line
  const refused = () =>
    here.as(ada).isRefused('start_video_call', { friend_id: bob.id, device: adas }, 'video_call_not_allowed')
  assert.equal((await here.as(bob).call('show_chat_setting', {})).who_may_call, 'chats')
  await here.as(bob).call('update_chat_setting', { who_may_call: 'nobody' })
  await refused()
  const { who_may_call, who_may_write } = await here
    .as(bob)
    .call('update_chat_setting', { who_may_call: 'friends' })
  assert.deepEqual([who_may_call, who_may_write], ['friends', 'everyone'])
  await here.as(ada).call('end_video_call', { call_id: (await ring(here, line)).call.call_id })
  await sql`delete from follows where follower_id = ${ada.id} and followed_id = ${bob.id}`.execute(
    here.platform.database.db,
  )
  await refused()
  await here.as(bob).isRefused('update_chat_setting', { who_may_call: 'all' } as never, 'invalid_fields')
  // By itself, whoever has only asked to chat doesn't ring.
  const [cyd, eve] = [await here.person('Cyd'), await here.person('Eve')]
  await here.as(cyd).call('send_massage', { friend_id: eve.id, message: 'hello' })
  const stranger = { friend_id: eve.id, device: randomUUID() }
  await here.as(cyd).isRefused('start_video_call', stranger, 'video_call_not_allowed')
  await here.as(cyd).isRefused('start_video_call', { ...stranger, friend_id: cyd.id }, 'not_oneself')
  await here.as(cyd).isRefused('start_video_call', { ...stranger, friend_id: 999_999 }, 'member_not_found')
})

test('a block keeps calls from ringing, and takes a call away from both', async () => {
  const here = await world()
  const line = await openLine(here)
  const { ada, bob, adas } = line
  const { call_id, hers } = await talk(here, line)
  await here.as(bob).call('block', { blocked_user_id: ada.id })
  for (const who of [ada, bob]) {
    await here.as(who).isRefused('show_video_call', { call_id }, 'video_call_not_found')
    assert.equal(await current(here, who), null)
  }
  await here
    .as(ada)
    .isRefused('send_video_signals', { call_id, entry: hers.entry, signals: [] }, 'video_call_not_found')
  await here.as(ada).isRefused('start_video_call', { friend_id: bob.id, device: adas }, 'chat_unavailable')
  await here.as(bob).isRefused('start_video_call', { friend_id: ada.id, device: adas }, 'chat_blocked')
  await sql`update video_call_devices set seen_at = now() - interval '2 minutes'`.execute(
    here.platform.database.db,
  )
  await endSilentCalls(here.platform).work({})
  const { rows } = await sql`select from video_calls where id = ${call_id}`.execute(here.platform.database.db)
  assert.equal(rows.length, 0)
})

test('in quiet hours nothing rings, and the call is missed', async () => {
  const here = await world()
  const line = await openLine(here)
  const { bob } = line
  await sql`
    insert into notification_preferences (member_id, quiet_from, quiet_to, time_zone)
    select ${bob.id}, (minute + 1430) % 1440, (minute + 10) % 1440, 'UTC'
    from (select (extract(hour from at) * 60 + extract(minute from at))::int as minute
      from (select now() at time zone 'UTC' as at) here) clock`.execute(here.platform.database.db)
  const { call, token } = await ring(here, line)
  assert.deepEqual([call.state, token], ['missed', null])
  assert.equal(await current(here, bob), null)
  assert.deepEqual(
    (await linesOf(line, bob)).map(({ state }) => state),
    ['missed'],
  )
})

test('the line of a call is deleted and comes back, but has no text to edit', async () => {
  const here = await world()
  const line = await openLine(here)
  const { ada } = line
  const { call } = await ring(here, line)
  await here.as(ada).call('end_video_call', { call_id: call.call_id })
  const message_id = (await line.fetch(ada)).at(-1)?.message_id ?? 0
  await here.as(ada).isRefused('chat_message_edit', { message_id, message: 'x' }, 'message_not_found')
  await here.as(ada).call('chat_message_delete', { message_id })
  assert.deepEqual(await linesOf(line, ada), [])
  await here.as(ada).call('chat_message_restore', { message_id })
  assert.equal((await linesOf(line, ada)).length, 1)
  // What is destroyed or kept no longer goes with the call.
  const { rows } = await sql`delete from messages where id = ${message_id} returning 1`.execute(
    here.platform.database.db,
  )
  assert.equal(rows.length, 1)
  await here.as(ada).isRefused('show_video_call', { call_id: call.call_id }, 'video_call_not_found')
})

test('ICE servers come with credentials for this call alone', async () => {
  const TURN_SECRET = 'shared with coturn'
  const env = {
    STUN_URLS: 'stun:stun.test:3478',
    TURN_URLS: 'turn:turn.test:3478?transport=udp, turns:turn.test',
    TURN_SECRET,
  }
  const here = await makeWorld({ env })
  const line = await openLine(here)
  const { hers, his } = await talk(here, line)
  const [stun, turn] = hers.ice_servers
  assert.deepEqual(stun, { urls: ['stun:stun.test:3478'] })
  assert.deepEqual(turn?.urls, ['turn:turn.test:3478?transport=udp', 'turns:turn.test'])
  const [until = '', room] = turn?.username?.split(':') ?? []
  assert(Number(until) > Date.now() / 1000 + 3_600)
  assert.equal(room, (await current(here, line.bob))?.room)
  assert.equal(turn?.credential, createHmac('sha1', TURN_SECRET).update(`${until}:${room}`).digest('base64'))
  assert.equal(his.ice_servers.length, 2)
  assert.deepEqual(
    iceServers({ STUN_URLS: [], TURN_URLS: ['turn:turn.test'], TURN_SECRET: undefined }, 'room'),
    [],
  )
})

test('calls are for members only', async () => {
  const here = await world()
  const device = randomUUID()
  for (const [name, input] of [
    ['start_video_call', { friend_id: 1, device }],
    ['join_video_call', { call_id: 1, device }],
    ['enter_video_call', { call_id: 1, token: 'x' }],
    ['end_video_call', { call_id: 1 }],
    ['current_video_call', {}],
    ['show_video_call', { call_id: 1 }],
    ['send_video_signals', { call_id: 1, entry: device, signals: [] }],
  ] as const)
    await isForMembersOnly(here, name, input as never)
})
