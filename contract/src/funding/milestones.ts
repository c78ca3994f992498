import { z } from 'zod'
import { defineCall } from '../call.ts'
import { FlagIn } from '../shared/flag.ts'
import {
  leastMilestones,
  longestMilestone,
  longestReport,
  mostMilestones,
} from '../shared/funding-figures.ts'
import { IdIn } from '../shared/id.ts'
import { TextIn } from '../shared/text.ts'

/** Milestones: parts of a project's money, each paid once its backers accept the owner's report. */

const Percent = z
  .union(
    [
      z.int('percent_invalid'),
      z
        .string()
        .regex(/^[1-9]\d{0,2}$/, 'percent_invalid')
        .transform(Number), // oxlint-disable-line commons/no-float-near-money -- a percentage
    ],
    'percent_invalid',
  )
  .refine((percent) => percent >= 1 && percent <= 99, 'percent_invalid')

const Parts = z
  .array(
    z.object({
      title: TextIn(longestMilestone, 'milestone_too_long').refine(
        (text) => text !== '',
        'milestone_missing',
      ),
      percent: Percent,
    }),
    'milestones_invalid',
  )
  .refine(
    (parts) => parts.length === 0 || (parts.length >= leastMilestones && parts.length <= mostMilestones),
    'milestones_invalid',
  )
  .refine(
    (parts) => parts.length === 0 || parts.reduce((sum, { percent }) => sum + percent, 0) === 100,
    'milestones_uneven',
  )

export const set_milestones = defineCall({
  name: 'set_milestones',
  doc: 'Have a project paid in 2 to 10 parts of the whole, which come to 100 percent, or at once with an empty list. For its owner, until somebody has backed it.',
  auth: 'member',
  effect: 'write',
  topics: ['project:{group_id}', 'group:{group_id}'],
  input: z.object({ group_id: IdIn, milestones: Parts }),
  output: z.object({}),
  refusals: ['project_not_found', 'group_forbidden', 'milestones_fixed', 'pledging_over'],
  message: 'done.saved',
})

export const report_milestone = defineCall({
  name: 'report_milestone',
  doc: 'Report the next milestone to the backers, who have 7 days to vote. For the project’s owner, once it is funded.',
  auth: 'member',
  effect: 'write',
  topics: ['project:{group_id}'],
  input: z.object({
    group_id: IdIn,
    nth: IdIn,
    report: TextIn(longestReport, 'report_too_long').refine((text) => text !== '', 'report_missing'),
  }),
  output: z.object({}),
  refusals: ['project_not_found', 'group_forbidden', 'milestone_not_found', 'milestone_not_due'],
  message: 'done.milestone_reported',
})

export const vote_milestone = defineCall({
  name: 'vote_milestone',
  doc: 'Accept or refuse the report of a milestone, or change that while the vote is open. Each backer counts as much as they have pledged.',
  auth: 'member',
  effect: 'write',
  topics: ['project:{group_id}'],
  input: z.object({ group_id: IdIn, nth: IdIn, accepts: FlagIn.describe('1 accepts, 0 refuses.') }),
  output: z.object({}),
  refusals: ['project_not_found', 'not_a_backer', 'milestone_not_found', 'vote_closed'],
  message: 'done.voted',
})
