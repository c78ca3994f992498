/** Events of groups: who sees, plans, changes and answers them, and what whoever comes is told. */
import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { now, shiftClock } from '../../../platform/clock.ts'
import { isForMembersOnly } from '../../../../test/scenes/accounts-scene.ts'
import { eventIn } from '../../../../test/scenes/events-scene.ts'
import { groupScene, type GroupScene, standings } from '../../../../test/scenes/groups-scene.ts'
import { openPage } from '../../../../test/page.ts'
import { staffMember } from '../../../../test/staff.ts'
import { removeMember } from '../../../../test/remove-member.ts'
import { type Person, world } from '../../../../test/world.ts'
import { removeOldEvents } from './events.jobs.ts'

afterEach(() => shiftClock(0))

const hour = 3_600_000
const plan = async ({ here, id, people }: GroupScene, hours: number, change: object = {}) =>
  (await here.as(people.owner).call('group_event_create', { group_id: id, ...eventIn(hours), ...change }))
    .recdata
const titles = async ({ here, id }: GroupScene, who: Person, time: 'coming' | 'past' = 'coming') =>
  (await here.as(who).call('group_event_list', { group_id: id, time })).recdata.map(({ title }) => title)

test('an event is planned with all that it says, and is shown as its reader stands to it', async () => {
  const here = await world()
  const scene = await groupScene(here, 'open')
  const { owner, moderator, member, outsider } = scene.people
  const of = {
    ...eventIn(48),
    title: '  Seed swap ',
    description: 'Bring seeds.\nTake others.',
    place: 'Zelný trh 1, Brno',
    link: 'https://seeds.example/swap',
    places: '2',
  }
  const made = await plan(scene, 48, of)
  const { group_event_id } = made
  assert.deepEqual(made, {
    group_event_id,
    group_id: scene.id,
    group_name: scene.name,
    ...of,
    title: 'Seed swap',
    places: 2,
    yes_count: 0,
    maybe_count: 0,
    no_count: 0,
    my_answer: null,
    may_answer: 1,
    may_change: 1,
    is_cancelled: 0,
    author: { user_id: owner.id, username: owner.username, full_name: owner.name, profile_pic: null },
  })
  for (const [who, mayAnswer, mayChange] of [
    [moderator, 1, 1],
    [member, 1, 0],
    [outsider, 0, 0],
  ] as const) {
    const { recdata } = await here.as(who).call('group_event_detail', { group_event_id })
    assert.deepEqual([recdata.may_answer, recdata.may_change], [mayAnswer, mayChange])
  }
  // Whom its reader doesn't see isn't named; the event is the group's.
  await here.block(outsider, owner)
  const { recdata } = await here.as(outsider).call('group_event_detail', { group_event_id })
  assert.deepEqual([recdata.title, recdata.author], ['Seed swap', null])
})

for (const type of ['open', 'closed'] as const)
  test(`who sees the events of a group that is ${type}`, async () => {
    const here = await world()
    const scene = await groupScene(here, type)
    const { group_event_id } = await plan(scene, 48)
    await here.as(scene.people.member).call('group_event_answer', { group_event_id, answer: 'yes' })
    for (const standing of standings) {
      const voice = here.as(scene.people[standing])
      const isIn = ['owner', 'moderator', 'member'].includes(standing)
      const sees = isIn || (type === 'open' && standing !== 'banned')
      const ofGroup = standing === 'banned' ? 'group_not_found' : 'group_closed'
      for (const call of ['group_event_list', 'group_calendar'] as const)
        if (sees) await voice.call(call, { group_id: scene.id })
        else await voice.isRefused(call, { group_id: scene.id }, ofGroup)
      for (const call of ['group_event_detail', 'group_event_guest_list', 'group_event_calendar'] as const)
        if (sees) await voice.call(call, { group_event_id })
        else await voice.isRefused(call, { group_event_id }, 'group_event_not_found')
      if (!sees) {
        await voice.isRefused(
          'group_event_answer',
          { group_event_id, answer: 'yes' },
          'group_event_not_found',
        )
        await voice.isRefused('group_event_cancel', { group_event_id }, 'group_event_not_found')
      } else if (!isIn)
        await voice.isRefused('group_event_answer', { group_event_id, answer: 'yes' }, 'not_group_member')
      if (sees && standing !== 'owner' && standing !== 'moderator')
        for (const call of ['group_event_update', 'group_event_cancel', 'group_event_delete'] as const)
          await voice.isRefused(call, { group_event_id }, 'group_forbidden')
    }
  })

