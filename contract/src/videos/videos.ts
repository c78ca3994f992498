import { z } from 'zod'
import { defineCall } from '../call.ts'
import { CaptionFile, CaptionLanguageIn } from '../shared/captions.ts'
import { Count } from '../shared/count.ts'
import { Flag, FlagIn } from '../shared/flag.ts'
import { Id, IdIn } from '../shared/id.ts'
import { fileRefusals } from '../shared/media.ts'
import { Amount } from '../shared/money.ts'
import { Picture } from '../shared/picture.ts'
import { PublishAtIn } from '../shared/publish-at.ts'
import { ShownFile } from '../shared/shown-file.ts'
import { longestVideoDescription, longestVideoTitle, mostVideosAtOnce } from '../shared/site-video.ts'
import { longestSourceHost, videoSources } from '../shared/video-sources.ts'
import { TextIn } from '../shared/text.ts'
import { VideoProgress } from '../shared/video.ts'
import { ChannelRole } from './channels.ts'

declare module '../call.ts' {
  interface TopicKinds {
    /** A video as it is shown, with its counts. */
    video: true
    /** Everybody's lists of videos. */
    video_feed: true
    /** A member's own videos. */
    videos: true
  }
}

/** Publishing, editing and watching videos of the video site. Lists are in `lists.ts`. */

/**
 * Public: every member. Unlisted: every member who has the address, and in no list. Members: paying members of
 * its channel; others see that it exists. Private: those who run its channel. Scheduled: the same until
 * `publish_at`, and then public.
 */
export const VideoVisibility = z.enum(['Public', 'Unlisted', 'Members', 'Private', 'Scheduled'])
export type VideoVisibility = z.infer<typeof VideoVisibility>

/** Reasons for a video's place among recommended ones, the strongest first. */
export const VideoReason = z.enum([
  /** The caller made it. */
  'own',
  /** The caller is a paying member of its channel `name`. */
  'member',
  /** The caller has subscribed to its channel `name`. */
  'subscribed',
  /** It has the tag `name`, which the caller follows. */
  'hashtag',
  /** It is about the interest whose tag is `name`. */
  'interest',
  /** It has the tag `name`, as videos that the caller watched lately. */
  'alike',
  /** Many viewers watch it to the end. */
  'watched',
  /** It is new. */
  'fresh',
  /** Every member can see it. */
  'public',
])
export type VideoReason = z.infer<typeof VideoReason>

export const SiteVideo = z.object({
  video_id: Id,
  channel_id: Id,
  channel_name: z.string(),
  channel_handle: z.string(),
  /** The URL of the channel's picture; null without one. */
  channel_file: z.string().nullable(),
  subscriber_count: Count,
  is_subscribed: Flag,
  /** The channel's owner. */
  user_id: Id,
  /** What the caller is in the channel; null for most. */
  role: ChannelRole.nullable(),
  title: z.string(),
  description: z.string(),
  ...ShownFile,
  /** For those who run its channel: how far the work on its file is; null for others, and if the file is a picture. */
  progress: VideoProgress.nullable(),
  /** For those who run its channel: how far the file is that is to replace it; null for others, and if there is none. */
  replacement: VideoProgress.nullable(),
  /** Its captions, by their languages. */
  captions: z.array(CaptionFile),
  /** The picture that its author chose; null if it uses the video's poster. */
  thumbnail: Picture.nullable(),
  /** Null for a public one, as documented. */
  status: VideoVisibility.exclude(['Public']).nullable(),
  visibility: VideoVisibility,
  /** When a scheduled one becomes public; otherwise null. */
  publish_at: z.iso.datetime().nullable(),
  made_for_kids: Flag,
  /** 0: nobody can comment on it. */
  takes_comments: Flag,
  /** 1: its author lets members download it. */
  allows_download: Flag,
  /** The URL that downloads it as one file; null if the caller can't. */
  download: z.string().nullable(),
  is_nsfw: Flag,
  /** The reasons, separated by commas. */
  nsfw: z.string(),
  /** The tags, separated by commas. */
  hashtag: z.string(),
  hashtag_link: z.array(z.string()),
  /** When it was published; until then, when it was uploaded. */
  created_at: z.iso.datetime(),
  edited_at: z.iso.datetime().nullable(),
  view_count: Count,
  like_count: Count,
  dislike_count: Count,
  comment_count: Count,
  is_liked: Flag,
  is_disliked: Flag,
  is_saved: Flag,
  /** The total of all tips, in tokens. */
  tips: Amount,
  tip_count: Count,
  /** The second where the caller stopped; null if they haven't begun it, or have finished it. */
  resume_at: z.number().positive().nullable(),
  /** How far the caller was when they stopped, in percent; null if their history doesn't have it. */
  watched_percent: z.int().min(0).max(100).nullable(),
  /** Among recommended ones: the reasons for its place, the strongest first. Empty in other lists. */
  why: z.array(z.object({ reason: VideoReason, name: z.string().nullable() })),
  /** 1: it is for paying members of its channel, and the caller is none: nothing of it is here but its title. */
  is_locked: Flag,
  /** What a month costs that unlocks it, in tokens; null if it isn’t locked, or the channel takes no members. */
  join_price: Amount.nullable(),
})
export type SiteVideo = z.infer<typeof SiteVideo>

