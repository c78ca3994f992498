/** Putting a video into a playlist and taking it out. */
import { flag } from '@commons/contract/shared/flag.ts'
import type { Tx } from '../../../platform/db/prepared.ts'
import { findPlaylist, lockPlaylist, toggleInPlaylist } from './playlists.queries.ts'

interface Toggling {
  readonly tx: Tx
  readonly member: { readonly id: number }
  refuse(refusal: 'playlist_not_found' | 'playlist_full' | 'video_not_found'): never
}

export async function toggleVideo({ tx, member, refuse }: Toggling, playlist: number, video: number) {
  if (!(await lockPlaylist(tx, member.id, playlist))) refuse('playlist_not_found')
  const toggled = await toggleInPlaylist(tx, member.id, playlist, video)
  if (toggled === 'unseen') refuse('video_not_found')
  if (toggled === 'full') refuse('playlist_full')
  const row = (await findPlaylist(tx, member.id, playlist)) ?? refuse('playlist_not_found')
  return {
    playlist_id: playlist,
    video_id: video,
    has_video: flag(toggled === 'added'),
    video_count: row.videos,
  }
}
