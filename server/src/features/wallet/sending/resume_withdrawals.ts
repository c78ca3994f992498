import { resume_withdrawals } from '@commons/contract/wallet/sending.ts'
import { handle } from '../../../platform/call/handle.ts'
import { hintFinance } from '../withdrawals/withdrawals.hints.ts'
import { listHeldMembers, resumeSending } from './stops.queries.ts'

export default handle(resume_withdrawals, async ({ currency, reason }, context) => {
  const { tx, refuse, hint, logAct } = context
  const before = (await resumeSending(tx, currency)) ?? refuse('withdrawals_not_stopped')
  logAct({ object: { kind: 'money', id: currency }, reason, before: { stopped: before } })
  await hintFinance(context)
  for (const held of await listHeldMembers(tx, currency)) hint(`wallet:${held}`)
  return {}
})
