import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Author } from '../shared/author.ts'
import { CountryIn } from '../shared/country.ts'
import { Flag } from '../shared/flag.ts'
import { freelancerRecords, freelancerSorts, goodRating } from '../shared/freelancer.ts'
import { Amount } from '../shared/money.ts'
import { Next, PageIn } from '../shared/page.ts'
import { longestSearch } from '../shared/search.ts'
import { centsOf } from './profile.ts'
import { Record } from './record.ts'
import { SkillsIn } from './skills.ts'
import { SearchTextIn } from '../shared/text.ts'

/** Finding freelancers: members who have said a headline or skills in their profile. */

export const Freelancer = z.object({
  ...Author,
  /** In US dollars; null if the member has not said it. */
  hourly_rate: Amount.nullable(),
  professional_headline: z.string(),
  top_skills: z.array(z.string()),
  /** USA, India, or a code of ISO 3166-1; empty if unknown. */
  country: z.string(),
  /** A place in that country, in the member's words. */
  location: z.string(),
  ...Record,
  /** What was released to the member, in US dollars; null where the member hides it. */
  earnings: Amount.nullable(),
  is_own: Flag,
})
export type Freelancer = z.infer<typeof Freelancer>

const Rate = z
  .union([z.number('rate_invalid').transform(String), z.string('rate_invalid').trim()], 'rate_invalid')
  .refine((text) => text === '' || (text.length <= 10 && centsOf(text) !== undefined), 'rate_invalid')
  .transform((text) => (text === '' ? undefined : text))
  .optional()

export const search_freelancers = defineCall({
  name: 'search_freelancers',
  doc: 'Members who offer their work, by words, skills, country, rate and record: those with the most paid projects first, or in another order.',
  auth: 'member',
  effect: 'read',
  replica: true,
  offline: 1,
  topics: [],
  input: z.object({
    search: SearchTextIn(longestSearch)
      .optional()
      .describe('Words of a headline, summary, skills and place, or their beginnings.'),
    skills: SkillsIn.optional().describe('Who has one of these: a list of up to 5, or its JSON.'),
    country: CountryIn.optional(),
    rate_from: Rate.describe('US dollars an hour: who asks for so much or more.'),
    rate_to: Rate.describe('US dollars an hour: who asks for no more.'),
    record: z
      .enum([...freelancerRecords, ''], 'record_invalid')
      .optional()
      .describe(
        `done: only who was paid for a project. rated: of these, whose rating is ${goodRating} or more.`,
      ),
    sort: z
      .enum([...freelancerSorts, ''], 'freelancer_sort_invalid')
      .optional()
      .describe('done, the most paid projects first, if missing; rating; rate, the lowest first; or newest.'),
    ...PageIn,
  }),
  output: z.object({ response: z.array(Freelancer), next: Next }),
  refusals: [],
})
