import type { SiteVideo } from '@commons/contract/videos/videos.ts'
import { Trans } from '@lingui/react/macro'
import { paths } from '../../../paths.ts'
import { playhead } from '../../../player/playhead.ts'
import { share } from '../../../ui/share/share.ts'
import { useOpenVideos } from '../use-video-site.ts'
import { isEmbeddable } from './embed-code.ts'
import { EmbedCode } from './EmbedCode.tsx'
import { playerName } from './player-name.ts'

/**
 * Returns the address of a video, for sharing; it may begin at a second. It has no hash, so that servers which
 * make previews see which video it is.
 */
const videoLink = (id: number, second = 0): string =>
  new URL(`${paths.video(id)}${second > 0 ? `?t=${second}` : ''}`, location.origin).href

function Note({ video }: { video: SiteVideo }) {
  const isOpen = useOpenVideos()
  const { visibility } = video
  if (visibility === 'Private' || visibility === 'Scheduled')
    return <Trans>Only you can open the link until the video is public.</Trans>
  return isOpen && isEmbeddable(video) ? (
    <Trans>Everyone can watch it on other sites. To watch it here, people need to log in first.</Trans>
  ) : (
    <Trans>People who open the link need to log in first.</Trans>
  )
}

export function shareVideo(video: SiteVideo): Promise<void> {
  const { video_id } = video
  const now = playhead.get()
  const second = now?.name === playerName(video_id) ? Math.floor(now.time) : 0
  return share({
    link: videoLink(video_id),
    title: <Trans>Share this video</Trans>,
    ...(second > 0 ? { at: { second, link: videoLink(video_id, second) } } : {}),
    others: <EmbedCode video={video} second={second} />,
    note: <Note video={video} />,
  })
}
