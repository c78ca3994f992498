import { ip_rule_list } from '@commons/contract/accounts/barriers.ts'
import { handle } from '../../../platform/call/handle.ts'
import { listRangeRules } from './barriers.queries.ts'
import { rangeRule } from './barriers.shape.ts'

export default handle(ip_rule_list, async (_, { db }) => ({
  recdata: (await listRangeRules(db)).map(rangeRule),
}))
