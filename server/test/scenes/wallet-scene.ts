/** Members with money. */
import { type Currency, unitsOf } from '@commons/contract/shared/units.ts'
import { sql } from 'kysely'
import { listBroken, listViolations } from '../../src/ledger/invariants.ts'
import { addMoneySetting, addRate, grant, mint } from '../../src/features/wallet/public.ts'
import { allInvariants } from '../../src/invariants.ts'
import { type Db, oneStatement } from '../../src/platform/db/prepared.ts'
import assert from 'node:assert/strict'
import type { Person, World } from '../world.ts'

let grants = 0

/** Sets exchange rates, a fee of half a percent, and a treasury that never runs short. */
export const openMoney = ({ platform }: World): Promise<void> => openMoneyOf(platform.database.db)

/** Does the same in any database. */
export async function openMoneyOf(db: Db): Promise<void> {
  for (const [pair, price] of [
    ['FCELL/ETH', '0.0005'],
    ['ETH/BTC', '0.05'],
    ['ETH/USD', '3000'],
    ['ETH/CZK', '70000'],
  ] as const)
    await addRate(db, pair, price, 'test')
  await addMoneySetting(db, 'withdraw_fee_percent', '0.5')
  for (const currency of ['FCELL', 'ETH', 'BTC'] as const)
    await mint(oneStatement(db), currency, unitsOf('1000000', currency) ?? 0n, `test ${++grants}`)
}

export async function verify({ platform }: World, { id }: Person): Promise<void> {
  await sql`update members set email_verified_at = now() where id = ${id}`.execute(platform.database.db)
}

/** Gives a member money and verifies their email address. */
export async function give(
  here: World,
  person: Person,
  amounts: Partial<Record<Currency, string>>,
): Promise<void> {
  await verify(here, person)
  for (const [currency, text] of Object.entries(amounts) as Array<[Currency, string]>)
    await grant(
      oneStatement(here.platform.database.db),
      person.id,
      currency,
      unitsOf(text, currency) ?? 0n,
      `test ${++grants}`,
    )
}

/** Asserts that every invariant of the ledger holds. */
export async function ledgerHolds({ platform }: World): Promise<void> {
  assert.deepEqual(await listViolations(platform.database.db, allInvariants), [])
}

/** Returns what a member can spend. */
export async function balanceOf(here: World, person: Person): Promise<Record<Currency, string>> {
  const { recdata } = await here.as(person).call('wallet_balance', {})
  const { fcell_balance, eth_balance, btc_balance } = recdata
  return { FCELL: fcell_balance, ETH: eth_balance, BTC: btc_balance }
}

/** Returns the names of the invariants that a change of rows breaks, and takes the change back. */
export async function brokenBy({ platform }: World, change: string): Promise<string[]> {
  const found: string[] = []
  const takenBack = new Error('Taken back')
  const changing = platform.database.db.transaction().execute(async (tx) => {
    const { numAffectedRows = 0n } = await sql.raw(change).execute(tx)
    assert.ok(numAffectedRows > 0n, `changes nothing: ${change}`)
    for (const invariant of allInvariants)
      if ((await listBroken(tx, invariant)).length > 0) found.push(invariant.name)
    throw takenBack
  })
  await assert.rejects(changing, takenBack)
  return found
}
