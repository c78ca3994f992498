import { referral_count } from '@commons/contract/people/referrals.ts'
import { handle } from '../../../platform/call/handle.ts'
import { countReferrals } from './referrals.queries.ts'

export default handle(referral_count, async (_input, { db, member }) => {
  const [row] = await countReferrals(db, member.id)
  const { all, complete, score } = row ?? { all: 0, complete: 0, score: 0 }
  return { referral_count: all, complete_count: complete, contribution_score: score }
})
