import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Post } from '../posts/posts.ts'
import { Author } from '../shared/author.ts'
import { Count } from '../shared/count.ts'
import { Flag, FlagIn } from '../shared/flag.ts'
import { groupStandings, longestDescription, longestGroupName, longestRules } from '../shared/group-acts.ts'
import { Id, IdIn, MemberIdIn } from '../shared/id.ts'
import { optionalCrop, pictureRefusals } from '../shared/media.ts'
import { Amount } from '../shared/money.ts'
import { canonicalName, hasHidden } from '../shared/name.ts'
import { Next, PageOfMovingIn, PageIn } from '../shared/page.ts'
import { projectDays } from '../shared/project-figures.ts'
import { longestSearch } from '../shared/search.ts'
import { SearchTextIn, TextIn } from '../shared/text.ts'
import { ViewAsIn } from '../shared/view-as.ts'
import { GroupTopic } from './topics.ts'

export { groupActs, mayInGroup, type GroupAct } from '../shared/group-acts.ts'

declare module '../call.ts' {
  interface TopicKinds {
    /** A group as everybody sees it: its name, pictures, type and counts. */
    group: true
    group_posts: true
    /** The members of a group, and requests to join it. */
    group_members: true
    /** A member's groups, requests and invitations. */
    groups: true
    /** When a member was last in each of their groups. */
    group_visits: true
  }
}

/**
 * Groups: creating and finding them, what they show, and their posts. All permissions are in one table:
 * `groupActs`.
 */

/** A member's standing in a group. Members without a row are outsiders. */
export const GroupStanding = z.enum(groupStandings)
export type GroupStanding = z.infer<typeof GroupStanding>

/** A member's standing in a group that they can see. */
export const GroupRole = z.enum(['owner', 'moderator', 'member', 'invited', 'requested', 'outsider'])
export type GroupRole = z.infer<typeof GroupRole>

/** What a group notifies a member of: every post, what mentions or answers them, or nothing. */
export const GroupNotice = z.enum(['all', 'mentions', 'none'])
export type GroupNotice = z.infer<typeof GroupNotice>

/** The documented values of `type`. */
const GroupType = z.enum(['Open', 'Close'])

/** A group in a list. */
const Listed = {
  id: Id,
  /** The owner. */
  user_id: Id,
  group_name: z.string(),
  /** The beginning of the name. */
  short_group_name: z.string(),
  description: z.string(),
  /** The beginning of the description. */
  short_description: z.string(),
  /** The picture, under both documented names. */
  avatar: z.string().nullable(),
  vatar: z.string().nullable(),
  banner: z.string().nullable(),
  type: GroupType,
  is_closed_group: Flag,
  is_project: Flag,
  member_count: Count,
  /** What the caller can do about their membership. `Leave`: they are a member. */
  is_group_member: z.enum(['Leave', 'Join', 'Ask to join', 'Requested', 'Invited']),
  role: GroupRole,
  /** admin: the caller owns it. */
  user_type: z.enum(['admin', 'user']),
  /** 1: it is closed, and asks questions of those who want to join. */
  has_questions: Flag,
}

/** What the documents know of a project as a group. */
export const ProjectOfGroup = z.object({
  /** In tokens. */
  funding_target: Amount,
  /** The pledged part of the target in whole percent, rounded down; may exceed 100. */
  funded_percent: Count,
  /** The total duration, in days. */
  days: z.literal(projectDays),
  /** Empty if its owner did not say. */
  location: z.string(),
  industry: z.string(),
  experience: z.string(),
  price_point: z.string(),
})
export type ProjectOfGroup = z.infer<typeof ProjectOfGroup>

export const ListedGroup = z.object(Listed)
export type ListedGroup = z.infer<typeof ListedGroup>

/** How many new posts of a group are counted. */
export const mostNewPosts = 20

/** A group in a list of the caller's own. */
export const GroupOfMember = z.object({
  ...Listed,
  /**
   * When something that the caller sees last happened in it: a post, a message of its chat, an event. Null for nothing,
   * and where the list is somebody else's.
   */
  last_activity_at: z.iso.datetime().nullable(),
  /** Posts of others since the caller was last in it; 21 for more than 20, and 0 where the list is somebody else's. */
  new_post_count: Count,
})
export type GroupOfMember = z.infer<typeof GroupOfMember>

