import type { Playlist } from '@commons/contract/videos/playlists.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconPlaylist, IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { paths } from '../../../paths.ts'
import { LoadedRows } from '../../../shown/LoadedRows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ListPage } from '../lists/ListPage.tsx'
import { openPlaylist } from './open-playlist.ts'
import { PlaylistFacts } from './PlaylistFacts.tsx'
import { useOwnPlaylists } from './use-own-playlists.ts'
import classes from './Playlists.module.css'

function PlaylistRow({ playlist }: { playlist: Playlist }) {
  return (
    <li className={classes.row}>
      <IconPlaylist size={24} stroke={1.75} aria-hidden="true" />
      <div className={classes.words}>
        <h2 className={classes.title}>
          <Link to={paths.playlist(playlist.playlist_id)} className={classes.link}>
            <bdi className={classes.name}>{playlist.name}</bdi>
          </Link>
        </h2>
        <p className={classes.facts}>
          <PlaylistFacts of={playlist} />
        </p>
      </div>
    </li>
  )
}

/** The member's own playlists. */
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
    </ListPage>
  )
}
