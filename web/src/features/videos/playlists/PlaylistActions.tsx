import type { Playlist, PlaylistEntry } from '@commons/contract/videos/playlists.ts'
import { t as say } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import {
  IconArrowsShuffle,
  IconBookmark,
  IconBookmarkFilled,
  IconPencil,
  IconPlayerPlayFilled,
  IconShare3,
  IconTrash,
} from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { call } from '../../../api/call.ts'
import { useSession } from '../../../api/session.ts'
import { toggle, useToggle } from '../../../api/toggle.ts'
import { useWrite } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import { share } from '../../../ui/share/share.ts'
import { openPlaylist } from './open-playlist.ts'
import { orderedBy, shuffledFrom } from './queue.ts'

const saves = toggle<number, boolean>({
  send: async (playlist_id) => (await call('playlist_save', { playlist_id })).recdata.is_saved === 1,
  changes: (playlist_id) => ['playlist_save', { playlist_id }],
  done: (saved) => (saved ? say`Saved to your playlists` : say`Removed from your playlists`),
  canUndo: (saved) => !saved,
})

function Save({ playlist: { playlist_id, is_saved } }: { playlist: Playlist }) {
  const { value: saved, want } = useToggle(saves, playlist_id, is_saved === 1)
  const Icon = saved ? IconBookmarkFilled : IconBookmark
  return (
    <Button
      variant="default"
      aria-pressed={saved}
      leftSection={<Icon size={18} aria-hidden="true" />}
      onClick={() => void want(!saved)}
    >
      {saved ? <Trans context="a playlist">Saved</Trans> : <Trans context="a playlist">Save</Trans>}
    </Button>
  )
}

function Own({ playlist }: { playlist: Playlist }) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const navigate = useNavigate()
  const { playlist_id, name } = playlist
  const restore = useWrite('restore_playlist')
  const remove = useWrite('delete_playlist', {
    onDone: () => void navigate({ to: paths.playlists(), replace: true }),
    undo: () => restore.mutate({ playlist_id }),
  })
  const ask = async () => {
    if (await confirm(t`Are you sure to delete this.`, { about: name, destructive: true }))
      remove.mutate({ playlist_id })
  }
  return (
    <>
      <Button
        variant="default"
        aria-haspopup="dialog"
        leftSection={<IconPencil size={18} aria-hidden="true" />}
        onClick={() => openPlaylist({ playlist })}
      >
        <Trans>Edit</Trans>
      </Button>
      <Button
        variant="default"
        loading={remove.isPending}
        leftSection={<IconTrash size={18} aria-hidden="true" />}
        onClick={() => void ask()}
      >
        <Trans>Delete</Trans>
      </Button>
    </>
  )
}

/** Links that play a playlist from its beginning, or shuffled. */
function Play({ playlist, entries }: { playlist: Playlist; entries: readonly PlaylistEntry[] }) {
  const navigate = useNavigate()
  const list = String(playlist.playlist_id)
  const videos = entries.flatMap(({ video }) => video ?? [])
  const [first] = videos
  if (!first) return null
  const shuffled = () => {
    const from = videos[Math.floor(Math.random() * videos.length)] ?? first
    const shuffle = shuffledFrom(from.video_id)
    const [begin] = orderedBy(entries, shuffle)
    const id = begin?.video_id ?? from.video_id
    void navigate({ to: paths.video(id), search: { list, shuffle } })
  }
  return (
    <>
      <Button
        leftSection={<IconPlayerPlayFilled size={18} aria-hidden="true" />}
        renderRoot={(root) => <Link {...root} to={paths.video(first.video_id)} search={{ list }} />}
      >
        <Trans>Play all</Trans>
      </Button>
      {videos.length > 1 && (
        <Button
          variant="default"
          leftSection={<IconArrowsShuffle size={18} aria-hidden="true" />}
          onClick={shuffled}
        >
          <Trans>Shuffle</Trans>
        </Button>
      )}
    </>
  )
}

/** What can be done with a whole playlist. */
export function PlaylistActions({
  playlist,
  entries,
}: {
  playlist: Playlist
  entries: readonly PlaylistEntry[]
}) {
  const me = useSession()?.id
  const isOwn = playlist.user_id === me
  const toShare = () =>
    void share({
      link: new URL(`/#${paths.playlist(playlist.playlist_id)}`, location.origin).href,
      title: <Trans>Share this playlist</Trans>,
      note: <Trans>People who open the link need to log in first.</Trans>,
    })
  return (
    <>
      <Play playlist={playlist} entries={entries} />
      {!isOwn && <Save playlist={playlist} />}
      {playlist.visibility !== 'Private' && (
        <Button
          variant="default"
          aria-haspopup="dialog"
          leftSection={<IconShare3 size={18} aria-hidden="true" />}
          onClick={toShare}
        >
          <Trans>Share</Trans>
        </Button>
      )}
      {isOwn && <Own playlist={playlist} />}
    </>
  )
}
