import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { mostPriceAlerts } from '@commons/contract/wallet/rates.ts'
import { sql } from 'kysely'
import { twoProcesses } from '../../../../test/processes.ts'
import { openMoney } from '../../../../test/scenes/wallet-scene.ts'
import type { Person, World } from '../../../../test/world.ts'
import { gatherNews } from '../../notifications/gathering.ts'
import { addRate } from '../wallet.rates.ts'
import { tellOfPrices } from './price-alerts.jobs.ts'

let here: World
let there: World
let ada: Person
let bob: Person

before(async () => {
  ;[here, there] = await twoProcesses()
  await openMoney(here)
  ada = await here.person('Ada')
  bob = await here.person('Bob')
})

const ask = (person: Person, price: string, quote_currency: 'USD' | 'ETH' = 'USD') =>
  here.as(person).call('add_price_alert', { currency: 'ETH', quote_currency, price })
const setRate = (price: string) => addRate(here.platform.database.db, 'ETH/USD', price, 'test')
const work = (world = here) => tellOfPrices(world.platform).work({})
const told = async (person: Person) => {
  await gatherNews(here.platform)
  const { recdata } = await here.as(person).call('notification_list', {})
  return recdata.filter(({ kind }) => kind === 'price_alert').map(({ message }) => message)
}

test('a chart has the price at the end of each day, from the first that has one', async () => {
  await sql`
    insert into rates (base, quote, price, source, set_at)
    select 'ETH', 'USD', price, 'test', (current_date at time zone 'UTC') - days * interval '1 day' + hour * interval '1 hour'
    from (values (4, 9, 1500), (4, 23, 2000), (2, 0, 2500)) as r (days, hour, price)`.execute(
    here.platform.database.db,
  )
  const chart = { currency: 'ETH', quote_currency: 'USD', days: 7 } as const
  const { recdata, change_percent } = await here.as(ada).call('rate_chart', chart)
  assert.deepEqual(
    recdata.map(({ rate }) => rate),
    ['2000', '2000', '2500', '2500', '3000'],
  )
  assert.equal(recdata.at(-1)?.day, new Date().toISOString().slice(0, 10))
  assert.equal(change_percent, '50.00')

  // FCELL and BTC have a price only since the others were set.
  const token = await here.as(ada).call('rate_chart', { ...chart, currency: 'FCELL' })
  assert.deepEqual([token.recdata.map(({ rate }) => rate), token.change_percent], [['1.5'], null])
  const inCzk = await here.as(ada).call('rate_chart', { currency: 'BTC', quote_currency: 'CZK' })
  assert.equal(inCzk.recdata.at(-1)?.rate, '1400000')
  await here.as(ada).isRefused('rate_chart', { ...chart, days: 8 as never }, 'invalid_fields')
  await here.as().isRefused('rate_chart', chart, 'session_unknown')
})

test('a price is told once, to who waits for it, whichever way it comes', async () => {
  const { recdata: higher } = await ask(ada, '3100.50')
  assert.deepEqual([higher.direction, higher.price, higher.reached_at], ['up', '3100.5', null])
  const { recdata: lower } = await ask(ada, '2900')
  assert.equal(lower.direction, 'down')
  const { recdata: again } = await ask(ada, '3100.5')
  assert.equal(again.price_alert_id, higher.price_alert_id, 'an equal one is kept')
  const { recdata: deleted } = await ask(bob, '3050')
  await here.as(ada).isRefused('delete_price_alert', deleted, 'price_alert_not_found')
  await here.as(bob).call('delete_price_alert', deleted)
  await here.as(bob).isRefused('delete_price_alert', deleted, 'price_alert_not_found')

  await work()
  assert.deepEqual(await told(ada), [])
  await setRate('3120.123456789')
  await work()
  await work()
  assert.deepEqual(await told(ada), ['1 ETH = 3120.12 USD'])
  assert.deepEqual(await told(bob), [])
  const { recdata: list } = await here.as(ada).call('price_alert_list', { currency: 'ETH' })
  assert.deepEqual(
    list.map(({ price, reached_at }) => [price, reached_at !== null]),
    [
      ['2900', false],
      ['3100.5', true],
    ],
  )
  // What was told may be waited for again.
  const { recdata: next } = await ask(ada, '3100.5')
  assert.equal(next.direction, 'down')

  await sql`update price_alerts set reached_at = now() - interval '31 days' where reached_at is not null`.execute(
    here.platform.database.db,
  )
  await work()
  const { recdata: left } = await here.as(ada).call('price_alert_list', { currency: 'ETH' })
  assert.deepEqual(
    left.map(({ price_alert_id }) => price_alert_id),
    [next.price_alert_id, lower.price_alert_id],
  )
})

test('a price that cannot be waited for is refused', async () => {
  const cyd = here.as(await here.person('Cyd'))
  const wait = { currency: 'ETH', quote_currency: 'USD', price: '5' } as const
  await setRate('3000')
  await cyd.isRefused('add_price_alert', { ...wait, price: '3000.0' }, 'price_is_now')
  await cyd.isRefused('add_price_alert', { ...wait, quote_currency: 'ETH' }, 'no_rate')
  for (const price of ['0', '-1', '1,5', `0.${'0'.repeat(20)}1`])
    await cyd.isRefused('add_price_alert', { ...wait, price }, 'invalid_fields')
})

test('of two at once, only one is the last that a member can wait for', async () => {
  const dan = await here.person('Dan')
  for (let nth = 1; nth < mostPriceAlerts; nth++) await ask(dan, String(nth))
  const answers = await Promise.all(
    [here, there].map((world, nth) =>
      world
        .as(dan)
        .send('add_price_alert', { currency: 'ETH', quote_currency: 'USD', price: String(100 + nth) }),
    ),
  )
  assert.deepEqual(answers.map(({ body }) => body.error ?? '').toSorted(), ['', 'too_many_price_alerts'])
  // An equal one isn't one more.
  await ask(dan, '1')
})

test('from two processes at once it is told once, and one that is deleted meanwhile once or never', async () => {
  const [eve, fay] = [await here.person('Eve'), await here.person('Fay')]
  for (const price of ['4001', '4002', '4003']) await ask(eve, price)
  const { recdata } = await ask(fay, '4004')
  await setRate('4100')
  await Promise.all([work(), work(there), there.as(fay).call('delete_price_alert', recdata), work()])
  assert.equal((await told(eve)).length, 3)
  assert((await told(fay)).length <= 1)
})
