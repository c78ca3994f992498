/** Freelancers in lists as sent on the wire. */
import type { Freelancer } from '@commons/contract/freelance/freelancers.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { authorShape } from '../../../authors/author.shape.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import { amountShape } from '../profile/profile.shape.ts'
import { recordShape } from '../record/record.shape.ts'
import type { ListedFreelancerRow } from './freelancers.queries.ts'

export const listedFreelancerShape = (row: ListedFreelancerRow, { member, media }: Viewer): Freelancer => ({
  ...authorShape(row.id, row, media),
  hourly_rate: amountShape(row.hourly_rate),
  professional_headline: row.headline,
  top_skills: row.skills,
  country: row.country,
  location: row.location,
  ...recordShape(row.record),
  earnings: amountShape(row.earned),
  is_own: flag(row.id === member.id),
})