/** A question to those who ask to join. */
export const GroupQuestion = z.object({
  question: z.string(),
  /** 1: nobody can ask to join without an answer. */
  is_required: Flag,
})
export type GroupQuestion = z.infer<typeof GroupQuestion>

/** A group with all its details. */
export const Group = z.object({
  ...Listed,
  /** Of a project, as `project_list` has them; missing for other groups. */
  ...ProjectOfGroup.partial().shape,
  /** Rules that its members have agreed on; empty for none. */
  rules: z.string(),
  /** What it asks of those who want to join it while it is closed. */
  questions: z.array(GroupQuestion),
  created_at: z.iso.datetime(),
  /** Null where the caller doesn't see them: a block is between the two, or their account is deactivated. */
  owner: z.object(Author).nullable(),
  /** Some of its members, those whom the caller follows first. Only members see those of a closed group. */
  members: z.array(z.object(Author)),
  /** 1: the caller sees its posts, chat and members. */
  is_open_to_me: Flag,
  /** What the caller is notified of; null if they are not a member. */
  notice: GroupNotice.nullable(),
  /** 1: posts of ordinary members wait until its owner or a moderator has approved them. */
  approves_posts: Flag,
  /** Posts that wait for approval; 0 if the caller cannot approve them. */
  held_count: Count,
  /** The pinned posts, first in `group_timeline`, the last pinned first; none if the caller does not see its posts. */
  pinned_post_ids: z.array(Id),
  /** What its posts are sorted by, in order; none if the caller does not see its posts. */
  topics: z.array(GroupTopic),
  /** Open requests to join; 0 if the caller cannot accept them. */
  request_count: Count,
  /** The caller's own request or invitation, to withdraw, accept or decline; null for none. */
  group_request_id: Id.nullable(),
  /** The member who invited the caller; null for nobody. */
  invited_by: z.object(Author).nullable(),
})
export type Group = z.infer<typeof Group>

export const GroupName = TextIn(longestGroupName, 'group_name_too_long')
  .transform(canonicalName)
  .refine((name) => name !== '', 'group_name_missing')
  .refine((name) => !hasHidden(name), 'group_name_hidden')
  .describe('1 to 80 characters.')
export const GroupDescription = TextIn(longestDescription, 'group_description_too_long').describe(
  'At most 2,000 characters.',
)
const Rules = TextIn(longestRules, 'rules_too_long').describe('At most 5,000 characters.')

/** The pictures of a group. `GroupCropsIn` says which part of each is shown, by default its middle. */
export const groupPictures = { avatar: ['image'], banner: ['image'] } as const
export const GroupCropsIn = { ...optionalCrop('avatar_'), ...optionalCrop('banner_') }

export const group_create = defineCall({
  name: 'group_create',
  doc: 'Make a group. The caller owns it. `is_closed_group` 1: its posts, chat and members are for members only, who ask to join or are invited.',
  auth: 'member',
  effect: 'write',
  limit: 'upload',
  topics: ['groups:{me}'],
  input: z.object({
    group_name: GroupName,
    is_closed_group: FlagIn.optional().describe('0, for an open group, if missing.'),
    description: GroupDescription.optional(),
    funding_target: z
      .union([z.literal(''), z.literal('0'), z.literal(0)], 'funding_target_not_taken')
      .optional()
      .describe('Empty: a group with a funding target is a project.'),
    ...GroupCropsIn,
  }),
  files: groupPictures,
  output: z.object({ recdata: ListedGroup }),
  publishes: { texts: ['group_name', 'description'], as: 'group:{recdata.id}' },
  refusals: ['too_many_groups', 'group_not_found', ...pictureRefusals],
  message: 'done.group_created',
})

export const group_update = defineCall({
  name: 'group_update',
  doc: 'Change what a group shows of itself. What is missing stays. For its owner; rules also for its moderators.',
  auth: 'member',
  effect: 'write',
  limit: 'upload',
  topics: ['group:{group_id}', 'groups:{me}'],
  input: z.object({
    group_id: IdIn,
    group_name: GroupName.optional(),
    description: GroupDescription.optional(),
    rules: Rules.optional(),
    ...GroupCropsIn,
  }),
  files: groupPictures,
  output: z.object({ recdata: ListedGroup }),
  publishes: { texts: ['group_name', 'description', 'rules'], as: 'group:{group_id}' },
  refusals: ['group_not_found', 'group_forbidden', ...pictureRefusals],
  message: 'done.group_updated',
})

