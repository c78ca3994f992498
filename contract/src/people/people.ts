import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Count } from '../shared/count.ts'
import { Flag, FlagIn } from '../shared/flag.ts'
import { Author } from '../shared/author.ts'
import { Id, IdIn, MemberIdIn } from '../shared/id.ts'
import { Next, PageByMomentIn } from '../shared/page.ts'
import { longestSearch } from '../shared/search.ts'
import { ViewAsIn } from '../shared/view-as.ts'
import { SearchTextIn } from '../shared/text.ts'

declare module '../call.ts' {
  interface TopicKinds {
    /** A member as everybody sees them. */
    member: true
    /** The members that a member follows and blocks, and their followers. */
    graph: true
    /** Members suggested to a member. */
    suggestions: true
  }
}

/** Following and blocking. Friends are members who follow each other. */

/** The relation between the viewer and a member. */
export const Relation = z.object({
  user_id: Id,
  /** 1: the viewer follows the member. `is_friend` is the documents' other name for the same. */
  is_following: Flag,
  is_friend: Flag,
  /** 1: the member follows the viewer. */
  follows_me: Flag,
  /** The member's number of followers. */
  follower: Count,
})
export type Relation = z.infer<typeof Relation>

const MemberFace = { id: Id, ...Author }

/** A member in a list of followers, followed members, friends or follow requests. */
export const ListedMember = z.object({
  ...MemberFace,
  is_following: Flag,
  follows_me: Flag,
  /** How long ago the follow began, in the viewer's language. */
  duration: z.string(),
})
export type ListedMember = z.infer<typeof ListedMember>

/** Searches a list for names; accents, case and a typo make no difference, as in `search_user`. */
const SearchIn = SearchTextIn(longestSearch)
  .optional()
  .describe('Only members with these words, or their beginnings, in their names.')

const around = ['graph:{me}', 'graph:{following_id}', 'member:{following_id}'] as const

export const follow = defineCall({
  name: 'follow',
  doc: 'Follow a member. No approval is needed.',
  auth: 'member',
  effect: 'write',
  topics: around,
  whenNew: 'follows',
  input: z.object({ following_id: IdIn }),
  output: z.object({ recdata: Relation }),
  refusals: ['member_not_found', 'not_oneself'],
})

export const unfollow = defineCall({
  name: 'unfollow',
  doc: 'Unfollow a member.',
  auth: 'member',
  effect: 'write',
  topics: around,
  input: z.object({ following_id: IdIn }),
  output: z.object({ recdata: Relation }),
  refusals: ['member_not_found', 'not_oneself'],
})

export const block = defineCall({
  name: 'block',
  doc: 'Block a member. Neither sees the other anywhere, and they stop following each other. An id that is nobody’s is answered the same, so that nobody learns who has blocked them.',
  auth: 'member',
  effect: 'write',
  topics: ['graph:{me}', 'graph:{blocked_user_id}', 'member:{blocked_user_id}', 'feed'],
  input: z.object({ blocked_user_id: IdIn }),
  output: z.object({}),
  refusals: ['not_oneself'],
  message: 'done.blocked',
})

export const unblock = defineCall({
  name: 'unblock',
  doc: 'Unblock a member. Follows that the block ended stay ended.',
  auth: 'member',
  effect: 'write',
  topics: ['graph:{me}', 'graph:{blocked_user_id}', 'member:{blocked_user_id}', 'feed'],
  input: z.object({ blocked_user_id: IdIn }),
  output: z.object({}),
  refusals: [],
  message: 'done.unblocked',
})

export const blocked_user_list = defineCall({
  name: 'blocked_user_list',
  doc: 'The members the caller has blocked, latest first. One who has blocked the caller, too, is left out for as long.',
  auth: 'member',
  effect: 'read',
  topics: ['graph:{me}'],
  input: z.object({
    search: SearchIn,
    blocked_user_id: IdIn.optional().describe('Only this member.'),
    ...PageByMomentIn,
  }),
  output: z.object({
    recdata: z.array(z.object({ ...MemberFace, duration: z.string() })),
    next: Next,
  }),
  refusals: [],
})

export const follow_request_list = defineCall({
  name: 'follow_request_list',
  doc: 'Followers whom the caller does not follow back, latest first.',
  auth: 'member',
  effect: 'read',
  offline: 1,
  limit: 'poll',
  topics: ['graph:{me}'],
  input: z.object({ search: SearchIn, ...PageByMomentIn }),
  output: z.object({ recdata: z.array(ListedMember), next: Next }),
  refusals: [],
})

