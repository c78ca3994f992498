import { refuse_withdrawal } from '@commons/contract/wallet/approvals.ts'
import { handle } from '../../../platform/call/handle.ts'
import { decided } from './approvals.acting.ts'
import { refuse } from './approvals.deciding.ts'

export default handle(refuse_withdrawal, async ({ withdrawal_id, reason }, context) =>
  decided(context, await refuse(context, withdrawal_id, reason), reason),
)
