import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { shiftClock } from '../../../platform/clock.ts'
import { balanceOf, give, ledgerHolds, openMoney } from '../../../../test/scenes/wallet-scene.ts'
import { password, type Person, type World, world } from '../../../../test/world.ts'
import { gatherNews } from '../../notifications/gathering.ts'
import { commands } from '../wallet.operator.ts'
import { moveWithdrawals } from './withdrawals.jobs.ts'

const ether = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const bitcoin = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
let here: World
let ada: Person

before(async () => {
  here = await world()
  await openMoney(here)
  ada = await here.person('Ada')
  await give(here, ada, { ETH: '10', FCELL: '1000', BTC: '1' })
})
after(() => shiftClock(0))

const operate = (command: string, ...args: string[]) =>
  commands[command]?.(here.platform.database.db, args) ?? assert.fail(command)
const held = async () =>
  (await here.as(ada).call('wallet_balance', {})).recdata.holdings.map((each) => each.held)

test('ETH waits for its address, for the operator, and is sent; its member is mailed and told', async () => {
  const asked = { to_wallet: ether.toLowerCase(), amount: '2', fees: '0.01', eth_recieved: '1.99', password }
  const { recdata, message } = await here.as(ada).call('withdraw_eth', asked)
  assert.match(message, /^Withdrawal requested/)
  const { withdrawal_id: id } = recdata
  assert.deepEqual([recdata.state, recdata.address, recdata.net], ['waiting_address', ether, '1.99'])
  assert.deepEqual([(await balanceOf(here, ada)).ETH, await held()], ['8', ['0', '2', '0']])
  const [mail] = (await here.mailsTo(ada.email)).slice(-1)
  assert.match(mail?.text ?? '', new RegExp(ether))
  await assert.rejects(operate('approve', String(id)), /wait for approval/)
  await moveWithdrawals(here.platform)
  shiftClock(25 * 3_600_000)
  await moveWithdrawals(here.platform)
  assert.match(await operate('withdrawals'), /waiting_approval {2}1\.99 ETH to 0x5aAe/)
  await operate('approve', String(id))
  await ledgerHolds(here)
  await here.as(ada).isRefused('withdrawal_cancel', { withdrawal_id: id }, 'withdrawal_sent')
  await operate('sent', String(id), '0xhash')
  // Held until it is final.
  assert.deepEqual(await held(), ['0', '2', '0'])
  await ledgerHolds(here)
  await operate('confirmed', String(id), '0xhash')
  const list = await here.as(ada).call('withdrawal_list', {})
  const states = ['requested', 'waiting_address', 'waiting_approval', 'sending', 'sent', 'confirmed']
  assert.deepEqual(
    list.recdata[0]?.states.map(({ state }) => state),
    states,
  )
  assert.deepEqual([await held(), list.recdata[0]?.hash], [['0', '0', '0'], '0xhash'])
  await ledgerHolds(here)
  shiftClock(0)
})

test('what was sent comes back once another transaction has taken its place, and only then', async () => {
  const before = (await balanceOf(here, ada)).ETH
  const asked = { to_wallet: ether, amount: '1', password }
  const { withdrawal_id: id } = (await here.as(ada).call('withdraw_eth', asked)).recdata
  await sql`update withdrawals set state = 'waiting_approval' where id = ${id}`.execute(
    here.platform.database.db,
  )
  await operate('approve', String(id))
  await assert.rejects(operate('dropped', String(id), 'Replaced'), /that was approved and isn’t over/)
  await operate('sent', String(id), '0xhash')
  await assert.rejects(operate('failed', String(id), 'Never sent'), /that was approved and isn’t over/)
  await operate('dropped', String(id), 'Replaced')
  await assert.rejects(operate('confirmed', String(id), '0xhash'), /that was approved and isn’t over/)
  await assert.rejects(operate('dropped', String(id), 'Replaced'), /that was approved and isn’t over/)
  assert.deepEqual([(await balanceOf(here, ada)).ETH, (await held())[1]], [before, '0'])
  const [latest] = (await here.as(ada).call('withdrawal_list', {})).recdata
  assert.deepEqual([latest?.state, latest?.reason], ['dropped', 'Replaced'])
  await ledgerHolds(here)
})

