import { reel_tip } from '@commons/contract/wallet-transfers.ts'
import { handle } from '../../../platform/call/handle.ts'
import { ledgerKey } from '../wallet.moving.ts'
import { giveTip, tellTip } from './tipping.ts'

export default handle(reel_tip, {
  before: ({ reel_id, token, idempotency_key }, context) =>
    giveTip(context, { kind: 'reel', id: reel_id, token, key: ledgerKey('reel_tip', idempotency_key) }),

  async run(_, { before, ...context }) {
    return { recdata: { reel_id: before.target, ...(await tellTip(context, before)) } }
  },
})
