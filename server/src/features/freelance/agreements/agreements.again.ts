/** Answer of calls that change an agreement: the agreement as the caller sees it now. */
import type { Agreement } from '@commons/contract/freelance/agreements.ts'
import type { Answering } from '../../../platform/call/repeated-answer.ts'
import { findAgreement } from './agreements.queries.ts'
import { agreementShape } from './agreements.shape.ts'

export const agreementAgain = {
  made: ({ data }: { data: Agreement }): number => data.id,
  async answer(
    agreement: number,
    { db, viewer, refuse }: Answering<'agreement_not_found'>,
  ): Promise<{ data: Agreement }> {
    const row = (await findAgreement(db, viewer.member.id, agreement)) ?? refuse('agreement_not_found')
    return { data: agreementShape(row, viewer) }
  },
}
