import { z } from 'zod'
import { WrittenLanguage } from '../shared/written-language.ts'
import { defineCall } from '../call.ts'
import { Author } from '../shared/author.ts'
import { Count } from '../shared/count.ts'
import { Flag, FlagIn } from '../shared/flag.ts'
import { Id, IdIn } from '../shared/id.ts'
import { AltIn, fileRefusals } from '../shared/media.ts'
import { Mention } from '../shared/mention.ts'
import { Amount } from '../shared/money.ts'
import { Picture } from '../shared/picture.ts'
import { PostType } from '../shared/post-type.ts'
import { longestTagline } from '../shared/reel.ts'
import { ShownFile } from '../shared/shown-file.ts'
import { TextIn } from '../shared/text.ts'
import { Watched, WatchedIn } from '../shared/watched.ts'

declare module '../call.ts' {
  interface TopicKinds {
    /** A reel as it is shown, with its counts. */
    reel: true
    /** Everybody's lists of reels. */
    reel_feed: true
    /** A member's own reels. */
    reels: true
  }
}

/**
 * V Tube, or Reels: publishing, editing and liking short videos and pictures. Lists are in `lists.ts`.
 */

/** Reasons for a reel's place in `for_you`, the strongest first. */
export const ReelReason = z.enum([
  /** The caller made it. */
  'own',
  /** Made by the friend `name`. */
  'friend',
  /** The caller follows `name`. */
  'following',
  /** It has the tag `name`, which the caller follows. */
  'hashtag',
  /** It is about the interest whose tag is `name`. */
  'interest',
  /** Many viewers watch it to the end. */
  'watched',
  /** It is new. */
  'fresh',
  /** Every member can see it. */
  'public',
])
export type ReelReason = z.infer<typeof ReelReason>

/** The sound of a reel. Its names are null where the reel that it was made for is gone, or not for the caller. */
export const ReelSound = z.object({
  /** The reel that it was made for. */
  sound_id: Id.nullable(),
  user_id: Id.nullable(),
  username: z.string().nullable(),
  full_name: z.string().nullable(),
  /** 1: the caller may make a reel with it. */
  can_use: Flag,
})
export type ReelSound = z.infer<typeof ReelSound>

export const Reel = z.object({
  reel_id: Id,
  ...Author,
  /** How long ago, in the viewer's language. */
  duration: z.string(),
  created_at: z.iso.datetime(),
  edited_at: z.iso.datetime().nullable(),
  /** "About or Tagline". */
  message: z.string(),
  mentions: z.array(Mention),
  /** The language of its message. */
  lang: WrittenLanguage,
  ...ShownFile,
  /** `image/jpeg` of any picture, or else a video. */
  file_type: z.enum(['image/jpeg', 'video/mp4']).nullable(),
  /** The cover that its author chose; null if the reel is a picture or uses the video's poster. */
  cover: Picture.nullable(),
  post_type: PostType,
  is_nsfw: Flag,
  /** The reasons, separated by commas. */
  nsfw: z.string(),
  /** The tags, separated by commas. */
  hashtag: z.string(),
  hashtag_link: z.array(z.string()),
  is_following: Flag,
  reel_liked: Flag,
  like_count: Count,
  comment_count: Count,
  /** 1: the caller likes a comment on it. */
  comment_liked: Flag,
  view_count: Count,
  /** The total of all tips, in tokens. */
  tips: Amount,
  tip_count: Count,
  is_saved: Flag,
  /** 1: the caller has said that they are not interested in it. */
  is_hidden: Flag,
  /** How far it is watched, for its author; otherwise null. */
  watched: Watched.nullable(),
  /** Null for pictures and silent videos. */
  sound: ReelSound.nullable(),
  /** 1: its author lets others use its own sound, while it is public. */
  lets_use_sound: Flag,
  /** In `for_you`: the reasons for its place, the strongest first. Empty in other lists. */
  why: z.array(z.object({ reason: ReelReason, name: z.string().nullable() })),
})
export type Reel = z.infer<typeof Reel>

