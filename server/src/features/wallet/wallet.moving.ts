/** Checks that every call makes before it moves money. */
import { type Currency, decimalText, type Units, unitsOf } from '@commons/contract/shared/units.ts'
import { randomUUID } from 'node:crypto'
import { Refusal } from '../../platform/call/refusal.ts'
import type { Db } from '../../platform/db/prepared.ts'
import { getAccount } from '../accounts/public.ts'

/** Refuses `email_not_verified`: an unproven address must not control money. */
export async function requireVerified(db: Db, member: number): Promise<void> {
  const { email_verified } = await getAccount(db, member)
  if (!email_verified) throw new Refusal('email_not_verified')
}

/** Returns an input's amount in the smallest unit; refuses, at its field, an amount finer than that. */
export function unitsIn<C extends Currency>(amount: string, currency: C, field: string): Units<C> {
  const units = unitsOf(amount, currency)
  if (units === undefined) throw new Refusal('invalid_fields', { fields: { [field]: 'amount_too_fine' } })
  return units
}

/**
 * Returns a call's key in the ledger: the client's, so that a repetition moves nothing, or else a random one.
 */
export const ledgerKey = (call: string, key: string | undefined): string => `${call}:${key ?? randomUUID()}`

/** Checks a figure that the client sent; refuses `price_changed` with the right one. */
export function checkFigure(given: string | undefined, right: bigint, currency: Currency): void {
  if (given === undefined || unitsOf(given, currency) === right) return
  throw new Refusal('price_changed', { values: { value: decimalText(right, currency), currency } })
}
