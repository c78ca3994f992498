import type { Playlist } from '@commons/contract/videos/playlists.ts'
import { Plural, Trans } from '@lingui/react/macro'

/** How many videos a playlist has, and who sees it. */
export function PlaylistFacts({ of: { video_count, is_private } }: { of: Playlist }) {
  return (
    <>
      <Plural value={video_count} one="# video" other="# videos" /> ·{' '}
      {is_private === 1 ? (
        <Trans context="a playlist">Private</Trans>
      ) : (
        <Trans context="a playlist">Public</Trans>
      )}
    </>
  )
}
