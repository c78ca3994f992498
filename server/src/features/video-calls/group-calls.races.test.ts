/** Two acts on a group's call at the same moment, in two processes: it becomes what one after the other makes of it. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { openPage } from '../../../test/page.ts'
import { twoProcesses } from '../../../test/processes.ts'
import { play, type Race, type RacingCall } from '../../../test/races.ts'
import {
  addMembers,
  enterGroupCall,
  enterSeveralCall,
  type Inside,
} from '../../../test/scenes/calls-scene.ts'
import { makeGroup } from '../../../test/scenes/groups-scene.ts'
import type { Person, World } from '../../../test/world.ts'

interface Scene {
  readonly group_id: number
  readonly ada: Person
  readonly bob: Person
  readonly cyd: Person
  readonly call_id: number
  readonly hers: Inside
}

type People = Pick<Scene, 'group_id' | 'ada' | 'bob' | 'cyd'>

/** A group that Ada owns, with Bob and Cyd. */
async function openGroup(here: World): Promise<People> {
  const [ada, bob, cyd] = [await here.person('Ada'), await here.person('Bob'), await here.person('Cyd')]
  const { id: group_id } = await makeGroup(here, ada, { group_name: 'Choir' })
  await addMembers(here, group_id, [bob, cyd])
  return { group_id, ada, bob, cyd }
}

/** Ada is in its call. */
async function openCall(here: World): Promise<Scene> {
  const people = await openGroup(here)
  const hers = await enterGroupCall(here, people.ada, people.group_id)
  return { ...people, call_id: hers.call_id, hers }
}

const join =
  (who: 'bob' | 'cyd'): RacingCall<Scene> =>
  (scene, here) =>
    here.as(scene[who]).send('join_video_call', { call_id: scene.call_id, device: randomUUID() })

/** Each call of the group, how many have a place in it or have entered, and whether a line tells of it. */
const stored: Race<People>['stored'] = async ({ group_id }, { platform }) => {
  const { rows } = await sql`
    select k.state, k.message_id is not null as is_told,
      (select count(*)::int from video_call_devices d where d.call_id = k.id) as devices,
      (select count(*)::int from video_call_devices d where d.call_id = k.id and d.entry is not null) as entered,
      (select count(*)::int from video_call_devices d where d.call_id = k.id and d.mic) as speaking,
      (select count(*)::int from video_call_removals gone where gone.call_id = k.id) as removed
    from video_calls k join conversations c on c.id = k.conversation_id where c.group_id = ${group_id}
    order by k.id`.execute(platform.database.db)
  return rows
}

const holdCall: Race<Scene>['hold'] = ({ call_id }) =>
  sql`select from video_calls where id = ${call_id} for update`
const holdDevices: Race<Scene>['hold'] = ({ call_id }) =>
  sql`select from video_call_devices where call_id = ${call_id} for update`
const rounds = 4

test('two who begin the call of a group at once are in one call', () => {
  const start =
    (who: 'ada' | 'bob'): RacingCall<People> =>
    (scene, here) =>
      here.as(scene[who]).send('start_group_call', { group_id: scene.group_id, device: randomUUID() })
  return play<People>({
    open: openGroup,
    calls: [start('ada'), start('bob')],
    stored,
    hold: ({ group_id }) => sql`select from conversations where group_id = ${group_id} for update`,
    rounds,
  })
})

test('the last place is one member’s', () =>
  play<Scene>({
    async open(here) {
      const scene = await openCall(here)
      await sql`update video_calls set places = 2 where id = ${scene.call_id}`.execute(
        here.platform.database.db,
      )
      return scene
    },
    calls: [join('bob'), join('cyd')],
    stored,
    hold: holdCall,
    rounds,
  }))

test('nobody is in a call that has ended with the last who left', () =>
  play<Scene>({
    open: openCall,
    calls: [join('bob'), ({ ada, call_id }, here) => here.as(ada).send('end_video_call', { call_id })],
    stored,
    hold: holdCall,
    rounds,
  }))

test('nor in one that a moderator ends for all', () =>
  play<Scene>({
    open: openCall,
    calls: [
      join('bob'),
      ({ ada, call_id }, here) => here.as(ada).send('moderate_video_call', { call_id, act: 'end' }),
    ],
    stored,
    hold: holdCall,
    rounds,
  }))

interface Entering extends Scene {
  readonly token: string
}

/** Bob has a place in the call, which he has not taken yet. */
async function openEntering(here: World): Promise<Entering> {
  const scene = await openCall(here)
  const { call_id } = scene
  const { data } = await here.as(scene.bob).call('join_video_call', { call_id, device: randomUUID() })
  return { ...scene, token: data.token ?? '' }
}

