import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Author } from '../shared/author.ts'
import { Count } from '../shared/count.ts'
import { Flag } from '../shared/flag.ts'
import { Id, IdIn } from '../shared/id.ts'
import { Next, PageByMomentIn } from '../shared/page.ts'
import { longestListName, mostPinnedLists } from '../shared/people-list.ts'
import { isEmoji } from '../shared/text/emoji.ts'
import { TextIn } from '../shared/text.ts'

declare module '../call.ts' {
  interface TopicKinds {
    /** A member's lists of people. */
    lists: true
    /** Who is in one of them: only its owner hears of it. */
    list: true
  }
}

/** Lists of people, whose posts are a feed: `timeline` with `list_id`. Only their owner sees them. */

export const PeopleList = z.object({
  list_id: Id,
  name: z.string(),
  /** Shown before the name; empty for none. */
  emoji: z.string(),
  /** People in it whom the caller can see. */
  member_count: Count,
  /** Its place among the tabs of Home, from 1; null if it is none. */
  pinned_as: z.int().nullable(),
  /** Whether it has the member who was asked about. */
  has_member: Flag,
})
export type PeopleList = z.infer<typeof PeopleList>

const Written = {
  name: TextIn(longestListName, 'list_name_too_long')
    .refine((name) => name !== '', 'list_name_required')
    .describe('1 to 60 characters.'),
  emoji: z
    .string('emoji_invalid')
    .trim()
    .refine((emoji) => emoji === '' || isEmoji(emoji), 'emoji_invalid')
    .optional()
    .describe('One emoji; none if missing or empty.'),
}

export const people_lists = defineCall({
  name: 'people_lists',
  doc: 'The caller’s lists of people: first those that are tabs of Home, in their order, then the oldest first. All of them, at most 50. `member_id`: each says whether it has this member.',
  auth: 'member',
  effect: 'read',
  offline: 1,
  // A block takes each off the other's lists.
  topics: ['lists:{me}', 'graph:{me}'],
  input: z.object({ member_id: IdIn.optional() }),
  output: z.object({ recdata: z.array(PeopleList) }),
  refusals: [],
})

export const add_people_list = defineCall({
  name: 'add_people_list',
  doc: 'Create a list of people, with `member_id` as the first in it. Nobody hears of being on one.',
  auth: 'member',
  effect: 'write',
  topics: ['lists:{me}'],
  input: z.object({ ...Written, member_id: IdIn.optional() }),
  output: z.object({ recdata: z.object({ list_id: Id }) }),
  refusals: ['too_many_people_lists', 'member_not_found', 'not_oneself'],
  message: 'done.list_created',
})

export const edit_people_list = defineCall({
  name: 'edit_people_list',
  doc: 'Change the name and the emoji of a list of people.',
  auth: 'member',
  effect: 'write',
  topics: ['lists:{me}'],
  input: z.object({ list_id: IdIn, ...Written }),
  output: z.object({}),
  refusals: ['people_list_not_found'],
  message: 'done.saved',
})

export const delete_people_list = defineCall({
  name: 'delete_people_list',
  doc: 'Delete a list of people.',
  auth: 'member',
  effect: 'write',
  topics: ['lists:{me}'],
  input: z.object({ list_id: IdIn }),
  output: z.object({}),
  refusals: ['people_list_not_found'],
  message: 'done.list_deleted',
})

export const pin_people_lists = defineCall({
  name: 'pin_people_lists',
  doc: 'Choose which lists are tabs of Home, in this order. Those not named are none.',
  auth: 'member',
  effect: 'write',
  topics: ['lists:{me}'],
  input: z.object({
    list_ids: z
      .array(IdIn, 'id_invalid')
      .max(mostPinnedLists, 'too_many_pinned_lists')
      .describe('At most 5.'),
  }),
  output: z.object({}),
  refusals: ['people_list_not_found'],
  message: 'done.saved',
})

export const people_list_members = defineCall({
  name: 'people_list_members',
  doc: 'The people in a list whom the caller can see, the latest added first.',
  auth: 'member',
  effect: 'read',
  replica: true,
  offline: 1,
  topics: ['list:{list_id}', 'graph:{me}'],
  input: z.object({ list_id: IdIn, ...PageByMomentIn }),
  output: z.object({
    recdata: z.array(
      z.object({
        id: Id,
        ...Author,
      }),
    ),
    next: Next,
  }),
  refusals: ['people_list_not_found'],
})

export const add_listed_member = defineCall({
  name: 'add_listed_member',
  doc: 'Add a member to a list of the caller’s. Adding them again changes nothing.',
  auth: 'member',
  effect: 'write',
  topics: ['lists:{me}', 'list:{list_id}'],
  input: z.object({ list_id: IdIn, member_id: IdIn }),
  output: z.object({}),
  refusals: ['people_list_not_found', 'member_not_found', 'not_oneself', 'too_many_listed'],
})

export const delete_listed_member = defineCall({
  name: 'delete_listed_member',
  doc: 'Take a member off a list of the caller’s.',
  auth: 'member',
  effect: 'write',
  topics: ['lists:{me}', 'list:{list_id}'],
  input: z.object({ list_id: IdIn, member_id: IdIn }),
  output: z.object({}),
  refusals: ['people_list_not_found'],
})
