/** Converts withdrawals as finance sees them to the wire format. */
import { flag } from '@commons/contract/shared/flag.ts'
import { looksAlike } from '@commons/contract/shared/look-alike-address.ts'
import { decimalText } from '@commons/contract/shared/units.ts'
import {
  heldUpReasons,
  type WithdrawalCase,
  type WithdrawalHistory,
} from '@commons/contract/wallet/approvals.ts'
import type { ConnectedChain } from '../../../platform/chains/chains.ts'
import type { Language } from '../../../platform/language.ts'
import { agentParts } from '../../accounts/public.ts'
import { kindName, kindOf } from '../wallet.shape.ts'
import { withdrawalShape } from '../withdrawals/withdrawals.shape.ts'
import type { AccountRow, CaseRow, EarlierRow, LoginRow, RelatedRow } from './approvals.queries.ts'

interface Reading {
  /** The id of the member of staff. */
  readonly reader: number
  readonly chains: readonly ConnectedChain[]
  readonly language: Language
}

/** The withdrawal as a member of staff sees it. */
export function caseShape(row: CaseRow, { reader, chains, language }: Reading): WithdrawalCase {
  const { is_cancellable: _, ...withdrawal } = withdrawalShape(row, chains, language)
  return {
    ...withdrawal,
    member: { user_id: row.member_id, full_name: row.full_name, username: row.username },
    requested_at: row.requested_at.toISOString(),
    is_signed: flag(row.approval !== ''),
    held_up: row.state === 'sending' ? (heldUpReasons.find((why) => why === row.held_up) ?? '') : '',
    is_replaceable: flag(row.is_under_way && !row.is_cancelling),
    is_cancelling: flag(row.is_cancelling),
    is_own: flag(row.member_id === reader),
  }
}

interface Found {
  readonly account: AccountRow
  readonly income: ReadonlyArray<{ readonly kind: string; readonly units: string }>
  readonly others: readonly EarlierRow[]
  readonly logins: readonly LoginRow[]
  readonly related: readonly RelatedRow[]
}

export const historyShape = (
  { account, income, others, logins, related }: Found,
  { currency, address }: Pick<CaseRow, 'currency' | 'address'>,
  language: Language,
): WithdrawalHistory => ({
  email: account.email,
  email_verified: flag(account.email_verified),
  joined_at: account.created_at.toISOString(),
  second_factor: flag(account.second_factor),
  is_leaving: flag(account.is_leaving),
  holdings: account.holdings.map(({ code, available, held }) => ({
    currency: code,
    available: decimalText(BigInt(available), code),
    held: decimalText(BigInt(held), code),
  })),
  income: income.map(({ kind, units }) => ({
    kind,
    name: kindName(kindOf(kind), language),
    amount: decimalText(BigInt(units), currency),
  })),
  withdrawals: others.map((row) => ({
    withdrawal_id: row.id,
    currency: row.currency,
    amount: decimalText(BigInt(row.amount), row.currency),
    state: row.state,
    requested_at: row.requested_at.toISOString(),
    same_address: flag(row.same_address),
  })),
  looks_like: others.find((row) => looksAlike(row.address, address))?.address ?? '',
  logins: logins.map(({ user_agent, address_prefix, created_at }) => ({
    ...agentParts(user_agent),
    place: address_prefix ?? '',
    at: created_at.toISOString(),
  })),
  related: related.map(({ id, full_name, username, signs }) => ({ user_id: id, full_name, username, signs })),
})
