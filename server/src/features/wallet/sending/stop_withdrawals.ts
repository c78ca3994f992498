import { stop_withdrawals } from '@commons/contract/wallet/sending.ts'
import { handle } from '../../../platform/call/handle.ts'
import { hintFinance } from '../withdrawals/withdrawals.hints.ts'
import { listHeldMembers, stopSending } from './stops.queries.ts'

export default handle(stop_withdrawals, async ({ currency, reason }, context) => {
  const { tx, member, refuse, hint, logAct } = context
  if (!(await stopSending(tx, { currency, reason, member: member.id }))) refuse('withdrawals_stopped')
  logAct({ object: { kind: 'money', id: currency }, reason, before: {} })
  await hintFinance(context)
  for (const held of await listHeldMembers(tx, currency)) hint(`wallet:${held}`)
  return {}
})
