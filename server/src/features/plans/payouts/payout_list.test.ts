import assert from 'node:assert/strict'
import { afterEach, before, test } from 'node:test'
import { makeProject, passDeadline, pledge, settleAfter } from '../../../../test/scenes/funding-scene.ts'
import { buyer } from '../../../../test/scenes/plans-scene.ts'
import { balanceOf, brokenBy, give, ledgerHolds, openMoney } from '../../../../test/scenes/wallet-scene.ts'
import { makeWorld, type Person, type World } from '../../../../test/world.ts'
import { now, shiftClock } from '../../../platform/clock.ts'
import { gatherNews } from '../../notifications/gathering.ts'
import { addRate } from '../../wallet/public.ts'
import { payOut } from './payouts.jobs.ts'
import { nextMonth } from './payouts.rules.ts'

let here: World
let fan: Person

before(async () => {
  here = await makeWorld({ env: { SESSION_DAYS: '365' } })
  fan = await here.person('Fan')
  await openMoney(here)
  await give(here, fan, { FCELL: '100000' })
})
afterEach(() => shiftClock(0))

const run = (where = here) => payOut(where.platform).work({})

let moves = 0

/** Moves the clock to the first hour of the next month, or `more` months later, with rates of that day. */
async function toNextMonth(more = 0, { isFresh = true } = {}) {
  let at = nextMonth(new Date())
  for (let i = 0; i < more; i++) at = nextMonth(at)
  // Each time a minute later: the latest rate counts, and a test before may have set one in the same minute.
  shiftClock(at.getTime() + (17 + moves++) * 60_000 - Date.now())
  if (isFresh) await freshen()
}
const freshen = async (usd = '3000') => {
  const { db } = here.platform.database
  for (const [pair, price] of [
    ['FCELL/ETH', '0.0005'],
    ['ETH/BTC', '0.05'],
    ['ETH/USD', usd],
  ] as const)
    await addRate(db, pair, price, 'test')
}

/** Makes a Pro member who is paid in this currency and has got these tips. */
async function earner(name: string, payout_currency: 'ETH' | 'BTC' | 'FCELL', tips: string): Promise<Person> {
  const person = await buyer(here, name, '1440')
  const the = here.as(person)
  await the.call('plan_update', { plan_id: 2, duration: 'y' })
  await the.call('update_pro_setting', { payout_currency })
  await tip(person, tips)
  return person
}
async function tip(person: Person, token: string) {
  const { recdata } = await here.as(person).call('add_post', { message: 'Worth it' })
  await here.as(fan).call('tip', { post_id: recdata.post_id, token })
}
const payouts = async (who: Person) => (await here.as(who).call('payout_list', {})).recdata
const waiting = async (who: Person) => {
  const { payout_waiting, payout_waiting_usd } = (await here.as(who).call('show_pro_setting', {})).recdata
  return [payout_waiting, payout_waiting_usd]
}

test('earnings of a month are exchanged once, with a receipt and a notification', async () => {
  const ada = await earner('Ada', 'ETH', '80')
  assert.deepEqual(await waiting(ada), ['80', '120'])
  await run()
  assert.deepEqual(await payouts(ada), [], 'the month is not over')
  await toNextMonth()
  const other = await makeWorld({ env: { SESSION_DAYS: '365' }, database: here.database })
  await Promise.all([run(), run(other), run(), run(other)])
  await run()
  assert.deepEqual(await balanceOf(here, ada), { FCELL: '0', ETH: '0.04', BTC: '0' })
  const [payout, ...more] = await payouts(ada)
  assert.deepEqual(
    [more.length, payout?.tokens, payout?.amount, payout?.currency, payout?.rate],
    [0, '80', '0.04', 'ETH', '0.0005'],
  )
  const { recdata: receipt } = await here
    .as(ada)
    .call('transaction_detail', { trx_number: payout?.trx_number ?? 0 })
  assert.deepEqual(
    [receipt.trx_type, receipt.rate, receipt.moved.map(({ amount, currency }) => `${amount} ${currency}`)],
    ['Payout', '0.0005', ['-80 FCELL', '0.04 ETH']],
  )
  await gatherNews(here.platform)
  const [news] = (await here.as(ada).call('notification_list', { filter: 'money' })).recdata
  assert.deepEqual([news?.title, news?.link], ['Your earnings were exchanged', '/setting/pro'])
  assert.deepEqual(await waiting(ada), ['0', '0'])
  await toNextMonth(1)
  await run()
  assert.equal((await payouts(ada)).length, 1, 'nothing was earned since')
  await ledgerHolds(here)
})

