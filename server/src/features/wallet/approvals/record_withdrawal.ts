import { record_withdrawal } from '@commons/contract/wallet/approvals.ts'
import { handle } from '../../../platform/call/handle.ts'
import { decided } from './approvals.acting.ts'
import { record } from './approvals.deciding.ts'

export default handle(
  record_withdrawal,
  async ({ withdrawal_id, state, hash = '', reason = '' }, context) => {
    const { refuseFields } = context
    if (state === 'failed' || state === 'dropped') {
      if (reason === '') refuseFields({ reason: 'act_reason_required' })
      return decided(context, await record(context, withdrawal_id, { state, reason }), reason)
    }
    if (hash === '') refuseFields({ hash: 'hash_required' })
    return decided(context, await record(context, withdrawal_id, { state, hash }), reason)
  },
)