/** A reel shown inside something else, such as a post. */
export const ShownReel = Reel.pick({
  reel_id: true,
  user_id: true,
  username: true,
  full_name: true,
  profile_pic: true,
  is_bot: true,
  created_at: true,
  message: true,
  picture: true,
  video: true,
  cover: true,
  is_nsfw: true,
  nsfw: true,
  view_count: true,
})
export type ShownReel = z.infer<typeof ShownReel>

const CommaList = z.string('text_invalid').max(1000, 'list_too_long')

/** The parts of a reel that a member writes. `edit_reel` replaces them all. */
const Written = {
  message: TextIn(longestTagline, 'post_too_long')
    .optional()
    .describe('“About or Tagline”, at most 5,000 characters.'),
  post_type: z
    .union([PostType, z.literal('').transform(() => 'public' as const)], 'post_type_invalid')
    .optional()
    .describe('public: every member. private: the author and their friends.'),
  hashtag: CommaList.optional().describe(
    'Separated by commas. The first 5 are kept. Where it is missing, the tags in the message are taken.',
  ),
  nsfw: CommaList.optional().describe('Reasons that `nsfw` lists, separated by commas.'),
  alt: AltIn.optional().describe('A description of what the file shows, at most 1,500 characters.'),
  lets_use_sound: FlagIn.optional().describe(
    '1: others may make reels with its sound, while it is public. It is 1 for a new reel, and stays where it is missing in an edit.',
  ),
}

const SecondsOr = (invalid: 'cover_at_invalid' | 'trim_invalid') =>
  z
    .union(
      [
        z.number(invalid).min(0, invalid).max(99_999, invalid),
        z.string().regex(/^\d{1,5}(\.\d{1,6})?$/, invalid),
        z.literal('').transform(() => undefined),
      ],
      invalid,
    )
    .transform((at) => (at === undefined ? undefined : Number(at)))
    .optional()
const CoverAt = SecondsOr('cover_at_invalid')
const TrimAt = SecondsOr('trim_invalid')

export const add_reel = defineCall({
  name: 'add_reel',
  doc: 'Publish a picture or a short video. It appears when its file is ready; until then `waiting_reels` lists it.',
  auth: 'member',
  effect: 'write',
  limit: 'upload',
  topics: ['reel_feed', 'reels:{me}'],
  whenNew: 'posts',
  input: z.object({
    ...Written,
    file_type: z
      .string('text_invalid')
      .max(100, 'text_too_long')
      .optional()
      .describe('Only a hint: the content decides.'),
    sound_id: IdIn.optional().describe(
      'The reel whose sound the video gets in place of its own, as `sound` of reels says.',
    ),
    trim_start: TrimAt.describe(
      'The second of the uploaded video at which the reel begins. What is before it is not kept.',
    ),
    trim_end: TrimAt.describe(
      'The second of the uploaded video at which the reel ends. What is after it is not kept.',
    ),
    cover_at: CoverAt.describe(
      'The second of the reel whose picture stands for it. Where it is missing, the server chooses one.',
    ),
  }),
  files: { file: ['image', 'video'], captions: ['captions'], cover: ['image'] },
  output: z.object({ recdata: Reel }),
  publishes: { texts: ['message', 'hashtag', 'alt'], as: 'reel:{recdata.reel_id}' },
  refusals: [
    'reel_without_file',
    'reel_not_found',
    'cover_without_video',
    'sound_without_video',
    'reel_sound_not_found',
    'reel_sound_kept',
    'trim_without_video',
    'trim_too_short',
    ...fileRefusals,
  ],
  message: 'done.reel_waits',
})

export const edit_reel = defineCall({
  name: 'edit_reel',
  doc: 'Edit what is said with the caller’s own reel, who sees it, and the cover of its video. The input replaces everything that is said: a missing message becomes empty. A missing `alt` leaves the description as it is, and a missing `cover` the picture that stands for it.',
  auth: 'member',
  effect: 'write',
  limit: 'upload',
  topics: ['reel:{reel_id}', 'reels:{me}'],
  input: z.object({
    reel_id: IdIn,
    ...Written,
    cover_at: CoverAt.describe(
      'The second of the video whose picture stands for it from now on, unless there is a `cover`.',
    ),
    removes_cover: FlagIn.optional().describe('1: a frame of the video stands for it again.'),
  }),
  files: { cover: ['image'] },
  output: z.object({ recdata: Reel }),
  publishes: { texts: ['message', 'hashtag', 'alt'], as: 'reel:{recdata.reel_id}' },
  refusals: ['reel_not_found', 'cover_without_video', ...fileRefusals],
  message: 'done.reel_edited',
})

