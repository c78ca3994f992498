import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Post } from './posts.ts'
import { Days } from '../shared/days.ts'
import { Flag } from '../shared/flag.ts'
import { Id, IdIn } from '../shared/id.ts'
import { Next, PageIn } from '../shared/page.ts'
import { isLongerThan } from '../shared/text/cutting.ts'
import { equalKey } from '../shared/text/equal-key.ts'

declare module '../call.ts' {
  interface TopicKinds {
    /** The posts that a member has saved. */
    saved: true
    /** Words and tags that a member has muted. */
    mutes: true
  }
}

/** Saved posts, muted words and tags, and why a post is in the feed. */

export const post_save = defineCall({
  name: 'post_save',
  doc: 'Save a post, or remove it from the saved ones.',
  auth: 'member',
  effect: 'write',
  topics: ['post:{post_id}', 'post:{recdata.post_id}', 'saved:{me}'],
  input: z.object({ post_id: IdIn }),
  output: z.object({ recdata: z.object({ post_id: Id, is_saved: Flag }) }),
  refusals: ['post_not_found'],
})

export const saved_post_list = defineCall({
  name: 'saved_post_list',
  doc: 'The posts the caller has saved and can still see, latest saved first; with `folder_id` those in this folder, latest put there first.',
  auth: 'member',
  effect: 'read',
  replica: true,
  offline: 1,
  topics: ['saved:{me}'],
  input: z.object({ folder_id: IdIn.optional(), ...PageIn }),
  output: z.object({ recdata: z.array(Post), next: Next }),
  refusals: ['folder_not_found'],
})

export const post_pin = defineCall({
  name: 'post_pin',
  doc: 'Show one of the caller’s own posts first on their profile, in place of the one before, or no longer.',
  auth: 'member',
  effect: 'write',
  topics: ['post:{post_id}', 'post:{recdata.unpinned_post_id}', 'timeline:{me}'],
  input: z.object({ post_id: IdIn }),
  output: z.object({
    recdata: z.object({ post_id: Id, is_pinned: Flag, unpinned_post_id: Id.nullable() }),
  }),
  refusals: ['post_not_found'],
})

/** Why a member sees a post. */
export const WhyReason = z.enum([
  /** The viewer wrote or reminded it. */
  'own',
  /** Posted by the friend `name`: they and the viewer follow each other. */
  'friend',
  /** The viewer follows `name`. */
  'following',
  /** `name`, whom the viewer follows, reminded it. */
  'reminded',
  /** It is in the group `name`, which the viewer is in. */
  'group',
  /** It has the tag `name`, which the viewer follows. */
  'hashtag',
  /** Every member can see it. */
  'public',
])

export const post_why = defineCall({
  name: 'post_why',
  doc: 'Why the caller sees a post, the strongest reason first.',
  auth: 'member',
  effect: 'read',
  replica: true,
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
  /** Null: no end. */
  ends_at: z.iso.datetime().nullable(),
})
export type Mute = z.infer<typeof Mute>

export const mute_list = defineCall({
  name: 'mute_list',
  doc: 'The words and tags the caller has muted, latest first, without expired ones.',
  auth: 'member',
  effect: 'read',
  topics: ['mutes:{me}'],
  input: z.object({}),
  output: z.object({ recdata: z.array(Mute) }),
  refusals: [],
})

export const add_mute = defineCall({
  name: 'add_mute',
  doc: 'Mute a word or a tag: posts with it no longer appear in the caller’s lists. Muting it again changes when the mute ends.',
  auth: 'member',
  effect: 'write',
  topics: ['mutes:{me}', 'tags:{me}', 'feed'],
  input: z.object({
    mute_type: z.enum(['word', 'tag'], 'mute_type_invalid'),
    word: z
      .string('word_required')
      .trim()
      .min(1, 'word_required')
      // Fewer units than elsewhere: an index has it.
      .refine((word) => word.length <= 800 && !isLongerThan(word, 100), 'text_too_long')
      .refine((word) => equalKey(word) !== '', 'word_required')
      .describe(
        'One word or several, matched as whole words in capitals or not; within others where the script puts no spaces between words.',
      ),
    days: Days.optional().describe('How many days the mute lasts. No end if missing.'),
  }),
  output: z.object({ recdata: Mute }),
  refusals: ['hashtag_empty', 'too_many_mutes'],
  message: 'done.muted',
})

export const delete_mute = defineCall({
  name: 'delete_mute',
  doc: 'Unmute a word or a tag.',
  auth: 'member',
  effect: 'write',
  topics: ['mutes:{me}', 'tags:{me}', 'feed'],
  input: z.object({ mute_id: IdIn }),
  output: z.object({}),
  refusals: ['mute_not_found'],
  message: 'done.unmuted',
})
