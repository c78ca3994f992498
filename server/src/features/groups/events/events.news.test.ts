/** What members are told of their groups' events, once whatever process tells it. */
import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { shiftClock } from '../../../platform/clock.ts'
import { eventIn } from '../../../../test/scenes/events-scene.ts'
import { groupScene, type GroupScene } from '../../../../test/scenes/groups-scene.ts'
import { twoProcesses } from '../../../../test/processes.ts'
import { type Person, world } from '../../../../test/world.ts'
import { gatherNews } from '../../notifications/gathering.ts'
import { remindGuests } from './events.jobs.ts'

afterEach(() => shiftClock(0))

const hour = 3_600_000
const texts = {
  group_event: 'Your group is planning an event',
  group_event_changed: 'An event has a new time or place',
  group_event_cancelled: 'An event is cancelled',
  group_event_reminder: 'An event starts within a day',
}

/** Returns the kinds of what a member is told of the event, the latest first. */
async function told({ here }: GroupScene, who: Person, event: number): Promise<string[]> {
  await gatherNews(here.platform)
  const { recdata } = await here.as(who).call('notification_list', { limit: 50 })
  const own = recdata.filter(({ link }) => link.endsWith(`/event/${event}`))
  for (const { kind, text } of own) assert.equal(text, texts[kind as keyof typeof texts])
  return own.map(({ kind }) => kind)
}

async function open(hours: number) {
  const [here, there] = await twoProcesses()
  const scene = await groupScene(here, 'closed')
  const { owner, moderator, member } = scene.people
  const { recdata } = await here
    .as(owner)
    .call('group_event_create', { group_id: scene.id, ...eventIn(hours) })
  const { group_event_id } = recdata
  const answer = (who: Person, said: 'yes' | 'maybe' | 'no') =>
    here.as(who).call('group_event_answer', { group_event_id, answer: said })
  /** Reminds from both processes at once. */
  const remind = () => Promise.all([here, there].map(({ platform }) => remindGuests(platform).work({})))
  const change = (to: object) => here.as(owner).call('group_event_update', { group_event_id, ...to })
  return { here, scene, owner, moderator, member, event: group_event_id, of: recdata, answer, remind, change }
}

test('members are told of a new event, unless they hear nothing of the group', async () => {
  const { here, scene, owner, moderator, member } = await open(48)
  await here.as(moderator).call('group_notice_update', { group_id: scene.id, notice: 'none' })
  const next = await here
    .as(owner)
    .call('group_event_create', { group_id: scene.id, ...eventIn(50), title: 'Planting' })
  const { group_event_id, begins_at } = next.recdata
  assert.deepEqual(await told(scene, member, group_event_id), ['group_event'])
  for (const who of [owner, moderator, scene.people.outsider, scene.people.invited])
    assert.deepEqual(await told(scene, who, group_event_id), [])
  const { recdata } = await here.as(member).call('notification_list', {})
  const clock = new Intl.DateTimeFormat('sv', {
    timeZone: 'Europe/Prague',
    dateStyle: 'short',
    timeStyle: 'short',
  })
  assert.equal(recdata[0]?.message, `Planting · ${clock.format(new Date(begins_at))} (Europe/Prague)`)
})

test('whoever comes, or may, is reminded a day before, once, also by two processes', async () => {
  const { scene, owner, moderator, member, event, answer, remind } = await open(48)
  await answer(owner, 'yes')
  await answer(moderator, 'maybe')
  await answer(member, 'no')
  await remind()
  assert.deepEqual(await told(scene, owner, event), [])
  shiftClock(25 * hour)
  await remind()
  await remind()
  assert.deepEqual(await told(scene, owner, event), ['group_event_reminder'])
  assert.deepEqual(await told(scene, moderator, event), ['group_event_reminder', 'group_event'])
  assert.deepEqual(await told(scene, member, event), ['group_event'])
})

