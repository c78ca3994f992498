/** Calls of groups: for whom they ring, who is in them, and who keeps order. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { isForMembersOnly } from '../../../test/scenes/accounts-scene.ts'
import { addMembers, enterGroupCall, fallSilent } from '../../../test/scenes/calls-scene.ts'
import { groupScene, makeGroup } from '../../../test/scenes/groups-scene.ts'
import { until } from '../../../test/until.ts'
import { password, type Person, type World, world } from '../../../test/world.ts'
import { eraseMember } from '../accounts/leaving/leaving.jobs.ts'
import { gatherNews } from '../notifications/gathering.ts'
import { endSilentCalls } from './video-calls.ending.ts'
import { callsLeaving } from './video-calls.leaving.ts'

const current = async ({ as }: World, who: Person) => (await as(who).call('current_video_call', {})).data
const ofGroup = async ({ as }: World, who: Person, group_id: number) =>
  (await as(who).call('group_call', { group_id })).data
const shown = async ({ as }: World, who: Person, call_id: number, entry?: string) =>
  (await as(who).call('show_video_call', { call_id, ...(entry === undefined ? {} : { entry }) })).data
const namesOf = (people: ReadonlyArray<{ user_id: number }>) => people.map(({ user_id }) => user_id)
const rings = async (here: World, who: Person) => (await current(here, who))?.is_incoming === 1
const lastLine = async ({ as }: World, who: Person, group_id: number) => {
  const { recdata } = await as(who).call('group_chat_history', { group_id, limit: 1 })
  return recdata[0]
}

/** A group of these members, of whom the first owns it. */
async function groupOf(here: World, ...[owner, ...others]: [Person, ...Person[]]): Promise<number> {
  const { id } = await makeGroup(here, owner, { group_name: 'Choir' })
  await addMembers(here, id, others)
  return id
}

const inCall = async (here: World, who: Person, call_id: number) => {
  const device = randomUUID()
  const { token } = (await here.as(who).call('join_video_call', { call_id, device })).data
  const { entry } = (await here.as(who).call('enter_video_call', { call_id, token: token ?? '' })).data
  return { call_id, entry, device }
}

