import type { Playlist, PlaylistEntry } from '@commons/contract/videos/playlists.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconEyeOff, IconGripVertical, IconPlaylistX } from '@tabler/icons-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { ActionButton } from '../../../ui/actions/ActionButton.tsx'
import { useDragOrder } from '../../../ui/layout/use-drag-order.ts'
import { VisuallyHidden } from '../../../ui/words/VisuallyHidden.tsx'
import { VideoCard } from '../card/VideoCard.tsx'
import { useInPlaylist } from './in-playlist.ts'
import { MoveMenu } from './MoveMenu.tsx'
import classes from './PlaylistEntries.module.css'
import { useOrder } from './use-order.ts'

function Remove({ videoId, title, from }: { videoId: number; title: string; from: Playlist }) {
  const { t } = useLingui()
  const { name, playlist_id } = from
  const { isIn, toggle } = useInPlaylist(videoId, { playlist_id, has_video: 1 })
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

/** A video of a playlist, or that there is one which the viewer doesn't see. */
function Entry({ entry: { video }, search }: { entry: PlaylistEntry; search: { list: string } }) {
  if (video) return <VideoCard video={video} heading="h2" search={search} isRow />
  return (
    <p className={classes.unavailable}>
      <span className={classes.blank}>
        <IconEyeOff size={22} stroke={1.5} aria-hidden="true" />
      </span>
      <Trans>Unavailable video</Trans>
    </p>
  )
}

interface EntriesProps {
  playlist: Playlist
  entries: readonly PlaylistEntry[]
}

/** The videos of a playlist, each of which is watched within it. */
export function PlaylistEntries({ playlist, entries }: EntriesProps) {
  const search = { list: String(playlist.playlist_id) }
  return (
    <ol className={classes.rows}>
      {entries.map((entry, nth) => (
        <li key={entry.place} className={classes.row}>
          <span className={classes.place}>{nth + 1}</span>
          <div className={classes.video}>
            <Entry entry={entry} search={search} />
          </div>
        </li>
      ))}
    </ol>
  )
}

/** The same for the playlist's owner, who moves and removes them. */
export function OwnEntries({ playlist, entries: read, readAt }: EntriesProps & { readAt: number }) {
  const { t } = useLingui()
  const list = useRef<HTMLOListElement>(null)
  const [focused, setFocused] = useState<number>()
  const [said, setSaid] = useState('')
  const { entries, move, keep } = useOrder(playlist.playlist_id, read, readAt)
  const search = { list: String(playlist.playlist_id) }
  const all = entries.length
  const nameOf = ({ video }: PlaylistEntry) => video?.title ?? t`Unavailable video`

  function moveTo(id: number, place: number) {
    const order = move(id, place)
    const entry = order[place]
    const name = entry ? nameOf(entry) : ''
    const number = place + 1
    setSaid(t`${name}: place ${number} of ${all}`)
    return order
  }
  const drag = useDragOrder(list, all, { onMove: moveTo, onDrop: (id) => keep(id, entries) })

  // A row that moves within the page loses the focus.
  useLayoutEffect(() => {
    if (focused === undefined) return
    list.current?.querySelector<HTMLElement>(`[data-entry="${focused}"] [aria-haspopup=menu]`)?.focus()
    setFocused(undefined)
  }, [focused])

  return (
    <>
      <ol ref={list} className={classes.rows}>
        {entries.map((entry, place) => {
          const { video_id: id } = entry
          if (id === null) return null
          const name = nameOf(entry)
          return (
            <li
              key={id}
              className={classes.row}
              data-entry={id}
              data-dragged={drag.dragged === id || undefined}
            >
              {all > 1 ? (
                <span className={classes.handle} aria-hidden="true" {...drag.handle(id, place)}>
                  <IconGripVertical size={20} />
                </span>
              ) : (
                <span className={classes.place} />
              )}
              <div className={classes.video}>
                <Entry entry={entry} search={search} />
              </div>
              <div className={classes.tools}>
                <MoveMenu
                  title={name}
                  place={place}
                  count={all}
                  onMove={(to) => {
                    keep(id, moveTo(id, to))
                    setFocused(id)
                  }}
                />
                <Remove videoId={id} title={name} from={playlist} />
              </div>
            </li>
          )
        })}
      </ol>
      <div role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
    </>
  )
}
