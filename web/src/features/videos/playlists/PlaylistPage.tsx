import type { Playlist } from '@commons/contract/videos/playlists.ts'
import type { SiteVideo } from '@commons/contract/videos/videos.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconPencil, IconPlaylistX, IconTrash } from '@tabler/icons-react'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useSession } from '../../../api/session.ts'
import { useWrite } from '../../../api/use-call.ts'
import { useReadMore } from '../../../api/use-read-more.ts'
import { paths } from '../../../paths.ts'
import { ActionButton } from '../../../ui/actions/ActionButton.tsx'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ListPage } from '../lists/ListPage.tsx'
import { LoadedVideos } from '../lists/LoadedVideos.tsx'
import { useInPlaylist } from './in-playlist.ts'
import { MoveMenu } from './MoveMenu.tsx'
import { openPlaylist } from './open-playlist.ts'
import { PlaylistFacts } from './PlaylistFacts.tsx'

function Remove({ video: { video_id, title }, from }: { video: SiteVideo; from: Playlist }) {
  const { t } = useLingui()
  const { name, playlist_id } = from
  const { isIn, toggle } = useInPlaylist(video_id, { playlist_id, has_video: 1 })
  return (
    <ActionButton
      label={t`Remove ${title} from ${name}`}
      tip={t`Remove`}
      icon={<IconPlaylistX size={20} stroke={1.75} />}
      disabled={!isIn}
      onClick={toggle}
    />
  )
}

function Actions({ playlist }: { playlist: Playlist }) {
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

function Absent() {
  const { t } = useLingui()
  return (
    <ListPage name={t`Not found`}>
      <Card as="div">
        <EmptyState
          title={<Trans>We can't find this playlist</Trans>}
          hint={<Trans context="a playlist">It was deleted, or you don't have access to it.</Trans>}
          action={
            <Button component={Link} to={paths.playlists()} variant="light">
              <Trans>Look at your playlists</Trans>
            </Button>
          }
        />
      </Card>
    </ListPage>
  )
}

function PlaylistOf({ id }: { id: number }) {
  const { t } = useLingui()
  const me = useSession()?.id
  const { read, more } = useReadMore('get_playlist', { playlist_id: id, limit: 24 })
  const playlist = read.data?.[0]?.response
  const videos = read.data?.flatMap((page) => page.videos)
  if (read.error?.refusal === 'playlist_not_found') return <Absent />
  const isOwn = playlist?.user_id === me
  return (
    <ListPage
      name={playlist?.name ?? t`Playlist`}
      hint={playlist && <PlaylistFacts of={playlist} />}
      actions={playlist && isOwn && <Actions playlist={playlist} />}
    >
      <LoadedVideos
        heading="h2"
        read={{ ...read, data: videos }}
        more={more}
        renderAction={(video) =>
          playlist &&
          isOwn && (
            <>
              <MoveMenu playlistId={id} video={video} videos={videos ?? []} hasMore={more.isThere} />
              <Remove video={video} from={playlist} />
            </>
          )
        }
        empty={
          <EmptyState
            title={<Trans>No videos in it yet</Trans>}
            hint={isOwn && <Trans>Add videos with “Save to playlist” in their menus.</Trans>}
          />
        }
      />
    </ListPage>
  )
}

/** A playlist with its videos. */
export default function PlaylistPage() {
  const { playlistId = '' } = useParams({ strict: false })
  return /^[1-9][0-9]{0,15}$/.test(playlistId) ? <PlaylistOf id={Number(playlistId)} /> : <Absent />
}