const CommaList = z.string('text_invalid').max(1000, 'list_too_long')

const TitleIn = TextIn(longestVideoTitle, 'video_title_too_long')
  .refine((title) => title !== '', 'video_text_required')
  .describe('1 to 100 characters.')
const DescriptionIn = TextIn(longestVideoDescription, 'post_too_long')
  .refine((description) => description !== '', 'video_text_required')
  .describe('1 to 5,000 characters.')

const VisibilityIn = z
  .string('visibility_invalid')
  .trim()
  .toLowerCase()
  .pipe(z.enum(['public', 'unlisted', 'members', 'private', 'scheduled', ''], 'visibility_invalid'))
  .transform((visibility) => (visibility === '' ? undefined : visibility))
  .describe('Public, Unlisted, Members, Private or Scheduled.')

/** The parts of a video that its author may leave out. */
const Said = {
  audience: z
    .union([FlagIn, z.literal('').transform(() => undefined)], 'flag_invalid')
    .optional()
    .describe('1: made for kids. Nobody comments on it, is told of it, or has it ranked for them.'),
  visibility: VisibilityIn.optional(),
  publish_at: PublishAtIn.optional().describe(
    'With Scheduled: the moment, with its time zone, at most a year ahead.',
  ),
  hashtag: CommaList.optional().describe(
    'Separated by commas. The first 5 are kept. Where it is missing, the tags in the description are taken.',
  ),
  nsfw: CommaList.optional().describe('Reasons that `nsfw` lists, separated by commas.'),
  allows_download: z
    .union([FlagIn, z.literal('').transform(() => undefined)], 'flag_invalid')
    .optional()
    .describe('1: members can download it.'),
}

export const add_video = defineCall({
  name: 'add_video',
  doc: 'Publish a video, or a picture, in a channel that the caller runs: `channel_id`, or else their own first one, which is made with their name if they have none. It appears when its file is ready.',
  auth: 'member',
  effect: 'write',
  limit: 'upload',
  topics: ['videos:{me}', 'own_channels:{me}'],
  whenNew: 'posts',
  input: z.object({
    channel_id: z
      .union([IdIn, z.literal('').transform(() => undefined)], 'id_invalid')
      .optional()
      .describe('A channel that the caller runs.'),
    title: TitleIn,
    description: DescriptionIn,
    ...Said,
    file_type: z
      .string('text_invalid')
      .max(100, 'text_too_long')
      .optional()
      .describe('Only a hint: the content decides.'),
    captions_language: CaptionLanguageIn.optional().describe(
      'Of the captions. More languages can be added by `set_video_captions`.',
    ),
  }),
  files: { file: ['image', 'video'], captions: ['captions'], thumbnail: ['image'] },
  output: z.object({ recdata: SiteVideo }),
  publishes: { texts: ['title', 'description', 'hashtag'], as: 'video:{recdata.video_id}' },
  refusals: [
    'video_without_file',
    'video_not_found',
    'channel_not_found',
    'channel_forbidden',
    'cover_without_video',
    ...fileRefusals,
  ],
  message: 'done.video_waits',
})

