import { z } from 'zod'
import { defineCall } from '../call.ts'
import { GroupNotice, GroupQuestion, ListedGroup } from './groups.ts'
import { Author } from '../shared/author.ts'
import { Count } from '../shared/count.ts'
import { Flag, FlagIn } from '../shared/flag.ts'
import { longestGroupAnswer, longestGroupQuestion, mostGroupQuestions } from '../shared/group-acts.ts'
import { Id, IdIn } from '../shared/id.ts'
import { Next, PageByMomentIn, PageOfMovingIn } from '../shared/page.ts'
import { longestSearch } from '../shared/search.ts'
import { SearchTextIn, TextIn } from '../shared/text.ts'
import { equalKey } from '../shared/text/equal-key.ts'

/** Joining and leaving groups, invitations, roles and bans. */

export const GroupMember = z.object({
  ...Author,
  /** The cover of their profile. */
  background_image: z.string().nullable(),
  /** 1: the owner. */
  isadmin: Flag,
  role: z.enum(['owner', 'moderator', 'member', 'banned']),
  is_following: Flag,
  /** How long they have been a member, in the viewer's language. */
  duration: z.string(),
})
export type GroupMember = z.infer<typeof GroupMember>

/** A request to join, or an invitation. */
export const GroupRequest = z.object({
  group_request_id: Id,
  /** requested: the member asks to join. invited: the group has asked them. */
  kind: z.enum(['requested', 'invited']),
  group_id: Id,
  group_name: z.string(),
  avatar: z.string().nullable(),
  member_count: Count,
  /** The member who asks or is invited. */
  ...Author,
  duration: z.string(),
  /** Their answers to what the group asked then. They are deleted once the request is answered or taken back. */
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
})
export type GroupRequest = z.infer<typeof GroupRequest>

const Search = SearchTextIn(longestSearch)
  .optional()
  .describe('Only members with these words, or their beginnings, in their names.')

const ofGroup = ['group:{group_id}', 'group_members:{group_id}', 'groups:{me}'] as const
const Answer = z.object({ recdata: ListedGroup })

export const group_member_list = defineCall({
  name: 'group_member_list',
  doc: 'The members of a group: its owner, then its moderators, then the latest. `role` banned lists who is kept out, for the owner and moderators.',
  auth: 'member',
  effect: 'read',
  replica: true,
  topics: ['group_members:{group_id}'],
  input: z.object({
    group_id: IdIn,
    search: Search,
    role: z
      .union(
        [z.enum(['owner', 'moderator', 'member', 'banned']), z.literal('').transform(() => undefined)],
        'role_invalid',
      )
      .optional(),
    ...PageOfMovingIn,
  }),
  output: z.object({ recdata: z.array(GroupMember), next: Next }),
  refusals: ['group_not_found', 'group_closed', 'group_forbidden'],
})

export const join_group = defineCall({
  name: 'join_group',
  doc: 'Join an open group, or ask to join a closed one, which may have `questions`. Whoever is invited, or has an invitation link, is in at once.',
  auth: 'member',
  effect: 'write',
  topics: ofGroup,
  input: z.object({
    group_id: IdIn,
    token: z.string('text_invalid').max(100, 'text_too_long').optional().describe('Of an invitation link.'),
    answers: z
      .array(
        z.object(
          {
            question: z.string('text_invalid').max(1000, 'text_too_long'),
            answer: TextIn(longestGroupAnswer, 'group_answer_too_long'),
          },
          'group_answers_invalid',
        ),
        'group_answers_invalid',
      )
      .max(mostGroupQuestions, 'group_answers_invalid')
      .optional()
      .describe(
        'To the `questions` of `group_detail`: each with its words, and an answer of at most 1,000 characters.',
      ),
  }),
  output: Answer,
  // The words of the questions are the group's.
  publishes: { texts: ['answers.answer'] },
  refusals: [
    'group_not_found',
    'group_link_ended',
    'too_many_groups',
    'group_answers_missing',
    'group_questions_changed',
  ],
})

