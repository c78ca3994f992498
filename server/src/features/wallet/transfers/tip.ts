import { tip } from '@commons/contract/wallet-transfers.ts'
import { handle } from '../../../platform/call/handle.ts'
import { ledgerKey } from '../wallet.moving.ts'
import { giveTip, tellTip } from './tipping.ts'

export default handle(tip, {
  before: ({ post_id, token, idempotency_key }, context) =>
    giveTip(context, { kind: 'post', id: post_id, token, key: ledgerKey('tip', idempotency_key) }),

  async run(_, { before, ...context }) {
    return { recdata: { post_id: before.target, ...(await tellTip(context, before)) } }
  },
})