test('a group’s call rings for its members, is joined and left, and is a line of the chat from its beginning', async () => {
  const here = await world()
  const { id: group_id, people, name } = await groupScene(here, 'closed')
  const { owner, moderator, member, ...others } = people
  const hers = await enterGroupCall(here, owner, group_id)
  const { call_id } = hers
  const rung = await current(here, member)
  assert.deepEqual(
    [rung?.call_id, rung?.state, rung?.is_incoming, rung?.friend, rung?.group?.group_name, rung?.device],
    [call_id, 'accepted', 1, null, name, null],
  )
  assert.deepEqual(
    [rung?.begun_by?.user_id, rung?.places, rung?.through, rung?.is_moderator, rung?.is_removed],
    [owner.id, 4, 'peers', 0, 0],
  )
  assert(rung && rung.rings_for > 25 && rung.rings_for <= 30)
  for (const other of Object.values(others)) assert.equal(await current(here, other), null)
  const own = await current(here, owner)
  assert.deepEqual([own?.device, own?.is_incoming, own?.rings_for, own?.is_moderator], [hers.device, 0, 0, 1])
  assert.equal(own?.rings_others, 1)

  const line = await lastLine(here, member, group_id)
  assert.deepEqual(
    [line?.user_id, line?.message, line?.video_call],
    [owner.id, '', { call_id, state: 'accepted', has_camera: 1, seconds: 0 }],
  )

  // Whoever declines still finds the call; for whoever joins it rings no more.
  await here.as(moderator).call('end_video_call', { call_id })
  assert.equal(await current(here, moderator), null)
  const his = await inCall(here, member, call_id)
  assert.equal(await rings(here, member), false)
  const found = await ofGroup(here, moderator, group_id)
  assert.deepEqual([found?.call_id, found?.people_count], [call_id, 2])
  assert.deepEqual(namesOf(found?.people ?? []), [owner.id, member.id])

  const signals = ['{"an":"offer"}', '{"a":"candidate"}']
  await here.as(owner).call('send_video_signals', { call_id, entry: hers.entry, to: his.entry, signals })
  const heard = await shown(here, member, call_id, his.entry)
  assert.deepEqual(
    heard.signals.map(({ from, content }) => [from, content]),
    signals.map((each) => [hers.entry, each]),
  )
  assert.deepEqual(
    heard.people.map(({ user_id, entry, is_oneself, is_moderator }) => [
      user_id,
      entry,
      is_oneself,
      is_moderator,
    ]),
    [
      [owner.id, hers.entry, 0, 1],
      [member.id, his.entry, 1, 0],
    ],
  )
  // Nobody reads what is sent to another device, even if they know its entry.
  assert.deepEqual((await shown(here, owner, call_id, his.entry)).signals, [])

  await sql`update video_calls set accepted_at = now() - interval '185 seconds' where id = ${call_id}`.execute(
    here.platform.database.db,
  )
  await here.as(owner).call('end_video_call', { call_id })
  assert.equal(await current(here, owner), null)
  assert.deepEqual(namesOf((await shown(here, member, call_id)).people), [member.id])
  const { last_change } = await here.as(owner).call('group_chat_history', { group_id })
  await here.as(member).call('end_video_call', { call_id })
  assert.equal(await ofGroup(here, member, group_id), null)
  // Pages that show the line learn how long it was.
  const { recdata } = await here.as(owner).call('group_chat_changes', { group_id, since: last_change })
  assert.deepEqual(
    recdata.map(({ video_call }) => video_call),
    [{ call_id, state: 'ended', has_camera: 1, seconds: 185 }],
  )
  await here.as(member).isRefused('join_video_call', { call_id, device: his.device }, 'video_call_over')
  await here.as(member).call('end_video_call', { call_id })
  // Whoever began it takes it along, the others don't.
  const exported = async (who: Person) => {
    const { video_calls: taken } = callsLeaving.tables
    assert(taken && 'rows' in taken)
    return (await taken.rows(sql`${who.id}::bigint`).execute(here.platform.database.db)).rows
  }
  const [mine] = (await exported(owner)) as Array<Record<string, unknown>>
  assert.deepEqual(
    [mine?.['group_id'], mine?.['chat_id'], mine?.['by_me'], mine?.['state']],
    [group_id, null, true, 'ended'],
  )
  assert.deepEqual(await exported(member), [])
})

test('the line of a call is deleted and comes back, but has no text to edit, and the call goes on', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const group_id = await groupOf(here, ada, bob)
  const { call_id } = await enterGroupCall(here, bob, group_id, { has_camera: 0 })
  const line = await lastLine(here, bob, group_id)
  assert.equal(line?.video_call?.has_camera, 0)
  const group_chat_id = line?.id ?? 0
  await here.as(ada).call('group_chat_delete', { group_chat_id })
  assert.equal((await lastLine(here, bob, group_id))?.video_call, null)
  assert.equal((await ofGroup(here, ada, group_id))?.call_id, call_id)
  const { recdata } = await here.as(ada).call('group_chat_restore', { group_chat_id })
  assert.equal(recdata.video_call?.call_id, call_id)
})

test('only members of the group know of its call, begin it, join it or read it', async () => {
  const here = await world()
  const { id: group_id, people } = await groupScene(here, 'open')
  const { owner, moderator: _, member, ...others } = people
  const { call_id, entry } = await enterGroupCall(here, owner, group_id)
  const device = randomUUID()
  const { token } = (await here.as(member).call('join_video_call', { call_id, device })).data
  // A member of another group, who is in its call.
  const stranger = await here.person('Stranger')
  const theirs = await enterGroupCall(here, stranger, await groupOf(here, stranger))
  for (const who of [...Object.values(others), stranger]) {
    await here.as(who).isRefused('start_group_call', { group_id, device }, 'group_not_found')
    await here.as(who).isRefused('group_call', { group_id }, 'group_not_found')
    for (const [name, input] of [
      ['join_video_call', { call_id, device }],
      ['enter_video_call', { call_id, token: token ?? '' }],
      ['show_video_call', { call_id, entry }],
      ['end_video_call', { call_id }],
      ['send_video_signals', { call_id, entry, signals: [] }],
      ['update_video_call', { call_id, entry, mic: 1 }],
      ['moderate_video_call', { call_id, act: 'end' }],
    ] as const)
      await here.as(who).isRefused(name, input as never, 'video_call_not_found')
  }
  await here
    .as(stranger)
    .isRefused(
      'send_video_signals',
      { call_id, entry: theirs.entry, to: entry, signals: ['x'] },
      'video_call_not_found',
    )
  await here
    .as(stranger)
    .call('send_video_signals', { call_id: theirs.call_id, entry: theirs.entry, to: entry, signals: ['x'] })
  assert.deepEqual((await shown(here, owner, call_id, entry)).signals, [])
  await here.as(owner).isRefused('group_call', { group_id: 999_999 }, 'group_not_found')
})

