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
  settleAfter,
} from '../../../../test/scenes/funding-scene.ts'
import { balanceOf, give, ledgerHolds, openMoney } from '../../../../test/scenes/wallet-scene.ts'
import { staffMember } from '../../../../test/staff.ts'
import { password, type Person, type World, world } from '../../../../test/world.ts'
import { deleteLeaving } from '../../accounts/leaving/leaving.jobs.ts'
import { addMoneySetting } from '../../wallet/public.ts'
import { settleProject } from './settle.ts'

let here: World
let backers: Person[]

before(async () => {
  here = await world()
  await openMoney(here)
  backers = await Promise.all(['Bob', 'Cyd', 'Dan'].map((name) => here.person(name)))
  for (const person of backers) await give(here, person, { FCELL: '1000' })
})

let owners = 0
/** Makes a project with a new owner, and a pledge from each backer. */
async function backed(tokens: readonly string[], made: Parameters<typeof makeProject>[2] = {}) {
  const owner = await here.person(`Owner ${++owners}`)
  await give(here, owner, {})
  const group = await makeProject(here, owner, made)
  for (const [i, token] of tokens.entries()) await pledge(here, backerAt(i), group, token)
  return { owner, group }
}
const backerAt = (i: number): Person => backers[i % backers.length] ?? assert.fail()
const tokensOf = async (person: Person) => (await balanceOf(here, person)).FCELL
const own = async (person: Person, group: number) =>
  (await fundingOf(here, person, group)).pledges.map(({ amount, returned, state }) => [
    amount,
    returned,
    state,
  ])

test('a funded project is paid to its owner less the fee of its day, and everybody is told', async () => {
  const { db } = here.platform.database
  await addMoneySetting(db, 'project_fee_percent', '2.5')
  const { owner, group } = await backed(['60', '40.000000000000000001'])
  await addMoneySetting(db, 'project_fee_percent', '0')
  await settleAfter(here, 29)
  assert.equal((await fundingOf(here, owner, group)).state, 'running')
  await settleAfter(here, 31)
  await settleAfter(here, 31)
  const shown = await fundingOf(here, owner, group)
  assert.deepEqual(
    [shown.state, shown.paid, shown.held, shown.pledged, shown.fee_percent],
    ['paid', '100.000000000000000001', '0', '100.000000000000000001', '2.5'],
  )
  // The fee is rounded up, at the payee's expense.
  assert.equal(await tokensOf(owner), '97.5')
  assert.deepEqual(await own(backerAt(0), group), [['60', '0', 'paid']])
  const [payout] = (await here.as(backerAt(0)).call('project_ledger', { group_id: group })).recdata
  assert.deepEqual(
    [payout?.kind, payout?.fee, payout?.member?.user_id],
    ['project_payout', '2.500000000000000001', owner.id],
  )
  const receipt = (await here.as(owner).call('transaction_detail', { trx_number: payout?.trx_number ?? 0 }))
    .recdata
  assert.deepEqual(
    [receipt.trx_type, receipt.fee, receipt.trx_amount],
    ['Project payout', '2.500000000000000001', '97.5'],
  )
  assert.ok((await newsOf(here, owner)).includes('project_paid'))
  assert.ok((await newsOf(here, backerAt(1))).includes('pledge_paid'))
  await ledgerHolds(here)
})

test('without its target each pledge goes back, but for owners who keep what comes in', async () => {
  const earlier = await Promise.all(backers.map(tokensOf))
  const { owner, group } = await backed(['60', '39'])
  const kept = await backed(['1'], { pays: 'keep' })
  const none = await backed([], { pays: 'keep' })
  await settleAfter(here, 31)
  assert.deepEqual(await own(backerAt(1), group), [['39', '39', 'returned']])
  const states = [group, kept.group, none.group].map(async (id) => (await fundingOf(here, owner, id)).state)
  assert.deepEqual(await Promise.all(states), ['returned', 'paid', 'returned'])
  assert.deepEqual([await tokensOf(owner), await tokensOf(kept.owner)], ['0', '1'])
  assert.deepEqual(await Promise.all(backers.map(tokensOf)), [
    String(Number(earlier[0]) - 1),
    ...earlier.slice(1),
  ])
  assert.ok((await newsOf(here, backerAt(1))).includes('pledge_returned'))
  assert.ok((await newsOf(here, owner)).includes('project_returned'))
  await ledgerHolds(here)
})

