import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Count } from '../shared/count.ts'
import { Flag } from '../shared/flag.ts'
import { Id, IdIn, MemberIdIn } from '../shared/id.ts'
import { Next, PageIn } from '../shared/page.ts'
import { Picture } from '../shared/picture.ts'
import { longestPlaylistName } from '../shared/site-video.ts'
import { TextIn } from '../shared/text.ts'
import { Video } from '../shared/video.ts'
import { SiteVideo, VideoVisibility } from './videos.ts'

declare module '../call.ts' {
  interface TopicKinds {
    /** A member's own playlists, and those that they have saved. */
    playlists: true
  }
}

/** Playlists of videos. Watch later is none of them: it is what a member saves (`video_save`). */

/** Public: every member. Unlisted: every member who has the address, and in no list. Private: its owner. */
export const PlaylistVisibility = VideoVisibility.extract(['Public', 'Unlisted', 'Private'])
export type PlaylistVisibility = z.infer<typeof PlaylistVisibility>

export const Playlist = z.object({
  playlist_id: Id,
  name: z.string(),
  visibility: PlaylistVisibility,
  /** Its owner. */
  user_id: Id,
  username: z.string(),
  /** Those of its videos that the caller sees. */
  video_count: Count,
  /** The picture of the first public one of them; null without one. */
  cover: Picture.nullable(),
  /** 1: it has the video that `get_playlists` was asked about. */
  has_video: Flag,
  /** 1: the caller has saved it, which is another member’s. */
  is_saved: Flag,
  created_at: z.iso.datetime(),
})
export type Playlist = z.infer<typeof Playlist>

/** A video as a playlist shows it. */
export const PlaylistVideo = SiteVideo.pick({
  video_id: true,
  channel_id: true,
  channel_name: true,
  user_id: true,
  title: true,
  thumbnail: true,
  picture: true,
  is_nsfw: true,
  nsfw: true,
  view_count: true,
  created_at: true,
  watched_percent: true,
}).extend({ video: Video.pick({ seconds: true, poster: true }).nullable() })
export type PlaylistVideo = z.infer<typeof PlaylistVideo>

export const PlaylistEntry = z.object({
  /** Rises within the playlist. */
  place: z.int().positive(),
  /** Of one that the caller doesn’t see, only its owner is told the id, to take it out. */
  video_id: Id.nullable(),
  /** Null where the caller doesn’t see it. */
  video: PlaylistVideo.nullable(),
})
export type PlaylistEntry = z.infer<typeof PlaylistEntry>

const NameIn = TextIn(longestPlaylistName, 'playlist_name_too_long')
  .refine((name) => name !== '', 'playlist_name_required')
  .describe('1 to 100 characters.')
const VisibilityIn = z
  .string('playlist_visibility_invalid')
  .trim()
  .toLowerCase()
  .pipe(z.enum(['public', 'unlisted', 'private'], 'playlist_visibility_invalid'))
  .optional()
  .describe('Public, Unlisted or Private.')

const List = z.object({ response: z.array(Playlist), next: Next })

export const get_playlists = defineCall({
  name: 'get_playlists',
  doc: 'The caller’s playlists, newest first; with `view_user_id` the public ones of that member. `video_id`: each says whether it has this video.',
  auth: 'member',
  effect: 'read',
  replica: true,
  topics: ['playlists:{me}'],
  input: z.object({ view_user_id: MemberIdIn.optional(), video_id: IdIn.optional(), ...PageIn }),
  output: List,
  refusals: [],
})

export const get_playlist = defineCall({
  name: 'get_playlist',
  doc: 'A playlist with all its entries, in its order. What the caller doesn’t see of it is there as an entry without a video.',
  auth: 'member',
  effect: 'read',
  replica: true,
  topics: ['playlists:{me}'],
  input: z.object({ playlist_id: IdIn }),
  output: z.object({ response: Playlist, entries: z.array(PlaylistEntry) }),
  refusals: ['playlist_not_found'],
})

