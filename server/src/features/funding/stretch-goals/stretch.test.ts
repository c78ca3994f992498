import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import {
  fundingOf,
  makeProject,
  newsOf,
  passDeadline,
  pledge,
  settleAfter,
} from '../../../../test/scenes/funding-scene.ts'
import { give, ledgerHolds, openMoney } from '../../../../test/scenes/wallet-scene.ts'
import { type Person, type World, world } from '../../../../test/world.ts'

let here: World
let ada: Person
let bob: Person
let cyd: Person

before(async () => {
  here = await world()
  await openMoney(here)
  ;[ada, bob, cyd] = await Promise.all([here.person('Ada'), here.person('Bob'), here.person('Cyd')])
  for (const person of [ada, bob, cyd]) await give(here, person, { FCELL: '10000' })
})

const oven = { title: 'A second oven', description: 'For cakes', amount: '200' } as const

async function addGoal(group_id: number, change: Partial<Record<keyof typeof oven, string>> = {}) {
  const { recdata } = await here.as(ada).call('add_stretch_goal', { group_id, ...oven, ...change })
  return recdata.stretch_goal_id
}
const goalsOf = async (group: number) =>
  (await fundingOf(here, bob, group)).stretch_goals.map(({ amount, title, reached_at }) => [
    amount,
    title,
    reached_at !== null,
  ])
