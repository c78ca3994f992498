import { mostUndoneAtOnce, undo_moderator } from '@commons/contract/moderation/queue.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { handle } from '../../../platform/call/handle.ts'
import { undoMany } from './queue.acts.ts'
import { hasMember, listStandingOf } from './queue.writing.queries.ts'

export default handle(undo_moderator, async ({ moderator_user_id: moderator, from, to, reason }, context) => {
  const { tx, refuse, logAct } = context
  if (from > to) refuse('range_impossible')
  if (!(await hasMember(tx, moderator))) refuse('member_not_found')
  // One more than are done says that there are more.
  const all = await listStandingOf(tx, moderator, { from, to, most: mostUndoneAtOnce + 1 })
  const { ids, ...done } = await undoMany(context, all.slice(0, mostUndoneAtOnce), reason)
  logAct({ object: { kind: 'member', id: moderator }, reason, before: { from, to, undone: ids } })
  return { ...done, has_more: flag(all.length > mostUndoneAtOnce && done.undone > 0) }
})
