import type { PlaylistEntry } from '@commons/contract/videos/playlists.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link, useParams } from '@tanstack/react-router'
import { useSession } from '../../../api/session.ts'
import { useRead } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { clock } from '../../../ui/video/media-time.ts'
import { ListPage } from '../lists/ListPage.tsx'
import { PlaylistActions } from './PlaylistActions.tsx'
import { OwnEntries, PlaylistEntries } from './PlaylistEntries.tsx'
import { PlaylistFacts } from './PlaylistFacts.tsx'
import classes from './Playlists.module.css'

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

const lengthOf = (entries: readonly PlaylistEntry[]) =>
  entries.reduce((sum, { video }) => sum + (video?.video?.seconds ?? 0), 0)

function PlaylistOf({ id }: { id: number }) {
  const { t } = useLingui()
  const me = useSession()?.id
  const { data, error, isPaused, refetch, dataUpdatedAt } = useRead('get_playlist', { playlist_id: id })
  if (error?.refusal === 'playlist_not_found') return <Absent />
  const playlist = data?.response
  const length = lengthOf(data?.entries ?? [])
  return (
    <ListPage
      name={playlist?.name ?? t`Playlist`}
      hint={
        playlist && (
          <>
            {playlist.user_id === me ? (
              <PlaylistFacts of={playlist} />
            ) : (
              <Link to={paths.timeline(playlist.user_id)} className={classes.owner}>
                <PlaylistFacts of={playlist} />
              </Link>
            )}
            {length > 0 && ` · ${clock(length)}`}
          </>
        )
      }
      actions={data && <PlaylistActions playlist={data.response} entries={data.entries} />}
    >
      <Card as="div">
        <Loaded read={{ data, error: data ? null : error, isPaused, refetch }}>
          {({ response, entries }) => {
            const isOwn = response.user_id === me
            if (entries.length === 0)
              return (
                <EmptyState
                  title={<Trans>No videos in it yet</Trans>}
                  hint={isOwn && <Trans>Add videos with “Save to playlist” in their menus.</Trans>}
                />
              )
            return isOwn ? (
              <OwnEntries playlist={response} entries={entries} readAt={dataUpdatedAt} />
            ) : (
              <PlaylistEntries playlist={response} entries={entries} />
            )
          }}
        </Loaded>
      </Card>
    </ListPage>
  )
}

/** A playlist with its videos. */
export default function PlaylistPage() {
  const { playlistId = '' } = useParams({ strict: false })
  return /^[1-9][0-9]{0,15}$/.test(playlistId) ? <PlaylistOf id={Number(playlistId)} /> : <Absent />
}