test('a token lets the device of one member enter, once; their other devices take the call over', async () => {
  const here = await world()
  const [ada, bob, cyd] = [await here.person('Ada'), await here.person('Bob'), await here.person('Cyd')]
  const group_id = await groupOf(here, ada, bob, cyd)
  const { call_id } = await enterGroupCall(here, ada, group_id)
  const device = randomUUID()
  const { token } = (await here.as(bob).call('join_video_call', { call_id, device })).data
  const given = { call_id, token: token ?? '' }
  await inCall(here, cyd, call_id)
  await here.as(cyd).isRefused('enter_video_call', given, 'video_call_token_refused')
  const { entry } = (await here.as(bob).call('enter_video_call', given)).data
  await here.as(bob).isRefused('enter_video_call', given, 'video_call_token_refused')
  const third = randomUUID()
  await here.as(bob).isRefused('join_video_call', { call_id, device: third }, 'video_call_elsewhere')
  await here.as(bob).isRefused('start_group_call', { group_id, device: third }, 'video_call_elsewhere')
  const taken = (await here.as(bob).call('join_video_call', { call_id, device: third, take_over: 1 })).data
  assert.equal((await shown(here, bob, call_id, entry)).entry, null)
  await here.as(bob).call('enter_video_call', { call_id, token: taken.token ?? '' })
  await here.as(bob).isRefused('send_video_signals', { call_id, entry, signals: [] }, 'video_call_not_found')
  assert.equal((await ofGroup(here, ada, group_id))?.people_count, 3)
  // Whoever starts again from a device that is in it is in it.
  const again = (await here.as(bob).call('start_group_call', { group_id, device: third })).data
  assert.equal(again.call.call_id, call_id)
})

