/** The money of the fuzzer's members: balances, and for each a plan, a payment and withdrawals. */
import { sql } from 'kysely'
import { addMoneySetting } from '../../src/features/wallet/public.ts'
import { takeReserves } from '../../src/features/wallet/reserves/reserves.jobs.ts'
import { makeVanished } from '../scenes/deposits-scene.ts'
import { give, openMoney } from '../scenes/wallet-scene.ts'
import { password, type Person, type World } from '../world.ts'
import { type MemberName, members } from './plans.ts'

/** Part of every private text, so that a leak is found anywhere. */
export const privateWords = 'only for friends of'

const outside = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

/** Adds money; returns values for fields of calls that move money. */
export async function addMoney(
  here: World,
  people: Record<MemberName, Person>,
): Promise<(field: string) => readonly unknown[] | undefined> {
  const { ada, bob } = people
  await openMoney(here)
  // Without a fee, the amounts in generated inputs match more often.
  await addMoneySetting(here.platform.database.db, 'withdraw_fee_percent', '0')
  for (const name of members) await give(here, people[name], { FCELL: '10000', ETH: '1000', BTC: '1000' })
  const paid = {
    currency: 'FCELL',
    amount: 1,
    to_wallet: `@${bob.username}`,
    note: `${privateWords} both`,
  } as const
  const { trx_number } = (await here.as(ada).call('coin_transfer', paid)).recdata
  for (const [person, plan_id] of [
    [ada, 1],
    [bob, 2],
  ] as const)
    await here.as(person).call('plan_update', { plan_id, duration: 'm' })
  const withdrawals: number[] = []
  const addresses: number[] = []
  for (const name of members) {
    const voice = here.as(people[name])
    const withdrawn = await voice.call('withdraw_eth', { amount: '0.01', to_wallet: outside, password })
    withdrawals.push(withdrawn.recdata.withdrawal_id)
    addresses.push(
      ...(await voice.call('wallet_address_list', {})).recdata.map(({ address_id }) => address_id),
    )
  }

  await sql`insert into withdrawal_stops (currency, reason) values ('BTC', 'To be resumed')`.execute(
    here.platform.database.db,
  )
  // Somebody whom nobody else is: a member whose withdrawal is being sent can't be deleted meanwhile.
  const wes = await here.person('Wes')
  await give(here, wes, { ETH: '1' })
  for (let nth = 0; nth < 8; nth++) {
    const asked = { amount: '0.01', to_wallet: outside, password }
    const { withdrawal_id } = (await here.as(wes).call('withdraw_eth', asked)).recdata
    const state = nth % 2 === 0 ? 'waiting_approval' : 'sending'
    await sql`update withdrawals set state = ${state} where id = ${withdrawal_id}`.execute(
      here.platform.database.db,
    )
    withdrawals.push(withdrawal_id)
  }

  await takeReserves(here.platform)
  const deposits: number[] = []
  for (let nth = 0; nth < 6; nth++) deposits.push(await makeVanished(here, wes, '1'))
  const asked = { amount: '0.01', to_wallet: outside, password }
  const underWay = (await here.as(wes).call('withdraw_eth', asked)).recdata.withdrawal_id
  await sql`
    with sent as (
      update withdrawals set state = 'sent', approval = 'test' where id = ${underWay}
      returning id, currency, amount - fee as units, address),
    sending as (
      insert into chain_sends
        (chain, kind, withdrawal_id, currency, units, from_address, to_address, nonce, began_height)
      select 'ethereum', 'withdrawal', id, currency, units, 'wallet', address, 0, 0 from sent returning id)
    insert into chain_transactions (hash, send_id, raw, is_cancel, max_fee, priority_fee)
    select 'hash', id, 'raw', false, 1, 1 from sending`.execute(here.platform.database.db)
  withdrawals.push(underWay, underWay, underWay, underWay)

  const alerts: number[] = []
  for (const name of members) {
    const alert = { currency: 'ETH', quote_currency: 'USD', price: '9000' } as const
    alerts.push((await here.as(people[name]).call('add_price_alert', alert)).recdata.price_alert_id)
  }

  const known: Record<string, readonly unknown[]> = {
    price_alert_id: alerts,
    deposit_id: deposits,
    how: ['faster', 'cancel'],
    trx_number: [trx_number, String(trx_number)],
    amount: ['1', 1],
    token: ['1', 1],
    token_value: ['1', 1],
    fcell: ['1', 1],
    fees: [0, '0'],
    // For one token.
    currency_value: ['0.0005'],
    currency_value_withdraw: ['0.0005'],
    ether: ['0.0005', '0'],
    eth_recieved: ['1'],
    withdrawal_id: withdrawals,
    address_id: addresses,
    // As it is: other calls know this rate.
    term: ['FCELL/ETH'],
    figure: ['0.0005'],
    // Withdrawals refuse the members' names, and need an accepted address to reach their other checks.
    to_wallet: [...members.map((name) => `@${people[name].username}`), outside, outside, outside],
    address: [...members.map((name) => `@${people[name].username}`), outside],
    plan_id: [1, '2'],
    detail: ['Savings'],
    due: ['50', '0'],
  }
  return (field) => known[field]
}
