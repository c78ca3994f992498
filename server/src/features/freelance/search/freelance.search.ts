/** Jobs and freelancers in search. */
import { authorShape } from '../../../authors/author.shape.ts'
import { searchKind } from '../../../platform/search-kinds.ts'
import { amountShape } from '../profile/profile.shape.ts'
import { type FoundFreelancerRow, foundFreelancers, type FoundJobRow, foundJobs } from './found.queries.ts'

export const searchForJobs = searchKind<FoundJobRow>({
  byWords: foundJobs,
  shape: (row, { media }) => ({
    kind: 'job',
    id: row.id,
    ...authorShape(row.author_id, row, media),
    title: row.title,
    cost_estimation: `${row.budget_from}-${row.budget_to}`,
    pay_by: row.pay_by,
  }),
})

export const searchForFreelancers = searchKind<FoundFreelancerRow>({
  byWords: foundFreelancers,
  shape: (row, { media }) => ({
    kind: 'freelancer',
    id: row.id,
    ...authorShape(row.id, row, media),
    professional_headline: row.headline,
    top_skills: row.skills,
    hourly_rate: amountShape(row.hourly_rate),
  }),
})