export const group_questions_update = defineCall({
  name: 'group_questions_update',
  doc: 'Set what a closed group asks of those who want to join it. For its owner and moderators. Who has asked already keeps what they answered.',
  auth: 'member',
  effect: 'write',
  topics: ['group:{group_id}'],
  input: z.object({
    group_id: IdIn,
    questions: z
      .array(
        z.object(
          {
            question: TextIn(longestGroupQuestion, 'group_question_too_long'),
            is_required: FlagIn.optional().describe('0 if missing.'),
          },
          'group_questions_invalid',
        ),
        'group_questions_invalid',
      )
      .max(mostGroupQuestions, 'group_questions_invalid')
      .transform((questions) => questions.filter(({ question }) => question !== ''))
      .refine(
        (questions) => new Set(questions.map(({ question }) => equalKey(question))).size === questions.length,
        'group_questions_same',
      )
      .describe(
        'Up to 3, of at most 200 characters each, in order. Empty ones are left out; none ends the asking.',
      ),
  }),
  output: z.object({ questions: z.array(GroupQuestion) }),
  publishes: { texts: ['questions'], as: 'group:{group_id}' },
  refusals: ['group_not_found', 'group_forbidden'],
  message: 'done.group_questions_set',
})

export const leave_group = defineCall({
  name: 'leave_group',
  doc: 'Leave a group, or take a request back. Its owner hands it over first.',
  auth: 'member',
  effect: 'write',
  topics: ofGroup,
  input: z.object({ group_id: IdIn }),
  output: Answer,
  refusals: ['group_not_found', 'group_owner_stays', 'not_group_member'],
})

export const group_member_add = defineCall({
  name: 'group_member_add',
  doc: 'Invite somebody to a group, or let somebody in who has asked.',
  auth: 'member',
  effect: 'write',
  topics: ['group_members:{group_id}', 'groups:{add_user_id}'],
  input: z.object({ group_id: IdIn, add_user_id: IdIn }),
  output: z.object({ role: z.enum(['invited', 'member']) }),
  refusals: [
    'group_not_found',
    'group_forbidden',
    'member_not_found',
    'group_member_already',
    'group_member_banned',
  ],
  message: 'done.group_invited',
})

export const group_member_delete = defineCall({
  name: 'group_member_delete',
  doc: 'Remove somebody from a group, or take an invitation back. They may join again.',
  auth: 'member',
  effect: 'write',
  topics: ['group:{group_id}', 'group_members:{group_id}', 'groups:{delete_user_id}'],
  input: z.object({ group_id: IdIn, delete_user_id: IdIn }),
  output: z.object({}),
  refusals: ['group_not_found', 'group_forbidden', 'member_not_found'],
  message: 'done.group_member_removed',
})

export const group_ban = defineCall({
  name: 'group_ban',
  doc: 'Keep somebody out of a group. To them it is as if it were not there; so backers of a project stay while it holds their tokens.',
  auth: 'member',
  effect: 'write',
  topics: ['group:{group_id}', 'group_members:{group_id}', 'groups:{member_user_id}'],
  input: z.object({ group_id: IdIn, member_user_id: IdIn }),
  output: z.object({}),
  refusals: ['group_not_found', 'group_forbidden', 'member_not_found', 'backer_not_banned'],
  message: 'done.group_banned',
})

export const group_unban = defineCall({
  name: 'group_unban',
  doc: 'Let somebody who was kept out of a group find it again.',
  auth: 'member',
  effect: 'write',
  topics: ['group_members:{group_id}', 'groups:{member_user_id}'],
  input: z.object({ group_id: IdIn, member_user_id: IdIn }),
  output: z.object({}),
  refusals: ['group_not_found', 'group_forbidden', 'member_not_found'],
})

export const group_member_role_update = defineCall({
  name: 'group_member_role_update',
  doc: 'Make a member a moderator, or a moderator a member. For the owner.',
  auth: 'member',
  effect: 'write',
  topics: ['group_members:{group_id}', 'groups:{member_user_id}'],
  input: z.object({
    group_id: IdIn,
    member_user_id: IdIn,
    role: z.enum(['moderator', 'member'], 'role_invalid'),
  }),
  output: z.object({}),
  refusals: ['group_not_found', 'group_forbidden', 'member_not_found'],
})

export const group_owner_update = defineCall({
  name: 'group_owner_update',
  doc: 'Hand a group over to one of its members. Its owner so far stays as a moderator.',
  auth: 'member',
  effect: 'write',
  topics: ['group:{group_id}', 'group_members:{group_id}', 'groups:{me}', 'groups:{new_owner_user_id}'],
  input: z.object({ group_id: IdIn, new_owner_user_id: IdIn }),
  output: Answer,
  refusals: ['group_not_found', 'group_forbidden', 'member_not_found'],
  message: 'done.group_handed_over',
})