test('a call rings for nobody who muted the group, has quiet hours, takes no calls, is blocked or is in a call', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const [muted, quiet, nobody] = [
    await here.person('Muted'),
    await here.person('Quiet'),
    await here.person('No'),
  ]
  const [stranger, friend] = [await here.person('Stranger'), await here.person('Friend')]
  const [blocker, blocked] = [await here.person('Blocker'), await here.person('Blocked')]
  const talking = await here.person('Talking')
  const others = [muted, quiet, nobody, stranger, friend, blocker, blocked, talking, bob]
  const group_id = await groupOf(here, ada, ...others)
  const db = here.platform.database.db
  await here.as(muted).call('group_notice_update', { group_id, notice: 'none' })
  await sql`
    insert into notification_preferences (member_id, quiet_from, quiet_to, time_zone)
    select ${quiet.id}, (minute + 1430) % 1440, (minute + 10) % 1440, 'UTC'
    from (select (extract(hour from at) * 60 + extract(minute from at))::int as minute
      from (select now() at time zone 'UTC' as at) here) clock`.execute(db)
  await here.as(nobody).call('update_chat_setting', { who_may_call: 'nobody' })
  await here.befriend(ada, friend)
  for (const each of [stranger, friend])
    await here.as(each).call('update_chat_setting', { who_may_call: 'friends' })
  await here.as(blocker).call('block', { blocked_user_id: ada.id })
  await here.as(ada).call('block', { blocked_user_id: blocked.id })
  await enterGroupCall(here, talking, await groupOf(here, talking))
  const { call_id } = await enterGroupCall(here, ada, group_id)
  const rung: string[] = []
  for (const each of others) if (await rings(here, each)) rung.push(each.name)
  assert.deepEqual(rung, ['Friend', 'Bob'])
  // Away from Commons they are told, once, until it doesn't ring any more.
  await gatherNews(here.platform)
  const told = async (who: Person) => (await here.as(who).call('notification_list', {})).recdata
  assert.deepEqual(
    (await told(bob)).map(({ kind, link }) => [kind, link]),
    [['group_call_ringing', `/groupdetail/${group_id}?tab=chat`]],
  )
  assert.deepEqual(await told(muted), [])
  await sql`update video_calls set rings_until = now() where id = ${call_id}`.execute(db)
  assert.deepEqual([await current(here, bob), await told(bob)], [null, []])
  // It still is under way, and whoever was not rung may join.
  await inCall(here, muted, call_id)
  assert.deepEqual(namesOf((await ofGroup(here, bob, group_id))?.people ?? []), [ada.id, muted.id])
  assert.deepEqual((await told(bob)).length, 0)

  const [cyd, dan] = [await here.person('Cyd'), await here.person('Dan')]
  const silent = await groupOf(here, cyd, dan)
  const first = await enterGroupCall(here, cyd, silent, { rings: 0 })
  assert.equal(await current(here, dan), null)
  await here.as(cyd).call('end_video_call', { call_id: first.call_id })
  await sql`update group_counts set members = 51 where group_id = ${silent}`.execute(db)
  await enterGroupCall(here, cyd, silent)
  assert.equal(await current(here, dan), null)
})

test('a call has four places: a device that is silent gives its own free, whoever left may come back', async () => {
  const here = await world()
  const people: Person[] = []
  for (const name of ['Ada', 'Bob', 'Cyd', 'Dan', 'Eve']) people.push(await here.person(name))
  const [ada, bob, cyd, dan, eve] = people as [Person, Person, Person, Person, Person]
  const group_id = await groupOf(here, ada, bob, cyd, dan, eve)
  const { call_id } = await enterGroupCall(here, ada, group_id)
  const his = await inCall(here, bob, call_id)
  await inCall(here, cyd, call_id)
  // A place that was reserved counts, too.
  const dans = { call_id, device: randomUUID() }
  await here.as(dan).call('join_video_call', dans)
  const eves = { call_id, device: randomUUID() }
  await here.as(eve).isRefused('join_video_call', eves, 'video_call_full')
  await here.as(eve).isRefused('start_group_call', { group_id, device: eves.device }, 'video_call_full')
  await here.as(dan).call('join_video_call', dans)
  await fallSilent(here, dan)
  await inCall(here, eve, call_id)
  await here.as(dan).isRefused('join_video_call', dans, 'video_call_full')

  // Reads leave out who is gone, and the job takes their places.
  await fallSilent(here, bob)
  assert.deepEqual(namesOf((await shown(here, ada, call_id)).people), [ada.id, cyd.id, eve.id])
  assert.equal((await ofGroup(here, dan, group_id))?.people_count, 3)
  await endSilentCalls(here.platform).work({})
  await here
    .as(bob)
    .isRefused('send_video_signals', { call_id, entry: his.entry, signals: [] }, 'video_call_not_found')
  assert.equal((await shown(here, bob, call_id, his.entry)).entry, null)
  await here.as(bob).call('join_video_call', { call_id, device: his.device })

  for (const who of [ada, bob, cyd, eve]) await fallSilent(here, who)
  assert.equal(await ofGroup(here, dan, group_id), null)
  await here.as(dan).isRefused('join_video_call', dans, 'video_call_over')
  // Where the job is late, the next call takes its place.
  const next = await enterGroupCall(here, dan, group_id)
  assert.notEqual(next.call_id, call_id)
  assert.equal((await shown(here, ada, call_id)).state, 'ended')
  await fallSilent(here, dan)
  await endSilentCalls(here.platform).work({})
  assert.equal((await shown(here, ada, next.call_id)).state, 'ended')
})

