import { flag } from '@commons/contract/shared/flag.ts'
import { video_site } from '@commons/contract/videos/videos.ts'
import { handle } from '../../platform/call/handle.ts'
import { opensVideos } from './beyond/beyond.rules.ts'

export default handle(video_site, async (_input, { platform: { config } }) => ({
  recdata: { is_open: flag(opensVideos(config)) },
}))
