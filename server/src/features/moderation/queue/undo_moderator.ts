import { type Barred, mostUndoneAtOnce, undo_moderator } from '@commons/contract/moderation/queue.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { handle } from '../../../platform/call/handle.ts'
import { moderatorOf } from './queue.access.ts'
import { hintQueue, undo } from './queue.deciding.ts'
import { findBarred } from './queue.queries.ts'
import { hasMember, listStandingOf, lockDecision } from './queue.writing.queries.ts'

export default handle(undo_moderator, async ({ moderator_user_id: moderator, from, to, reason }, context) => {
  const { tx, member, platform, refuse, logAct } = context
  if (from > to) refuse('range_impossible')
  if (!(await hasMember(tx, moderator))) refuse('member_not_found')
  // One more than are done says that there are more.
  const ids = await listStandingOf(tx, moderator, { from, to, most: mostUndoneAtOnce + 1 })
  const undone: number[] = []
  const kept: Array<{ decision_id: number; reason: Barred | 'purged' | 'superseded' }> = []
  for (const id of ids.slice(0, mostUndoneAtOnce)) {
    const decision = await lockDecision(tx, id)
    if (!decision || decision.undone_at !== null) continue
    const barred = await findBarred(tx, platform.reportKinds, moderatorOf(member), id)
    const why = barred ?? (decision.is_purged ? 'purged' : decision.is_superseded ? 'superseded' : undefined)
    if (why) {
      kept.push({ decision_id: id, reason: why })
      continue
    }
    await undo(context, decision, { by: member.id, reason })
    undone.push(id)
  }
  if (undone.length > 0) await hintQueue(context)
  logAct({ object: { kind: 'member', id: moderator }, reason, before: { from, to, undone } })
  return { undone: undone.length, kept, has_more: flag(ids.length > mostUndoneAtOnce && undone.length > 0) }
})