export const create_playlist = defineCall({
  name: 'create_playlist',
  doc: 'Create a playlist, private unless it is said otherwise, with `video_id` as its first video. A member may have 200.',
  auth: 'member',
  effect: 'write',
  topics: ['playlists:{me}'],
  input: z.object({ name: NameIn, visibility: VisibilityIn, video_id: IdIn.optional() }),
  output: z.object({ recdata: Playlist }),
  publishes: { texts: ['name'], as: 'member:{me}' },
  refusals: ['playlist_not_found', 'too_many_playlists', 'video_not_found'],
  message: 'done.playlist_created',
})

export const update_playlist = defineCall({
  name: 'update_playlist',
  doc: 'Rename the caller’s own playlist, or change who sees it. What is missing stays as it is.',
  auth: 'member',
  effect: 'write',
  topics: ['playlists:{me}'],
  input: z.object({ playlist_id: IdIn, name: NameIn.optional(), visibility: VisibilityIn }),
  output: z.object({ recdata: Playlist }),
  publishes: { texts: ['name'], as: 'member:{me}' },
  refusals: ['playlist_not_found'],
  message: 'done.playlist_updated',
})

export const delete_playlist = defineCall({
  name: 'delete_playlist',
  doc: 'Delete the caller’s own playlist. It can be restored for 30 days.',
  auth: 'member',
  effect: 'write',
  topics: ['playlists:{me}'],
  input: z.object({ playlist_id: IdIn }),
  output: z.object({}),
  refusals: ['playlist_not_found'],
  message: 'done.playlist_deleted',
})

export const restore_playlist = defineCall({
  name: 'restore_playlist',
  doc: 'Restore the caller’s own deleted playlist.',
  auth: 'member',
  effect: 'write',
  topics: ['playlists:{me}'],
  input: z.object({ playlist_id: IdIn }),
  output: z.object({ recdata: Playlist }),
  refusals: ['playlist_not_found'],
  message: 'done.playlist_restored',
})

const Toggled = { video_id: Id, has_video: Flag, video_count: Count }

export const toggle_playlist_video = defineCall({
  name: 'toggle_playlist_video',
  doc: 'Put a video at the end of the caller’s own playlist, or take it out. A playlist has at most 500.',
  auth: 'member',
  effect: 'write',
  topics: ['playlists:{me}'],
  input: z.object({ playlist_id: IdIn, video_id: IdIn }),
  output: z.object({ recdata: z.object({ playlist_id: Id, ...Toggled }) }),
  refusals: ['playlist_not_found', 'playlist_full', 'video_not_found'],
})

export const move_playlist_video = defineCall({
  name: 'move_playlist_video',
  doc: 'Move a video within the caller’s own playlist: before `before_video_id`, or to the end.',
  auth: 'member',
  effect: 'write',
  topics: ['playlists:{me}'],
  input: z.object({
    playlist_id: IdIn,
    video_id: IdIn,
    before_video_id: z.union([IdIn, z.literal('').transform(() => undefined)], 'id_invalid').optional(),
  }),
  output: z.object({}),
  refusals: ['playlist_not_found', 'video_not_found'],
})

export const playlist_save = defineCall({
  name: 'playlist_save',
  doc: 'Keep another member’s playlist beside one’s own; a second time takes it back. It stays theirs: the caller sees it as long as it is shown to them.',
  auth: 'member',
  effect: 'write',
  topics: ['playlists:{me}'],
  input: z.object({ playlist_id: IdIn }),
  output: z.object({ recdata: z.object({ playlist_id: Id, is_saved: Flag }) }),
  refusals: ['playlist_not_found', 'not_oneself'],
})

export const saved_playlist_list = defineCall({
  name: 'saved_playlist_list',
  doc: 'The playlists of others that the caller has saved and can still see, latest saved first.',
  auth: 'member',
  effect: 'read',
  replica: true,
  topics: ['playlists:{me}'],
  input: z.object(PageIn),
  output: List,
  refusals: [],
})
