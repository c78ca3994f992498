import type { SiteVideo } from '@commons/contract/videos/videos.ts'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { chaptersIn } from '../../../player/chapters.ts'
import type { PlayerSource } from '../../../player/player-source.ts'
import { posterOf } from '../site-video.ts'

type Shown = Pick<SiteVideo, 'video' | 'description' | 'thumbnail' | 'picture'>

/** Returns what the player plays of a video; undefined if it is a picture, or not there. */
export function usePlayerSource(shown: Shown): PlayerSource | undefined {
  const { t, i18n } = useLingui()
  const { video, description } = shown
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
      captions:
        video.captions === null ? [] : [{ language: i18n.locale, label: t`Captions`, url: video.captions }],
      storyboard: storyboard && { ...storyboard, every: storyboard.seconds },
    }
  }, [video, description, poster, i18n.locale, t])
}