test('tokens and BTC go out by their own calls, to addresses of their kind', async () => {
  const the = here.as(ada)
  const tokens = {
    fcell: '100',
    fees: '0.5',
    ether: '0.00025',
    currency_value_withdraw: '0.05',
    to_wallet: ether,
    password,
  }
  const withdrawn = await the.call('withdraw_token', tokens)
  assert.deepEqual([withdrawn.message, withdrawn.recdata.net], ['Sucess', '99.5'])
  assert.deepEqual([withdrawn.recdata.fees, withdrawn.fees_eth], ['0.5', '0.00025'])
  // As documented: amount x percent / 100 x the token's ETH value, by the doubles of a browser.
  const { fcell_eth_value, withdraw_fee_percent } = (await the.call('wallet_balance', {})).recdata
  const fees = String(((70 * Number(withdraw_fee_percent)) / 100) * Number(fcell_eth_value))
  const documented = { fcell: '70', fees, to_wallet: ether, password, idempotency_key: 'a-documented-fee' }
  const theirs = await the.call('withdraw_token', documented)
  assert.deepEqual([theirs.recdata.fees, theirs.fees_eth], ['0.35', '0.000175'])
  assert.deepEqual(await the.call('withdraw_token', documented), theirs)
  await the.isRefused('withdraw_token', { ...tokens, fees: '0.00026' }, 'price_changed')
  const sent = await the.call('coin_transfer', {
    currency: 'BTC',
    amount: '0.1',
    fees: '0.0005',
    to_wallet: bitcoin,
    password,
  })
  assert.equal(sent.recdata.balance, '0.9')
  assert.notEqual(sent.recdata.withdrawal_id, null)
  for (const wrong of [
    ether,
    `${bitcoin}x`,
    bitcoin.replace('5l', '5m'),
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb',
  ])
    await the.isRefused(
      'coin_transfer',
      { currency: 'BTC', amount: '0.1', to_wallet: wrong, password },
      'invalid_fields',
    )
  for (const wrong of [bitcoin, ether.slice(0, -1), ether.replace('A', 'a'), `0x${'0'.repeat(40)}`])
    await the.isRefused('withdraw_token', { ...tokens, to_wallet: wrong }, 'invalid_fields')
  await ledgerHolds(here)
})

test('it is cancelled until it is sent, and what it held is back once', async () => {
  const the = here.as(ada)
  const earlier = await balanceOf(here, ada)
  const { recdata } = await the.call('withdraw_eth', { to_wallet: ether, amount: '1', password })
  const withdrawal_id = recdata.withdrawal_id
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => the.send('withdrawal_cancel', { withdrawal_id })),
  )
  assert.equal(answers.filter(({ status }) => status === 200).length, 1)
  assert.deepEqual(await balanceOf(here, ada), earlier)
  await here
    .as(await here.person('Bob'))
    .isRefused('withdrawal_cancel', { withdrawal_id }, 'withdrawal_not_found')
  await ledgerHolds(here)
})

test('a withdrawal that cannot be moved on does not keep the next one', async () => {
  const rex = await here.person('Rex')
  await give(here, rex, { ETH: '3' })
  const ask = async () => {
    const asked = { to_wallet: ether, amount: '1', password }
    return (await here.as(rex).call('withdraw_eth', asked)).recdata.withdrawal_id
  }
  const [first, second] = [await ask(), await ask()]
  const { pool } = here.platform.database
  await pool.query(`create function refuse_move() returns trigger language plpgsql
    as $$ begin raise exception 'no'; end $$`)
  await pool.query(`create trigger refuse_move before update on withdrawals for each row
    when (old.id = ${first}) execute function refuse_move()`)
  shiftClock(75 * 3_600_000)
  await moveWithdrawals(here.platform)
  await pool.query('drop trigger refuse_move on withdrawals')
  const states = (await here.as(rex).call('withdrawal_list', {})).recdata
  const stateOf = (id: number) => states.find(({ withdrawal_id }) => withdrawal_id === id)?.state
  assert.deepEqual([stateOf(first), stateOf(second)], ['waiting_address', 'waiting_approval'])
  shiftClock(0)
})

