import { z } from 'zod'
import { defineCall } from './call.ts'
import { Count } from './shared/count.ts'
import { Flag } from './shared/flag.ts'
import { Id, IdIn } from './shared/id.ts'
import { Next, PageIn } from './shared/page.ts'

/** Who follows and blocks whom. A friend is somebody whom one follows and who follows back. */

/** How the viewer and a member stand to each other. */
export const Relation = z.object({
  user_id: Id,
  /** 1: the viewer follows the member. `is_friend` is the documents' other name for it. */
  is_following: Flag,
  is_friend: Flag,
  /** 1: the member follows the viewer. */
  follows_me: Flag,
  /** How many follow the member. */
  follower: Count,
})
export type Relation = z.infer<typeof Relation>

/** A member in a list of members. */
const MemberFace = {
  id: Id,
  user_id: Id,
  username: z.string(),
  full_name: z.string(),
  profile_pic: z.string().nullable(),
}

/** A member in a list of followers, of followed, of friends or of requests. */
export const ListedMember = z.object({
  ...MemberFace,
  is_following: Flag,
  follows_me: Flag,
  /** How long ago it began, in the viewer's language. */
  duration: z.string(),
})
export type ListedMember = z.infer<typeof ListedMember>

const around = ['graph:{me}', 'graph:{following_id}', 'member:{following_id}'] as const

export const follow = defineCall({
  name: 'follow',
  doc: 'Follow a member. It needs no approval.',
  auth: 'member',
  effect: 'write',
  topics: around,
  input: z.object({ following_id: IdIn }),
  output: z.object({ recdata: Relation }),
  refusals: ['member_not_found', 'not_oneself'],
})

export const unfollow = defineCall({
  name: 'unfollow',
  doc: 'Follow a member no longer.',
  auth: 'member',
  effect: 'write',
  topics: around,
  input: z.object({ following_id: IdIn }),
  output: z.object({ recdata: Relation }),
  refusals: ['member_not_found', 'not_oneself'],
})

export const block = defineCall({
  name: 'block',
  doc: 'Block a member: neither sees the other anywhere, and both follows end.',
  auth: 'member',
  effect: 'write',
  topics: ['graph:{me}', 'graph:{blocked_user_id}', 'member:{blocked_user_id}', 'feed'],
  input: z.object({ blocked_user_id: IdIn }),
  output: z.object({}),
  refusals: ['member_not_found', 'not_oneself'],
  message: 'done.blocked',
})

export const unblock = defineCall({
  name: 'unblock',
  doc: 'Block a member no longer. What the block ended does not come back by itself.',
  auth: 'member',
  effect: 'write',
  topics: ['graph:{me}', 'graph:{blocked_user_id}', 'member:{blocked_user_id}', 'feed'],
  input: z.object({ blocked_user_id: IdIn }),
  output: z.object({}),
  refusals: ['member_not_found'],
  message: 'done.unblocked',
})

export const blocked_user_list = defineCall({
  name: 'blocked_user_list',
  doc: 'Whom one has blocked, latest first.',
  auth: 'member',
  effect: 'read',
  topics: ['graph:{me}'],
  input: z.object(PageIn),
  output: z.object({
    recdata: z.array(z.object({ ...MemberFace, duration: z.string() })),
    next: Next,
  }),
  refusals: [],
})

export const follow_request_list = defineCall({
  name: 'follow_request_list',
  doc: 'Who follows one without being followed back, latest first.',
  auth: 'member',
  effect: 'read',
  offline: 1,
  limit: 'poll',
  topics: ['graph:{me}'],
  input: z.object(PageIn),
  output: z.object({ recdata: z.array(ListedMember), next: Next }),
  refusals: [],
})

const OfMember = z.object({
  view_user_id: z.union([IdIn, z.literal('').transform(() => undefined)], 'id_invalid').optional(),
  ...PageIn,
})

export const following_list = defineCall({
  name: 'following_list',
  doc: 'Whom a member follows, latest first: one’s own, or another’s whom one follows.',
  auth: 'member',
  effect: 'read',
  topics: ['graph:{view_user_id}', 'graph:{me}'],
  input: OfMember,
  output: z.object({ recdata: z.array(ListedMember), next: Next }),
  refusals: ['member_not_found', 'not_following'],
})

export const follower_list = defineCall({
  name: 'follower_list',
  doc: 'Who follows a member, latest first: one’s own, or another’s whom one follows.',
  auth: 'member',
  effect: 'read',
  topics: ['graph:{view_user_id}', 'graph:{me}'],
  input: OfMember,
  output: z.object({ recdata: z.array(ListedMember), next: Next }),
  refusals: ['member_not_found', 'not_following'],
})

export const friend_list = defineCall({
  name: 'friend_list',
  doc: 'A member’s friends, who follow them and whom they follow, latest first.',
  auth: 'member',
  effect: 'read',
  offline: 1,
  topics: ['graph:{view_user_id}', 'graph:{me}'],
  input: OfMember,
  output: z.object({ recdata: z.array(ListedMember), next: Next }),
  refusals: ['member_not_found', 'not_following'],
})

/** A member whom one might want to follow. */
export const SuggestedChannel = z.object({
  ...MemberFace,
  /** How many follow the member. */
  follower: Count,
  /** How many of those whom one follows are among them; of many, the latest are looked at. */
  known_follower: Count,
})
export type SuggestedChannel = z.infer<typeof SuggestedChannel>

export const sujjested_channels = defineCall({
  name: 'sujjested_channels',
  doc: 'Members whom one might want to follow: those whom the followed follow, then those who are followed most.',
  auth: 'member',
  effect: 'read',
  offline: 1,
  limit: 'poll',
  topics: ['graph:{me}'],
  input: z.object({}),
  output: z.object({ recdata: z.array(SuggestedChannel) }),
  refusals: [],
})

export const suggest_mentions = defineCall({
  name: 'suggest_mentions',
  doc: 'Members whose username or name begins with a text, those whom one follows first; at most 8.',
  auth: 'member',
  effect: 'read',
  topics: [],
  input: z.object({ search: z.string('text_invalid').trim().max(80, 'text_too_long') }),
  output: z.object({ recdata: z.array(z.object({ ...MemberFace, is_following: Flag })) }),
  refusals: [],
})
