import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import {
  fundingOf,
  makeProject,
  newsOf,
  passDeadline,
  pledge,
  settleAfter,
} from '../../../../test/scenes/funding-scene.ts'
import { balanceOf, give, ledgerHolds, openMoney } from '../../../../test/scenes/wallet-scene.ts'
import { type Person, type World, world } from '../../../../test/world.ts'
import { addMoneySetting } from '../../wallet/public.ts'

let here: World
let bob: Person
let cyd: Person
let group_id: number
let owner: Person

const thirds = [
  { title: 'Dig', percent: 33 },
  { title: 'Build', percent: 33 },
  { title: 'Open', percent: 34 },
]

before(async () => {
  here = await world()
  await openMoney(here)
  ;[bob, cyd] = await Promise.all([here.person('Bob'), here.person('Cyd')])
  for (const person of [bob, cyd]) await give(here, person, { FCELL: '1000' })
})

let owners = 0
/** Makes a funded project with three milestones: Bob has pledged 60.00…01, if nothing else is said, and Cyd 40. */
async function funded(pledged = '60.000000000000000001'): Promise<void> {
  owner = await here.person(`Owner ${++owners}`)
  await give(here, owner, {})
  group_id = await makeProject(here, owner)
  await here.as(owner).call('set_milestones', { group_id, milestones: thirds })
  await pledge(here, bob, group_id, pledged)
  await pledge(here, cyd, group_id, '40')
  await passDeadline(here, group_id)
  await settleAfter(here, 0)
}
const tokensOf = async (person: Person) => (await balanceOf(here, person)).FCELL
const statesOf = async () => (await fundingOf(here, bob, group_id)).milestones.map(({ state }) => state)
const report = (nth: number) =>
  here.as(owner).call('report_milestone', { group_id, nth, report: `Part ${nth} is done.` })

test('milestones are set by the owner, come to the whole, and are fixed once somebody has backed it', async () => {
  const ada = await here.person('Ada')
  await give(here, ada, {})
  const id = await makeProject(here, ada)
  const set = (milestones: object[], who = ada) =>
    here.as(who).send('set_milestones', { group_id: id, milestones } as never)
  for (const wrong of [
    thirds.slice(0, 2),
    [{ title: 'All', percent: 100 }],
    [
      { title: '', percent: 50 },
      { title: 'b', percent: 50 },
    ],
    [
      { title: 'a', percent: 0 },
      { title: 'b', percent: 100 },
    ],
    Array.from({ length: 11 }, (_, i) => ({ title: `${i}`, percent: i === 0 ? 90 : 1 })),
  ])
    assert.equal((await set(wrong)).body['error'], 'invalid_fields')
  assert.equal((await set(thirds, bob)).body['error'], 'group_forbidden')
  assert.equal((await set(thirds)).status, 200)
  const shown = await fundingOf(here, ada, id)
  assert.deepEqual(
    [shown.milestones.map(({ percent }) => percent), shown.can_set_milestones],
    [[33, 33, 34], 1],
  )
  assert.equal((await set([])).status, 200)
  await pledge(here, bob, id, '1')
  assert.equal((await set(thirds)).body['error'], 'milestones_fixed')
  await passDeadline(here, id)
  assert.equal((await set(thirds)).body['error'], 'pledging_over')
})

