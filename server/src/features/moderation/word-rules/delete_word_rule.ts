import { delete_word_rule } from '@commons/contract/moderation/word-rules.ts'
import { handle } from '../../../platform/call/handle.ts'
import { tellSettings } from '../../../platform/realtime/bus.ts'
import { hintQueue } from '../queue/queue.deciding.ts'
import { removeWordRule } from './word-rules.queries.ts'

export default handle(delete_word_rule, async ({ word_rule_id }, context) => {
  const { tx, platform, refuse, logAct, afterCommit } = context
  const { kind, words, act } = (await removeWordRule(tx, word_rule_id)) ?? refuse('word_rule_not_found')
  await tellSettings(tx)
  afterCommit(async () => platform.wordRules.forget())
  await hintQueue(context)
  logAct({ object: { kind: 'word_rule', id: words }, before: { kind, act } })
  return {}
})
