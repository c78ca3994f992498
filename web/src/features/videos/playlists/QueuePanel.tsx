import type { PlaylistEntry } from '@commons/contract/videos/playlists.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMediaQuery } from '@mantine/hooks'
import {
  IconArrowsShuffle,
  IconChevronDown,
  IconEyeOff,
  IconPlayerPlayFilled,
  IconRepeat,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { paths } from '../../../paths.ts'
import { ActionButton } from '../../../ui/actions/ActionButton.tsx'
import { VisuallyHidden } from '../../../ui/words/VisuallyHidden.tsx'
import { Poster } from '../card/Poster.tsx'
import type { WatchedQueue } from './use-queue.ts'
import classes from './QueuePanel.module.css'

function Row({
  entry,
  number,
  queue,
  isShown,
}: {
  entry: PlaylistEntry
  number: number
  queue: WatchedQueue
  isShown: boolean
}) {
  const { video } = entry
  if (!video)
    return (
      <li className={classes.row}>
        <span className={classes.place}>{number}</span>
        <span className={classes.blank}>
          <IconEyeOff size={18} stroke={1.5} aria-hidden="true" />
        </span>
        <span className={classes.unavailable}>
          <Trans>Unavailable video</Trans>
        </span>
      </li>
    )
  return (
    <li className={classes.row} data-shown={isShown || undefined}>
      <span className={classes.place} aria-hidden="true">
        {isShown ? <IconPlayerPlayFilled size={14} /> : number}
      </span>
      <span className={classes.picture}>
        <Poster video={video} />
      </span>
      <div className={classes.words}>
        <Link to={paths.video(video.video_id)} search={queue.search} className={classes.link}>
          <bdi>{video.title}</bdi>
        </Link>
        <p className={classes.facts}>
          <bdi>{video.channel_name}</bdi>
        </p>
      </div>
    </li>
  )
}

/** The playlist beside the video that is watched in it. */
export function QueuePanel({ queue, videoId }: { queue: WatchedQueue; videoId: number }) {
  const { t } = useLingui()
  const isWide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false })
  const list = useRef<HTMLOListElement>(null)
  const { playlist, entries, videos, at, next, isShuffled, isLooped } = queue
  const [place, all] = [at + 1, videos.length]
  const title = next?.title
  const order = entries.map((entry) => entry.place).join()

  // Within the panel only: the page stays where it is.
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[data-shown]')
    if (list.current && row) list.current.scrollTop = row.offsetTop - 8
  }, [videoId, order])

  return (
    <details className={classes.panel} open={isWide} aria-label={t`Playlist`}>
      <summary className={classes.head}>
        <span className={classes.words}>
          <span className={classes.name}>
            <bdi>{playlist.name}</bdi>
          </span>
          <span className={classes.facts}>
            {at === -1 ? (
              <bdi>@{playlist.username}</bdi>
            ) : (
              <Trans>
                {place} of {all}
              </Trans>
            )}
            {title !== undefined && (
              <>
                {' · '}
                <Trans>Next: {title}</Trans>
              </>
            )}
          </span>
        </span>
        <IconChevronDown size={20} className={classes.arrow} aria-hidden="true" />
      </summary>
      <div className={classes.tools}>
        {all > 1 && (
          <>
            <ActionButton
              label={t`Shuffle`}
              tip={t`Shuffle`}
              pressed={isShuffled}
              icon={<IconArrowsShuffle size={20} stroke={1.75} aria-hidden="true" />}
              onClick={() => queue.shuffle()}
            />
            <ActionButton
              label={t`Repeat the playlist`}
              tip={t`Repeat`}
              pressed={isLooped}
              icon={<IconRepeat size={20} stroke={1.75} aria-hidden="true" />}
              onClick={() => queue.loop()}
            />
          </>
        )}
        <Link to={paths.playlist(playlist.playlist_id)} className={classes.whole}>
          <Trans>Open playlist</Trans>
        </Link>
      </div>
      <VisuallyHidden as="h2">
        <bdi>{playlist.name}</bdi>
      </VisuallyHidden>
      <ol ref={list} className={classes.rows}>
        {entries.map((entry, nth) => (
          <Row
            key={entry.place}
            entry={entry}
            number={nth + 1}
            queue={queue}
            isShown={entry.video?.video_id === videoId}
          />
        ))}
      </ol>
    </details>
  )
}
