import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Count } from '../shared/count.ts'
import { Id, IdIn } from '../shared/id.ts'
import { TextIn } from '../shared/text.ts'
import { interestKinds } from './setup.ts'

/** The interests that members choose from, as admins keep them. */

/** The longest name of an interest, in graphemes. */
export const longestInterestName = 40
/** The most interests of a network: members see them all at once. */
export const mostInterests = 200
export const mostInterestTags = 20

const Name = TextIn(longestInterestName, 'interest_name_too_long').refine(
  (text) => text !== '',
  'interest_name_required',
)

export const InterestInput = z.object({
  name_en: Name,
  name_cs: Name,
  kind: z.enum(interestKinds, 'interest_kind_invalid').describe('The heading that it is listed under.'),
  hashtags: z
    .string('text_invalid')
    .max(2000, 'list_too_long')
    .describe('What people post with about it, separated by commas or spaces: from 1 to 20.'),
})

const AdminInterest = z.object({
  interest_id: Id,
  name_en: z.string(),
  name_cs: z.string(),
  kind: z.enum(interestKinds),
  hashtags: z.array(z.string()),
  /** How many members have chosen it. */
  member_count: Count,
})
export type AdminInterest = z.infer<typeof AdminInterest>

const topics = ['interests'] as const
// Which tags suit a member follows from their interests.
const changes = ['interests', 'tags:{me}'] as const

export const admin_interest_list = defineCall({
  name: 'admin_interest_list',
  doc: 'All interests in their order, with their tags and how many members have chosen each; at most 200.',
  auth: 'admin',
  effect: 'read',
  topics,
  input: z.object({}),
  output: z.object({ recdata: z.array(AdminInterest) }),
  refusals: [],
})

export const add_interest = defineCall({
  name: 'add_interest',
  doc: 'Add an interest, as the last one under its heading.',
  auth: 'admin',
  effect: 'write',
  topics: changes,
  input: InterestInput,
  output: z.object({ interest_id: Id }),
  refusals: ['too_many_interests'],
  message: 'done.interest_saved',
})

export const update_interest = defineCall({
  name: 'update_interest',
  doc: 'Change an interest: its names, its heading, its tags. Members who have chosen it keep it. Under another heading it is the last one.',
  auth: 'admin',
  effect: 'write',
  topics: changes,
  input: z.object({ interest_id: IdIn, ...InterestInput.shape }),
  output: z.object({}),
  refusals: ['interest_not_found'],
  message: 'done.interest_saved',
})

export const move_interest = defineCall({
  name: 'move_interest',
  doc: 'Move an interest under its heading.',
  auth: 'admin',
  effect: 'write',
  topics,
  input: z.object({
    interest_id: IdIn,
    before_interest_id: IdIn.optional().describe(
      'The interest under the same heading that it comes before. Missing: it is the last one.',
    ),
  }),
  output: z.object({}),
  refusals: ['interest_not_found'],
  message: 'done.interest_moved',
})

export const delete_interest = defineCall({
  name: 'delete_interest',
  doc: 'Delete an interest. Members who have chosen it have chosen it no longer; nothing else of theirs changes.',
  auth: 'admin',
  effect: 'write',
  topics: changes,
  input: z.object({ interest_id: IdIn }),
  output: z.object({}),
  refusals: ['interest_not_found'],
  message: 'done.interest_deleted',
})
