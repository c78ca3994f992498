import { reorder_milestones } from '@commons/contract/freelance/milestones.ts'
import { handle } from '../../../platform/call/handle.ts'
import { agreementChanged } from '../agreements/agreements.hints.ts'
import { getTerms, lockAgreement } from '../agreements/agreements.writing.queries.ts'
import { setOrder } from './milestones.writing.queries.ts'

export default handle(reorder_milestones, async ({ payment_id, milestone_ids: ids }, context) => {
  const { tx, member, refuse } = context
  const agreement = (await lockAgreement(tx, member.id, payment_id)) ?? refuse('agreement_not_found')
  if (agreement.state !== 'active') return refuse('agreement_over')
  if ((await getTerms(tx, payment_id)).pay_by === 'hourly') return refuse('agreement_hourly')
  if (!(await setOrder(tx, payment_id, ids))) return refuse('milestones_changed')
  agreementChanged(context, agreement)
  return { data: ids.map((id, i) => ({ id, place: i + 1 })) }
})