test('what was planned in a closed group stays with its members when it is opened', async () => {
  const here = await world()
  const scene = await groupScene(here, 'closed')
  const { owner, member, outsider } = scene.people
  const { group_event_id } = await plan(scene, 48)
  await here.as(owner).call('group_type_update', { group_id: scene.id, type: 0 })
  assert.deepEqual(await titles(scene, member), ['Seed swap'])
  assert.deepEqual(await titles(scene, outsider), [])
  await here.as(outsider).isRefused('group_event_detail', { group_event_id }, 'group_event_not_found')
  await here.as(outsider).call('join_group', { group_id: scene.id })
  assert.deepEqual(await titles(scene, outsider), [])
  await plan(scene, 50, { title: 'For everybody' })
  assert.deepEqual(await titles(scene, outsider), ['For everybody'])
})

test('coming events are listed the earliest first, past ones the latest first, page by page', async () => {
  const here = await world()
  const scene = await groupScene(here, 'open')
  for (const hours of [30, 10, 20, 10]) await plan(scene, hours, { title: `in ${hours} hours` })
  const read = async (time: 'coming' | 'past') => {
    const seen: string[] = []
    for (let before: string | undefined, first = true; first || before !== undefined; first = false) {
      const input = { group_id: scene.id, time, limit: 2, ...(before === undefined ? {} : { before }) }
      const { recdata, next } = await here.as(scene.people.member).call('group_event_list', input)
      seen.push(...recdata.map(({ title }) => title))
      before = next
    }
    return seen
  }
  const inOrder = ['in 10 hours', 'in 10 hours', 'in 20 hours', 'in 30 hours']
  assert.deepEqual(await read('coming'), inOrder)
  assert.deepEqual(await read('past'), [])
  shiftClock(11 * hour)
  assert.deepEqual(await read('coming'), inOrder, 'those that have begun go on')
  shiftClock(25 * hour)
  assert.deepEqual(await read('coming'), ['in 30 hours'])
  assert.deepEqual(await read('past'), ['in 20 hours', 'in 10 hours', 'in 10 hours'])
})

test('an event needs a title, times that can be and a time zone', async () => {
  const here = await world()
  const { id: group_id, people } = await groupScene(here, 'open')
  const good = { group_id, ...eventIn(48) }
  const at = (hours: number) => new Date(now().getTime() + hours * hour).toISOString()
  for (const [wrong, field] of [
    [{ title: ' ' }, 'title'],
    [{ title: 'x'.repeat(101) }, 'title'],
    [{ begins_at: 'soon' }, 'begins_at'],
    [{ begins_at: '2026-12-24T18:00:00' }, 'begins_at'],
    [{ begins_at: at(-1) }, 'begins_at'],
    [{ ends_at: good.begins_at }, 'ends_at'],
    [{ ends_at: at(48 + 32 * 24) }, 'ends_at'],
    [{ time_zone: 'Europe/Brno' }, 'time_zone'],
    [{ time_zone: '+01:00' }, 'time_zone'],
    [{ places: 0 }, 'places'],
    [{ places: 100_001 }, 'places'],
    [{ link: 'javascript:alert(1)' }, 'link'],
    [{ place: 'x'.repeat(201) }, 'place'],
    [{ description: 'x'.repeat(5001) }, 'description'],
  ] as const) {
    const { body } = await here
      .as(people.owner)
      .isRefused('group_event_create', { ...good, ...wrong }, 'invalid_fields')
    assert.deepEqual(Object.keys(body['fields'] as object), [field], JSON.stringify(wrong))
  }
  await here.as(people.member).isRefused('group_event_create', good, 'group_forbidden')
  await here.as(people.banned).isRefused('group_event_create', good, 'group_not_found')
  await here.platform.database.pool.query(
    `insert into group_events (group_id, title, begins_at, ends_at, time_zone)
     select $1, 'One of many', now() + interval '2 days', now() + interval '3 days', 'UTC' from generate_series(1, 100)`,
    [group_id],
  )
  await here.as(people.owner).isRefused('group_event_create', good, 'too_many_group_events')
})