export const group_request_list = defineCall({
  name: 'group_request_list',
  doc: 'Who asks to join a group and whom it has invited, for its owner and moderators. Without `group_id`: the caller’s own requests and invitations.',
  auth: 'member',
  effect: 'read',
  limit: 'poll',
  topics: ['groups:{me}', 'group_members:{group_id}'],
  input: z.object({ group_id: IdIn.optional(), ...PageByMomentIn }),
  output: z.object({ recdata: z.array(GroupRequest), next: Next }),
  refusals: ['group_not_found', 'group_forbidden'],
})

export const group_request_accept = defineCall({
  name: 'group_request_accept',
  doc: 'Let in who asks to join, or accept an invitation of one’s own.',
  auth: 'member',
  effect: 'write',
  topics: ['group:{recdata.id}', 'group_members:{recdata.id}', 'groups:{me}'],
  input: z.object({ group_request_id: IdIn }),
  output: Answer,
  refusals: ['group_request_not_found', 'group_not_found', 'too_many_groups'],
})

export const group_request_delete = defineCall({
  name: 'group_request_delete',
  doc: 'Decline who asks to join or an invitation of one’s own, or take either back.',
  auth: 'member',
  effect: 'write',
  topics: ['group_members:{group_id}', 'groups:{me}'],
  input: z.object({ group_request_id: IdIn }),
  output: z.object({ group_id: Id }),
  refusals: ['group_request_not_found'],
})

export const group_notice_update = defineCall({
  name: 'group_notice_update',
  doc: 'Choose what to hear of from a group.',
  auth: 'member',
  effect: 'write',
  topics: ['groups:{me}'],
  input: z.object({
    group_id: IdIn,
    notice: z
      .enum(GroupNotice.options, 'notice_invalid')
      .describe('all: every post. mentions: what names or answers the caller. none.'),
  }),
  output: z.object({}),
  publishes: { texts: ['notice'], as: 'group:{group_id}' },
  refusals: ['group_not_found', 'not_group_member'],
})

/** An invitation link: anybody who has it can join. */
export const GroupLink = z.object({
  group_link_id: Id,
  /** Its path on this Commons, with the token. */
  link: z.string(),
  ends_at: z.iso.datetime(),
  /** How often it was used, and may be used at most; null means no limit. */
  uses: Count,
  most_uses: Count.nullable(),
  /** The member who made it; null where the caller doesn't see them. */
  user_id: Id.nullable(),
  username: z.string().nullable(),
  full_name: z.string().nullable(),
  profile_pic: z.string().nullable(),
})
export type GroupLink = z.infer<typeof GroupLink>

const number = (most: number, message: string) =>
  z
    .union([z.int(message).positive(message), z.string().regex(/^[1-9]\d{0,5}$/, message)], message)
    .transform(Number)
    .refine((n) => n <= most, message)

export const group_link_create = defineCall({
  name: 'group_link_create',
  doc: 'Make an invitation link. For the owner and moderators.',
  auth: 'member',
  effect: 'write',
  topics: ['group_members:{group_id}'],
  input: z.object({
    group_id: IdIn,
    days: number(365, 'group_link_days_invalid')
      .optional()
      .describe('How long it works: 7 if missing, at most 365.'),
    uses: number(100_000, 'uses_invalid')
      .optional()
      .describe('How often it works; as often as one likes if missing.'),
  }),
  output: z.object({ recdata: GroupLink }),
  refusals: ['group_not_found', 'group_forbidden', 'too_many_group_links'],
})

export const group_link_list = defineCall({
  name: 'group_link_list',
  doc: 'The invitation links of a group that still work. For the owner and moderators.',
  auth: 'member',
  effect: 'read',
  topics: ['group_members:{group_id}'],
  input: z.object({ group_id: IdIn }),
  output: z.object({ recdata: z.array(GroupLink) }),
  refusals: ['group_not_found', 'group_forbidden'],
})

export const group_link_delete = defineCall({
  name: 'group_link_delete',
  doc: 'End an invitation link.',
  auth: 'member',
  effect: 'write',
  topics: ['group_members:{group_id}'],
  input: z.object({ group_id: IdIn, group_link_id: IdIn }),
  output: z.object({}),
  refusals: ['group_not_found', 'group_forbidden', 'group_link_ended'],
})
