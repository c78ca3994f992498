import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { balanceOf, give, ledgerHolds, openMoney } from '../../../../test/scenes/wallet-scene.ts'
import { type Person, type World, world } from '../../../../test/world.ts'
import { gatherNews } from '../../notifications/gathering.ts'

let here: World
let ada: Person
let bob: Person

before(async () => {
  here = await world()
  await openMoney(here)
  ada = await here.person('Ada')
  bob = await here.person('Bob')
  await give(here, ada, { FCELL: '100', ETH: '2', BTC: '0.5' })
})

test('each currency goes to a username at once, with its note, and both see it', async () => {
  for (const [currency, amount] of [
    ['FCELL', '12.5'],
    ['ETH', '0.75'],
    ['BTC', '0.00000001'],
  ] as const) {
    const sent = { currency, amount, to_wallet: `@${bob.username}`, note: `For the ${currency} lunch` }
    const { recdata, message } = await here.as(ada).call('coin_transfer', sent)
    assert.equal(message, 'Sucess')
    assert.equal(recdata.withdrawal_id, null)
    const { trx_number } = recdata
    const receipt = (await here.as(bob).call('transaction_detail', { trx_number })).recdata
    assert.deepEqual(
      [
        receipt.trx_amount,
        receipt.note,
        receipt.from.name,
        receipt.to.name,
        receipt.moved[0]?.balance_before,
      ],
      [amount, sent.note, 'Ada', 'Bob', '0'],
    )
    const list = await here.as(ada).call('transaction_list', { currency, trx_type_id: '2' })
    assert.deepEqual(
      list.recdata.map((row) => [row.trx_amount, row.reward_to, row.trx_type]),
      [[`-${amount}`, 'Bob', 'Transfer']],
    )
  }
  assert.deepEqual(await balanceOf(here, bob), { FCELL: '12.5', ETH: '0.75', BTC: '0.00000001' })
  // What a job has taken up already is not gathered by the read.
  await gatherNews(here.platform)
  const news = await here.as(bob).call('notification_list', { filter: 'money' })
  assert.deepEqual(
    new Set(news.recdata.map(({ title, message }) => `${title}: ${message}`)).has(
      'Ada sent you money: 0.75 ETH',
    ),
    true,
  )
  await ledgerHolds(here)
})

test('whom a username means is said before anything is sent', async () => {
  const the = here.as(ada)
  const { username } = bob
  const shown = { user_id: bob.id, username, full_name: 'Bob', profile_pic: null }
  for (const to_wallet of [`@${username}`, ` @${username.toUpperCase()} `])
    assert.deepEqual((await the.call('receiver_detail', { to_wallet })).recdata, shown)
  await the.isRefused('receiver_detail', { to_wallet: `@${ada.username}` }, 'not_oneself')
  await the.isRefused('receiver_detail', { to_wallet: '@nobody_at_all' }, 'member_not_found')
  await the.isRefused('receiver_detail', { to_wallet: 'somewhere' }, 'invalid_fields')
  const dora = await here.person('Dora')
  await here.block(dora, ada)
  await the.isRefused('receiver_detail', { to_wallet: `@${dora.username}` }, 'member_not_found')
  await here.as().isRefused('receiver_detail', { to_wallet: `@${username}` }, 'session_unknown')
})

test('who may not, to whom one may not, and what is too much', async () => {
  const one = { currency: 'FCELL', amount: '1' } as const
  const toBob = { ...one, to_wallet: `@${bob.username}` }
  const the = here.as(ada)
  await the.isRefused('coin_transfer', { ...one, to_wallet: `@${ada.username}` }, 'not_oneself')
  await the.isRefused('coin_transfer', { ...one, to_wallet: '@nobody_at_all' }, 'member_not_found')
  await the.isRefused('coin_transfer', { ...toBob, amount: '1000' }, 'balance_too_low')
  await the.isRefused('coin_transfer', { ...toBob, fees: '0.1' }, 'price_changed')
  await the.isRefused('coin_transfer', { ...toBob, currency: 'DOGE' as 'ETH' }, 'invalid_fields')
  await the.isRefused('coin_transfer', { ...toBob, currency: 'BTC', amount: '0.000000001' }, 'invalid_fields')
  await the.isRefused('coin_transfer', { ...one, to_wallet: 'somewhere' }, 'invalid_fields')
  await here.as(await here.person('Eve')).isRefused('coin_transfer', toBob, 'email_not_verified')
  await here.as().isRefused('coin_transfer', toBob, 'session_unknown')
  const receipt = await the.call('transaction_list', { currency: 'FCELL' })
  const trx_number = receipt.recdata[0]?.trx_number ?? 0
  await here
    .as(await here.person('Mia'))
    .isRefused('transaction_detail', { trx_number }, 'transaction_not_found')
  await ledgerHolds(here)
})

test('two who send to one another at the same time neither wait for ever nor lose anything', async () => {
  await give(here, bob, { FCELL: '100' })
  const total = async () =>
    Number((await balanceOf(here, ada)).FCELL) + Number((await balanceOf(here, bob)).FCELL)
  const earlier = await total()
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, i) => {
      const [from, to] = i % 2 === 0 ? [ada, bob] : [bob, ada]
      const sent = { currency: 'FCELL', amount: 1, to_wallet: `@${to.username}` }
      return here.as(from).send('coin_transfer', sent)
    }),
  )
  assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
  assert.equal(await total(), earlier)
  await ledgerHolds(here)
})
