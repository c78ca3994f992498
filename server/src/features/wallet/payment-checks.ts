/** Checks that every call makes before it moves money. */
import type { Call, InputOf, OutputOf } from '@commons/contract/call.ts'
import { type Currency, decimalText, type Units, unitsOf } from '@commons/contract/shared/units.ts'
import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { findReceipt, getReceipt, type Receipt } from '../../ledger/receipts.ts'
import type { Again, Answering } from '../../platform/call/handle.ts'
import { Refusal } from '../../platform/call/refusal.ts'
import type { Db } from '../../platform/db/prepared.ts'
import type { Member } from '../../platform/session/sessions.ts'
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

/** Clients multiply a price in doubles, whose last digits differ: a billionth of the worth is no other price. */
const worthTolerance = 1_000_000_000n

/** Returns whether a client's figure is this worth in ETH, but for the rounding of doubles. */
export function isWorth(given: string, right: bigint): boolean {
  const [whole = '', fraction = ''] = given.split('.')
  const units = unitsOf(`${whole}.${fraction.slice(0, 18).padEnd(1, '0')}`, 'ETH')
  if (units === undefined) return false
  const off = units > right ? units - right : right - units
  return off * worthTolerance <= right
}

/** Checks a worth in ETH that the client sent; refuses `price_changed` with the right one. */
export function checkWorth(given: string | undefined, right: bigint): void {
  if (given !== undefined && !isWorth(given, right)) checkFigure(given, right, 'ETH')
}

/** A call of a member that answers the transaction it made. */
type Moving = Call & {
  readonly auth: 'member'
  readonly output: z.ZodType<{ readonly recdata: { readonly trx_number: number } }>
}

function requireMember(member: Member | undefined): Member {
  if (!member) throw new Error('Money is moved by members alone')
  return member
}

/**
 * Returns the `again` of a call that moves money: it answers from the transaction under the call's key in the
 * ledger. Another amount than that transaction's is another request.
 */
export const fromLedger = <C extends Moving>(
  call: C,
  unitsOf: (input: InputOf<C>) => bigint,
  answer: (
    receipt: Receipt,
    context: Omit<Answering<C>, 'member'> & { readonly member: Member },
  ) => Promise<OutputOf<C>>,
): Again<C> => ({
  made: ({ recdata }) => recdata.trx_number,
  async answer(made, context) {
    const member = requireMember(context.member)
    return answer(await getReceipt(context.db, member.id, made), { ...context, member })
  },
  async find(input, key, { db, member }) {
    const receipt = await findReceipt(db, requireMember(member).id, ledgerKey(call.name, key))
    if (!receipt) return undefined
    const units = unitsOf(input)
    if (!receipt.amounts.some((amount) => amount === units || amount === -units))
      throw new Refusal('idempotency_key_reused')
    return receipt.transaction
  },
})
