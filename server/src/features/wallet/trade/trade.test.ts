import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { addMoneySetting, addRate } from '../public.ts'
import { shiftClock } from '../../../platform/clock.ts'
import { balanceOf, give, ledgerHolds, openMoney } from '../../../../test/scenes/wallet-scene.ts'
import { type Person, type World, world } from '../../../../test/world.ts'

let here: World
let ada: Person

before(async () => {
  here = await world()
  await openMoney(here)
  ada = await here.person('Ada')
  await give(here, ada, { ETH: '1', FCELL: '10' })
})
after(() => shiftClock(0))

test('tokens are bought at the quoted price, and the receipt says it', async () => {
  const the = here.as(ada)
  const { recdata: quote } = await the.call('trade_quote', { side: 'buy', token_value: '100' })
  assert.deepEqual([quote.currency_value, quote.price, quote.fees], ['0.05', '0.0005', '0'])
  const bought = await the.call('buy_token', {
    token_value: '100',
    currency_value: '0.05',
    currency: 'ETH',
    quote_id: quote.quote_id,
  })
  assert.equal(bought.message, 'Sucess')
  assert.deepEqual([bought.recdata.fcell_balance, bought.recdata.eth_balance], ['110', '0.95'])
  const receipt = (await the.call('transaction_detail', { trx_number: bought.recdata.trx_number })).recdata
  assert.deepEqual(
    [receipt.rate, receipt.moved.map(({ currency, amount }) => `${amount} ${currency}`), receipt.from.name],
    ['0.0005', ['100 FCELL', '-0.05 ETH'], 'Commons'],
  )
  await ledgerHolds(here)
})

test('tokens are sold for what the quote says; cost is rounded up, and what one gets down', async () => {
  const the = here.as(ada)
  const sold = {
    token_value: '10',
    currency_value: '0.005',
    fees: '0',
    ether: '0.005',
    currency: 'ETH',
  } as const
  const { recdata } = await the.call('sell_token', sold)
  assert.deepEqual([recdata.fcell_balance, recdata.eth_balance], ['100', '0.955'])
  const dust = '0.000000000000000001'
  const cost = { token_value: dust, currency_value: dust, currency: 'ETH' } as const
  await the.call('buy_token', cost)
  const back = { ...cost, fees: '0', ether: dust }
  await the.isRefused('sell_token', back, 'invalid_fields')
  await ledgerHolds(here)
})

test('a figure of the client that differs is refused with the right one', async () => {
  const the = here.as(ada)
  const one = { token_value: '10', currency: 'ETH' } as const
  const bought = await the.isRefused('buy_token', { ...one, currency_value: '0.004' }, 'price_changed')
  assert.match(String(bought.body['message']), /0\.005 ETH/)
  const sold = { ...one, currency_value: '0.005', fees: '0', ether: '0.005' }
  await the.isRefused('sell_token', { ...sold, fees: '0.1' }, 'price_changed')
  await the.isRefused('sell_token', { ...sold, ether: '0.006' }, 'price_changed')
  const poor = { token_value: '10000', currency_value: '5', currency: 'ETH' } as const
  await the.isRefused('buy_token', poor, 'balance_too_low')
  await the.isRefused('sell_token', { ...poor, fees: '0', ether: '5' }, 'balance_too_low')
  const all = { token_value: '100000000', currency_value: '50000', currency: 'ETH' } as const
  await give(here, ada, { ETH: '50001' })
  await the.isRefused('buy_token', all, 'treasury_too_low')
  await here
    .as(await here.person('Eve'))
    .isRefused('buy_token', { ...one, currency_value: '1' }, 'email_not_verified')
  await ledgerHolds(here)
})

test('a quote is spent by its first trade, and by none that was refused', async () => {
  const buyer = await here.person('Bea')
  await give(here, buyer, { ETH: '1' })
  const the = here.as(buyer)
  const { quote_id } = (await the.call('trade_quote', { side: 'buy', token_value: '10' })).recdata
  const asked = { token_value: '10', currency_value: '0.005', currency: 'ETH', quote_id } as const
  await addRate(here.platform.database.db, 'FCELL/ETH', '0.001', 'test')
  const idempotency_key = 'a trade of one quote'
  const { recdata } = await the.call('buy_token', { ...asked, idempotency_key })
  await the.isRefused('buy_token', asked, 'quote_expired')
  assert.deepEqual((await the.call('buy_token', { ...asked, idempotency_key })).recdata, recdata)
  const poor = await here.person('Poe')
  await give(here, poor, { ETH: '1' })
  const promised = await here.as(poor).call('trade_quote', { side: 'buy', token_value: '2000' })
  const much = { token_value: '2000', currency_value: '2', currency: 'ETH' } as const
  const withQuote = { ...much, quote_id: promised.recdata.quote_id }
  await here.as(poor).isRefused('buy_token', withQuote, 'balance_too_low')
  await give(here, poor, { ETH: '1' })
  await here.as(poor).call('buy_token', withQuote)
  await addRate(here.platform.database.db, 'FCELL/ETH', '0.0005', 'test')
  await ledgerHolds(here)
})

test('a quote is its member’s, for what was asked, for 30 seconds', async () => {
  const the = here.as(ada)
  const { recdata } = await the.call('trade_quote', { side: 'buy', token_value: '1' })
  const { quote_id } = recdata
  const one = { token_value: '1', currency_value: '0.0005', currency: 'ETH', quote_id } as const
  await the.isRefused('buy_token', { ...one, token_value: '2' }, 'quote_expired')
  await the.isRefused('sell_token', { ...one, fees: '0', ether: '0.0005' }, 'quote_expired')
  const bob = await here.person('Bob')
  await give(here, bob, { ETH: '1' })
  await here.as(bob).isRefused('buy_token', one, 'quote_expired')
  shiftClock(31_000)
  await the.isRefused('buy_token', one, 'quote_expired')
  shiftClock(0)
  await the.call('buy_token', one)
  await ledgerHolds(here)
})

test('a stale rate stops buying and selling, and the wallet says so; play money’s does not age', async () => {
  const the = here.as(ada)
  shiftClock(49 * 3_600_000)
  await the.isRefused('trade_quote', { side: 'buy', token_value: '1' }, 'rate_stale')
  const one = { token_value: '1', currency_value: '0.0005', currency: 'ETH' } as const
  await the.isRefused('buy_token', one, 'rate_stale')
  await the.isRefused('sell_token', { ...one, fees: '0', ether: '0.0005' }, 'rate_stale')
  assert.equal((await the.call('wallet_balance', {})).recdata.is_rate_stale, 1)
  const { db } = here.platform.database
  await addMoneySetting(db, 'play_money', 'on')
  assert.equal((await the.call('wallet_balance', {})).recdata.is_rate_stale, 0)
  await the.call('trade_quote', { side: 'buy', token_value: '1' })
  shiftClock(50 * 3_600_000)
  await addMoneySetting(db, 'play_money', 'off')
  shiftClock(0)
  assert.equal((await the.call('wallet_balance', {})).recdata.is_rate_stale, 0)
  assert.equal((await balanceOf(here, ada)).FCELL.startsWith('101'), true)
})