test('a member is in one call at a time, and busy for who calls them', async () => {
  const here = await world()
  const [ada, bob, cyd] = [await here.person('Ada'), await here.person('Bob'), await here.person('Cyd')]
  const group_id = await groupOf(here, ada, bob, cyd)
  for (const other of [bob, cyd]) await here.befriend(ada, other)
  for (const other of [bob, cyd]) await here.as(ada).call('start_chat', { friend_id: other.id })
  const device = randomUUID()
  // It rings for Ada, who joins her group’s call instead.
  const pair = (await here.as(bob).call('start_video_call', { friend_id: ada.id, device })).data.call
  const { call_id } = await enterGroupCall(here, ada, group_id)
  await here.as(ada).isRefused('join_video_call', { call_id: pair.call_id, device }, 'already_in_video_call')
  await here.as(ada).isRefused('start_video_call', { friend_id: cyd.id, device }, 'already_in_video_call')
  await here.as(bob).isRefused('join_video_call', { call_id, device }, 'already_in_video_call')
  await here.as(bob).isRefused('start_group_call', { group_id, device }, 'already_in_video_call')
  const other = await groupOf(here, ada, bob)
  for (const who of [ada, bob])
    await here.as(who).isRefused('start_group_call', { group_id: other, device }, 'already_in_video_call')
  const called = (await here.as(cyd).call('start_video_call', { friend_id: ada.id, device })).data
  assert.deepEqual([called.call.state, called.token], ['busy', null])
  await here.as(bob).call('end_video_call', { call_id: pair.call_id })
  await here.as(bob).call('join_video_call', { call_id, device })
})

test('devices say what is on; owner and moderators mute, remove and end, but not the owner', async () => {
  const here = await world()
  const { id: group_id, people } = await groupScene(here, 'closed')
  const { owner, moderator, member } = people
  const { call_id, entry } = await enterGroupCall(here, owner, group_id)
  await inCall(here, moderator, call_id)
  const his = await inCall(here, member, call_id)
  const seen = async () =>
    (await shown(here, owner, call_id)).people.find(({ user_id }) => user_id === member.id)
  const say = (state: object) =>
    here.as(member).call('update_video_call', { call_id, entry: his.entry, ...state })
  await say({ mic: 1, camera: 1, hand: 1 })
  const first = await seen()
  assert.deepEqual([first?.mic, first?.camera, first?.screen, typeof first?.hand_at], [1, 1, 0, 'string'])
  await say({ camera: 0, screen: 1, hand: 1 })
  const second = await seen()
  assert.deepEqual([second?.mic, second?.camera, second?.screen, second?.hand_at], [1, 0, 1, first?.hand_at])
  await here.as(member).isRefused('update_video_call', { call_id, entry, mic: 0 }, 'video_call_not_found')
  const moderated = async (viewer: Person) =>
    (await shown(here, viewer, call_id)).people.flatMap((one) => (one.can_moderate ? [one.user_id] : []))
  assert.deepEqual(
    [await moderated(owner), await moderated(moderator), await moderated(member)],
    [[moderator.id, member.id], [member.id], []],
  )

  const moderate = (who: Person, act: 'mute' | 'remove' | 'end', whom?: Person) =>
    [{ call_id, act, ...(whom && { member_user_id: whom.id }) }, here.as(who)] as const
  const refused = async (refusal: string, ...of: Parameters<typeof moderate>) => {
    const [input, voice] = moderate(...of)
    await voice.isRefused('moderate_video_call', input, refusal)
  }
  const done = async (...of: Parameters<typeof moderate>) => {
    const [input, voice] = moderate(...of)
    await voice.call('moderate_video_call', input)
  }
  for (const act of ['mute', 'remove', 'end'] as const)
    await refused('video_call_forbidden', member, act, moderator)
  for (const act of ['mute', 'remove'] as const) {
    await refused('video_call_forbidden', moderator, act, owner)
    await refused('not_oneself', moderator, act, moderator)
    await refused('member_not_found', owner, act, people.former)
    await refused('member_not_found', owner, act)
  }
  await done(moderator, 'mute', member)
  const third = await seen()
  assert.deepEqual([third?.mic, typeof third?.muted_at, typeof third?.hand_at], [0, 'string', 'string'])
  await say({ mic: 1, hand: 0 })
  const fourth = await seen()
  assert.deepEqual([fourth?.mic, fourth?.muted_at, fourth?.hand_at], [1, null, null])

  await done(moderator, 'remove', member)
  assert.deepEqual(namesOf((await shown(here, owner, call_id)).people), [owner.id, moderator.id])
  const out = await shown(here, member, call_id, his.entry)
  assert.deepEqual([out.entry, out.is_removed], [null, 1])
  await here
    .as(member)
    .isRefused(
      'send_video_signals',
      { call_id, entry: his.entry, to: entry, signals: ['x'] },
      'video_call_not_found',
    )
  await here.as(member).isRefused('join_video_call', { call_id, device: his.device }, 'video_call_removed')
  await here.as(member).isRefused('start_group_call', { group_id, device: his.device }, 'video_call_removed')
  assert.equal(await current(here, member), null)
  await done(owner, 'remove', moderator)
  await done(moderator, 'end')
  assert.equal((await shown(here, member, call_id)).state, 'ended')
  assert.equal(await current(here, owner), null)
  await refused('video_call_not_found', owner, 'end')
  // The next call is open to all again.
  await enterGroupCall(here, member, group_id)
})

