import { word_rule_list } from '@commons/contract/moderation/word-rules.ts'
import { handle } from '../../../platform/call/handle.ts'
import { listWordRules } from './word-rules.queries.ts'

export default handle(word_rule_list, async (_, { db }) => ({
  recdata: (await listWordRules(db)).map(({ id, created_at, ...rule }) => ({
    word_rule_id: id,
    ...rule,
    created_at: created_at.toISOString(),
  })),
}))
