/** What is decided about deposits that are gone, and how that is reversed where they come into a block again. */
import type { FrozenDeposit } from '@commons/contract/wallet/frozen.ts'
import { type Account, available, custody, suspense, treasury } from '../../../ledger/accounts.ts'
import { lockBalances } from '../../../ledger/balances.ts'
import { type Leg, post } from '../../../ledger/post.ts'
import { Refusal } from '../../../platform/call/refusal.ts'
import type { Tx } from '../../../platform/db/prepared.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { StaffAct } from '../../../platform/staff-log/staff-log.queries.ts'
import type { WriteContext } from '../../../platform/write.ts'
import { hintFinance } from '../withdrawals/withdrawals.hints.ts'
import {
  findFrozen,
  lockDeposit,
  lockReturned,
  setDecided,
  setReturned,
  tellOfWriteOff,
} from './frozen.queries.ts'
import { frozenShape } from './frozen.shape.ts'

interface Deciding extends Pick<WriteContext, 'hint' | 'emit'> {
  readonly tx: Tx
  readonly member: { readonly id: number }
  readonly platform: Pick<Platform, 'chains'>
  readonly logAct: (act: StaffAct) => void
}

/**
 * Makes the ledger's mirror of the outside agree with it again: the treasury pays, and where it is `written_off` first
 * whom it was credited to, as far as they have it. Refuses `deposit_not_found`, `own_deposit`, `deposit_not_frozen`,
 * and `treasury_too_low` where the network can't bear it.
 */
export async function decide(
  context: Deciding,
  { deposit_id: id, reason }: { readonly deposit_id: number; readonly reason: string },
  state: 'released' | 'written_off',
): Promise<{ recdata: FrozenDeposit }> {
  const { tx, member, platform, logAct, emit } = context
  const present = await lockDeposit(tx, id)
  if (present === undefined) throw new Refusal('deposit_not_found')
  const row = await findFrozen(tx, id)
  if (row?.state !== 'frozen') throw new Refusal('deposit_not_frozen')
  if (row.member_id === member.id) throw new Refusal('own_deposit')
  const { currency, owner_kind: ownerKind, owner_id: ownerId, purpose } = row
  const amount = BigInt(row.amount)
  const credited: Account = { ownerKind, ownerId, asset: currency, purpose }
  const accounts = [credited, treasury(currency), custody(currency)] as const
  const [theirs = 0n, network = 0n] = await lockBalances(tx, accounts)
  const taken = state === 'released' ? 0n : theirs < amount ? theirs : amount
  const borne = amount - taken
  if (network < borne) throw new Refusal('treasury_too_low', { values: { currency } })
  const { transaction } = await post(tx, {
    kind: `deposit_${state}`,
    scope: 0,
    key: `deposit_${state}:${id}:${row.decisions}`,
    actor: member.id,
    ref: { kind: 'deposit', id },
    legs: legsOf([
      { account: credited, amount: -taken },
      { account: treasury(currency), amount: -borne },
      { account: custody(currency), amount },
    ]),
  })
  await setDecided(tx, id, { state, transaction, taken })
  await tellOfWriteOff(tx, id)
  if (row.member_id !== null && taken > 0n) emit('deposit.taken_back', { member: row.member_id, deposit: id })
  logAct({
    object: { kind: 'deposit', id },
    reason,
    before: { member: row.member_id, state: 'frozen', amount: row.amount, currency },
  })
  await hintFinance(context)
  if (row.member_id !== null) context.hint(`wallet:${row.member_id}`)
  const now = await findFrozen(tx, id)
  if (!now) throw new Error('A deposit that was locked')
  return { recdata: frozenShape(now, member.id, platform.chains) }
}

/** Gives back what a decision took, once what it was about has enough blocks above it again. */
export async function reverse(
  context: Pick<WriteContext, 'hint'> & { readonly tx: Tx },
  id: number,
  confirmations: number,
): Promise<void> {
  const { tx, hint } = context
  const row = await lockReturned(tx, id, confirmations)
  if (row === undefined) return
  const { member_id: member, currency } = row
  const [amount, taken] = [BigInt(row.amount), BigInt(row.taken)]
  await post(tx, {
    kind: 'deposit_returned',
    scope: 0,
    key: `deposit_returned:${id}:${row.decisions}`,
    ref: { kind: 'deposit', id },
    legs: legsOf([
      { account: member === null ? suspense(currency) : available(member, currency), amount: taken },
      { account: treasury(currency), amount: amount - taken },
      { account: custody(currency), amount: -amount },
    ]),
  })
  await setReturned(tx, id)
  await hintFinance(context)
  if (member !== null) hint(`wallet:${member}`)
}

const legsOf = (legs: readonly Leg[]): Leg[] => legs.filter(({ amount }) => amount !== 0n)
