import { ask_purge } from '@commons/contract/moderation/purging.ts'
import { handle } from '../../../platform/call/handle.ts'
import { hintQueue } from '../queue/queue.deciding.ts'
import { lockForPurge } from './purging.access.ts'
import { addPurge } from './purging.queries.ts'

export default handle(ask_purge, async ({ decision_id: id, reason }, context) => {
  const { tx, member, refuse, logAct } = context
  const { decision, asked } = await lockForPurge(context, id)
  if (decision.undone_at !== null) refuse('decision_undone')
  if (!decision.acts.some(({ act }) => act === 'hide')) refuse('purge_impossible')
  if (asked) refuse('purge_asked')
  await addPurge(tx, id, member.id, reason)
  await hintQueue(context)
  logAct({ object: { kind: 'decision', id }, reason })
  return {}
})