test('nobody moderates a call of two', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  await here.befriend(ada, bob)
  await here.as(ada).call('start_chat', { friend_id: bob.id })
  const { call } = (await here.as(ada).call('start_video_call', { friend_id: bob.id, device: randomUUID() }))
    .data
  await here
    .as(ada)
    .isRefused(
      'moderate_video_call',
      { call_id: call.call_id, act: 'mute', member_user_id: bob.id },
      'video_call_forbidden',
    )
})

test('members with a block between them don’t meet in a call, and no signal goes between them', async () => {
  const here = await world()
  const [ada, bob, cyd] = [await here.person('Ada'), await here.person('Bob'), await here.person('Cyd')]
  const group_id = await groupOf(here, cyd, ada, bob)
  const hers = await enterGroupCall(here, ada, group_id)
  const { call_id } = hers
  const his = await inCall(here, bob, call_id)
  await inCall(here, cyd, call_id)
  await here.as(bob).call('block', { blocked_user_id: ada.id })
  for (const [who, own, theirs] of [
    [ada, hers, his],
    [bob, his, hers],
  ] as const) {
    assert.deepEqual(namesOf((await shown(here, who, call_id)).people), [who.id, cyd.id])
    await here
      .as(who)
      .call('send_video_signals', { call_id, entry: own.entry, to: theirs.entry, signals: ['x'] })
  }
  assert.deepEqual((await shown(here, ada, call_id, hers.entry)).signals, [])
  assert.deepEqual((await shown(here, bob, call_id, his.entry)).signals, [])
  const bar = await ofGroup(here, bob, group_id)
  assert.deepEqual(
    [bar?.begun_by, namesOf(bar?.people ?? []), bar?.people_count],
    [null, [bob.id, cyd.id], 2],
  )
  assert.equal((await ofGroup(here, cyd, group_id))?.people_count, 3)
})