test('one that can’t be sent comes back', async () => {
  const earlier = await balanceOf(here, ada)
  shiftClock(50 * 3_600_000)
  const { recdata } = await here.as(ada).call('withdraw_eth', { to_wallet: ether, amount: '1', password })
  assert.equal(recdata.state, 'waiting_approval', 'the address has waited already')
  await operate('approve', String(recdata.withdrawal_id))
  await operate('failed', String(recdata.withdrawal_id), 'no gas')
  assert.deepEqual(await balanceOf(here, ada), earlier)
  await gatherNews(here.platform)
  const news = await here.as(ada).call('notification_list', { filter: 'money' })
  assert.match(news.recdata.map(({ title }) => title).join('\n'), /withdrawal failed/)
  shiftClock(0)
  await ledgerHolds(here)
})

test('without the password, a verified address and right figures nothing leaves', async () => {
  const the = here.as(ada)
  const asked = { to_wallet: ether, amount: '1' }
  await the.isRefused('withdraw_eth', asked, 'invalid_fields')
  await the.isRefused('withdraw_eth', { ...asked, password: 'wrong it is' }, 'wrong_password')
  await the.isRefused('withdraw_eth', { ...asked, password, fees: '0' }, 'price_changed')
  await the.isRefused('withdraw_eth', { ...asked, password, eth_recieved: '1' }, 'price_changed')
  await the.isRefused('withdraw_eth', { ...asked, password, amount: '1000' }, 'balance_too_low')
  await the.isRefused(
    'withdraw_token',
    { fcell: '100', to_wallet: ether, password, ether: '1' },
    'price_changed',
  )
  const eve = await here.person('Eve')
  await here.as(eve).isRefused('withdraw_eth', { ...asked, password }, 'email_not_verified')
})

test('the address book keeps what is checked, under a name, for its member alone', async () => {
  const the = here.as(ada)
  const kept = await the.call('add_wallet_address', {
    currency: 'BTC',
    address: bitcoin,
    label: 'Cold box',
    password,
  })
  assert.deepEqual([kept.recdata.label, kept.recdata.is_usable], ['Cold box', 0])
  await the.isRefused('add_wallet_address', { currency: 'ETH', address: bitcoin, password }, 'invalid_fields')
  await the.isRefused('add_wallet_address', { currency: 'BTC', address: bitcoin }, 'invalid_fields')
  const list = await the.call('wallet_address_list', { currency: 'BTC' })
  assert.deepEqual(
    list.recdata.map(({ address }) => address),
    [bitcoin],
  )
  const { address_id } = kept.recdata
  await here
    .as(await here.person('Mia'))
    .isRefused('delete_wallet_address', { address_id }, 'address_not_found')
  await the.call('delete_wallet_address', { address_id })
  await the.isRefused('delete_wallet_address', { address_id }, 'address_not_found')
})

test('the operator is told what would be right', async () => {
  await assert.rejects(operate('mint', 'DOGE', '1'), /say FCELL, ETH or BTC/)
  await assert.rejects(operate('mint', 'FCELL', 'a lot'), /in digits/)
  await assert.rejects(operate('rate', 'FCELL/EUR', '1'), /ETH\/CZK/)
  await assert.rejects(operate('fee', '99'), /0 to 50/)
  await assert.rejects(operate('sent', '999', '0x'), /find that withdrawal/)
  assert.match(await operate('mint', 'FCELL', '5'), /5 FCELL more/)
  assert.match(await operate('show'), /treasury .* FCELL/)
  await ledgerHolds(here)
})
