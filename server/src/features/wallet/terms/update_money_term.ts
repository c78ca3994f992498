import { update_money_term } from '@commons/contract/wallet/terms.ts'
import { handle } from '../../../platform/call/handle.ts'
import { setTerm } from './terms.setting.ts'

export default handle(update_money_term, async ({ term, figure, reason }, context) => {
  const { tx, member, refuseFields, logAct } = context
  const set =
    (await setTerm(tx, { term, figure, member: member.id, reason })) ??
    refuseFields({ figure: 'money_figure_invalid' })
  logAct({ object: { kind: 'money', id: term }, reason, before: { figure: set.before } })
  return {}
})