const OfMember = z.object({
  view_user_id: MemberIdIn.optional(),
  search: SearchIn,
  ...ViewAsIn,
  ...PageByMomentIn,
})

export const following_list = defineCall({
  name: 'following_list',
  doc: 'The members that a member follows, latest first. Works for the caller and for members the caller follows.',
  auth: 'member',
  effect: 'read',
  replica: true,
  topics: ['graph:{view_user_id}', 'graph:{me}'],
  input: OfMember,
  output: z.object({ recdata: z.array(ListedMember), next: Next }),
  refusals: ['member_not_found', 'not_following'],
})

export const follower_list = defineCall({
  name: 'follower_list',
  doc: 'The followers of a member, latest first. Works for the caller and for members the caller follows.',
  auth: 'member',
  effect: 'read',
  replica: true,
  topics: ['graph:{view_user_id}', 'graph:{me}'],
  input: OfMember,
  output: z.object({ recdata: z.array(ListedMember), next: Next }),
  refusals: ['member_not_found', 'not_following'],
})

export const friend_list = defineCall({
  name: 'friend_list',
  doc: 'A member’s friends (each follows the other), latest first.',
  auth: 'member',
  effect: 'read',
  replica: true,
  offline: 1,
  topics: ['graph:{view_user_id}', 'graph:{me}'],
  input: OfMember,
  output: z.object({ recdata: z.array(ListedMember), next: Next }),
  refusals: ['member_not_found', 'not_following'],
})

export const mutual_friend_list = defineCall({
  name: 'mutual_friend_list',
  doc: 'The friends that the caller shares with a member: first those with whom the caller became friends last.',
  auth: 'member',
  effect: 'read',
  replica: true,
  topics: ['graph:{view_user_id}', 'graph:{me}'],
  input: z.object({ view_user_id: IdIn, ...PageByMomentIn }),
  output: z.object({ recdata: z.array(ListedMember), next: Next }),
  refusals: ['member_not_found'],
})

/** The reason for suggesting a member. */
export const SuggestionReason = z.object({
  /**
   * `invited`: the viewer joined by their invitation; `known`: followed by members whom the viewer follows; `tags`:
   * posts with tags that the viewer follows, or of their interests.
   */
  kind: z.enum(['invited', 'known', 'tags', 'popular', 'new']),
  /** Up to two members whom the viewer follows and who follow this one, friends first. */
  names: z.array(z.string()),
  /** Up to two tags that the viewer follows and this member uses in public posts. */
  tags: z.array(z.string()),
})
export type SuggestionReason = z.infer<typeof SuggestionReason>

/** A member suggested to follow. */
export const SuggestedChannel = z.object({
  ...MemberFace,
  /** The member's number of followers. */
  follower: Count,
  /**
   * How many of these the viewer follows. If the viewer follows many members, only the latest ones are
   * counted.
   */
  known_follower: Count,
  reason: SuggestionReason,
})
export type SuggestedChannel = z.infer<typeof SuggestedChannel>

export const sujjested_channels = defineCall({
  name: 'sujjested_channels',
  doc: 'Members to follow: whoever invited the caller, then those followed by members the caller follows, then those who post with tags the caller follows, then those with the most followers, then the newest. Nobody whom the caller has dismissed or muted. The list ends after some hundred.',
  auth: 'member',
  effect: 'read',
  replica: true,
  offline: 1,
  limit: 'poll',
  topics: ['graph:{me}', 'suggestions:{me}', 'mutes:{me}'],
  input: z.object(PageByMomentIn),
  output: z.object({ recdata: z.array(SuggestedChannel), next: Next }),
  refusals: [],
})

export const dismiss_suggestion = defineCall({
  name: 'dismiss_suggestion',
  doc: 'Keep a member out of the caller’s suggestions, or no longer. An id that is nobody’s is answered the same.',
  auth: 'member',
  effect: 'write',
  topics: ['suggestions:{me}'],
  input: z.object({ suggested_user_id: IdIn, is_dismissed: FlagIn }),
  output: z.object({}),
  refusals: [],
})

export const suggest_mentions = defineCall({
  name: 'suggest_mentions',
  doc: 'Members to mention, found as by `search_user`; at most 8.',
  auth: 'member',
  effect: 'read',
  replica: true,
  topics: [],
  input: z.object({ search: SearchTextIn(80) }),
  output: z.object({ recdata: z.array(z.object({ ...MemberFace, is_following: Flag })) }),
  refusals: [],
})
