import { z } from 'zod'
import { defineCall } from './call.ts'
import { Post } from './posts.ts'
import { Flag } from './shared/flag.ts'
import { Id, IdIn } from './shared/id.ts'
import { Next, PageIn } from './shared/page.ts'

/** What a member keeps of the feed, keeps out of it, and wants to know about it. */

export const post_save = defineCall({
  name: 'post_save',
  doc: 'Save a post for oneself, or take it off the list again.',
  auth: 'member',
  effect: 'write',
  topics: ['post:{post_id}', 'post:{recdata.post_id}', 'saved:{me}'],
  input: z.object({ post_id: IdIn }),
  output: z.object({ recdata: z.object({ post_id: Id, is_saved: Flag }) }),
  refusals: ['post_not_found'],
})

export const saved_post_list = defineCall({
  name: 'saved_post_list',
  doc: 'The posts that one has saved, as far as one may still see them, latest first.',
  auth: 'member',
  effect: 'read',
  offline: 1,
  topics: ['saved:{me}'],
  input: z.object(PageIn),
  output: z.object({ recdata: z.array(Post), next: Next }),
  refusals: [],
})

/** Why a post is among what a member sees. */
export const WhyReason = z.enum([
  /** One wrote it, or reminded of it. */
  'own',
  /** `name` is a friend: each follows the other. */
  'friend',
  /** One follows `name`. */
  'following',
  /** `name`, whom one follows, reminded of it. */
  'reminded',
  /** It has the tag `name`, which one follows. */
  'hashtag',
  /** It is for every member. */
  'public',
])

export const post_why = defineCall({
  name: 'post_why',
  doc: 'Why one sees a post, the strongest reason first.',
  auth: 'member',
  effect: 'read',
  topics: ['post:{post_id}', 'graph:{me}', 'tags:{me}'],
  input: z.object({ post_id: IdIn }),
  output: z.object({
    recdata: z.array(z.object({ reason: WhyReason, name: z.string().nullable() })),
  }),
  refusals: ['post_not_found'],
})

export const MuteType = z.enum(['word', 'tag'])
export const Mute = z.object({
  mute_id: Id,
  mute_type: MuteType,
  word: z.string(),
  /** null: it does not end. */
  ends_at: z.iso.datetime().nullable(),
})
export type Mute = z.infer<typeof Mute>

export const mute_list = defineCall({
  name: 'mute_list',
  doc: 'The words and tags that one has muted, latest first; those that have ended are not among them.',
  auth: 'member',
  effect: 'read',
  topics: ['mutes:{me}'],
  input: z.object({}),
  output: z.object({ recdata: z.array(Mute) }),
  refusals: [],
})

export const add_mute = defineCall({
  name: 'add_mute',
  doc: 'Mute a word or a tag: posts with it leave one’s lists. Muting it again sets its end anew.',
  auth: 'member',
  effect: 'write',
  topics: ['mutes:{me}', 'tags:{me}', 'feed'],
  input: z.object({
    mute_type: z.enum(['word', 'tag'], 'mute_type_invalid'),
    word: z
      .string('word_required')
      .trim()
      .min(1, 'word_required')
      .max(100, 'text_too_long')
      .describe('A word or several; it is found as a whole, however it is written in capitals.'),
    days: z
      .union(
        [z.int('days_invalid').positive('days_invalid'), z.string().regex(/^[1-9]\d{0,3}$/, 'days_invalid')],
        'days_invalid',
      )
      .transform(Number)
      .refine((days) => days <= 3650, 'days_invalid')
      .optional()
      .describe('For how many days; without end if not said.'),
  }),
  output: z.object({ recdata: Mute }),
  refusals: ['hashtag_empty', 'too_many_mutes'],
  message: 'done.muted',
})

export const delete_mute = defineCall({
  name: 'delete_mute',
  doc: 'Mute it no longer.',
  auth: 'member',
  effect: 'write',
  topics: ['mutes:{me}', 'tags:{me}', 'feed'],
  input: z.object({ mute_id: IdIn }),
  output: z.object({}),
  refusals: ['mute_not_found'],
  message: 'done.unmuted',
})
