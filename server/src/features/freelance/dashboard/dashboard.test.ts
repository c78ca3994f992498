/** The dashboard of freelancing: the balance by today's rate, figures, and what happened last. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isForMembersOnly, verify } from '../../../../test/scenes/accounts-scene.ts'
import { addBid, addJob, award } from '../../../../test/scenes/freelance-scene.ts'
import { give, openMoney } from '../../../../test/scenes/wallet-scene.ts'
import { statementsOfRead } from '../../../../test/statements.ts'
import { makeWorld, type Person, type World, world } from '../../../../test/world.ts'

const dashboard = async (here: World, person: Person) =>
  (await here.as(person).call('get_freelancer_dashboard', {})).data

test('only members have a dashboard', async () => {
  await isForMembersOnly(await world(), 'get_freelancer_dashboard', {})
})

test('the dashboard shows figures and what happened last, to both sides', async () => {
  const here = await world()
  const [ada, bob, cyd] = [await here.person('Ada'), await here.person('Bob'), await here.person('Cyd')]
  for (const person of [bob, cyd]) await verify(here, person)
  const oven = await addJob(here, ada, { title: 'Oven' })
  const bridge = await addJob(here, ada, { title: 'Bridge' })
  await addJob(here, ada, { title: 'Draft', status: 'draft' })
  await here.as(ada).call('project_invite', { project_id: oven.id, invited_user_id: bob.id })
  await addBid(here, bob, oven.id)
  await addBid(here, cyd, oven.id)
  await award(here, ada, bob, await addBid(here, bob, bridge.id))
  const acts = ({ activity }: Awaited<ReturnType<typeof dashboard>>) =>
    activity.map(({ kind, title, username }) => [kind, title, username])
  const ofAda = await dashboard(here, ada)
  assert.deepEqual(acts(ofAda), [
    ['received', 'Bridge', bob.username],
    ['received', 'Oven', cyd.username],
    ['received', 'Oven', bob.username],
    ['published', 'Bridge', ada.username],
    ['published', 'Oven', ada.username],
  ])
  const figures = (data: typeof ofAda) => [
    data.open_project_count,
    data.received_bid_count,
    data.open_bid_count,
    data.work_count,
    data.bids_left,
  ]
  assert.deepEqual(figures(ofAda), [1, 2, 0, 1, 6])
  const ofBob = await dashboard(here, bob)
  assert.deepEqual(acts(ofBob), [
    ['bid', 'Bridge', ada.username],
    ['bid', 'Oven', ada.username],
    ['invited', 'Oven', ada.username],
  ])
  assert.deepEqual(figures(ofBob), [0, 0, 1, 1, 4])
  // A block hides what was between them, but for the work they have agreed on.
  await here.block(ada, bob)
  assert.deepEqual(acts(await dashboard(here, bob)), [])
  assert.deepEqual(figures(await dashboard(here, bob)), [0, 0, 0, 1, 4])
  assert(!JSON.stringify(acts(await dashboard(here, ada))).includes(bob.username))
})

test('the balance is worth what today’s rate says, and nothing without a rate', async () => {
  const here = await makeWorld()
  const ada = await here.person('Ada')
  const balance = async () => {
    const data = await dashboard(here, ada)
    return [data.balance, data.balance_usd]
  }
  assert.deepEqual(await balance(), ['0', null])
  await openMoney(here)
  await give(here, ada, { FCELL: '100' })
  assert.deepEqual(await balance(), ['100', '150'])
  assert.ok((await statementsOfRead(here.platform, () => dashboard(here, ada))) <= 5)
})
