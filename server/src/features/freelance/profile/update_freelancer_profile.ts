import { update_freelancer_profile } from '@commons/contract/freelance/profile.ts'
import { unitsOf } from '@commons/contract/shared/units.ts'
import { handle } from '../../../platform/call/handle.ts'
import { findFreelancer, setFreelancer } from './profile.queries.ts'
import { freelancerShape } from './profile.shape.ts'

export default handle(update_freelancer_profile, async (input, { tx, member, viewer, refuse }) => {
  const { hourly_rate, professional_headline, top_skills, summary, hide_earnings } = input
  await setFreelancer(tx, member.id, {
    hourly_rate: hourly_rate === undefined ? undefined : (unitsOf(hourly_rate, 'USD') ?? null),
    headline: professional_headline,
    skills: top_skills,
    summary,
    hides_earnings: hide_earnings === undefined ? undefined : hide_earnings === 1,
  })
  const row = await findFreelancer(tx, member.id, member.id)
  return { data: freelancerShape(row ?? refuse('member_not_found'), viewer) }
})
