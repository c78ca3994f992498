import { withdraw_purge } from '@commons/contract/moderation/purging.ts'
import { handle } from '../../../platform/call/handle.ts'
import { hintQueue } from '../queue/queue.deciding.ts'
import { lockForPurge } from './purging.access.ts'
import { removePurge } from './purging.queries.ts'

export default handle(withdraw_purge, async ({ decision_id: id, reason }, context) => {
  const { tx, refuse, logAct } = context
  const asked = (await lockForPurge(context, id)).asked ?? refuse('purge_not_asked')
  await removePurge(tx, id)
  await hintQueue(context)
  logAct({
    object: { kind: 'decision', id },
    reason,
    before: { asked_by: asked.asked_by, reason: asked.reason },
  })
  return {}
})
