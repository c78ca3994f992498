import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import type { MoneyTerm } from '@commons/contract/wallet/terms.ts'
import { openMoney } from '../../../../test/scenes/wallet-scene.ts'
import { staffMember } from '../../../../test/staff.ts'
import { type Person, type World, world } from '../../../../test/world.ts'
import { runPlansCommand } from '../../plans/plans.operator.ts'
import { commands } from '../wallet.operator.ts'

let here: World
let fay: Person
before(async () => {
  here = await world()
  await openMoney(here)
  fay = await staffMember(here, 'Fay', 'finance')
})

const termsOf = async () => here.as(fay).call('money_terms', {})
const figureOf = async (term: MoneyTerm) =>
  (await termsOf()).recdata.find((each) => each.term === term)?.figure

test('rates, fees and prices are set with a reason, hold at once, and keep who changed them', async () => {
  const the = here.as(fay)
  assert.equal(await figureOf('ETH/USD'), '3000')
  for (const [term, figure] of [
    ['ETH/USD', '3100.5'],
    ['withdraw_fee_percent', '0.75'],
    ['plus_m', '42.5'],
  ] as const) {
    await the.call('update_money_term', { term, figure, reason: 'The market' })
    assert.equal(await figureOf(term), figure)
  }
  const ada = await here.person('Ada')
  const { recdata } = await here.as(ada).call('plan_price', {})
  assert.equal(recdata[0]?.monthly_charges, '42.5')
  const { changes, holdings } = await termsOf()
  assert.deepEqual(
    changes.map(({ term, before: was, figure, by, reason }) => [term, was, figure, by?.user_id, reason]),
    [
      ['plus_m', '50', '42.5', fay.id, 'The market'],
      ['withdraw_fee_percent', '0.5', '0.75', fay.id, 'The market'],
      ['ETH/USD', '3000', '3100.5', fay.id, 'The market'],
    ],
  )
  assert.ok(holdings.some(({ purpose, currency }) => purpose === 'treasury' && currency === 'FCELL'))
})

test('a figure that is none for its term is refused at its field', async () => {
  for (const [term, figure] of [
    ['ETH/USD', '0'],
    ['withdraw_fee_percent', '51'],
    ['pro_y', '0'],
    ['pro_y', '1e3'],
  ] as const)
    await here.as(fay).isRefused('update_money_term', { term, figure, reason: 'Why not' }, 'invalid_fields')
})

test('the operator’s commands do the same, and are in the log', async () => {
  const { db } = here.platform.database
  await commands['rate']?.(db, ['ETH/CZK', '71000'])
  await commands['fee']?.(db, ['0.5'])
  await runPlansCommand(db, ['price', 'pro', 'm', '151'])
  const { changes } = await termsOf()
  assert.deepEqual(
    changes.slice(0, 3).map(({ term, figure, by }) => [term, figure, by]),
    [
      ['pro_m', '151', null],
      ['withdraw_fee_percent', '0.5', null],
      ['ETH/CZK', '71000', null],
    ],
  )
  const root = await staffMember(here, 'Root', 'admin')
  const { recdata } = await here.as(root).call('audit_log', { act: 'update_money_term' })
  assert.deepEqual(
    recdata.map(({ actor_role, object_id }) => [actor_role, object_id]),
    [
      ['operator', 'pro_m'],
      ['operator', 'withdraw_fee_percent'],
      ['operator', 'ETH/CZK'],
      ['finance', 'plus_m'],
      ['finance', 'withdraw_fee_percent'],
      ['finance', 'ETH/USD'],
    ],
  )
})