test('a network that does without groups settles what runs: each pledge goes back, and its news wait', async () => {
  const root = await staffMember(here, 'Root', 'admin')
  const set = (value: '0' | '1') =>
    here.as(root).call('update_setting', { name: 'feature_groups', value, reason: 'For the test' })
  const earlier = await Promise.all(backers.map(tokensOf))
  const { owner, group } = await backed(['60', '39'])
  const kept = await backed(['2'], { pays: 'keep' })
  const { db } = here.platform.database
  await addMoneySetting(db, 'play_money', 'on')
  await set('0')
  await here.as(backerAt(0)).isRefused('project_funding', { group_id: group }, 'call_not_found')
  await settleAfter(here, 31)
  assert.deepEqual(await Promise.all(backers.map(tokensOf)), [
    String(Number(earlier[0]) - 2),
    ...earlier.slice(1),
  ])
  assert.equal(await tokensOf(kept.owner), '2')
  // What members paid stays in their wallet, and leads nowhere.
  const receipts = async (person: Person) => {
    const { recdata } = await here.as(person).call('transaction_list', { currency: 'FCELL' })
    return Promise.all(
      recdata.map(async ({ trx_number }) => here.as(person).call('transaction_detail', { trx_number })),
    )
  }
  assert.ok((await receipts(backerAt(1))).every(({ recdata: { link } }) => link === ''))
  assert.deepEqual(await newsOf(here, owner), [])
  await ledgerHolds(here)
  await set('1')
  await addMoneySetting(db, 'play_money', 'off')
  assert.deepEqual(await own(backerAt(1), group), [['39', '39', 'returned']])
  assert.ok((await receipts(backerAt(1))).some(({ recdata: { link } }) => link === `/groupdetail/${group}`))
  assert.ok((await newsOf(here, owner)).includes('project_returned'))
})

test('a project that is deleted returns its pledges first, also where it has reached its target', async () => {
  const earlier = await tokensOf(backerAt(0))
  const { owner, group } = await backed(['150'])
  await here.as(owner).call('group_delete', { group_id: group })
  await here.as(backerAt(0)).isRefused('crowdfunding', { group_id: group, token: 1 }, 'project_not_found')
  await settleAfter(here, 0)
  assert.equal(await tokensOf(backerAt(0)), earlier)
  const { rows } = await sql<{ state: string }>`select state from projects where group_id = ${group}`.execute(
    here.platform.database.db,
  )
  assert.equal(rows[0]?.state, 'cancelled')
  await ledgerHolds(here)
})

test('owners and backers who leave for good settle first', async () => {
  const { owner, group } = await backed(['50'])
  const zoe = await here.person('Zoe')
  await give(here, zoe, { FCELL: '70' })
  await pledge(here, zoe, group, '70')
  const consenting = { password, consent: 1 } as const
  const { body } = await here.as(zoe).isRefused('delete_account', consenting, 'invalid_fields')
  assert.deepEqual(Object.keys(body['fields'] as object), ['give_up'])
  await leaveForGood(here, zoe)
  const left = await fundingOf(here, owner, group)
  assert.deepEqual([left.held, left.backer_count], ['50', 1])
  await ledgerHolds(here)

  const earlier = Number(await tokensOf(backerAt(0)))
  await leaveForGood(here, owner)
  const isThere = async () =>
    (await sql`select from members where id = ${owner.id}`.execute(here.platform.database.db)).rows.length > 0
  assert.equal(await isThere(), true, 'not before the pledges are returned')
  await settleAfter(here, 0)
  assert.equal(Number(await tokensOf(backerAt(0))), earlier + 50)
  await deleteLeaving(here.platform).work({})
  assert.equal(await isThere(), false)
  await ledgerHolds(here)
})

test('pledges, what is taken back and the deadline at one instant leave each pledge whole in one place', async () => {
  for (let round = 0; round < 3; round++) {
    const { owner, group } = await backed(['10', '10', '10'], {
      target: round === 0 ? '1' : '100000',
      pays: 'all_or_nothing',
    })
    const mine = await Promise.all(backers.map(async (each) => (await fundingOf(here, each, group)).pledges))
    const asked = backers.flatMap((backer, i) => [
      ...Array.from({ length: 4 }, () => here.as(backer).send('crowdfunding', { group_id: group, token: 2 })),
      ...(mine[i] ?? []).map(({ pledge_id }) => here.as(backer).send('pledge_take_back', { pledge_id })),
    ])
    await passDeadline(here, group)
    await Promise.all([settleProject(here.platform, group), settleProject(here.platform, group), ...asked])
    await settleAfter(here, 0)
    const shown = await fundingOf(here, owner, group)
    assert.equal(shown.held, '0')
    assert.ok(['paid', 'returned'].includes(shown.state))
    const answers = await Promise.all(asked)
    for (const { status, body } of answers)
      assert.ok(status === 200 || body['error'] === 'pledging_over', JSON.stringify(body))
    await ledgerHolds(here)
  }
})

test('a step that others hold up is given up, tried with fewer, and leaves each pledge returned once', async () => {
  const { db } = here.platform.database
  const earlier = await Promise.all(backers.map(tokensOf))
  const { group } = await backed(['5', '6', '7'])
  const slow = backerAt(0)
  await passDeadline(here, group)
  let steps = 0
  let release = () => {}
  const dam = new Promise<void>((resolve) => (release = resolve))
  const holding = db.transaction().execute(async (tx) => {
    await sql`select from ledger_accounts where owner_kind = 'member' and owner_id = ${slow.id} for update`.execute(
      tx,
    )
    await dam
  })
  // The first two steps touch no account. The third and the fourth are given up, then the account is free.
  await settleProject(here.platform, group, () => {
    steps++
    if (steps === 4) release()
  })
  await holding
  assert.ok(steps >= 5, `${steps} steps`)
  assert.deepEqual(await Promise.all(backers.map(tokensOf)), earlier)
  await ledgerHolds(here)
})
