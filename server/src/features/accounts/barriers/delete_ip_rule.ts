import { delete_ip_rule } from '@commons/contract/accounts/barriers.ts'
import { handle } from '../../../platform/call/handle.ts'
import { hintModerators } from './barriers.ts'
import { removeRangeRule } from './barriers.queries.ts'

export default handle(delete_ip_rule, async ({ ip_rule_id }, context) => {
  const rule = (await removeRangeRule(context.tx, ip_rule_id)) ?? context.refuse('barrier_not_found')
  await hintModerators(context, 'barriers')
  context.logAct({ object: { kind: 'barrier', id: rule.range }, before: { act: rule.act } })
  return {}
})
