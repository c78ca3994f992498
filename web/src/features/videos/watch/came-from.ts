import type { VideoSource } from '@commons/contract/shared/video-sources.ts'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'

export interface CameFrom {
  readonly source: VideoSource
  /** The host of the other site, where the browser says it. */
  readonly host?: string
}

const places: ReadonlyArray<readonly [RegExp, VideoSource]> = [
  [/^\/vtube\/?$/, 'home'],
  [/^\/vtube\/subscriptions/, 'subscriptions'],
  [/^\/vtube\/(history|watchlater|playlists)/, 'playlist'],
  [/^\/vtube\/\d+/, 'related'],
  [/^\/searchVideos/, 'search'],
  [/^\/(mychannel|allchannel)/, 'channel'],
  [/^\/(dashboard|timeLine|tag|AllNotification|messaging|groupdetail|saved)/, 'feed'],
]

/** From where somebody comes to a video: the page of ours before it, or else the site that led here. */
export function cameFrom(before: string | undefined, referrer: string, own: string): CameFrom {
  if (before !== undefined) return { source: places.find(([path]) => path.test(before))?.[1] ?? 'other' }
  if (!URL.canParse(referrer)) return { source: 'other' }
  const { host, hostname } = new URL(referrer)
  return host === own ? { source: 'other' } : { source: 'site', host: hostname }
}

/** Returns from where the reader came to this video. */
export function useCameFrom(videoId: number): CameFrom {
  const router = useRouter()
  const { list }: { list?: string } = useSearch({ strict: false })
  return useMemo(() => {
    // Until the video's page is there, this is still the page before.
    const before = router.state.resolvedLocation?.pathname
    const isItself = before === `/vtube/${videoId}`
    // The next of a playlist follows it, whatever page is before.
    if (list !== undefined && before !== undefined && !isItself) return { source: 'playlist' }
    return cameFrom(isItself ? undefined : before, document.referrer, location.host)
  }, [router, videoId, list])
}