test('Bitcoin is rounded down to what it has', async () => {
  const bob = await earner('Bob', 'BTC', '70.123456789')
  await toNextMonth()
  await run()
  assert.deepEqual(await balanceOf(here, bob), { FCELL: '0', ETH: '0', BTC: '0.00175308' })
  await ledgerHolds(here)
})

test('below $100 it waits for the next month; what is spent no longer waits', async () => {
  const cyd = await earner('Cyd', 'ETH', '66')
  await toNextMonth()
  await run()
  await freshen('4000')
  await run()
  assert.deepEqual(await payouts(cyd), [], 'its turn of this month is over')
  await toNextMonth(1)
  await here.as(cyd).call('coin_transfer', { currency: 'FCELL', amount: '6', to_wallet: `@${fan.username}` })
  await freshen('4000')
  await run()
  assert.deepEqual(
    (await payouts(cyd)).map(({ tokens }) => tokens),
    ['60'],
  )
  await ledgerHolds(here)
})

test('a stale rate waits, and so does a treasury that lacks the currency', async () => {
  const dan = await earner('Dan', 'BTC', '100')
  // Later than all rates of the tests before.
  await toNextMonth(3, { isFresh: false })
  await run()
  assert.deepEqual(await payouts(dan), [])
  const { db } = here.platform.database
  await addRate(db, 'FCELL/ETH', '0.0005', 'test')
  await addRate(db, 'ETH/USD', '3000', 'test')
  await run()
  assert.deepEqual(await payouts(dan), [], 'Bitcoin needs its own rate')
  await addRate(db, 'ETH/BTC', '1000000000', 'test')
  await run()
  assert.deepEqual(await payouts(dan), [], 'The treasury has not that much')
  await addRate(db, 'ETH/BTC', '0.04', 'test')
  await run()
  assert.equal((await payouts(dan))[0]?.amount, '0.002')
  await ledgerHolds(here)
})

test('what a project was paid counts as earned, what others send does not', async () => {
  const ivy = await earner('Ivy', 'ETH', '40')
  const group_id = await makeProject(here, ivy, { target: '50' })
  await pledge(here, fan, group_id, '60')
  assert.equal((await waiting(ivy))[0], '40')
  await here
    .as(fan)
    .call('coin_transfer', { currency: 'FCELL', amount: '500', to_wallet: `@${ivy.username}` })
  await passDeadline(here, group_id)
  await settleAfter(here, 0)
  assert.equal((await waiting(ivy))[0], '100')
  await ledgerHolds(here)
})

test('a payout without its entries, and entries without their payout, are found', async () => {
  const broken = async (change: string) =>
    (await brokenBy(here, change)).filter((name) => /payout/.test(name))
  const ofMember = 'a payout took its tokens and brought its currency'
  assert.deepEqual(await broken('update payouts set tokens = tokens + 1'), [ofMember])
  assert.deepEqual(await broken('update payouts set units = units + 1'), [ofMember])
  assert.deepEqual(await broken('delete from payouts'), [
    'what the ledger has as a payout is one of its member',
  ])
  const ofProject = 'a payout of a project took its part out of escrow, all of it but the fee for the owner'
  assert.deepEqual(await broken('update project_payouts set fee = fee + 1'), [ofProject])
  assert.deepEqual(await broken('update project_payouts set transaction_id = null'), [
    ofProject,
    'what the ledger has as a payout of a project is one',
  ])
  await ledgerHolds(here)
})

test('who keeps tokens keeps them, what was earned before a choice stays, and Pro has to be in force', async () => {
  const eve = await earner('Eve', 'FCELL', '200')
  const fay = await earner('Fay', 'FCELL', '200')
  await here.as(fay).call('update_pro_setting', { payout_currency: 'ETH' })
  assert.deepEqual(await waiting(fay), ['0', '0'])
  const gus = await earner('Gus', 'ETH', '200')
  const hal = await earner('Hal', 'BTC', '200')
  await here.as(hal).call('update_pro_setting', { payout_currency: 'ETH' })
  const { db } = here.platform.database
  await db.updateTable('memberships').set({ plan_id: 1 }).where('member_id', '=', gus.id).execute()
  await toNextMonth()
  await run()
  for (const who of [eve, fay, gus]) assert.equal((await balanceOf(here, who)).FCELL, '200')
  assert.deepEqual(await balanceOf(here, hal), { FCELL: '0', ETH: '0.1', BTC: '0' })
  assert(now() > new Date())
  await here.as().isRefused('payout_list', {}, 'session_unknown')
})
