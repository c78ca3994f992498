import { tip } from '@commons/contract/wallet/transfers.ts'
import { handle } from '../../../platform/call/handle.ts'
import { posts } from '../../../visibility/posts.ts'
import { tippingOf } from './tipping.ts'

export default handle(
  tip,
  tippingOf(
    tip,
    posts,
    ({ post_id }) => post_id,
    (post_id, given) => ({ recdata: { post_id, ...given } }),
  ),
)
