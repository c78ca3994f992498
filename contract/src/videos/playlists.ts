import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Count } from '../shared/count.ts'
import { Flag, FlagIn } from '../shared/flag.ts'
import { Id, IdIn, MemberIdIn } from '../shared/id.ts'
import { Next, PageIn } from '../shared/page.ts'
import { longestPlaylistName } from '../shared/site-video.ts'
import { TextIn } from '../shared/text.ts'
import { SiteVideo } from './videos.ts'

/** Playlists of videos. Watch later is none of them: it is what a member saves (`video_save`). */

export const Playlist = z.object({
  playlist_id: Id,
  name: z.string(),
  is_private: Flag,
  /** Its owner. */
  user_id: Id,
  /** Those of its videos that the caller sees. */
  video_count: Count,
  /** 1: it has the video that `get_playlists` was asked about. */
  has_video: Flag,
  created_at: z.iso.datetime(),
})
export type Playlist = z.infer<typeof Playlist>

const NameIn = TextIn(longestPlaylistName, 'playlist_name_too_long')
  .refine((name) => name !== '', 'playlist_name_required')
  .describe('1 to 100 characters.')
const PrivateIn = FlagIn.optional().describe('1: only the caller sees it.')

export const get_playlists = defineCall({
  name: 'get_playlists',
  doc: 'The caller’s playlists, newest first; with `view_user_id` the public ones of that member. `video_id`: each says whether it has this video.',
  auth: 'member',
  effect: 'read',
  topics: ['watching:{me}'],
  input: z.object({ view_user_id: MemberIdIn.optional(), video_id: IdIn.optional(), ...PageIn }),
  output: z.object({ response: z.array(Playlist), next: Next }),
  refusals: [],
})

export const get_playlist = defineCall({
  name: 'get_playlist',
  doc: 'A playlist with those of its videos that the caller sees, in its order.',
  auth: 'member',
  effect: 'read',
  topics: ['watching:{me}'],
  input: z.object({ playlist_id: IdIn, ...PageIn }),
  output: z.object({ response: Playlist, videos: z.array(SiteVideo), next: Next }),
  refusals: ['playlist_not_found'],
})

export const create_playlist = defineCall({
  name: 'create_playlist',
  doc: 'Create a playlist, private unless it is said otherwise, with `video_id` as its first video. A member may have 200.',
  auth: 'member',
  effect: 'write',
  topics: ['watching:{me}'],
  input: z.object({ name: NameIn, is_private: PrivateIn, video_id: IdIn.optional() }),
  output: z.object({ recdata: Playlist }),
  refusals: ['playlist_not_found', 'too_many_playlists', 'video_not_found'],
  message: 'done.playlist_created',
})

export const update_playlist = defineCall({
  name: 'update_playlist',
  doc: 'Rename the caller’s own playlist, or change who sees it. What is missing stays as it is.',
  auth: 'member',
  effect: 'write',
  topics: ['watching:{me}'],
  input: z.object({ playlist_id: IdIn, name: NameIn.optional(), is_private: PrivateIn }),
  output: z.object({ recdata: Playlist }),
  refusals: ['playlist_not_found'],
  message: 'done.playlist_updated',
})

export const delete_playlist = defineCall({
  name: 'delete_playlist',
  doc: 'Delete the caller’s own playlist. It can be restored for 30 days.',
  auth: 'member',
  effect: 'write',
  topics: ['watching:{me}'],
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
  topics: ['watching:{me}'],
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
  topics: ['watching:{me}'],
  input: z.object({ playlist_id: IdIn, video_id: IdIn }),
  output: z.object({ recdata: z.object({ playlist_id: Id, ...Toggled }) }),
  refusals: ['playlist_not_found', 'playlist_full', 'video_not_found'],
})

export const move_playlist_video = defineCall({
  name: 'move_playlist_video',
  doc: 'Move a video within the caller’s own playlist: before `before_video_id`, or to the end.',
  auth: 'member',
  effect: 'write',
  topics: ['watching:{me}'],
  input: z.object({
    playlist_id: IdIn,
    video_id: IdIn,
    before_video_id: z.union([IdIn, z.literal('').transform(() => undefined)], 'id_invalid').optional(),
  }),
  output: z.object({}),
  refusals: ['playlist_not_found', 'video_not_found'],
})
