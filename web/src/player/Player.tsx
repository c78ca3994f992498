/**
 * The player of a video that has a page of its own. The page renders it where the video belongs:
 *
 *     <Player
 *       name={`video ${id}`}
 *       title={title}
 *       address={paths.video(id)}
 *       viewer={session?.id}
 *       source={{ hls, mp4, poster, storyboard, captions, duration, chapters: chaptersIn(description, duration) }}
 *       next={following && { title: following.title, open: () => navigate({ to: paths.video(following.id) }) }}
 *       onProgress={({ at, duration, played }) => …}
 *     />
 *
 * It takes the width of its place and 16:9 of it in height. The video itself is rendered by `PlayerHost` at
 * the root of all pages, and only moved here. So it goes on in the corner after its page has gone, and its
 * callbacks are still called then: they must not need the page. Another `name` in the same element is another
 * video; without a `key`, full screen stays from one video to the next.
 *
 * Beside it there are `Transcript` and `ChapterList` for its page, `TimeLinks` for the times that a text
 * mentions, `useTheatre` for a page with `hasTheatre`, `chaptersIn`, and `playerKeys` for the help.
 */
import { Trans } from '@lingui/react/macro'
import { IconArrowsDiagonal } from '@tabler/icons-react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useStore } from '../ui/store.ts'
import classes from './Player.module.css'
import type { PlayerProps } from './player-props.ts'
import { leave, setMini, show } from './playing-place.ts'
import { playing } from './playing.ts'

export function Player(player: PlayerProps) {
  const slot = useRef<HTMLDivElement>(null)
  // A layout effect, so that the video moves before anything is painted.
  useLayoutEffect(() => {
    if (slot.current) show(player, slot.current)
  })
  useLayoutEffect(() => {
    const element = slot.current
    return () => {
      if (element) leave(element)
    }
  }, [])

  const { hls, poster } = player.source
  const isStream = Boolean(hls)
  useEffect(() => {
    // While the page still renders; if it fails, starting the video tries again.
    if (isStream) import('./stream.ts').then(({ prepareStreams }) => prepareStreams()).catch(() => {})
  }, [isStream])

  const isAway = useStore(
    playing,
    (now) => now !== null && now.isMini && now.slot !== null && now.slot === slot.current,
  )
  return (
    <div className={classes.frame}>
      {poster && <img className={classes.poster} src={poster} alt="" />}
      {isAway && (
        <button type="button" className={classes.back} onClick={() => setMini(false)}>
          <IconArrowsDiagonal size={20} aria-hidden="true" />
          <Trans>Show the video here</Trans>
        </button>
      )}
      <div ref={slot} className={classes.slot} data-away={isAway || undefined} />
    </div>
  )
}
