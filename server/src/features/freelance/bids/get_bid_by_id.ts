import { get_bid_by_id } from '@commons/contract/freelance/bids.ts'
import { handle } from '../../../platform/call/handle.ts'
import { bidAgain } from './bids.again.ts'

export default handle(get_bid_by_id, ({ id }, context) => bidAgain.answer(id, context))
