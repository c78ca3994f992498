import type { Playlist } from '@commons/contract/videos/playlists.ts'
import { Plural, Trans } from '@lingui/react/macro'
import { useSession } from '../../../api/session.ts'

/** How many videos a playlist has, and who sees it, or for others whose it is. */
export function PlaylistFacts({ of: { video_count, visibility, user_id, username } }: { of: Playlist }) {
  const isOwn = useSession()?.id === user_id
  return (
    <>
      <Plural value={video_count} one="# video" other="# videos" /> ·{' '}
      {!isOwn ? (
        <bdi>@{username}</bdi>
      ) : visibility === 'Private' ? (
        <Trans context="a playlist">Private</Trans>
      ) : visibility === 'Unlisted' ? (
        <Trans context="a playlist">Unlisted</Trans>
      ) : (
        <Trans context="a playlist">Public</Trans>
      )}
    </>
  )
}
