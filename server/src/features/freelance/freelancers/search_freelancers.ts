import { search_freelancers } from '@commons/contract/freelance/freelancers.ts'
import { unitsOf } from '@commons/contract/shared/units.ts'
import { handle } from '../../../platform/call/handle.ts'
import { skippedBy } from '../../../platform/call/page.ts'
import { now } from '../../../platform/clock.ts'
import { listFreelancersBy } from './freelancers.queries.ts'
import { listedFreelancerShape } from './freelancers.shape.ts'

const cents = (rate: string | undefined) => (rate === undefined ? null : String(unitsOf(rate, 'USD')))

export default handle(search_freelancers, async (input, { db, member, viewer, page }) => {
  const { search = '', skills = [], country = '', rate_from: from, rate_to: to, record, sort } = input
  const start = skippedBy(page)
  const where = [member.id, now(), page.limit, start] as const
  const how = [search, skills, country, cents(from), cents(to), record || null] as const
  const rows = await listFreelancersBy[sort || 'done'](db, ...where, ...how)
  return {
    response: rows.map((row) => listedFreelancerShape(row, viewer)),
    ...(rows.length === page.limit && { next: String(start + page.limit) }),
  }
})
