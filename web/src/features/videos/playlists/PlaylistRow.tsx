import type { Playlist } from '@commons/contract/videos/playlists.ts'
import { IconPlaylist } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { paths } from '../../../paths.ts'
import { useDeviceSetting } from '../../../ui/device-settings.ts'
import { renditions } from '../../../ui/pictures/PictureView.tsx'
import { PlaylistFacts } from './PlaylistFacts.tsx'
import classes from './Playlists.module.css'

function Cover({ of: cover }: { of: NonNullable<Playlist['cover']> }) {
  const [dataSaver] = useDeviceSetting('dataSaver')
  const sources = renditions(cover.sources, dataSaver === 'on', 320)
  return (
    <img
      className={classes.still}
      src={sources.at(0)?.url}
      srcSet={sources.map(({ url, width }) => `${url} ${width}w`).join(', ')}
      sizes="152px"
      alt=""
      loading="lazy"
      decoding="async"
    />
  )
}

/** A playlist in a list. The whole row leads to it. */
export function PlaylistRow({
  playlist,
  heading: Heading = 'h2',
}: {
  playlist: Playlist
  heading?: 'h2' | 'h3'
}) {
  return (
    <li className={classes.row}>
      <span className={classes.cover}>
        {playlist.cover ? (
          <Cover of={playlist.cover} />
        ) : (
          <IconPlaylist size={28} stroke={1.5} aria-hidden="true" />
        )}
        <span className={classes.count} aria-hidden="true">
          <IconPlaylist size={14} />
          {playlist.video_count}
        </span>
      </span>
      <div className={classes.words}>
        <Heading className={classes.title}>
          <Link to={paths.playlist(playlist.playlist_id)} className={classes.link}>
            <bdi className={classes.name}>{playlist.name}</bdi>
          </Link>
        </Heading>
        <p className={classes.facts}>
          <PlaylistFacts of={playlist} />
        </p>
      </div>
    </li>
  )
}
