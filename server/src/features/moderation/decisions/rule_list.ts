import { rule_list } from '@commons/contract/moderation/decisions.ts'
import { handle } from '../../../platform/call/handle.ts'
import { listRules } from './rules.queries.ts'

export default handle(rule_list, async (_input, { db, language }) => ({
  recdata: await listRules(db, language),
}))