test('whoever leaves, is removed or banned from the group is out of its call at once; a deleted group has none', async () => {
  const here = await world()
  const people: Person[] = []
  for (const name of ['Ada', 'Left', 'Removed', 'Banned']) people.push(await here.person(name))
  const [ada, left, removed, banned] = people as [Person, Person, Person, Person]
  const group_id = await groupOf(here, ada, left, removed, banned)
  const hers = await enterGroupCall(here, ada, group_id)
  const { call_id } = hers
  const leaves = [
    [left, () => here.as(left).call('leave_group', { group_id })],
    [removed, () => here.as(ada).call('group_member_delete', { group_id, delete_user_id: removed.id })],
    [banned, () => here.as(ada).call('group_ban', { group_id, member_user_id: banned.id })],
  ] as const
  for (const [who, go] of leaves) {
    const { entry, device } = await inCall(here, who, call_id)
    assert.deepEqual(namesOf((await shown(here, ada, call_id)).people), [ada.id, who.id])
    await go()
    assert.deepEqual(namesOf((await shown(here, ada, call_id)).people), [ada.id])
    for (const [name, input] of [
      ['show_video_call', { call_id, entry }],
      ['send_video_signals', { call_id, entry, to: hers.entry, signals: ['x'] }],
      ['update_video_call', { call_id, entry, mic: 1 }],
      ['join_video_call', { call_id, device }],
    ] as const)
      await here.as(who).isRefused(name, input as never, 'video_call_not_found')
    assert.equal(await current(here, who), null)
    // Signals to them are for nobody.
    await here.as(ada).call('send_video_signals', { call_id, entry: hers.entry, to: entry, signals: ['x'] })
  }
  const { rows } = await sql`select from video_call_signals where call_id = ${call_id}`.execute(
    here.platform.database.db,
  )
  assert.equal(rows.length, 0)
  await here.as(ada).call('group_delete', { group_id })
  await here.as(ada).isRefused('show_video_call', { call_id }, 'video_call_not_found')
  await here.as(ada).isRefused('start_group_call', { group_id, device: hers.device }, 'group_not_found')
  assert.equal(await current(here, ada), null)
})

test('a call goes on without who began it, and ends with who is the last to leave the group', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const group_id = await groupOf(here, ada, bob)
  const first = await enterGroupCall(here, bob, group_id)
  await inCall(here, ada, first.call_id)
  await here.as(bob).call('end_video_call', { call_id: first.call_id })
  assert.equal((await ofGroup(here, ada, group_id))?.begun_by?.user_id, bob.id)
  await here.as(ada).call('end_video_call', { call_id: first.call_id })
  await enterGroupCall(here, bob, group_id)
  await here.as(bob).call('leave_group', { group_id })
  assert.equal(await ofGroup(here, ada, group_id), null)
  // The event of their leaving ends it, whatever becomes of the job.
  await until(async () => (await lastLine(here, ada, group_id))?.video_call?.state === 'ended')
})

test('a call goes on when the account of who began it is deleted', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const group_id = await groupOf(here, ada, bob)
  const { call_id } = await enterGroupCall(here, bob, group_id)
  await inCall(here, ada, call_id)
  await here.as(bob).call('delete_account', { password, consent: 1 })
  const { db } = here.platform.database
  await sql`update away_members set delete_at = now() where member_id = ${bob.id}`.execute(db)
  await eraseMember(here.platform, bob.id)
  const found = await shown(here, ada, call_id)
  assert.deepEqual([found.state, found.begun_by, namesOf(found.people)], ['accepted', null, [ada.id]])
  const line = await lastLine(here, ada, group_id)
  // Its line goes with what else they said.
  assert.deepEqual([line?.user_id, line?.is_deleted, line?.video_call], [null, 1, null])
  await here.as(ada).call('end_video_call', { call_id })
  assert.equal((await shown(here, ada, call_id)).state, 'ended')
})

test('signals to the SFU’s entry are kept for it', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const { call_id, entry } = await enterGroupCall(here, ada, await groupOf(here, ada))
  const to = randomUUID()
  const { db } = here.platform.database
  await sql`update video_calls set sfu_entry = ${to} where id = ${call_id}`.execute(db)
  const call = await shown(here, ada, call_id, entry)
  assert.deepEqual([call.through, call.sfu_entry], ['sfu', to])
  await here.as(ada).call('send_video_signals', { call_id, entry, to, signals: ['publish'] })
  const { rows } = await sql`
    select from_entry, content from video_call_signals where to_entry = ${to}`.execute(db)
  assert.deepEqual(rows, [{ from_entry: entry, content: 'publish' }])
})

test('groups’ calls are for members only', async () => {
  const here = await world()
  const device = randomUUID()
  for (const [name, input] of [
    ['start_group_call', { group_id: 1, device }],
    ['group_call', { group_id: 1 }],
    ['update_video_call', { call_id: 1, entry: device }],
    ['moderate_video_call', { call_id: 1, act: 'end' }],
  ] as const)
    await isForMembersOnly(here, name, input as never)
})