test('members answer, think again and take answers back, and the counts follow', async () => {
  const here = await world()
  const scene = await groupScene(here, 'open')
  const { owner, moderator, member } = scene.people
  const { group_event_id } = await plan(scene, 48, { places: 1 })
  const answer = async (who: Person, said: 'yes' | 'maybe' | 'no' | 'none') => {
    const { recdata } = await here.as(who).call('group_event_answer', { group_event_id, answer: said })
    return [recdata.my_answer, recdata.yes_count, recdata.maybe_count, recdata.no_count]
  }
  assert.deepEqual(await answer(member, 'yes'), ['yes', 1, 0, 0])
  assert.deepEqual(await answer(member, 'yes'), ['yes', 1, 0, 0], 'said twice, it counts once')
  await here
    .as(moderator)
    .isRefused('group_event_answer', { group_event_id, answer: 'yes' }, 'group_event_full')
  assert.deepEqual(await answer(moderator, 'maybe'), ['maybe', 1, 1, 0])
  assert.deepEqual(await answer(member, 'no'), ['no', 0, 1, 1])
  assert.deepEqual(await answer(moderator, 'yes'), ['yes', 1, 0, 1])
  assert.deepEqual(await answer(member, 'none'), [null, 1, 0, 0])
  const guests = async (who: Person, wanted: 'yes' | 'maybe' | 'no') =>
    (await here.as(who).call('group_event_guest_list', { group_event_id, answer: wanted })).recdata.map(
      (guest) => [guest.full_name, guest.answer],
    )
  assert.deepEqual(await guests(member, 'yes'), [[moderator.name, 'yes']])
  assert.deepEqual(await guests(member, 'no'), [])
  await here.block(member, moderator)
  assert.deepEqual(await guests(member, 'yes'), [], 'nobody is shown whom they block')
  assert.deepEqual(await guests(owner, 'yes'), [[moderator.name, 'yes']])
  const update = { group_event_id, places: '' } as const
  assert.equal((await here.as(owner).call('group_event_update', update)).recdata.places, null)
  assert.deepEqual(await answer(owner, 'yes'), ['yes', 2, 0, 0])
  await here
    .as(owner)
    .isRefused('group_event_update', { group_event_id, places: 1 }, 'group_event_places_taken')
})

test('whoever leaves, is removed, banned or deleted comes no more, and their place is free', async () => {
  const here = await world()
  const scene = await groupScene(here, 'open')
  const { group_event_id } = await plan(scene, 48)
  const count = async () =>
    (await here.as(scene.people.owner).call('group_event_detail', { group_event_id })).recdata.yes_count
  const { id: group_id, people } = scene
  const ways: Record<string, (guest: Person) => Promise<unknown>> = {
    leave: (guest) => here.as(guest).call('leave_group', { group_id }),
    remove: ({ id }) => here.as(people.owner).call('group_member_delete', { group_id, delete_user_id: id }),
    ban: ({ id }) => here.as(people.owner).call('group_ban', { group_id, member_user_id: id }),
    delete: ({ id }) => removeMember(here, id),
  }
  for (const [how, go] of Object.entries(ways)) {
    const guest = await here.person(`Guest who goes by ${how}`)
    await here.as(guest).call('join_group', { group_id: scene.id })
    await here.as(guest).call('group_event_answer', { group_event_id, answer: 'yes' })
    assert.equal(await count(), 1)
    await go(guest)
    assert.equal(await count(), 0, how)
  }
})