const enter: RacingCall<Entering> = ({ bob, call_id, token }, here) =>
  here.as(bob).send('enter_video_call', { call_id, token })

test('who is removed while they enter is out', () =>
  play<Entering>({
    open: openEntering,
    calls: [
      enter,
      ({ ada, bob, call_id }, here) =>
        here.as(ada).send('moderate_video_call', { call_id, act: 'remove', member_user_id: bob.id }),
    ],
    stored,
    // Whether he had entered before he was removed is the same to everybody.
    said: () => 'answered',
    hold: holdDevices,
    rounds,
  }))

test('who is removed from the group while they enter, join or signal is out', async () => {
  const remove: RacingCall<Scene> = ({ ada, bob, group_id }, here) =>
    here.as(ada).send('group_member_delete', { group_id, delete_user_id: bob.id })
  const said = () => 'answered'
  await play<Entering>({
    open: openEntering,
    calls: [enter, remove],
    stored,
    said,
    hold: holdDevices,
    rounds,
  })
  await play<Scene>({
    open: openCall,
    calls: [join('bob'), remove],
    stored,
    said,
    hold: ({ group_id, bob }) =>
      sql`select from group_members where group_id = ${group_id} and member_id = ${bob.id} for update`,
    rounds,
  })
  await play<Scene & { his: Inside }>({
    async open(here) {
      const scene = await openCall(here)
      return { ...scene, his: await enterGroupCall(here, scene.bob, scene.group_id) }
    },
    calls: [
      ({ bob, his, hers, call_id }, here) =>
        here
          .as(bob)
          .send('send_video_signals', { call_id, entry: his.entry, to: hers.entry, signals: ['x'] }),
      remove,
    ],
    stored,
    said,
    hold: holdDevices,
    rounds,
  })
})

test('who is muted while they unmute speaks or is silent, as the later of the two has it', () =>
  play<Scene & { his: Inside }>({
    async open(here) {
      const scene = await openCall(here)
      return { ...scene, his: await enterGroupCall(here, scene.bob, scene.group_id) }
    },
    calls: [
      ({ bob, his, call_id }, here) =>
        here.as(bob).send('update_video_call', { call_id, entry: his.entry, mic: 1 }),
      ({ ada, bob, call_id }, here) =>
        here.as(ada).send('moderate_video_call', { call_id, act: 'mute', member_user_id: bob.id }),
    ],
    stored,
    hold: holdDevices,
    rounds,
  }))

test('a member who joins two calls at once is in one', () =>
  play<Scene & { second: Scene }>({
    async open(here) {
      const scene = await openCall(here)
      const second = await openCall(here)
      await addMembers(here, second.group_id, [scene.bob])
      return { ...scene, second }
    },
    calls: [
      join('bob'),
      ({ bob, second }, here) =>
        here.as(bob).send('join_video_call', { call_id: second.call_id, device: randomUUID() }),
    ],
    stored: async ({ bob }, { platform }) =>
      (
        await sql`select count(*)::int as calls from video_call_devices where member_id = ${bob.id}`.execute(
          platform.database.db,
        )
      ).rows,
    hold: ({ bob }) => sql`select from members where id = ${bob.id} for update`,
    rounds,
  }))

