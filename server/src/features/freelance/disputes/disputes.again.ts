/** Answers of calls that change a dispute: the dispute as the caller sees it now. */
import type { Dispute } from '@commons/contract/freelance/disputes.ts'
import { decimalText } from '@commons/contract/shared/units.ts'
import type { Answering } from '../../../platform/call/repeated-answer.ts'
import { Refusal } from '../../../platform/call/refusal.ts'
import { getSpendable } from '../milestones/milestones.queries.ts'
import { findDispute } from './disputes.queries.ts'
import { disputeShape } from './disputes.shape.ts'

type Asked = Pick<Answering<never>, 'db' | 'viewer'>

async function shown(dispute: number, { db, viewer }: Asked): Promise<Dispute> {
  const row = await findDispute(db, viewer.member.id, dispute)
  if (!row) throw new Refusal('dispute_not_found')
  return disputeShape(row, viewer)
}

const made = ({ data }: { data: Dispute }): number => data.id

export const disputeAgain = {
  made,
  answer: async (dispute: number, asked: Asked) => ({ data: await shown(dispute, asked) }),
}

/** Answers with what the caller can spend, besides. */
export const settledAgain = {
  made,
  answer: async (dispute: number, asked: Asked) => ({
    data: await shown(dispute, asked),
    fcell_balance: decimalText(await getSpendable(asked.db, asked.viewer.member.id), 'FCELL'),
  }),
}
