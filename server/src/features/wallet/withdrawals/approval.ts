/** What the server signs when finance lets a withdrawal go. */
import { signApproval } from '@commons/chain/signer/protocol.ts'
import type { WithdrawalRow } from './withdrawals.queries.ts'

/** What arrives of a withdrawal. */
export const netOf = ({ amount, fee }: Pick<WithdrawalRow, 'amount' | 'fee'>): bigint =>
  BigInt(amount) - BigInt(fee)

/** Signs that a withdrawal may be sent, as it is now. */
export const approvalOf = (row: WithdrawalRow, key: string): string =>
  signApproval(
    { withdrawal: row.id, currency: row.currency, to: row.address, units: String(netOf(row)) },
    key,
  ).signature
