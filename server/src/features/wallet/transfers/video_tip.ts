import { video_tip } from '@commons/contract/wallet/transfers.ts'
import { handle } from '../../../platform/call/handle.ts'
import { videos } from '../../../visibility/videos.ts'
import { tippingOf } from './tipping.ts'

export default handle(
  video_tip,
  tippingOf(
    video_tip,
    videos,
    ({ video_id }) => video_id,
    (video_id, given) => ({ recdata: { video_id, ...given } }),
  ),
)
