/** What the calls that decide about a withdrawal have in common. */
import type { WithdrawalCase } from '@commons/contract/wallet/approvals.ts'
import type { Tx } from '../../../platform/db/prepared.ts'
import type { Language } from '../../../platform/language.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { StaffAct } from '../../../platform/staff-log/staff-log.queries.ts'
import { type WithdrawalRow } from '../withdrawals/withdrawals.queries.ts'
import { findCase } from './approvals.queries.ts'
import { caseShape } from './approvals.shape.ts'

interface Acting {
  readonly tx: Tx
  readonly member: { readonly id: number }
  readonly language: Language
  readonly platform: Pick<Platform, 'chains'>
  readonly logAct: (act: StaffAct) => void
}

/** Logs what was decided about a withdrawal that was `before`, and returns it as it is now. */
export async function decided(
  { tx, member, language, platform, logAct }: Acting,
  before: WithdrawalRow,
  reason = '',
): Promise<{ recdata: WithdrawalCase }> {
  logAct({
    object: { kind: 'withdrawal', id: before.id },
    reason,
    before: { member: before.member_id, state: before.state },
  })
  const row = await findCase(tx, before.id)
  if (!row) throw new Error('A withdrawal that was locked')
  return { recdata: caseShape(row, { reader: member.id, chains: platform.chains, language }) }
}
