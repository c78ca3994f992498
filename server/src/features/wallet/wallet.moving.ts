/** What every call does that moves money, before it does. */
import { type Currency, decimalText, type Units, unitsOf } from '@commons/contract/shared/units.ts'
import { randomUUID } from 'node:crypto'
import { Refusal } from '../../platform/call/refusal.ts'
import type { Db } from '../../platform/db/prepared.ts'
import { getAccount } from '../accounts/public.ts'

/** Refuses `email_not_verified`: an address that nobody has proven gets no say over money. */
export async function requireVerified(db: Db, member: number): Promise<void> {
  const { email_verified } = await getAccount(db, member)
  if (!email_verified) throw new Refusal('email_not_verified')
}

/** An input's amount in the smallest unit; refuses at its field what is finer than the currency. */
export function unitsIn<C extends Currency>(amount: string, currency: C, field: string): Units<C> {
  const units = unitsOf(amount, currency)
  if (units === undefined) throw new Refusal('invalid_fields', { fields: { [field]: 'amount_too_fine' } })
  return units
}

/** The ledger's key of a call: the client's, so that a repetition moves nothing, or one of its own. */
export const ledgerKey = (call: string, key: string | undefined): string => `${call}:${key ?? randomUUID()}`

/** Checks a figure of the client's; refuses `price_changed` with the right one. */
export function checkFigure(given: string | undefined, right: bigint, currency: Currency): void {
  if (given === undefined || unitsOf(given, currency) === right) return
  throw new Refusal('price_changed', { values: { value: decimalText(right, currency), currency } })
}