test('an event that is cancelled or over takes no answers and changes, and only such a one is deleted', async () => {
  const here = await world()
  const scene = await groupScene(here, 'open')
  const { owner, member } = scene.people
  const cancelled = (await plan(scene, 48, { title: 'Cancelled' })).group_event_id
  const over = (await plan(scene, 10, { title: 'Over' })).group_event_id
  await here.as(owner).isRefused('group_event_delete', { group_event_id: over }, 'group_event_on')
  const { recdata } = await here.as(owner).call('group_event_cancel', { group_event_id: cancelled })
  assert.equal(recdata.is_cancelled, 1)
  shiftClock(13 * hour)
  for (const [group_event_id, refusal] of [
    [cancelled, 'group_event_cancelled'],
    [over, 'group_event_over'],
  ] as const) {
    await here.as(member).isRefused('group_event_answer', { group_event_id, answer: 'yes' }, refusal)
    await here.as(owner).isRefused('group_event_update', { group_event_id, title: 'Anew' }, refusal)
    await here.as(owner).isRefused('group_event_cancel', { group_event_id }, refusal)
    await here.as(owner).call('group_event_delete', { group_event_id })
    await here.as(owner).isRefused('group_event_delete', { group_event_id }, 'group_event_not_found')
    await here.as(member).isRefused('group_event_detail', { group_event_id }, 'group_event_not_found')
  }
  const stored = async () =>
    (await here.platform.database.pool.query('select from group_events where group_id = $1', [scene.id]))
      .rowCount
  await removeOldEvents(here.platform).work({})
  assert.equal(await stored(), 2)
  await here.platform.database.pool.query(`update group_events set deleted_at = now() - interval '31 days'
    where group_id = ${scene.id}`)
  await removeOldEvents(here.platform).work({})
  assert.equal(await stored(), 0)
})

test('a member reports an event to moderators, who read what it says', async () => {
  const here = await world()
  const scene = await groupScene(here, 'closed')
  const { owner, member, outsider } = scene.people
  const { group_event_id } = await plan(scene, 48, { description: 'Bring money' })
  const report = { report_type: 'group_event', report_id: group_event_id, reason: 'spam' } as const
  await here.as(outsider).isRefused('add_report', report, 'group_event_not_found')
  await here.as(owner).isRefused('add_report', report, 'not_oneself')
  const { recdata } = await here.as(member).call('add_report', report)
  assert.deepEqual(
    [recdata.shown, recdata.user_id, recdata.link],
    ['Seed swap', owner.id, `/groupdetail/${scene.id}/event/${group_event_id}`],
  )
  const { rows } = await here.platform.database.pool.query(
    'select evidence from reports where reporter_id = $1',
    [member.id],
  )
  assert.equal(rows[0].evidence.description, 'Bring money')
})

test('whoever has events of a group open hears that moderators hid the group, and that it is back', async () => {
  const here = await world()
  const scene = await groupScene(here, 'open')
  const { outsider: reporter, member } = scene.people
  const { group_event_id } = await plan(scene, 48)
  // So many that their topics fill more than one notice.
  await here.platform.database.pool.query(
    `insert into group_events (group_id, title, begins_at, ends_at, time_zone)
     select $1, 'One of many', now() - interval '2 days', now() - interval '1 day', 'UTC' from generate_series(1, 300)`,
    [scene.id],
  )
  const topics = [`group_events:${scene.id}`, `group_event:${group_event_id}`]
  const page = await openPage(here, member, topics)
  const report = { report_type: 'group', report_id: scene.id, reason: 'spam' } as const
  await here.as(reporter).call('add_report', report)
  const judge = here.as(await staffMember(here, 'Judge', 'moderator'))
  const queue = (await judge.call('admin_report_list', { state: 'waiting', limit: 50 })).recdata
  const report_ids = queue
    .filter((each) => each.report_type === 'group' && each.reported_id === scene.id)
    .map(({ report_id }) => report_id)
  const decided = await judge.call('decide_reports', {
    report_ids,
    acts: ['hide'],
    rule_id: 1,
    reason: 'Spam',
  })
  for (const topic of topics) await page.hearHint(topic)
  await here.as(member).isRefused('group_event_detail', { group_event_id }, 'group_event_not_found')
  page.frames.length = 0
  const decision_id = decided.recdata[0]?.decision_id ?? 0
  await judge.call('undo_decision', { decision_id, reason: 'It was none' })
  for (const topic of topics) await page.hearHint(topic)
  page.leave()
})

test('calls about events are for members only', async () => {
  const here = await world()
  for (const name of [
    'group_event_list',
    'group_event_detail',
    'group_event_create',
    'group_event_update',
    'group_event_cancel',
    'group_event_delete',
    'group_event_answer',
    'group_event_guest_list',
    'group_event_calendar',
    'group_calendar',
  ] as const)
    await isForMembersOnly(here, name, { group_id: 1, group_event_id: 1 })
})
