import { approve_withdrawal } from '@commons/contract/wallet/approvals.ts'
import { handle } from '../../../platform/call/handle.ts'
import { chainOf } from '../../../platform/chains/chains.ts'
import { decided } from './approvals.acting.ts'
import { approve } from './approvals.deciding.ts'

export default handle(approve_withdrawal, async ({ withdrawal_id, reason }, context) =>
  decided(
    context,
    await approve(
      {
        ...context,
        approvalKeyOf: (currency) => chainOf(context.platform.chains, currency)?.sending?.approvalKey,
      },
      withdrawal_id,
    ),
    reason,
  ),
)
