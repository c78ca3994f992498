import type { Playlist } from '@commons/contract/videos/playlists.ts'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { LoadedRows } from '../../../shown/LoadedRows.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { useInPlaylist } from './in-playlist.ts'
import { openPlaylist } from './open-playlist.ts'
import { useOwnPlaylists } from './use-own-playlists.ts'
import classes from './Playlists.module.css'

function Choice({ playlist, videoId }: { playlist: Playlist; videoId: number }) {
  const { isIn, toggle } = useInPlaylist(videoId, playlist)
  return (
    <li>
      <label className={form.choice}>
        <input type="checkbox" checked={isIn} onChange={toggle} />
        <bdi className={classes.name}>{playlist.name}</bdi>
      </label>
    </li>
  )
}

/** Puts a video in the member's playlists, and takes it out. */
export default function SaveDialog({ videoId, onClose }: { videoId: number; onClose: () => void }) {
  const playlists = useOwnPlaylists(videoId)
  return (
    <Dialog opened title={<Trans>Save to playlist</Trans>} size="small" onClose={onClose}>
      <div className={form.form}>
        <LoadedRows
          of={playlists}
          className={classes.choices}
          empty={
            <p className={form.note}>
              <Trans>You have no playlists yet.</Trans>
            </p>
          }
        >
          {(playlist) => <Choice key={playlist.playlist_id} playlist={playlist} videoId={videoId} />}
        </LoadedRows>
        <div className={form.actions}>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            onClick={() => openPlaylist({ videoId })}
          >
            <Trans>New playlist</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
