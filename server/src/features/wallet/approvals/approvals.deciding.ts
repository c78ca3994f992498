/** What staff decide about withdrawals: the same for the calls and for the operator's commands. */
import type { Currency } from '@commons/contract/shared/units.ts'
import { isMoneyStopped } from '../../../ledger/stops.ts'
import { Refusal } from '../../../platform/call/refusal.ts'
import type { Tx } from '../../../platform/db/prepared.ts'
import type { WriteContext } from '../../../platform/write.ts'
import { isSent, setApproval } from '../sending/sending.queries.ts'
import { approvalOf } from '../withdrawals/approval.ts'
import type { Sending } from '../withdrawals/chain.ts'
import { giveBack, recordSending } from '../withdrawals/settling.ts'
import { hintWithdrawal } from '../withdrawals/withdrawals.hints.ts'
import {
  lockWithdrawal,
  moveOn,
  tellOfWithdrawal,
  type WithdrawalRow,
} from '../withdrawals/withdrawals.queries.ts'

interface Deciding extends Pick<WriteContext, 'hint' | 'emit'> {
  readonly tx: Tx
  /** Who decides; none for the operator. */
  readonly member?: { readonly id: number }
  /** Signs for what is approved in a currency; undefined where it is sent by hand. */
  readonly approvalKeyOf?: (currency: Currency) => string | undefined
}

/** Locks a withdrawal that the caller may decide about. */
async function lock({ tx, member }: Deciding, id: number): Promise<WithdrawalRow> {
  const row = await lockWithdrawal(tx, id)
  if (!row) throw new Refusal('withdrawal_not_found')
  if (row.member_id === member?.id) throw new Refusal('own_withdrawal')
  // What is approved may be sent at once, and couldn't be settled then.
  if (await isMoneyStopped(tx)) throw new Refusal('money_stopped')
  return row
}

/** Lets a withdrawal be sent. Returns it as it was before. */
export async function approve(context: Deciding, id: number): Promise<WithdrawalRow> {
  const row = await lock(context, id)
  if (!(await moveOn(context.tx, id, ['waiting_approval'], 'sending')))
    throw new Refusal('withdrawal_not_waiting')
  const key = context.approvalKeyOf?.(row.currency)
  if (key !== undefined) await setApproval(context.tx, id, approvalOf(row, key))
  await hintWithdrawal(context, row.member_id)
  return row
}

/** Gives a withdrawal that was not sent back to its member, who reads the reason. */
export async function refuse(context: Deciding, id: number, reason: string): Promise<WithdrawalRow> {
  const { tx, emit } = context
  const row = await lock(context, id)
  if (!(await moveOn(tx, id, ['waiting_address', 'waiting_approval'], 'refused', { reason })))
    throw new Refusal('withdrawal_not_waiting')
  await giveBack(tx, row)
  await tellOfWithdrawal(tx, row, 'withdrawal_refused')
  emit('withdrawal.moved', { member: row.member_id, withdrawal: id })
  await hintWithdrawal(context, row.member_id)
  return row
}

/** Records what became of an approved withdrawal that was sent by hand. */
export async function record(context: Deciding, id: number, said: Sending): Promise<WithdrawalRow> {
  const row = await lock(context, id)
  // What became of it is for its chain to say.
  if (await isSent(context.tx, id)) throw new Refusal('withdrawal_is_sent')
  if (!(await recordSending(context.tx, row, said))) throw new Refusal('withdrawal_not_sending')
  context.emit('withdrawal.moved', { member: row.member_id, withdrawal: id })
  await hintWithdrawal(context, row.member_id)
  return row
}