test('parts are paid as backers accept them, silence accepts, and the parts add up to the pledges', async () => {
  await funded()
  assert.deepEqual(await statesOf(), ['waiting', 'waiting', 'waiting'])
  assert.equal(await tokensOf(owner), '0')
  await here
    .as(owner)
    .isRefused('report_milestone', { group_id, nth: 2, report: 'early' }, 'milestone_not_due')
  await here
    .as(owner)
    .isRefused('report_milestone', { group_id, nth: 4, report: 'none' }, 'milestone_not_found')
  await here.as(bob).isRefused('report_milestone', { group_id, nth: 1, report: 'no' }, 'group_forbidden')
  await report(1)
  await settleAfter(here, 0)
  assert.ok((await newsOf(here, cyd)).includes('milestone_reported'))
  await here.as(owner).isRefused('vote_milestone', { group_id, nth: 1, accepts: 1 }, 'not_a_backer')
  await here.as(bob).isRefused('vote_milestone', { group_id, nth: 2, accepts: 1 }, 'vote_closed')
  // Cyd votes against it, but Bob has pledged more; he changes his mind twice.
  await here.as(cyd).call('vote_milestone', { group_id, nth: 1, accepts: 0 })
  for (const accepts of [1, 0, 1])
    await here.as(bob).call('vote_milestone', { group_id, nth: 1, accepts: accepts as 0 | 1 })
  const [first] = (await fundingOf(here, bob, group_id)).milestones
  assert.deepEqual(
    [first?.accepted, first?.refused, first?.vote_count, first?.vote],
    ['60.000000000000000001', '40', 2, 1],
  )
  await settleAfter(here, 6)
  assert.equal((await statesOf())[0], 'reported')
  await settleAfter(here, 8)
  assert.deepEqual(await statesOf(), ['released', 'waiting', 'waiting'])
  // A third of 60.000000000000000001 is rounded down; the last part makes up for it.
  assert.equal(await tokensOf(owner), '33')
  await here.as(bob).isRefused('vote_milestone', { group_id, nth: 1, accepts: 0 }, 'vote_closed')
  for (const nth of [2, 3]) {
    await report(nth)
    await settleAfter(here, 8)
  }
  const shown = await fundingOf(here, bob, group_id)
  assert.deepEqual([shown.state, shown.held, shown.paid], ['paid', '0', '100.000000000000000001'])
  assert.equal(await tokensOf(owner), '100.000000000000000001')
  assert.equal(shown.pledges.find(({ amount }) => amount === '60.000000000000000001')?.state, 'paid')
  await ledgerHolds(here)
})

test('the fees of milestones add up to the fee on the whole, whatever each part is rounded to', async () => {
  const { db } = here.platform.database
  await addMoneySetting(db, 'project_fee_percent', '10')
  await funded('60.00000000000000001')
  await addMoneySetting(db, 'project_fee_percent', '0')
  for (const nth of [1, 2, 3]) {
    await report(nth)
    await settleAfter(here, 8)
  }
  // Each part ends in 3 or 4 units, whose tenth is rounded up to 1; but the tenth of all 10 units is 1.
  assert.equal(await tokensOf(owner), '90.000000000000000009')
  await ledgerHolds(here)
})

test('after two refused reports what is left goes back to each in proportion', async () => {
  const earlier = [await tokensOf(bob), await tokensOf(cyd)].map(Number)
  await funded()
  await report(1)
  await settleAfter(here, 8)
  for (const round of [1, 2]) {
    await report(2)
    await here.as(bob).call('vote_milestone', { group_id, nth: 2, accepts: 0 })
    if (round === 1) await here.as(cyd).call('vote_milestone', { group_id, nth: 2, accepts: 1 })
    await settleAfter(here, 8)
    if (round === 1) {
      const second = (await fundingOf(here, bob, group_id)).milestones[1]
      assert.deepEqual(
        [second?.state, second?.refusals, second?.accepted, second?.vote],
        ['waiting', 1, '0', null],
      )
      assert.ok((await newsOf(here, owner)).includes('milestone_refused'))
    }
  }
  const shown = await fundingOf(here, bob, group_id)
  assert.deepEqual([shown.state, shown.held, shown.paid], ['returned', '0', '33'])
  assert.deepEqual(await statesOf(), ['released', 'returned', 'returned'])
  assert.deepEqual(
    shown.pledges.slice(0, 1).map(({ returned }) => returned),
    ['40.200000000000000001'],
  )
  const now = [await tokensOf(bob), await tokensOf(cyd)].map(Number)
  assert.deepEqual(
    now.map((each, i) => Math.round((earlier[i] ?? 0) - each)),
    [20, 13],
  )
  await ledgerHolds(here)
})

test('an owner who never reports, or deletes the project, keeps nothing that was not accepted', async () => {
  const earlier = await tokensOf(cyd)
  await funded()
  await settleAfter(here, 181)
  assert.equal((await fundingOf(here, bob, group_id)).state, 'returned')
  await funded()
  await here.as(owner).call('group_delete', { group_id })
  await settleAfter(here, 0)
  assert.equal(await tokensOf(cyd), earlier)
  assert.equal(await tokensOf(owner), '0')
  await ledgerHolds(here)
})