/** Counts how often somebody was told that a goal of a project is reached. */
async function told({ id }: Person, group: number): Promise<number> {
  await settleAfter(here, 0)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from notification_acts
    where member_id = ${id} and kind = 'stretch_reached' and about_id = ${group}`.execute(
    here.platform.database.db,
  )
  return rows[0]?.count ?? 0
}

test('a goal is shown to everybody, can be changed and deleted, and only its owner does that', async () => {
  const group_id = await makeProject(here, ada)
  const second = await addGoal(group_id, { amount: '300', title: 'A shop' })
  const goal = await addGoal(group_id)
  const expected = [
    ['200', 'A second oven', false],
    ['300', 'A shop', false],
  ]
  assert.deepEqual(await goalsOf(group_id), expected)
  const { recdata } = await here.as().call('project_detail', { group_id })
  assert.deepEqual(
    recdata.stretch_goals.map(({ amount, title }) => [amount, title, false]),
    expected,
  )
  const changed = { stretch_goal_id: goal, title: 'Two ovens', amount: '400.5' }
  assert.deepEqual((await here.as(ada).call('edit_stretch_goal', changed)).recdata, { group_id })
  assert.deepEqual((await fundingOf(here, bob, group_id)).stretch_goals[1], {
    stretch_goal_id: goal,
    amount: '400.5',
    title: 'Two ovens',
    description: oven.description,
    reached_at: null,
  })
  await here.as(ada).call('edit_stretch_goal', { ...changed, description: '' })
  assert.equal((await fundingOf(here, bob, group_id)).stretch_goals[1]?.description, '')
  await here.as(bob).isRefused('add_stretch_goal', { group_id, ...oven }, 'group_forbidden')
  await here.as(bob).isRefused('edit_stretch_goal', changed, 'group_forbidden')
  await here.as(bob).isRefused('delete_stretch_goal', { stretch_goal_id: goal }, 'group_forbidden')
  await here.as(ada).call('delete_stretch_goal', { stretch_goal_id: second })
  assert.deepEqual(await goalsOf(group_id), [['400.5', 'Two ovens', false]])
  for (const call of ['edit_stretch_goal', 'delete_stretch_goal'] as const)
    await here.as(ada).isRefused(call, { ...changed, stretch_goal_id: second }, 'stretch_goal_not_found')
  await here.as(ada).isRefused('add_stretch_goal', { group_id: 987654, ...oven }, 'project_not_found')
})

test('an amount is above the target, above what is pledged, and no other goal’s', async () => {
  const group_id = await makeProject(here, ada)
  await pledge(here, bob, group_id, '150')
  const refused = async (amount: string) => {
    const { body } = await here.as(ada).send('add_stretch_goal', { group_id, ...oven, amount })
    return (body['fields'] as Record<string, unknown> | undefined)?.['amount']
  }
  for (const amount of ['100', '150', '99'])
    assert.match(String(await refused(amount)), /more than the target/, amount)
  assert.ok(await refused('1000000000001'))
  const goal = await addGoal(group_id)
  assert.match(String(await refused('200.0')), /already has this amount/)
  // Its own amount is no other's.
  await here.as(ada).call('edit_stretch_goal', { stretch_goal_id: goal, ...oven, title: 'Ovens' })
  for (const amount of ['201', '202', '203', '204']) await addGoal(group_id, { amount })
  await here
    .as(ada)
    .isRefused('add_stretch_goal', { group_id, ...oven, amount: '205' }, 'too_many_stretch_goals')
})

test('the target stays below the goals', async () => {
  const group_id = await makeProject(here, ada)
  await addGoal(group_id)
  const raise = (funding_target: string) => here.as(ada).send('project_update', { group_id, funding_target })
  const { body } = await raise('200')
  assert.match(JSON.stringify(body['fields']), /stretch goal is at or below/)
  assert.equal((await raise('199')).status, 200)
})

test('a goal that is reached stays so, and its backers are told once', async () => {
  const group_id = await makeProject(here, ada)
  const goal = await addGoal(group_id)
  const further = await addGoal(group_id, { amount: '250', title: 'A shop' })
  await addGoal(group_id, { amount: '400', title: 'A mill' })
  await pledge(here, bob, group_id, '199.999')
  assert.deepEqual(
    (await goalsOf(group_id)).map(([, , reached]) => reached),
    [false, false, false],
  )
  const big = await pledge(here, cyd, group_id, '51')
  assert.deepEqual(
    (await goalsOf(group_id)).map(([, , reached]) => reached),
    [true, true, false],
  )
  assert.deepEqual(
    [await told(bob, group_id), await told(cyd, group_id), await told(ada, group_id)],
    [2, 2, 0],
  )
  const { recdata } = await here.as(bob).call('notification_list', {})
  const news = recdata.find(({ kind }) => kind === 'stretch_reached')
  assert.deepEqual(
    [news?.text, news?.message, news?.link],
    ['A project you backed has reached a stretch goal', 'A shop', `/groupdetail/${group_id}`],
  )
  // Below it again, and above once more.
  await here.as(cyd).call('pledge_take_back', { pledge_id: big })
  assert.deepEqual(
    (await goalsOf(group_id)).map(([, , reached]) => reached),
    [true, true, false],
  )
  await pledge(here, cyd, group_id, '52')
  assert.deepEqual([await told(bob, group_id), await told(cyd, group_id)], [2, 2])
  for (const stretch_goal_id of [goal, further]) {
    await here.as(ada).isRefused('edit_stretch_goal', { stretch_goal_id, ...oven }, 'stretch_goal_reached')
    await here.as(ada).isRefused('delete_stretch_goal', { stretch_goal_id }, 'stretch_goal_reached')
  }
  await ledgerHolds(here)
})

test('pledges at the same moment reach a goal once', async () => {
  const group_id = await makeProject(here, ada)
  await addGoal(group_id)
  await Promise.all(
    ['90', '70', '60', '80'].map((token, i) => pledge(here, i % 2 ? bob : cyd, group_id, token)),
  )
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from backer_news where group_id = ${group_id} and kind = 'stretch_reached'`.execute(
    here.platform.database.db,
  )
  assert.equal(rows[0]?.count, 1)
  assert.deepEqual([await told(bob, group_id), await told(cyd, group_id)], [1, 1])
})

test('nothing changes once it has ended', async () => {
  const group_id = await makeProject(here, ada)
  const stretch_goal_id = await addGoal(group_id)
  await passDeadline(here, group_id)
  await here.as(ada).isRefused('add_stretch_goal', { group_id, ...oven, amount: '300' }, 'pledging_over')
  await here.as(ada).isRefused('edit_stretch_goal', { stretch_goal_id, ...oven }, 'pledging_over')
  await here.as(ada).isRefused('delete_stretch_goal', { stretch_goal_id }, 'pledging_over')
  await settleAfter(here, 0)
  assert.deepEqual(await goalsOf(group_id), [['200', 'A second oven', false]])
  assert.ok(!(await newsOf(here, bob)).includes('pledge_returned'))
})
