import type { SiteVideo } from '@commons/contract/videos/videos.ts'
import { useMemo } from 'react'
import { chaptersIn } from '../../../player/chapters.ts'
import type { PlayerSource } from '../../../player/player-source.ts'
import { useCaptionTracks } from '../captions/use-caption-tracks.ts'
import { posterOf } from '../site-video.ts'

type Shown = Pick<SiteVideo, 'video' | 'description' | 'thumbnail' | 'picture' | 'captions'>

/** Returns what the player plays of a video; undefined if it is a picture, or not there. */
export function usePlayerSource(shown: Shown): PlayerSource | undefined {
  const { video, description } = shown
  const captions = useCaptionTracks(shown.captions)
  const poster = posterOf(shown)?.sources.at(-1)?.url
  return useMemo(() => {
    if (!video) return undefined
    const { storyboard, seconds } = video
    return {
      hls: video.hls,
      mp4: video.sources.at(-1)?.url,
      poster,
      duration: seconds,
      chapters: chaptersIn(description, seconds),
      captions,
      storyboard: storyboard && { ...storyboard, every: storyboard.seconds },
    }
  }, [video, description, poster, captions])
}
