import type { SiteVideo } from '@commons/contract/videos/videos.ts'
import { Trans } from '@lingui/react/macro'
import { paths } from '../../../paths.ts'
import { playhead } from '../../../player/playhead.ts'
import { share } from '../../../ui/share/share.ts'
import { playerName } from './player-name.ts'

/** Returns the address of a video, for sharing; it may begin at a second. */
export const videoLink = (id: number, second = 0): string =>
  new URL(`/#${paths.video(id)}${second > 0 ? `?t=${second}` : ''}`, location.origin).href

export function shareVideo({ video_id, visibility }: SiteVideo): Promise<void> {
  const now = playhead.get()
  const second = now?.name === playerName(video_id) ? Math.floor(now.time) : 0
  return share({
    link: videoLink(video_id),
    title: <Trans>Share this video</Trans>,
    ...(second > 0 ? { at: { second, link: videoLink(video_id, second) } } : {}),
    note:
      visibility === 'Private' || visibility === 'Scheduled' ? (
        <Trans>Only you can open the link until the video is public.</Trans>
      ) : (
        <Trans>People who open the link need to log in first.</Trans>
      ),
  })
}