export const group_type_update = defineCall({
  name: 'group_type_update',
  doc: 'Open or close a group. Closing it makes its posts visible to members alone. Opening it shows nothing that was said while it was closed.',
  auth: 'member',
  effect: 'write',
  topics: ['group:{group_id}', 'group_posts:{group_id}', 'groups:{me}'],
  input: z.object({ group_id: IdIn, type: FlagIn.describe('1 to close, 0 to open.') }),
  output: z.object({ recdata: ListedGroup }),
  refusals: ['group_not_found', 'group_forbidden'],
})

export const group_delete = defineCall({
  name: 'group_delete',
  doc: 'Delete a group with its posts and chat. It can be restored for 30 days. A client that asks for the name where anything was said sends what was typed, at first nothing: another name is refused there.',
  auth: 'member',
  effect: 'write',
  topics: ['group:{group_id}', 'group_posts:{group_id}', 'groups:{me}'],
  input: z.object({
    group_id: IdIn,
    group_name: z
      .string('text_invalid')
      .max(1000, 'text_too_long')
      .optional()
      .describe('Its name, as it is. Left out, it is not compared.'),
  }),
  output: z.object({}),
  refusals: ['group_not_found', 'group_forbidden', 'group_name_wrong'],
  message: 'done.group_deleted',
})

export const group_restore = defineCall({
  name: 'group_restore',
  doc: 'Take the deletion of a group back.',
  auth: 'member',
  effect: 'write',
  topics: ['group:{group_id}', 'group_posts:{group_id}', 'groups:{me}'],
  input: z.object({ group_id: IdIn }),
  output: z.object({ recdata: ListedGroup }),
  refusals: ['group_not_found', 'hidden_by_moderators'],
})

export const group_detail = defineCall({
  name: 'group_detail',
  doc: 'A group with how the caller stands to it. Of a closed one, others than members see its name, pictures, description and counts. With `token`, of an invitation link, whether that still works is answered as well.',
  auth: 'member',
  effect: 'read',
  replica: true,
  offline: 5,
  topics: ['group:{group_id}', 'group_members:{group_id}', 'groups:{me}'],
  input: z.object({ group_id: IdIn, token: z.string('text_invalid').max(100, 'text_too_long').optional() }),
  output: z.object({
    recdata: Group,
    /** 1: the link in `token` lets the caller in. */
    link_works: Flag,
  }),
  refusals: ['group_not_found'],
})

export const GroupSearchIn = SearchTextIn(longestSearch)
  .optional()
  .describe('Only those with these words, or their beginnings, in their names.')

/** Orders of the list of the caller's own groups. */
export const OwnGroupSort = z.enum(['joined', 'active'])

export const group_list = defineCall({
  name: 'group_list',
  doc: 'The groups of the caller, latest joined first or those where something last happened, or of a member whom the caller follows, latest joined first. Closed groups of others are listed where the caller is a member, too.',
  auth: 'member',
  effect: 'read',
  replica: true,
  offline: 2,
  topics: ['groups:{me}', 'groups:{view_user_id}', 'group_visits:{me}'],
  input: z.object({
    view_user_id: MemberIdIn.optional(),
    search: GroupSearchIn,
    sort: z
      .union([OwnGroupSort, z.literal('').transform(() => undefined)], 'sort_invalid')
      .optional()
      .describe('joined if missing, and for the groups of others.'),
    ...ViewAsIn,
    ...PageOfMovingIn,
  }),
  output: z.object({ recdata: z.array(GroupOfMember), next: Next }),
  refusals: ['member_not_found', 'not_following'],
})

export const group_seen = defineCall({
  name: 'group_seen',
  doc: 'Say that the caller is in a group of theirs and sees its posts: none of them is new to them any more.',
  auth: 'member',
  effect: 'write',
  topics: ['group_visits:{me}'],
  input: z.object({ group_id: IdIn }),
  output: z.object({
    /** Whether any of them was. */
    was_new: Flag,
  }),
  refusals: ['group_not_found', 'not_group_member'],
})

/** Orders of the list of all groups. */
export const GroupSort = z.enum(['members', 'newest', 'active'])

