/** Calls of several people in a chat: for whom they ring, who is in them, and what is left of them in the chat. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { isForMembersOnly } from '../../../test/scenes/accounts-scene.ts'
import { enterSeveralCall } from '../../../test/scenes/calls-scene.ts'
import { until } from '../../../test/until.ts'
import { type Person, type World, world } from '../../../test/world.ts'
import { gatherNews } from '../notifications/gathering.ts'
import { callsLeaving } from './video-calls.leaving.ts'

const current = async ({ as }: World, who: Person) => (await as(who).call('current_video_call', {})).data
const ofChat = async ({ as }: World, who: Person, chat_id: number) =>
  (await as(who).call('several_call', { chat_id })).data
const shown = async ({ as }: World, who: Person, call_id: number) =>
  (await as(who).call('show_video_call', { call_id })).data
const lastLine = async ({ as }: World, who: Person, chat_id: number) =>
  (await as(who).call('chat_messages', { chat_id, limit: 1 })).messages[0]

/** Ada’s chat with these friends of hers. */
async function openChat(here: World, names: readonly string[], title = 'Trip to Brno') {
  const ada = await here.person('Ada')
  const friends: Person[] = []
  for (const name of names) {
    const friend = await here.person(name)
    await here.befriend(ada, friend)
    friends.push(friend)
  }
  const { recdata } = await here
    .as(ada)
    .call('several_chat_start', { user_ids: friends.map(({ id }) => id), title })
  return { ada, friends, chat_id: recdata.chat_id }
}

async function join(here: World, who: Person, call_id: number) {
  const device = randomUUID()
  const { token } = (await here.as(who).call('join_video_call', { call_id, device })).data
  return (await here.as(who).call('enter_video_call', { call_id, token: token ?? '' })).data.entry
}

test('a call rings for the people of a chat, is joined and left, and is a line of it from its beginning', async () => {
  const here = await world()
  const { ada, friends, chat_id } = await openChat(here, ['Bob', 'Cyd', 'Muted'])
  const [bob, cyd, muted] = friends as [Person, Person, Person]
  await here.as(muted).call('chat_mute', { chat_id, muted_for: 'week' })
  const hers = await enterSeveralCall(here, ada, chat_id, { has_camera: 0 })
  const { call_id } = hers
  const rung = await current(here, bob)
  assert.deepEqual(
    [rung?.call_id, rung?.chat_id, rung?.state, rung?.is_incoming, rung?.friend, rung?.group],
    [call_id, chat_id, 'accepted', 1, null, null],
  )
  assert.deepEqual(
    [
      rung?.several?.title,
      rung?.several?.people_count,
      rung?.begun_by?.user_id,
      rung?.places,
      rung?.is_moderator,
    ],
    ['Trip to Brno', 4, ada.id, 4, 0],
  )
  assert.equal(await current(here, muted), null)
  const own = await current(here, ada)
  assert.deepEqual(
    [own?.device, own?.is_incoming, own?.is_moderator, own?.rings_others],
    [hers.device, 0, 1, 1],
  )

  // It is the newest in everybody's list.
  const line = await lastLine(here, bob, chat_id)
  assert.deepEqual(
    [line?.sender_id, line?.text, line?.video_call],
    [ada.id, '', { call_id, state: 'accepted', has_camera: 0, seconds: 0 }],
  )
  const { users } = await here.as(cyd).call('chat_list', {})
  assert.equal(users[0]?.messages[0]?.video_call?.call_id, call_id)

  // Who has Commons closed is told, for as long as it rings.
  await gatherNews(here.platform)
  const told = async (who: Person) => (await here.as(who).call('notification_list', {})).recdata
  const [news] = (await told(bob)).filter(({ kind }) => kind === 'several_call_ringing')
  assert.deepEqual([news?.link, news?.message], [`/messaging/${chat_id}`, 'Trip to Brno'])

  // Whoever declines still finds it, and whoever was not rung may join.
  await here.as(cyd).call('end_video_call', { call_id })
  assert.equal(await current(here, cyd), null)
  await join(here, bob, call_id)
  const entry = await join(here, muted, call_id)
  const found = await ofChat(here, cyd, chat_id)
  assert.deepEqual(
    [found?.call_id, found?.people_count, found?.people.map(({ user_id }) => user_id)],
    [call_id, 3, [ada.id, bob.id, muted.id]],
  )
  // Whoever starts one is in that one.
  const again = await here.as(cyd).call('start_several_call', { chat_id, device: randomUUID() })
  assert.equal(again.data.call.call_id, call_id)
  await here.as(cyd).call('end_video_call', { call_id })
  await here
    .as(ada)
    .call('send_video_signals', { call_id, entry: hers.entry, to: entry, signals: ['{"an":"offer"}'] })
  const heard = (await here.as(muted).call('show_video_call', { call_id, entry })).data
  assert.deepEqual(
    heard.signals.map(({ from, content }) => [from, content]),
    [[hers.entry, '{"an":"offer"}']],
  )

  await sql`update video_calls set accepted_at = now() - interval '185 seconds' where id = ${call_id}`.execute(
    here.platform.database.db,
  )
  for (const who of [ada, bob, muted]) await here.as(who).call('end_video_call', { call_id })
  assert.equal(await ofChat(here, bob, chat_id), null)
  assert.deepEqual((await lastLine(here, cyd, chat_id))?.video_call, {
    call_id,
    state: 'ended',
    has_camera: 0,
    seconds: 185,
  })
  const { video_calls: taken } = callsLeaving.tables
  assert(taken && 'rows' in taken)
  const exported = async (who: Person) =>
    (await taken.rows(sql`${who.id}::bigint`).execute(here.platform.database.db)).rows as Array<
      Record<string, unknown>
    >
  const [mine] = await exported(ada)
  assert.deepEqual([mine?.['group_id'], mine?.['chat_id'], mine?.['state']], [null, chat_id, 'ended'])
  assert.deepEqual(await exported(bob), [])
})

