import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useReadMore } from '../../../api/use-read-more.ts'
import { LoadedRows } from '../../../shown/LoadedRows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ListPage } from '../lists/ListPage.tsx'
import { openPlaylist } from './open-playlist.ts'
import { PlaylistRow } from './PlaylistRow.tsx'
import { useOwnPlaylists } from './use-own-playlists.ts'
import classes from './Playlists.module.css'

/** Playlists of others that the member has saved; nothing without any. */
function Saved() {
  const { read, more } = useReadMore('saved_playlist_list', { limit: 48 })
  const data = read.data?.map(({ response }) => ({ recdata: response }))
  if (!data || (data.every(({ recdata }) => recdata.length === 0) && !more.isThere)) return null
  return (
    <Card aria-labelledby="saved-playlists" className={classes.part}>
      <h2 id="saved-playlists" className={classes.section}>
        <Trans>Saved from others</Trans>
      </h2>
      <LoadedRows of={{ read: { ...read, data }, more }} className={classes.rows} empty={null}>
        {(playlist) => <PlaylistRow key={playlist.playlist_id} playlist={playlist} heading="h3" />}
      </LoadedRows>
    </Card>
  )
}

/** The member's own playlists, and those of others that they have saved. */
export default function PlaylistsPage() {
  const { t } = useLingui()
  const playlists = useOwnPlaylists()
  return (
    <ListPage
      name={t`Playlists`}
      actions={
        <Button
          variant="default"
          aria-haspopup="dialog"
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          onClick={() => openPlaylist()}
        >
          <Trans>New playlist</Trans>
        </Button>
      }
    >
      <Card as="div">
        <LoadedRows
          of={playlists}
          className={classes.rows}
          empty={
            <EmptyState
              title={<Trans>No playlists yet</Trans>}
              hint={<Trans>Put videos together that belong together, for yourself or for everybody.</Trans>}
            />
          }
        >
          {(playlist) => <PlaylistRow key={playlist.playlist_id} playlist={playlist} />}
        </LoadedRows>
      </Card>
      <Saved />
    </ListPage>
  )
}
