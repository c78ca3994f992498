import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import {
  fundingOf,
  leaveForGood,
  makeProject,
  newsOf,
  passDeadline,
  pledge,
} from '../../../../test/scenes/funding-scene.ts'
import { give, openMoney } from '../../../../test/scenes/wallet-scene.ts'
import { type Person, type World, world } from '../../../../test/world.ts'
import { gatherNews } from '../../notifications/gathering.ts'
import { settleProject } from '../settling/settle.ts'
import { remindOfEnds } from './reminders.jobs.ts'

let here: World
let ada: Person
let bob: Person
let cyd: Person

before(async () => {
  here = await world()
  await openMoney(here)
  ;[ada, bob, cyd] = await Promise.all([here.person('Ada'), here.person('Bob'), here.person('Cyd')])
  for (const person of [ada, bob, cyd]) await give(here, person, { FCELL: '1000' })
})

const remind = (person: Person, group_id: number, is: 0 | 1 = 1) =>
  here.as(person).call('project_remind', { group_id, remind: is })
const offered = async (person: Person, group: number) => {
  const { can_remind, reminds } = await fundingOf(here, person, group)
  return [can_remind, reminds]
}
/** Lets a project end in so many hours, and the job run. */
async function runBefore(group: number, hours: number) {
  await sql`update projects set ends_at = now() + ${hours} * interval '1 hour' where group_id = ${group}`.execute(
    here.platform.database.db,
  )
  await remindOfEnds(here.platform).work({})
  await gatherNews(here.platform)
}
const reminders = async (person: Person) =>
  (await newsOf(here, person)).filter((kind) => kind === 'project_ending').length
const countRows = async (group: number) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from project_reminders where group_id = ${group}`.execute(
    here.platform.database.db,
  )
  return rows[0]?.count
}

test('whoever asks is told once, two days before the end, and those who ask no more are not', async () => {
  const group = await makeProject(here, ada, { name: 'A mill' })
  assert.deepEqual(await offered(bob, group), [1, 0])
  assert.deepEqual((await remind(bob, group)).recdata, { reminds: 1 })
  await remind(bob, group)
  assert.deepEqual(await offered(bob, group), [1, 1])
  await remind(cyd, group)
  assert.deepEqual((await remind(cyd, group, 0)).recdata, { reminds: 0 })
  assert.deepEqual(await offered(cyd, group), [1, 0])
  await runBefore(group, 49)
  assert.equal(await reminders(bob), 0)
  await runBefore(group, 47)
  const { recdata } = await here.as(bob).call('notification_list', {})
  const told = recdata.find(({ kind }) => kind === 'project_ending')
  assert.deepEqual(
    [told?.text, told?.message, told?.link],
    ['A project you asked us to remind you of ends soon', 'A mill', `/groupdetail/${group}`],
  )
  await runBefore(group, 46)
  assert.deepEqual([await reminders(bob), await reminders(cyd)], [0, 0], 'its end has moved')
  assert.deepEqual(await offered(bob, group), [0, 0])
  assert.equal(await countRows(group), 0)
})

test('an end that moves away moves the reminder, and who asks again is told again', async () => {
  const group = await makeProject(here, ada)
  await remind(bob, group)
  await here.as(ada).call('project_update', { group_id: group, days: 90 })
  await remindOfEnds(here.platform).work({})
  assert.equal(await countRows(group), 1)
  await runBefore(group, 40)
  assert.equal(await reminders(bob), 1)
  await here.as(ada).call('project_update', { group_id: group, days: 30 })
  assert.equal(await reminders(bob), 0, 'it is untrue by now')
  await remind(bob, group)
  await runBefore(group, 30)
  assert.equal(await reminders(bob), 1)
  await passDeadline(here, group)
  assert.equal(await reminders(bob), 0, 'it has ended')
})

test('those who have backed it by then are not told, unless they take it back', async () => {
  const group = await makeProject(here, ada)
  for (const person of [bob, cyd]) await remind(person, group)
  await pledge(here, bob, group, '5')
  const taken = await pledge(here, cyd, group, '5')
  assert.deepEqual(await offered(bob, group), [0, 1])
  await here.as(cyd).call('pledge_take_back', { pledge_id: taken })
  assert.deepEqual(await offered(cyd, group), [1, 1])
  await runBefore(group, 20)
  assert.deepEqual([await reminders(bob), await reminders(cyd)], [0, 1])
  // What she does about it takes the reminder away.
  await pledge(here, cyd, group, '5')
  assert.equal(await reminders(cyd), 0)
})

test('a reminder is refused for what ends soon, has ended, is one’s own or is not seen', async () => {
  const group_id = await makeProject(here, ada)
  const ask = { group_id, remind: 1 } as const
  await here.as(ada).isRefused('project_remind', ask, 'not_oneself')
  assert.equal((await here.as().send('project_remind', ask)).body['error'], 'session_unknown')
  assert.equal((await fundingOf(here, ada, group_id)).can_remind, 0)
  await here.block(ada, cyd)
  await here.as(cyd).isRefused('project_remind', ask, 'project_not_found')
  await here.as(bob).isRefused('project_remind', { ...ask, group_id: 987654 }, 'project_not_found')
  await runBefore(group_id, 47)
  await here.as(bob).isRefused('project_remind', ask, 'project_ends_soon')
  assert.deepEqual(await offered(bob, group_id), [0, 0])
  await passDeadline(here, group_id)
  await here.as(bob).isRefused('project_remind', ask, 'pledging_over')
  // Not to be told always works.
  for (const id of [group_id, 987654]) await remind(bob, id, 0)
})

test('two processes tell everybody once', async () => {
  const group = await makeProject(here, ada)
  const crowd = await Promise.all(Array.from({ length: 6 }, (_, i) => here.person(`Reader ${i}`)))
  for (const person of crowd) await remind(person, group)
  const { db } = here.platform.database
  await sql`update projects set ends_at = now() + interval '1 day' where group_id = ${group}`.execute(db)
  const job = remindOfEnds(here.platform)
  await Promise.all([job.work({}), job.work({}), job.work({}), job.work({})])
  // What is to be told may have been gathered by now.
  const { rows } = await sql<{ times: number }>`
    select count(*)::int as times from (
      select member_id from notification_outbox where kind = 'project_ending' and about_id = ${group}
      union all select member_id from notifications where kind = 'project_ending' and about_id = ${group}) told
    group by member_id`.execute(db)
  assert.deepEqual(
    rows.map(({ times }) => times),
    crowd.map(() => 1),
  )
})

test('nothing stays of reminders of a project that is deleted, or of a member who leaves', async () => {
  const [dora, emil] = [await here.person('Dora'), await here.person('Emil')]
  const [own, other] = [await makeProject(here, dora), await makeProject(here, bob)]
  for (const group of [own, other]) await remind(emil, group)
  await here.as(dora).call('group_delete', { group_id: own })
  await settleProject(here.platform, own)
  assert.deepEqual([await countRows(own), await countRows(other)], [0, 1])
  await leaveForGood(here, emil)
  assert.equal(await countRows(other), 0)
})
