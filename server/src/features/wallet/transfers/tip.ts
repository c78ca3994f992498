import { tip } from '@commons/contract/wallet-transfers.ts'
import { handle } from '../../../platform/call/handle.ts'
import { sendAnother } from '../../../platform/db/prepared.ts'
import { fromLedger, ledgerKey, unitsIn } from '../payment-checks.ts'
import { checkTip, payTip, tipShape } from './tipping.ts'

export default handle(tip, {
  before: ({ post_id, token }, context) => checkTip(context, 'post', post_id, token),
  isOneStatement: () => true,
  emits: ['money.received'],

  again: fromLedger(
    tip,
    ({ token }) => unitsIn(token, 'FCELL', 'token'),
    async ({ ref, transaction, balances: [balance] }, context) => {
      const paid = { kind: 'post', target: ref ?? 0, transaction, balance } as const
      return { recdata: { post_id: paid.target, ...(await tipShape(context, paid)) } }
    },
  ),

  async run({ idempotency_key }, context) {
    const { tx, member } = context
    const paid = await payTip(context, ledgerKey('tip', idempotency_key))
    const given = await tipShape({ db: sendAnother(tx), member }, paid)
    return { recdata: { post_id: paid.target, ...given } }
  },
})
