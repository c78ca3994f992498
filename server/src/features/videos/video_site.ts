import { flag } from '@commons/contract/shared/flag.ts'
import { video_site } from '@commons/contract/videos/videos.ts'
import { handle } from '../../platform/call/handle.ts'

export default handle(video_site, async (_input, { platform: { settings } }) => ({
  recdata: { is_open: flag(settings.get('open_videos')) },
}))
