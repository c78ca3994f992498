/** Pages of playlists as sent on the wire. */
import type { Playlist } from '@commons/contract/videos/playlists.ts'
import { nextOf, type Page } from '../../../platform/call/page.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import type { ListedPlaylistRow } from './playlists.queries.ts'
import { playlistShape } from './playlists.shape.ts'

export function playlistsPage(
  rows: readonly ListedPlaylistRow[],
  { viewer, page }: { readonly viewer: Viewer; readonly page: Page },
): { response: Playlist[]; next?: string } {
  const cursors = rows.map(({ at }) => at)
  return { response: rows.map((row) => playlistShape(row, viewer)), ...nextOf(cursors, page) }
}