test('a group’s call goes over two processes: it rings, its people signal, are moderated and hang up', async () => {
  const [one, other] = await twoProcesses()
  const { group_id, ada, bob, cyd } = await openGroup(one)
  const eve = await one.person('Eve')
  const ringing = `video_calls:${bob.id}`
  const [his, groups] = [await openPage(other, bob, [ringing]), `group_call:${group_id}`]
  const hers = await enterGroupCall(one, ada, group_id)
  const { call_id } = hers
  await his.hearHint(ringing)
  assert.equal((await other.as(bob).call('current_video_call', {})).data?.is_incoming, 1)
  const topic = `video_call:${call_id}`
  const chat = await openPage(other, cyd, [groups])
  const device = randomUUID()
  const { data } = await other.as(bob).call('join_video_call', { call_id, device })
  await chat.hearHint(groups)
  chat.frames.length = 0
  const inside = (await one.as(bob).call('enter_video_call', { call_id, token: data.token ?? '' })).data
  // Who only looks at the chat learns that he is there.
  await chat.hearHint(groups)
  await enterGroupCall(other, cyd, group_id)
  const listening = await openPage(other, bob, [topic, groups])
  const overhearing = await openPage(other, eve, [topic, groups])
  await one
    .as(ada)
    .call('send_video_signals', { call_id, entry: hers.entry, to: inside.entry, signals: ['offer'] })
  await listening.hearHint(topic)
  const seen = (await other.as(bob).call('show_video_call', { call_id, entry: inside.entry })).data
  assert.deepEqual(
    [seen.signals.map(({ content }) => content), seen.people.map(({ user_id }) => user_id)],
    [['offer'], [ada.id, bob.id, cyd.id]],
  )
  listening.frames.length = 0
  await one.as(ada).call('moderate_video_call', { call_id, act: 'mute', member_user_id: bob.id })
  await listening.hearHint(topic)
  listening.frames.length = 0
  await one.as(ada).call('group_member_delete', { group_id, delete_user_id: cyd.id })
  await listening.hearHint(topic)
  // A page that loses the call is told so, and hears no more of it.
  listening.frames.length = 0
  await one.as(ada).call('group_member_delete', { group_id, delete_user_id: bob.id })
  await listening.hearHint(topic)
  await other.as(bob).isRefused('show_video_call', { call_id }, 'video_call_not_found')
  assert(!overhearing.frames.some(({ hints }) => Array.isArray(hints) && hints.includes(topic)))
})

interface Several {
  readonly chat_id: number
  readonly ada: Person
  readonly bob: Person
  readonly cyd: Person
}

/** Ada's chat with Bob and Cyd. */
async function openChat(here: World): Promise<Several> {
  const [ada, bob, cyd] = [await here.person('Ada'), await here.person('Bob'), await here.person('Cyd')]
  for (const friend of [bob, cyd]) await here.befriend(ada, friend)
  const { recdata } = await here.as(ada).call('several_chat_start', { user_ids: [bob.id, cyd.id] })
  return { chat_id: recdata.chat_id, ada, bob, cyd }
}

const storedOfChat: Race<Several>['stored'] = async ({ chat_id }, { platform }) => {
  const { rows } = await sql`
    select (select count(*)::int from video_call_devices d where d.call_id = k.id) as devices,
      (select count(*)::int from conversation_members s where s.conversation_id = k.conversation_id) as people
    from video_calls k where k.conversation_id = ${chat_id} order by k.id`.execute(platform.database.db)
  return rows
}
const holdChat: Race<Several>['hold'] = ({ chat_id }) =>
  sql`select from conversation_members where conversation_id = ${chat_id} order by member_id for update`

test('two who begin the call of a chat of several at once are in one call', () => {
  const start =
    (who: 'ada' | 'bob'): RacingCall<Several> =>
    (scene, here) =>
      here.as(scene[who]).send('start_several_call', { chat_id: scene.chat_id, device: randomUUID() })
  return play<Several>({
    open: openChat,
    calls: [start('ada'), start('bob')],
    stored: storedOfChat,
    hold: holdChat,
    rounds,
  })
})

test('nobody is in the call of a chat from which they are removed while they join', () =>
  play<Several & { call_id: number }>({
    async open(here) {
      const scene = await openChat(here)
      return { ...scene, ...(await enterSeveralCall(here, scene.ada, scene.chat_id)) }
    },
    calls: [
      ({ bob, call_id }, here) => here.as(bob).send('join_video_call', { call_id, device: randomUUID() }),
      ({ ada, bob, chat_id }, here) =>
        here.as(ada).send('several_chat_remove', { chat_id, member_id: bob.id }),
    ],
    stored: storedOfChat,
    hold: holdChat,
    rounds,
  }))

for (const [what, way] of [
  ['removed from its chat', 'remove'],
  ['leaving its chat', 'leave'],
] as const)
  test(`a call ends for all while somebody in it is ${what}`, () =>
    play<Several & { call_id: number }>({
      async open(here) {
        const scene = await openChat(here)
        const { call_id } = await enterSeveralCall(here, scene.ada, scene.chat_id)
        await enterSeveralCall(here, scene.bob, scene.chat_id)
        return { ...scene, call_id }
      },
      calls: [
        ({ ada, call_id }, here) => here.as(ada).send('moderate_video_call', { call_id, act: 'end' }),
        ({ ada, bob, chat_id }, here) =>
          way === 'leave'
            ? here.as(bob).send('several_chat_leave', { chat_id })
            : here.as(ada).send('several_chat_remove', { chat_id, member_id: bob.id }),
      ],
      stored: storedOfChat,
      hold: ({ call_id }) => sql`select from video_call_devices where call_id = ${call_id} for update`,
      rounds,
    }))
