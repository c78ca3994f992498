import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { day, isForMembersOnly } from '../../../test/scenes/accounts-scene.ts'
import { balanceOf, buyer, planOf } from '../../../test/scenes/plans-scene.ts'
import { makeWorld, type Person, type World, world } from '../../../test/world.ts'
import { shiftClock } from '../../platform/clock.ts'

afterEach(() => shiftClock(0))

const plus = 1
const pro = 2
const take = ({ as }: World, who: Person, plan_id: 1 | 2, duration: 'y' | 'm', due?: string) =>
  as(who).call('plan_update', { plan_id, duration, ...(due === undefined ? {} : { due }) })
const offers = async ({ as }: World, who: Person) => {
  const { recdata } = await as(who).call('plan_price', {})
  const [first, second] = recdata
  assert(first && second)
  return { plus: first, pro: second }
}

test('the prices: Plus first, Pro second, with what the caller would pay', async () => {
  const here = await world()
  const ada = await buyer(here, 'Ada', '100')
  const { recdata, free } = await here.as(ada).call('plan_price', {})
  const [first, second] = recdata
  assert.deepEqual([first?.id, first?.code, first?.name], [1, 'plus', 'Plus'])
  assert.deepEqual([second?.id, second?.code, second?.name], [2, 'pro', 'Pro'])
  assert.deepEqual(
    [first?.monthly_charges, first?.yearly_charges, first?.save_percent, first?.token_balance],
    ['50', '480', 20, '100'],
  )
  const { starts_at, next_charge_at, ...monthly } = first?.monthly ?? assert.fail()
  assert.deepEqual(monthly, {
    change: 'start',
    charge: '50',
    credit: '0',
    due: '50',
    balance_after: '50',
    missing: '0',
    next_charge: '50',
  })
  assert(starts_at < next_charge_at)
  assert.deepEqual([second?.yearly.missing, second?.yearly.balance_after], ['1340', '-1340'])
  assert.deepEqual(first?.yearly_fiat, { usd: null, czk: null }, 'no rate is set')
  assert.deepEqual([free.badge, free.autoplay, first?.perks.badge, first?.perks.autoplay], [0, 0, 1, 1])
  assert.equal(second?.perks.upload_bytes, free.upload_bytes * 10)
})

test('fiat and fees follow what the operator has set', async () => {
  const here = await world()
  const ada = await buyer(here, 'Ada')
  const { pool } = here.platform.database
  await pool.query(`insert into rates (base, quote, price, source) values
    ('FCELL', 'ETH', 0.0001, 'table'), ('ETH', 'USD', 2500, 'table'), ('ETH', 'CZK', 58333.333, 'table')`)
  await pool.query(`insert into money_settings (name, value) values ('withdraw_fee_percent', '1.5')`)
  const { recdata, free } = await here.as(ada).call('plan_price', {})
  assert.deepEqual(recdata[0]?.monthly_fiat, { usd: '12.5', czk: '291.66' })
  assert.deepEqual(
    [free, ...recdata.map(({ perks }) => perks)].map((perks) => perks.withdraw_fee_percent),
    ['1.5', '0.75', '0.375'],
  )
  await pool.query('delete from rates')
  await pool.query('delete from money_settings')
})

test('a plan is paid, begins at once and is the member’s', async () => {
  const here = await world()
  const ada = await buyer(here, 'Ada', '100')
  assert.equal(await planOf(here, ada), null)
  const { recdata, message } = await take(here, ada, plus, 'm', '50')
  assert.match(message, /all set/)
  const plan = recdata.plan ?? assert.fail()
  assert.deepEqual(
    [plan.code, plan.duration, plan.state, plan.renews, plan.is_trial, plan.next_charge],
    ['plus', 'm', 'active', 1, 0, '50'],
  )
  assert.deepEqual(await planOf(here, ada), plan)
  assert.equal(await balanceOf(here, ada), '50')
  assert.deepEqual(here.events('plan.changed').at(-1), { member: ada.id })
  const { rows } = await here.platform.database.pool.query(
    'select kind, ref_kind, details from ledger_transactions where actor_id = $1',
    [ada.id],
  )
  assert.deepEqual(rows, [{ kind: 'plan', ref_kind: 'membership', details: { plan: 'plus', period: 'm' } }])
})

test('an upgrade begins at once, and unused days of the old period count', async () => {
  const here = await makeWorld({ env: { SESSION_DAYS: '365' } })
  const ada = await buyer(here, 'Ada', '2000')
  await take(here, ada, plus, 'y')
  shiftClock(100 * day)
  const { pro: offered } = await offers(here, ada)
  assert.equal(offered.yearly.change, 'upgrade')
  const { recdata } = await take(here, ada, pro, 'y', offered.yearly.due)
  assert.equal(recdata.plan?.code, 'pro')
  assert.equal(await balanceOf(here, ada), offered.yearly.balance_after)
  // 480 for 365 days, of which 264 whole ones are left, in whole tokens.
  assert.equal(offered.yearly.credit, '348')
})