export const delete_reel = defineCall({
  name: 'delete_reel',
  doc: 'Delete the caller’s own reel. It can be restored for 30 days; then it and its file are gone.',
  auth: 'member',
  effect: 'write',
  topics: ['reel:{reel_id}', 'reels:{me}', 'reel_feed'],
  input: z.object({ reel_id: IdIn }),
  output: z.object({}),
  refusals: ['reel_not_found'],
  message: 'done.reel_deleted',
})

export const reel_restore = defineCall({
  name: 'reel_restore',
  doc: 'Restore the caller’s own deleted reel.',
  auth: 'member',
  effect: 'write',
  topics: ['reel:{reel_id}', 'reels:{me}', 'reel_feed'],
  input: z.object({ reel_id: IdIn }),
  output: z.object({ recdata: Reel }),
  refusals: ['reel_not_found', 'hidden_by_moderators'],
  message: 'done.reel_restored',
})

export const reel_by_id = defineCall({
  name: 'reel_by_id',
  doc: 'One reel.',
  auth: 'member',
  effect: 'read',
  replica: true,
  offline: 5,
  topics: ['reel:{reel_id}', 'member:{reel.user_id}'],
  input: z.object({ reel_id: IdIn }),
  output: z.object({ reel: Reel }),
  refusals: ['reel_not_found'],
})

export const reel_like = defineCall({
  name: 'reel_like',
  doc: 'Like a reel; a second time takes it back.',
  auth: 'member',
  effect: 'write',
  topics: ['reel:{reel_id}'],
  input: z.object({ reel_id: IdIn }),
  output: z.object({ recdata: z.object({ reel_id: Id, reel_liked: Flag, like_count: Count }) }),
  refusals: ['reel_not_found'],
})

export const reel_save = defineCall({
  name: 'reel_save',
  doc: 'Save a reel, or remove it from the saved ones.',
  auth: 'member',
  effect: 'write',
  topics: ['reel:{reel_id}', 'saved:{me}'],
  input: z.object({ reel_id: IdIn }),
  output: z.object({ recdata: z.object({ reel_id: Id, is_saved: Flag }) }),
  refusals: ['reel_not_found'],
})

export const reel_hide = defineCall({
  name: 'reel_hide',
  doc: 'Say that one is not interested: the reel leaves the caller’s lists, and others by its author and with its tags come later in `for_you`.',
  auth: 'member',
  effect: 'write',
  topics: ['reel:{reel_id}'],
  input: z.object({ reel_id: IdIn }),
  output: z.object({ recdata: z.object({ reel_id: Id, is_hidden: Flag }) }),
  refusals: ['reel_not_found'],
  message: 'done.reel_hidden',
})

export const reel_unhide = defineCall({
  name: 'reel_unhide',
  doc: 'Take back that one is not interested in a reel.',
  auth: 'member',
  effect: 'write',
  topics: ['reel:{reel_id}'],
  input: z.object({ reel_id: IdIn }),
  output: z.object({ recdata: z.object({ reel_id: Id, is_hidden: Flag }) }),
  refusals: ['reel_not_found'],
  message: 'done.reel_unhidden',
})

export const record_reel_view = defineCall({
  name: 'record_reel_view',
  doc: 'Tell that the caller has watched 90 % of a reel. It counts once a day; a view of one’s own, or of what one does not see, counts nothing.',
  auth: 'member',
  effect: 'write',
  limit: 'poll',
  topics: [],
  input: z.object({ reel_id: IdIn }),
  output: z.object({}),
  refusals: [],
})

export const reel_watched = defineCall({
  name: 'reel_watched',
  doc: 'Tell how far the caller has watched a reel when they leave it. Of a day the furthest counts.',
  auth: 'member',
  effect: 'write',
  limit: 'poll',
  topics: [],
  input: z.object({ reel_id: IdIn, percent: WatchedIn }),
  output: z.object({}),
  refusals: [],
})