export const all_group_list = defineCall({
  name: 'all_group_list',
  doc: 'All groups: the largest first, or the newest, or those with the latest posts.',
  auth: 'member',
  effect: 'read',
  replica: true,
  offline: 1,
  topics: ['groups:{me}'],
  input: z.object({
    search: GroupSearchIn,
    sort: z.union([GroupSort, z.literal('').transform(() => undefined)], 'sort_invalid').optional(),
    ...PageOfMovingIn,
  }),
  output: z.object({ recdata: z.array(ListedGroup), next: Next }),
  refusals: [],
})

export const suggested_group_list = defineCall({
  name: 'suggested_group_list',
  doc: 'Groups that the caller may like: those of members whom they follow, then large ones. None that they are in.',
  auth: 'member',
  effect: 'read',
  replica: true,
  limit: 'poll',
  topics: ['groups:{me}'],
  input: z.object({}),
  output: z.object({
    recdata: z.array(z.object({ ...Listed, /** Members whom the caller follows. */ known_members: Count })),
  }),
  refusals: [],
})

export const group_timeline = defineCall({
  name: 'group_timeline',
  doc: 'The posts of a group that the caller may see, or those of one of its topics, newest first.',
  auth: 'member',
  effect: 'read',
  replica: true,
  offline: 3,
  topics: ['group_posts:{group_id}', 'group:{group_id}'],
  input: z.object({
    group_id: IdIn,
    group_topic_id: IdIn.optional().describe('Only those with this topic.'),
    ...PageIn,
  }),
  output: z.object({
    recdata: z.array(Post),
    /** On the first page of all posts, those of the pinned posts that the caller sees, the last pinned first. */
    pinned_posts: z.array(Post),
    next: Next,
  }),
  refusals: ['group_not_found', 'group_closed'],
})

export const group_search = defineCall({
  name: 'group_search',
  doc: 'The posts of a group with these words or their beginnings, newest first, ten at a time, as `all_search` finds posts: accents and case make no difference, and `from:jana`, `has:image`, `has:video` and `before:2026-11-01` narrow it down.',
  auth: 'member',
  effect: 'read',
  replica: true,
  topics: ['group_posts:{group_id}', 'group:{group_id}'],
  input: z.object({ group_id: IdIn, search: SearchTextIn(longestSearch), before: PageIn.before }),
  output: z.object({ recdata: z.array(Post), next: Next }),
  refusals: ['group_not_found', 'group_closed'],
})

export const group_hash_timeline = defineCall({
  name: 'group_hash_timeline',
  doc: 'The posts of a group with a tag, newest first.',
  auth: 'member',
  effect: 'read',
  replica: true,
  topics: ['group_posts:{group_id}', 'group:{group_id}'],
  input: z.object({
    group_id: IdIn,
    hashtag: z.string('text_invalid').trim().min(1, 'text_invalid').max(100, 'text_too_long'),
    ...PageIn,
  }),
  output: z.object({ recdata: z.array(Post), next: Next }),
  refusals: ['group_not_found', 'group_closed'],
})

export const group_pin = defineCall({
  name: 'group_pin',
  doc: 'Have a post of the group stand first in it, or no more: up to 3 do, the last pinned first. One that is deleted leaves. For its owner and moderators.',
  auth: 'member',
  effect: 'write',
  topics: ['group:{group_id}'],
  input: z.object({ group_id: IdIn, post_id: IdIn }),
  output: z.object({ is_pinned: Flag }),
  refusals: ['group_not_found', 'group_forbidden', 'post_not_found', 'too_many_group_pins'],
})

/** A post that a block hides from the owner or a moderator of its group. */
export const GroupBlockedPost = z.object({
  post_id: Id,
  message: z.string(),
  /** The kind of file beside its text; null for none. */
  file_type: z.enum(['image', 'video']).nullable(),
  /** The author; null if they have blocked the caller. */
  user_id: Id.nullable(),
  full_name: z.string().nullable(),
  duration: z.string(),
  created_at: z.iso.datetime(),
})
export type GroupBlockedPost = z.infer<typeof GroupBlockedPost>

export const group_blocked_post_list = defineCall({
  name: 'group_blocked_post_list',
  doc: 'Posts of a group by members whom a block hides from the caller, newest first, for its owner and moderators. Others still see these; the caller can delete and report them.',
  auth: 'member',
  effect: 'read',
  topics: ['group_posts:{group_id}', 'graph:{me}'],
  input: z.object({ group_id: IdIn, ...PageIn }),
  output: z.object({ recdata: z.array(GroupBlockedPost), next: Next }),
  refusals: ['group_not_found', 'group_forbidden'],
})
