import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { unitsOf } from '@commons/contract/shared/units.ts'
import type { MoneyTerm } from '@commons/contract/wallet/terms.ts'
import { openMoney } from '../../../../test/scenes/wallet-scene.ts'
import { staffMember } from '../../../../test/staff.ts'
import { type Person, type World, world } from '../../../../test/world.ts'
import { stopMoney } from '../../../ledger/stops.ts'
import { runPlansCommand } from '../../plans/plans.operator.ts'
import { commands } from '../wallet.operator.ts'
import { addMoneySetting } from '../wallet.rates.ts'

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

test('finance mints with a reason, within a limit a day, once for each key, and it is listed and in the log', async () => {
  const the = here.as(fay)
  const { db } = here.platform.database
  const treasury = async () =>
    (await termsOf()).holdings.find(({ purpose, currency }) => purpose === 'treasury' && currency === 'FCELL')
      ?.amount
  const had = unitsOf((await treasury()) ?? '', 'FCELL') ?? 0n
  const input = {
    currency: 'FCELL',
    amount: '6000',
    reason: 'More members',
    idempotency_key: 'one of them',
  } as const
  const twice = await Promise.all([the.send('mint_tokens', input), the.send('mint_tokens', input)])
  assert.deepEqual(twice[0].body, twice[1].body)
  await the.isRefused('mint_tokens', { ...input, amount: '0', idempotency_key: undefined }, 'invalid_fields')
  const { body } = await the.isRefused(
    'mint_tokens',
    { ...input, amount: '4000.5', idempotency_key: undefined },
    'over_mint_limit',
  )
  assert.match(String(body['message']), /4000 FCELL/)
  await the.isRefused(
    'mint_tokens',
    { ...input, currency: 'ETH', idempotency_key: undefined },
    'mint_play_only',
  )
  assert.equal(unitsOf((await treasury()) ?? '', 'FCELL'), had + (unitsOf('6000', 'FCELL') ?? 0n))

  const both = await Promise.all(
    ['2500', '2500'].map((amount) =>
      the.send('mint_tokens', { currency: 'FCELL', amount, reason: 'At once' }),
    ),
  )
  assert.deepEqual(both.map((each) => each.body['error'] ?? 'done').toSorted(), ['done', 'over_mint_limit'])
  await commands['mint']?.(db, ['FCELL', '7'])
  const list = await the.call('mint_list', { limit: 3 })
  assert.deepEqual(
    list.recdata.map(({ amount, by, reason }) => [amount, by?.user_id, reason]),
    [
      ['7', undefined, ''],
      ['2500', fay.id, 'At once'],
      ['6000', fay.id, 'More members'],
    ],
  )
  assert.deepEqual(list.left, [{ currency: 'FCELL', amount: '1500' }])
  const older = await the.call('mint_list', { before: list.next ?? undefined })
  assert.ok(older.recdata.every(({ trx_number }) => trx_number < (list.recdata[2]?.trx_number ?? 0)))
  const root = await staffMember(here, 'Rhea', 'admin')
  const log = await here.as(root).call('audit_log', { act: 'mint_tokens' })
  assert.deepEqual(
    log.recdata.map(({ object_kind, reason, before: of }) => [object_kind, reason, of]),
    [
      ['money', 'At once', '{"amount":"2500","currency":"FCELL"}'],
      ['money', 'More members', '{"amount":"6000","currency":"FCELL"}'],
    ],
  )
})

test('coins of a chain are minted as play money, and nothing while money is stopped', async () => {
  const { db } = here.platform.database
  await addMoneySetting(db, 'play_money', 'on')
  const eth = { currency: 'ETH', amount: '3', reason: 'To play with' } as const
  await here.as(fay).call('mint_tokens', eth)
  const { left } = await here.as(fay).call('mint_list', {})
  assert.deepEqual(
    left.map(({ currency, amount }) => [currency, amount]),
    [
      ['FCELL', '1500'],
      ['ETH', '9997'],
      ['BTC', '10000'],
    ],
  )
  await stopMoney(db, 'for the test')
  await here.as(fay).isRefused('mint_tokens', eth, 'money_stopped')
})
