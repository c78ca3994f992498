import { reel_tip } from '@commons/contract/wallet/transfers.ts'
import { handle } from '../../../platform/call/handle.ts'
import { reels } from '../../../visibility/reels.ts'
import { tippingOf } from './tipping.ts'

export default handle(
  reel_tip,
  tippingOf(
    reel_tip,
    reels,
    ({ reel_id }) => reel_id,
    (reel_id, given) => ({ recdata: { reel_id, ...given } }),
  ),
)