test('only who is in the chat knows of its call, and whoever leaves it is out', async () => {
  const here = await world()
  const { ada, friends, chat_id } = await openChat(here, ['Bob', 'Cyd'])
  const [bob, cyd] = friends as [Person, Person]
  const stranger = await here.person('Stranger')
  const { call_id, entry } = await enterSeveralCall(here, ada, chat_id)
  const device = randomUUID()
  await here.as(stranger).isRefused('start_several_call', { chat_id, device }, 'chat_not_found')
  await here.as(stranger).isRefused('several_call', { chat_id }, 'chat_not_found')
  for (const [name, input] of [
    ['join_video_call', { call_id, device }],
    ['show_video_call', { call_id, entry }],
    ['end_video_call', { call_id }],
    ['update_video_call', { call_id, entry, mic: 1 }],
    ['moderate_video_call', { call_id, act: 'end' }],
  ] as const)
    await here.as(stranger).isRefused(name, input as never, 'video_call_not_found')
  // A chat of two has calls of another kind.
  await here.as(ada).call('send_massage', { friend_id: bob.id, message: 'Hello' })
  const two = await here.as(ada).call('start_chat', { friend_id: bob.id })
  await here.as(ada).isRefused('several_call', { chat_id: two.recdata.chat_id }, 'chat_not_found')
  await here
    .as(ada)
    .isRefused('start_several_call', { chat_id: two.recdata.chat_id, device }, 'chat_not_found')

  await join(here, bob, call_id)
  await join(here, cyd, call_id)
  await here.as(ada).call('several_chat_remove', { chat_id, member_id: bob.id })
  assert.equal(await current(here, bob), null)
  await here.as(bob).isRefused('show_video_call', { call_id }, 'video_call_not_found')
  assert.deepEqual(
    (await shown(here, ada, call_id)).people.map(({ user_id }) => user_id),
    [ada.id, cyd.id],
  )
  await here.as(ada).call('end_video_call', { call_id })
  // The last one in the call leaves the chat: the call is over, and the others see so.
  await here
    .as(ada)
    .isRefused('moderate_video_call', { call_id, act: 'mute', member_user_id: bob.id }, 'member_not_found')
  await here.as(cyd).call('several_chat_leave', { chat_id })
  await until(async () => (await lastLineOfCall(here, ada, chat_id))?.state === 'ended')
  assert.equal(await ofChat(here, ada, chat_id), null)
})

async function lastLineOfCall({ as }: World, who: Person, chat_id: number) {
  const { messages } = await as(who).call('chat_messages', { chat_id })
  return messages.find(({ video_call }) => video_call !== null)?.video_call
}

test('administrators keep order in the call, but not with the owner', async () => {
  const here = await world()
  const { ada, friends, chat_id } = await openChat(here, ['Bob', 'Cyd'])
  const [bob, cyd] = friends as [Person, Person]
  await here.as(ada).call('several_chat_admin', { chat_id, member_id: bob.id, status: 1 })
  const { call_id } = await enterSeveralCall(here, cyd, chat_id)
  await join(here, ada, call_id)
  await join(here, bob, call_id)
  const act = (act: 'mute' | 'remove' | 'end', member?: Person) =>
    ['moderate_video_call', { call_id, act, ...(member ? { member_user_id: member.id } : {}) }] as const
  assert.deepEqual(
    (await shown(here, bob, call_id)).people.map(({ user_id, is_moderator, can_moderate }) => [
      user_id,
      is_moderator,
      can_moderate,
    ]),
    [
      [cyd.id, 0, 1],
      [ada.id, 1, 0],
      [bob.id, 1, 0],
    ],
  )
  await here.as(cyd).isRefused(...act('mute', bob), 'video_call_forbidden')
  await here.as(bob).isRefused(...act('remove', ada), 'video_call_forbidden')
  await here.as(bob).call(...act('mute', cyd))
  assert.notEqual((await shown(here, cyd, call_id)).people[0]?.muted_at, null)
  await here.as(bob).call(...act('remove', cyd))
  await here.as(cyd).isRefused('join_video_call', { call_id, device: randomUUID() }, 'video_call_removed')
  await here.as(ada).call(...act('end'))
  assert.equal(await current(here, bob), null)
})

test('two with a block between them are in the call and don’t meet; who takes no calls isn’t rung', async () => {
  const here = await world()
  const { ada, friends, chat_id } = await openChat(here, ['Bob', 'Cyd', 'Quiet'])
  const [bob, cyd, quiet] = friends as [Person, Person, Person]
  await here.as(quiet).call('update_chat_setting', { who_may_call: 'nobody' })
  await here.as(cyd).call('block', { blocked_user_id: bob.id })
  const { call_id } = await enterSeveralCall(here, bob, chat_id)
  assert.equal((await current(here, ada))?.call_id, call_id)
  for (const who of [cyd, quiet]) assert.equal(await current(here, who), null)
  await join(here, cyd, call_id)
  await join(here, ada, call_id)
  const people = async (who: Person) => (await shown(here, who, call_id)).people.map(({ user_id }) => user_id)
  assert.deepEqual(await people(bob), [bob.id, ada.id])
  assert.deepEqual(await people(cyd), [cyd.id, ada.id])
  assert.deepEqual(await people(ada), [bob.id, cyd.id, ada.id])
})

test('the calls are for members', async () => {
  const here = await world()
  for (const [name, input] of [
    ['several_call', { chat_id: 1 }],
    ['start_several_call', { chat_id: 1, device: randomUUID() }],
  ] as const)
    await isForMembersOnly(here, name, input)
})
