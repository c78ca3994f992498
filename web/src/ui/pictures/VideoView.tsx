import type { Video } from '@commons/contract/shared/video.ts'
import { useEffect, useRef, useState, type ComponentType } from 'react'
import { useDeviceSetting } from '../device-settings.ts'
import { renditions } from './PictureView.tsx'
import type { VideoPlayerProps } from '../video/VideoPlayer.tsx'
import classes from './VideoView.module.css'

interface VideoViewProps extends Pick<
  VideoPlayerProps,
  'video' | 'label' | 'autoplay' | 'viewer' | 'onWatched'
> {
  /** CSS `sizes`: the width it will have. */
  sizes?: string
}

let loaded: ComponentType<VideoPlayerProps> | undefined

/** Loads the player with the first video shown; again when the network is back. */
function usePlayerCode(): ComponentType<VideoPlayerProps> | undefined {
  const [Player, setPlayer] = useState(() => loaded)
  useEffect(() => {
    if (Player) return
    let gone = false
    const load = () =>
      void import('../video/VideoPlayer.tsx').then(
        (module) => {
          loaded = module.default
          if (!gone) setPlayer(() => module.default)
        },
        // The poster is shown meanwhile; `online` loads it again.
        () => {},
      )
    load()
    window.addEventListener('online', load)
    return () => {
      gone = true
      window.removeEventListener('online', load)
    }
  }, [Player])
  return Player
}

function Poster({ poster, sizes }: { poster: Video['poster']; sizes: string }) {
  const [dataSaver] = useDeviceSetting('dataSaver')
  const sources = renditions(poster.sources, dataSaver === 'on', window.innerWidth)
  return (
    <img
      className={classes.poster}
      src={sources.at(-1)?.url}
      srcSet={sources.map(({ url, width }) => `${url} ${width}w`).join(', ')}
      sizes={sizes}
      alt=""
      loading="lazy"
      decoding="async"
    />
  )
}

/** A video with its room reserved from the start: the poster, and the player once it is loaded. */
export function VideoView({
  video,
  label,
  autoplay,
  viewer,
  onWatched,
  sizes = '(max-width: 767px) 100vw, 608px',
}: VideoViewProps) {
  const box = useRef<HTMLDivElement>(null)
  const [begun, setBegun] = useState(false)
  const Player = usePlayerCode()
  return (
    <div ref={box} className={classes.frame} style={{ aspectRatio: video.width / video.height }}>
      <img className={classes.preview} src={video.poster.preview} alt="" aria-hidden="true" />
      {!begun && <Poster poster={video.poster} sizes={sizes} />}
      {Player && (
        <Player
          video={video}
          label={label}
          autoplay={autoplay}
          viewer={viewer}
          box={box}
          onWatched={onWatched}
          onBegin={() => setBegun(true)}
        />
      )}
    </div>
  )
}
