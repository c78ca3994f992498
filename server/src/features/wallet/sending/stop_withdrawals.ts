import { stop_withdrawals } from '@commons/contract/wallet/sending.ts'
import { handle } from '../../../platform/call/handle.ts'
import { hintWithdrawal } from '../withdrawals/withdrawals.hints.ts'
import { stopSending } from './stops.queries.ts'

export default handle(stop_withdrawals, async ({ currency, reason }, context) => {
  const { tx, member, refuse, logAct } = context
  if (!(await stopSending(tx, { currency, reason, member: member.id }))) refuse('withdrawals_stopped')
  logAct({ object: { kind: 'money', id: currency }, reason, before: {} })
  await hintWithdrawal(context, member.id)
  return {}
})
