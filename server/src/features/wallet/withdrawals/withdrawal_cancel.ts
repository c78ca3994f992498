import { withdrawal_cancel } from '@commons/contract/wallet/withdrawals.ts'
import { handle } from '../../../platform/call/handle.ts'
import { giveBack } from './settling.ts'
import { hintWithdrawal } from './withdrawals.hints.ts'
import { cancellable, findWithdrawal, moveOn } from './withdrawals.queries.ts'
import { withdrawalShape } from './withdrawals.shape.ts'

export default handle(withdrawal_cancel, async ({ withdrawal_id }, context) => {
  const { tx, member, language, platform, refuse } = context
  const found = (await findWithdrawal(tx, member.id, withdrawal_id)) ?? refuse('withdrawal_not_found')
  if (!(await moveOn(tx, withdrawal_id, cancellable, 'cancelled'))) refuse('withdrawal_sent')
  await giveBack(tx, found)
  await hintWithdrawal(context, member.id)
  const row = (await findWithdrawal(tx, member.id, withdrawal_id)) ?? refuse('withdrawal_not_found')
  return { recdata: withdrawalShape(row, platform.chains, language) }
})
