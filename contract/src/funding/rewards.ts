import { z } from 'zod'
import { defineCall } from '../call.ts'
import { PledgeIn } from './funding.ts'
import { longestTierDescription, longestTierTitle } from '../shared/funding-figures.ts'
import { Id, IdIn } from '../shared/id.ts'
import { AltIn, pictureRefusals } from '../shared/media.ts'
import { TextIn } from '../shared/text.ts'

/** Rewards for pledges of at least a given amount. */

export const add_reward_tier = defineCall({
  name: 'add_reward_tier',
  doc: 'Offer a reward for pledges of at least so much. For the project’s owner, while it runs.',
  auth: 'member',
  effect: 'write',
  limit: 'upload',
  topics: ['project:{group_id}'],
  input: z.object({
    group_id: IdIn,
    title: TextIn(longestTierTitle, 'tier_title_too_long').refine(
      (text) => text !== '',
      'tier_title_missing',
    ),
    description: TextIn(longestTierDescription, 'tier_description_too_long').optional(),
    amount: PledgeIn,
    limit: z
      .union(
        [
          z.literal(['', 0, '0']).transform(() => null),
          z.int('tier_limit_invalid').positive('tier_limit_invalid').max(1_000_000, 'tier_limit_invalid'),
          z
            .string()
            .regex(/^[1-9]\d{0,5}$/, 'tier_limit_invalid')
            .transform(Number), // oxlint-disable-line commons/no-float-near-money -- a count
        ],
        'tier_limit_invalid',
      )
      .optional()
      .describe('How many there are; empty without a limit.'),
    delivery: z
      .union(
        [
          z.literal('').transform(() => null),
          z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'delivery_month_invalid'),
        ],
        'delivery_month_invalid',
      )
      .optional()
      .describe(
        'The month in which it is to be delivered, as 2027-03: that of the project’s end or a later one.',
      ),
    alt: AltIn.optional().describe('What the picture shows.'),
  }),
  files: { file: ['image'] },
  output: z.object({ recdata: z.object({ reward_tier_id: Id }) }),
  publishes: { texts: ['title', 'description', 'alt'], as: 'project:{group_id}' },
  refusals: [
    'project_not_found',
    'group_forbidden',
    'pledging_over',
    'too_many_reward_tiers',
    ...pictureRefusals,
  ],
  message: 'done.reward_added',
})

export const delete_reward_tier = defineCall({
  name: 'delete_reward_tier',
  doc: 'Offer a reward no more. One that a backer has chosen stays.',
  auth: 'member',
  effect: 'write',
  topics: ['project:{recdata.group_id}'],
  input: z.object({ reward_tier_id: IdIn }),
  output: z.object({ recdata: z.object({ group_id: Id }) }),
  refusals: ['reward_tier_not_found', 'group_forbidden', 'reward_tier_taken'],
  message: 'done.reward_deleted',
})
