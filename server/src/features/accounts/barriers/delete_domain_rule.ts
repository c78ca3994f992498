import { delete_domain_rule } from '@commons/contract/accounts/barriers.ts'
import { handle } from '../../../platform/call/handle.ts'
import { hintModerators } from './barriers.ts'
import { removeDomainRule } from './barriers.queries.ts'

export default handle(delete_domain_rule, async ({ domain_rule_id }, context) => {
  const rule = (await removeDomainRule(context.tx, domain_rule_id)) ?? context.refuse('barrier_not_found')
  await hintModerators(context, 'barriers')
  context.logAct({ object: { kind: 'barrier', id: rule.domain }, before: { act: rule.act } })
  return {}
})
