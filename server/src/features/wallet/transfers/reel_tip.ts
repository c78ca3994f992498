import { reel_tip } from '@commons/contract/wallet-transfers.ts'
import { handle } from '../../../platform/call/handle.ts'
import { sendAnother } from '../../../platform/db/prepared.ts'
import { fromLedger, ledgerKey, unitsIn } from '../payment-checks.ts'
import { checkTip, payTip, tipShape } from './tipping.ts'

export default handle(reel_tip, {
  before: ({ reel_id, token }, context) => checkTip(context, 'reel', reel_id, token),
  isOneStatement: () => true,
  emits: ['money.received'],

  again: fromLedger(
    reel_tip,
    ({ token }) => unitsIn(token, 'FCELL', 'token'),
    async ({ ref, transaction, balances: [balance] }, context) => {
      const paid = { kind: 'reel', target: ref ?? 0, transaction, balance } as const
      return { recdata: { reel_id: paid.target, ...(await tipShape(context, paid)) } }
    },
  ),

  async run({ idempotency_key }, context) {
    const { tx, member } = context
    const paid = await payTip(context, ledgerKey('reel_tip', idempotency_key))
    const given = await tipShape({ db: sendAnother(tx), member }, paid)
    return { recdata: { reel_id: paid.target, ...given } }
  },
})
