import { z } from 'zod'
import { defineCall } from '../call.ts'
import { BotMark } from '../shared/author.ts'
import { Flag, FlagIn } from '../shared/flag.ts'
import { Id, MemberIdIn } from '../shared/id.ts'
import { Amount } from '../shared/money.ts'
import { longestHeadline, longestSummary, mostTopSkills } from '../shared/freelancer.ts'
import { longestSkill } from '../shared/job.ts'
import { TextIn } from '../shared/text.ts'
import { unitsOf } from '../shared/units.ts'
import { Record } from './record.ts'
import { skillsIn } from './skills.ts'

declare module '../call.ts' {
  interface TopicKinds {
    /** A member's profile as a freelancer, with its entries. */
    freelancer: true
  }
}

/** A member as a freelancer: what they charge, what they can do, and what others say of them. */

export const FreelancerProfile = z.object({
  user_id: Id,
  username: z.string(),
  full_name: z.string(),
  ...BotMark,
  avatar: z.string().nullable(),
  background_image: z.string().nullable(),
  /** In US dollars; null if the member has not said it. */
  hourly_rate: Amount.nullable(),
  professional_headline: z.string(),
  top_skills: z.array(z.string()),
  summary: z.string(),
  /** USA, India, or a code of ISO 3166-1; empty if unknown. */
  country: z.string(),
  /** A place in that country, in the member's words. */
  location: z.string(),
  ...Record,
  /** What was released to the member, in US dollars; null for others where the member hides it. */
  earnings: Amount.nullable(),
  /** 1: others don't see the earnings. */
  hide_earnings: Flag,
  is_email_verified: Flag,
  member_since: z.iso.datetime(),
  is_own: Flag,
})
export type FreelancerProfile = z.infer<typeof FreelancerProfile>

export const get_freelancer_profile = defineCall({
  name: 'get_freelancer_profile',
  doc: 'A member as a freelancer; the caller’s own profile without `view_user_id`.',
  auth: 'member',
  effect: 'read',
  replica: true,
  offline: 2,
  topics: ['freelancer:{data.user_id}', 'member:{data.user_id}', 'graph:{me}'],
  input: z.object({ view_user_id: MemberIdIn.optional() }),
  output: z.object({ data: FreelancerProfile }),
  refusals: ['member_not_found'],
})

/** Returns a rate in cents; undefined if it is none. */
export const centsOf = (text: string) => unitsOf(text, 'USD')
const smallestRate = 100n
const largestRate = 1_000_000n

const RateIn = z
  .union([z.number('rate_invalid').transform(String), z.string('rate_invalid').trim()], 'rate_invalid')
  .refine((text) => text === '' || centsOf(text) !== undefined, { error: 'rate_invalid', abort: true })
  .refine((text) => {
    const cents = centsOf(text)
    return cents === undefined || (cents >= smallestRate && cents <= largestRate)
  }, 'rate_out_of_range')
  .describe('US dollars an hour, 1 to 10,000 with up to 2 decimals; empty for none.')

export const update_freelancer_profile = defineCall({
  name: 'update_freelancer_profile',
  doc: 'Change the caller’s profile as a freelancer. What is left out stays as it was.',
  auth: 'member',
  effect: 'write',
  topics: ['freelancer:{me}'],
  input: z.object({
    hourly_rate: RateIn.optional(),
    professional_headline: TextIn(longestHeadline, 'headline_too_long')
      .transform((text) => text.replaceAll(/\s+/gu, ' '))
      .optional()
      .describe(`At most ${longestHeadline} characters.`),
    top_skills: skillsIn(mostTopSkills, 'too_many_top_skills')
      .optional()
      .describe(`Up to ${mostTopSkills} texts of at most ${longestSkill} characters: a list, or its JSON.`),
    summary: TextIn(longestSummary, 'summary_too_long')
      .optional()
      .describe(`At most ${longestSummary} characters.`),
    hide_earnings: FlagIn.optional().describe('1: others don’t see what the caller has earned.'),
  }),
  output: z.object({ data: FreelancerProfile }),
  publishes: { texts: ['professional_headline', 'summary'], as: 'member:{me}' },
  refusals: ['member_not_found'],
  message: 'done.saved',
})
