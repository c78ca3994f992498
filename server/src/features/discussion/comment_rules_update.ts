import { comment_rules_update } from '@commons/contract/discussion.ts'
import { setWords } from '../../discussion/holding.queries.ts'
import { handle } from '../../platform/call/handle.ts'

export default handle(comment_rules_update, async ({ words }, { tx, member, hintOnly }) => {
  await setWords(tx, member.id, words)
  hintOnly([member.id])
  return { data: { words } }
})
