import { get_freelancer_profile } from '@commons/contract/freelance/profile.ts'
import { handle } from '../../../platform/call/handle.ts'
import { findFreelancer } from './profile.queries.ts'
import { freelancerShape } from './profile.shape.ts'

export default handle(get_freelancer_profile, async ({ view_user_id }, { db, member, viewer, refuse }) => {
  const row = await findFreelancer(db, member.id, view_user_id ?? member.id)
  return { data: freelancerShape(row ?? refuse('member_not_found'), viewer) }
})
