/** Answers of calls that change a milestone: the milestone as the caller sees it now. */
import type { Call, InputOf } from '@commons/contract/call.ts'
import type { Milestone } from '@commons/contract/freelance/milestones.ts'
import { decimalText } from '@commons/contract/shared/units.ts'
import { findReceipt } from '../../../ledger/receipts.ts'
import type { Answering } from '../../../platform/call/repeated-answer.ts'
import { Refusal } from '../../../platform/call/refusal.ts'
import type { Db } from '../../../platform/db/prepared.ts'
import { ledgerKey } from '../../wallet/public.ts'
import { findMilestone, getSpendable } from './milestones.queries.ts'
import { milestoneShape } from './milestones.shape.ts'

type Asked = Pick<Answering<never>, 'db' | 'viewer'>

async function shown(milestone: number, { db, viewer }: Asked): Promise<Milestone> {
  const row = await findMilestone(db, viewer.member.id, milestone)
  if (!row) throw new Refusal('milestone_not_found')
  return milestoneShape(row, viewer)
}

const made = ({ data }: { data: Milestone }): number => data.id

export const milestoneAgain = {
  made,
  answer: async (milestone: number, asked: Asked) => ({ data: await shown(milestone, asked) }),
}

/** Answers with what the caller can spend, besides. */
export const movedAgain = {
  made,
  answer: async (milestone: number, asked: Asked) => ({
    data: await shown(milestone, asked),
    fcell_balance: decimalText(await getSpendable(asked.db, asked.viewer.member.id), 'FCELL'),
  }),
}

/** The same for a call whose key the ledger knows for longer than the call's own keys are kept. */
export const ledgerAgain = <C extends Call>(
  call: C,
  milestoneOf: (input: InputOf<C>, db: Db) => Promise<number | undefined>,
) => ({
  ...movedAgain,
  async find(
    input: InputOf<C>,
    key: string,
    { db, member }: { readonly db: Db; readonly member: { readonly id: number } },
  ): Promise<number | undefined> {
    const receipt = await findReceipt(db, member.id, ledgerKey(call.name, key))
    if (!receipt) return undefined
    if (receipt.ref !== (await milestoneOf(input, db))) throw new Refusal('idempotency_key_reused')
    return receipt.ref
  },
})
