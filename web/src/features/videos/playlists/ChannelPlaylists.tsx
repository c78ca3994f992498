import { Trans } from '@lingui/react/macro'
import { useReadMore } from '../../../api/use-read-more.ts'
import { LoadedRows } from '../../../shown/LoadedRows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { VisuallyHidden } from '../../../ui/words/VisuallyHidden.tsx'
import { PlaylistRow } from './PlaylistRow.tsx'
import classes from './Playlists.module.css'

/** The public playlists of a channel's owner. */
export default function ChannelPlaylists({ ownerId }: { ownerId: number }) {
  const { read, more } = useReadMore('get_playlists', { view_user_id: ownerId, limit: 24 })
  // To their owner, the call answers all of them.
  const data = read.data?.map(({ response }) => ({
    recdata: response.filter(({ visibility }) => visibility === 'Public'),
  }))
  return (
    <Card aria-labelledby="channel-playlists">
      <VisuallyHidden as="h2">
        <span id="channel-playlists">
          <Trans>Playlists</Trans>
        </span>
      </VisuallyHidden>
      <LoadedRows
        of={{ read: { ...read, data }, more }}
        className={classes.rows}
        empty={
          <EmptyState
            title={<Trans>No playlists yet</Trans>}
            hint={<Trans>Public playlists of the channel's owner show up here.</Trans>}
          />
        }
      >
        {(playlist) => <PlaylistRow key={playlist.playlist_id} playlist={playlist} heading="h3" />}
      </LoadedRows>
    </Card>
  )
}
