import { domain_rule_list } from '@commons/contract/accounts/barriers.ts'
import { handle } from '../../../platform/call/handle.ts'
import { listDomainRules } from './barriers.queries.ts'
import { domainRule } from './barriers.shape.ts'

export default handle(domain_rule_list, async (_, { db }) => ({
  recdata: (await listDomainRules(db)).map(domainRule),
}))
