/** Grants by the operator: tokens into the treasury, and play money in a demo. */
import { type Currency, unitsOf } from '@commons/contract/shared/units.ts'
import { available, custody, treasury } from '../../ledger/accounts.ts'
import { type Posted, post } from '../../ledger/post.ts'
import { type Db, oneStatement } from '../../platform/db/prepared.ts'
import type { Platform } from '../../platform/platform.ts'
import { getMoneySettings } from './wallet.rates.ts'

/** Adds units to the treasury, once per key. */
export async function mint(db: Db, currency: Currency, units: bigint, key: string): Promise<Posted> {
  return post(oneStatement(db), {
    kind: 'mint',
    scope: 0,
    key: `mint:${currency}:${key}`,
    legs: [
      { account: custody(currency), amount: -units },
      { account: treasury(currency), amount: units },
    ],
  })
}

/** Gives a member units from the treasury, once per key. */
export async function grant(
  db: Db,
  member: number,
  currency: Currency,
  units: bigint,
  key: string,
): Promise<Posted> {
  return post(oneStatement(db), {
    kind: 'grant',
    scope: 0,
    key: `grant:${member}:${currency}:${key}`,
    legs: [
      { account: treasury(currency), amount: -units },
      { account: available(member, currency), amount: units },
    ],
  })
}

/** What every member starts with where money is play money. */
export const playMoney = { FCELL: '500', ETH: '2', BTC: '0.05' } as const satisfies Record<Currency, string>

/** Gives a new member play money, where money is play money. */
export async function grantPlayMoney({ database: { db } }: Platform, member: number): Promise<void> {
  const { isPlayMoney } = await getMoneySettings(db)
  if (isPlayMoney) await grantPlay(db, member)
}

/** Gives a member play money, once. */
export async function grantPlay(db: Db, member: number): Promise<void> {
  for (const [currency, text] of Object.entries(playMoney) as Array<[Currency, string]>) {
    const units = unitsOf(text, currency)
    if (units !== undefined) await grant(db, member, currency, units, 'play')
  }
}