test('a reminder is gone once the event begins at another time, or has begun', async () => {
  const { here, scene, event, of, member, answer, remind, change } = await open(48)
  await answer(member, 'yes')
  shiftClock(25 * hour)
  await remind()
  assert.deepEqual((await told(scene, member, event))[0], 'group_event_reminder')
  const at = (moment: string) => new Date(Date.parse(moment) + hour).toISOString()
  await change({ begins_at: at(of.begins_at), ends_at: at(of.ends_at) })
  assert.deepEqual(await told(scene, member, event), ['group_event_changed', 'group_event'])
  const begun = await open(48)
  await begun.answer(begun.member, 'maybe')
  shiftClock(50 * hour)
  await begun.remind()
  assert.equal((await told(begun.scene, begun.member, begun.event))[0], 'group_event_reminder')
  // The database has its own clock: it begins, and always was to begin, a minute ago.
  await here.platform.database.pool.query(
    `with begun as (
      update group_events set begins_at = now() - interval '1 minute', ends_at = now() + interval '1 hour'
      where id = $1 returning id, begins_at)
    update notification_acts act set item_id = extract(epoch from begun.begins_at)::bigint from begun
    where act.kind = 'group_event_reminder' and act.about_id = begun.id`,
    [begun.event],
  )
  assert.deepEqual(await told(begun.scene, begun.member, begun.event), ['group_event'])
})

test('whoever has left an open group is told of its events no more', async () => {
  const here = await world()
  const scene = await groupScene(here, 'open')
  const { owner, member } = scene.people
  const { recdata } = await here.as(owner).call('group_event_create', { group_id: scene.id, ...eventIn(48) })
  assert.deepEqual(await told(scene, member, recdata.group_event_id), ['group_event'])
  await here.as(member).call('leave_group', { group_id: scene.id })
  assert.deepEqual(await told(scene, member, recdata.group_event_id), [])
})

test('an event that is moved is reminded of before its new time, and one in less than a day not at all', async () => {
  const { scene, event, of, owner, member, answer, remind, change } = await open(48)
  await answer(member, 'yes')
  await answer(owner, 'yes')
  const later = (moment: string, hours: number) => new Date(Date.parse(moment) + hours * hour).toISOString()
  await change({ begins_at: later(of.begins_at, 72), ends_at: later(of.ends_at, 72) })
  // Whoever moved it knows.
  assert.deepEqual(await told(scene, owner, event), [])
  assert.deepEqual(await told(scene, member, event), ['group_event_changed', 'group_event'])
  shiftClock(25 * hour)
  await remind()
  assert.deepEqual(await told(scene, member, event), ['group_event_changed', 'group_event'])
  shiftClock(100 * hour)
  await remind()
  assert.deepEqual(await told(scene, owner, event), ['group_event_reminder'])
  assert.deepEqual((await told(scene, member, event))[0], 'group_event_reminder')
  // It was reminded of, and is put off until later.
  await change({ begins_at: later(of.begins_at, 240), ends_at: later(of.ends_at, 240) })
  assert.deepEqual((await told(scene, member, event))[0], 'group_event_changed')
  shiftClock(48 * hour + 240 * hour - 12 * hour)
  await remind()
  // What is unread of one kind is one, at the place of the latest.
  assert.deepEqual(await told(scene, member, event), [
    'group_event_reminder',
    'group_event_changed',
    'group_event',
  ])

  shiftClock(0)
  const soon = await open(3)
  await soon.answer(soon.member, 'yes')
  await soon.remind()
  assert.deepEqual(await told(soon.scene, soon.member, soon.event), ['group_event'])
})

test('whoever comes, or may, is told of another time or place and of the end of it, but not of a word', async () => {
  const { here, scene, owner, moderator, member, event, answer, change } = await open(48)
  await answer(moderator, 'maybe')
  await answer(member, 'no')
  await change({ title: 'Seed swap!', description: 'Bring many' })
  assert.deepEqual(await told(scene, moderator, event), ['group_event'])
  await change({ place: 'Lužánky' })
  assert.deepEqual(await told(scene, moderator, event), ['group_event_changed', 'group_event'])
  await change({ place: 'Lužánky' })
  await change({ place: 'Zelný trh' })
  await here.as(owner).call('group_event_cancel', { group_event_id: event })
  assert.deepEqual(await told(scene, moderator, event), ['group_event_cancelled'], 'the rest is history')
  assert.deepEqual(await told(scene, member, event), [])
})

test('nobody is reminded of an event that is cancelled, or is told of one that they see no more', async () => {
  const { here, scene, owner, moderator, member, event, answer, remind } = await open(48)
  await answer(member, 'yes')
  await here.as(owner).call('group_ban', { group_id: scene.id, member_user_id: member.id })
  assert.deepEqual(await told(scene, member, event), [])
  await answer(moderator, 'yes')
  await here.as(owner).call('group_event_cancel', { group_event_id: event })
  shiftClock(25 * hour)
  await remind()
  assert.deepEqual(await told(scene, moderator, event), ['group_event_cancelled'])
})