export const update_video = defineCall({
  name: 'update_video',
  doc: 'Change a video of a channel that the caller runs. What is missing stays as it is.',
  auth: 'member',
  effect: 'write',
  limit: 'upload',
  topics: ['video:{video_id}', 'videos:{me}'],
  input: z.object({
    video_id: IdIn,
    title: TitleIn.optional(),
    description: DescriptionIn.optional(),
    ...Said,
    removes_thumbnail: FlagIn.optional().describe('1: a frame of the video stands for it again.'),
  }),
  files: { thumbnail: ['image'] },
  output: z.object({ recdata: SiteVideo }),
  publishes: { texts: ['title', 'description', 'hashtag'], as: 'video:{recdata.video_id}' },
  refusals: ['video_not_found', 'channel_forbidden', 'cover_without_video', ...fileRefusals],
  message: 'done.video_updated',
})

export const delete_video = defineCall({
  name: 'delete_video',
  doc: 'Delete a video, as the owner of its channel or a manager. It can be restored for 30 days; then it and its file are gone.',
  auth: 'member',
  effect: 'write',
  topics: ['video:{video_id}', 'videos:{me}', 'video_feed'],
  input: z.object({ video_id: IdIn }),
  output: z.object({}),
  refusals: ['video_not_found', 'channel_forbidden'],
  message: 'done.video_deleted',
})

export const restore_video = defineCall({
  name: 'restore_video',
  doc: 'Restore a deleted video, as the owner of its channel or a manager, as long as the channel is there.',
  auth: 'member',
  effect: 'write',
  topics: ['video:{video_id}', 'videos:{me}', 'video_feed'],
  input: z.object({ video_id: IdIn }),
  output: z.object({ recdata: SiteVideo }),
  refusals: ['video_not_found', 'channel_forbidden', 'hidden_by_moderators'],
  message: 'done.video_restored',
})

const IdsIn = z
  .array(IdIn, 'video_ids_invalid')
  .min(1, 'video_ids_invalid')
  .max(mostVideosAtOnce, 'video_ids_invalid')
  .transform((ids) => [...new Set(ids)])
  .describe('1 to 50 ids.')

/** Which of several videos were changed, and which were not: they are gone, or the caller may not. */
const OfSeveral = z.object({ recdata: z.object({ video_ids: z.array(Id), refused_ids: z.array(Id) }) })

export const update_videos = defineCall({
  name: 'update_videos',
  doc: 'Say who sees several videos of channels that the caller runs.',
  auth: 'member',
  effect: 'write',
  topics: ['videos:{me}'],
  input: z.object({
    video_ids: IdsIn,
    visibility: z
      .string('visibility_invalid')
      .trim()
      .toLowerCase()
      .pipe(z.enum(['public', 'unlisted', 'members', 'private'], 'visibility_invalid'))
      .describe('Public, Unlisted, Members or Private.'),
  }),
  output: OfSeveral,
  refusals: [],
  message: 'done.videos_updated',
})

export const delete_videos = defineCall({
  name: 'delete_videos',
  doc: 'Delete several videos, as `delete_video` does.',
  auth: 'member',
  effect: 'write',
  topics: ['videos:{me}'],
  input: z.object({ video_ids: IdsIn }),
  output: OfSeveral,
  refusals: [],
  message: 'done.videos_deleted',
})