test('where the credit is larger than the price, the rest comes back', async () => {
  const here = await world()
  const ada = await buyer(here, 'Ada', '480')
  await take(here, ada, plus, 'y')
  const { pro: offered } = await offers(here, ada)
  assert.match(offered.monthly.due, /^-32/)
  assert.equal(offered.monthly.missing, '0')
  await take(here, ada, pro, 'm', offered.monthly.due)
  assert.equal(await balanceOf(here, ada), offered.monthly.due.slice(1))
})

test('a smaller plan or a shorter period comes when the period ends, and can be taken back', async () => {
  const here = await world()
  const ada = await buyer(here, 'Ada', '1440')
  await take(here, ada, pro, 'y')
  const { recdata, message } = await take(here, ada, plus, 'm', '0')
  assert.match(message, /when the current period ends/)
  const plan = recdata.plan
  assert.deepEqual(
    [plan?.code, plan?.next_code, plan?.next_duration, plan?.next_charge],
    ['pro', 'plus', 'm', '50'],
  )
  await here.as(ada).isRefused('plan_update', { plan_id: plus, duration: 'm' }, 'plan_unchanged')
  const resumed = await take(here, ada, pro, 'y')
  assert.match(resumed.message, /renew again/)
  assert.deepEqual([resumed.recdata.plan?.next_code, resumed.recdata.plan?.renews], [null, 1])
  assert.equal(await balanceOf(here, ada), '0')
})

test('whoever has too little is told how much is missing', async () => {
  const here = await world()
  const ada = await buyer(here, 'Ada', '30.5')
  const { status, body } = await here
    .as(ada)
    .isRefused('plan_update', { plan_id: plus, duration: 'm' }, 'tokens_missing')
  assert.deepEqual([status, body['message']], [422, 'You need 19.5 more tokens.'])
  assert.equal(await planOf(here, ada), null)
})

test('each other refusal', async () => {
  const here = await world()
  const { pool } = here.platform.database
  const [ada, bob] = [await buyer(here, 'Ada', '1000'), await here.person('Bob')]
  const wanted = { plan_id: plus, duration: 'm' } as const
  await here.as(bob).isRefused('plan_update', wanted, 'email_not_verified')
  const { body } = await here.as(ada).isRefused('plan_update', { ...wanted, due: '49' }, 'price_changed')
  assert.match(String(body['message']), /50 FCELL/)
  await pool.query(
    `update ledger_accounts set daily_limit = 10::numeric ^ 18 where owner_kind = 'member' and owner_id = $1`,
    [ada.id],
  )
  await here.as(ada).isRefused('plan_update', wanted, 'over_daily_limit')
  await pool.query('update ledger_accounts set daily_limit = null where owner_id = $1', [ada.id])
  await pool.query(`insert into ledger_stops (reason) values ('test')`)
  await here.as(ada).isRefused('plan_update', wanted, 'money_stopped')
  await pool.query('update ledger_stops set lifted_at = now()')
  assert.equal(await planOf(here, ada), null, 'nothing was begun')
  await take(here, ada, plus, 'm')
  await here.as(ada).isRefused('plan_update', wanted, 'plan_unchanged')
  for (const [wrong, field] of [
    [{ plan_id: 3, duration: 'm' }, 'plan_id'],
    [{ plan_id: 1, duration: 'w' }, 'duration'],
    [{ plan_id: 1, duration: 'm', due: '1e3' }, 'due'],
  ] as const) {
    const refused = await here.as(ada).isRefused('plan_update', wrong as never, 'invalid_fields')
    assert.deepEqual(Object.keys(refused.body['fields'] as object), [field])
  }
})

test('ten clicks at once pay once', async () => {
  const here = await world()
  const ada = await buyer(here, 'Ada', '1000')
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => here.as(ada).send('plan_update', { plan_id: plus, duration: 'm' })),
  )
  assert.equal(answers.filter(({ status }) => status === 200).length, 1)
  assert.equal(await balanceOf(here, ada), '950')
  const repeated = await buyer(here, 'Bea', '1000')
  const again = { plan_id: pro, duration: 'm', idempotency_key: 'once and for all' } as const
  for (let i = 0; i < 3; i++) await here.as(repeated).call('plan_update', again)
  assert.equal(await balanceOf(here, repeated), '850')
})

test('visitors and who waits for the second factor reach nothing of plans', async () => {
  const here = await world()
  for (const name of ['plan_price', 'plan_detail', 'recurring_payment_list'] as const)
    await isForMembersOnly(here, name, {})
  await isForMembersOnly(here, 'plan_update', { plan_id: 1, duration: 'y' })
  await isForMembersOnly(here, 'plan_cancel', {})
  await isForMembersOnly(here, 'start_plus_trial', {})
  await isForMembersOnly(here, 'recurring_payment_delete', { recurring_payment_id: 1 })
})
