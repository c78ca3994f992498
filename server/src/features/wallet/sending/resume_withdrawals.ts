import { resume_withdrawals } from '@commons/contract/wallet/sending.ts'
import { handle } from '../../../platform/call/handle.ts'
import { hintWithdrawal } from '../withdrawals/withdrawals.hints.ts'
import { resumeSending } from './stops.queries.ts'

export default handle(resume_withdrawals, async ({ currency, reason }, context) => {
  const { tx, member, refuse, logAct } = context
  const before = (await resumeSending(tx, currency)) ?? refuse('withdrawals_not_stopped')
  logAct({ object: { kind: 'money', id: currency }, reason, before: { stopped: before } })
  await hintWithdrawal(context, member.id)
  return {}
})
