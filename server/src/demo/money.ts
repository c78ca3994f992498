/** The town's play money: everyone has some, and good posts got tips. */
import { unitsOf } from '@commons/contract/shared/units.ts'
import { sql } from 'kysely'
import { addMoneySetting, addRate, enterPlay, grantPlay, mint } from '../features/wallet/public.ts'
import { available } from '../ledger/accounts.ts'
import { post } from '../ledger/post.ts'
import type { Tx } from '../platform/db/prepared.ts'
import type { Neighbour } from './story/people.ts'
import { postThatBegins, type Written } from './talk.ts'

interface Tip {
  readonly by: Neighbour
  /** How the post's text begins. */
  readonly to: string
  readonly tokens: string
}

const tips: readonly Tip[] = [
  { by: 'grace', to: 'The poster. Five colours', tokens: '5' },
  { by: 'owen', to: 'The poster. Five colours', tokens: '10' },
  { by: 'tom', to: 'Ten past four, walking home', tokens: '1' },
  { by: 'jana', to: 'Owen, twelve stands', tokens: '12' },
  { by: 'betka', to: 'First print pulled', tokens: '3.5' },
]

/** Made-up rates, easy to calculate with. */
const rates = { 'FCELL/ETH': '0.0005', 'ETH/BTC': '0.04', 'ETH/USD': '3000', 'ETH/CZK': '63000' } as const

export async function addMoney(
  tx: Tx,
  ids: Readonly<Record<Neighbour, number>>,
  written: readonly Written[],
): Promise<void> {
  await addMoneySetting(tx, 'play_money', 'on')
  await enterPlay(tx)
  await addMoneySetting(tx, 'withdraw_fee_percent', '0.5')
  for (const [pair, price] of Object.entries(rates))
    await addRate(tx, pair as keyof typeof rates, price, 'demo')
  await addPastRates(tx)
  for (const [currency, amount] of [
    ['FCELL', '1000000'],
    ['ETH', '1000'],
    ['BTC', '50'],
  ] as const)
    await mint(tx, currency, unitsOf(amount, currency) ?? 0n, 'demo')
  for (const id of Object.values(ids)) await grantPlay(tx, id)
  for (const [nth, { by, to, tokens }] of tips.entries()) {
    const { id, author } = postThatBegins(written, to)
    const units = unitsOf(tokens, 'FCELL') ?? 0n
    await post(tx, {
      kind: 'tip',
      scope: ids[by],
      key: `demo:${nth}`,
      actor: ids[by],
      ref: { kind: 'post', id },
      isSpending: true,
      legs: [
        { account: available(ids[by], 'FCELL'), amount: -units },
        { account: available(author, 'FCELL'), amount: units },
      ],
    })
  }
}

/** Adds a price for each of the last 90 days, which led to those in force. */
async function addPastRates(tx: Tx): Promise<void> {
  await sql`
    insert into rates (base, quote, price, source, set_at)
    select base, quote,
      round(price * (1 - slope * days / 90.0 + 0.05 * sin(days / 5.0) + 0.02 * sin(days * 1.3))::numeric, 8), 'demo',
      now() - days * interval '1 day'
    from rates cross join generate_series(1, 90) as days
    cross join lateral (select case base when 'FCELL' then 0.35 else 0.1 end as slope) as of
    where source = 'demo'`.execute(tx)
}