export const restore_videos = defineCall({
  name: 'restore_videos',
  doc: 'Restore several deleted videos, as `restore_video` does.',
  auth: 'member',
  effect: 'write',
  topics: ['videos:{me}'],
  input: z.object({ video_ids: IdsIn }),
  output: OfSeveral,
  refusals: [],
  message: 'done.videos_restored',
})

export const get_video = defineCall({
  name: 'get_video',
  doc: 'One video. Of one that is for paying members of its channel, others get its title and what a month costs.',
  auth: 'member',
  effect: 'read',
  replica: true,
  topics: ['video:{video_id}', 'channel:{response.channel_id}', 'own_channels:{me}'],
  input: z.object({ video_id: IdIn }),
  output: z.object({ response: SiteVideo }),
  refusals: ['video_not_found'],
})

export const video_site = defineCall({
  name: 'video_site',
  doc: 'How this site shows its videos.',
  auth: 'member',
  effect: 'read',
  topics: [],
  input: z.object({}),
  output: z.object({
    recdata: z.object({
      /** 1: visitors see public videos, too: in frames on other sites, and in feeds. */
      is_open: Flag,
    }),
  }),
  refusals: [],
})

/** Documented beside `video_id`; the video says whose it is. */
export const ChannelHint = {
  channel_id: z
    .union([IdIn, z.literal('').transform(() => undefined)], 'id_invalid')
    .optional()
    .describe('Documented, and ignored: the video says in which channel it is.'),
}

const Reactions = {
  video_id: Id,
  like_count: Count,
  dislike_count: Count,
  is_liked: Flag,
  is_disliked: Flag,
}

export const video_view = defineCall({
  name: 'video_view',
  doc: 'Tell that the caller has started a video. It counts once a day; a view of one’s own, or of what one does not see, counts nothing.',
  auth: 'member',
  effect: 'write',
  limit: 'poll',
  topics: ['watching:{me}'],
  input: z.object({
    video_id: IdIn,
    source: z
      .union([z.enum(videoSources), z.literal('').transform(() => undefined)], 'video_source_invalid')
      .optional()
      .describe('From where the caller came to it. `site`: from another site, whose `host` may be said.'),
    host: z
      .string('text_invalid')
      .trim()
      .toLowerCase()
      .max(longestSourceHost, 'text_too_long')
      .optional()
      .describe('With the source `site`: the host alone, such as example.org.'),
  }),
  output: z.object({}),
  refusals: [],
})

export const video_reaction = defineCall({
  name: 'video_reaction',
  doc: 'Like or dislike a video; the other is taken back, and the same a second time is, too.',
  auth: 'member',
  effect: 'write',
  topics: ['video:{video_id}'],
  input: z.object({
    video_id: IdIn,
    reaction: z.enum(['like', 'dislike'], 'reaction_invalid'),
    ...ChannelHint,
  }),
  output: z.object({ data: z.object(Reactions) }),
  refusals: ['video_not_found'],
})

export const video_stats = defineCall({
  name: 'video_stats',
  doc: 'The counts of a video, and how the caller has reacted to it.',
  auth: 'member',
  effect: 'read',
  replica: true,
  limit: 'poll',
  topics: ['video:{video_id}'],
  input: z.object({ video_id: IdIn, ...ChannelHint }),
  output: z.object({ data: z.object({ ...Reactions, view_count: Count, comment_count: Count }) }),
  refusals: ['video_not_found'],
})

export const video_save = defineCall({
  name: 'video_save',
  doc: 'Save a video, or remove it from the saved ones.',
  auth: 'member',
  effect: 'write',
  topics: ['video:{video_id}', 'saved:{me}'],
  input: z.object({ video_id: IdIn }),
  output: z.object({ recdata: z.object({ video_id: Id, is_saved: Flag }) }),
  refusals: ['video_not_found'],
})
