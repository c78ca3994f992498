import { confirm_purge } from '@commons/contract/moderation/purging.ts'
import { handle } from '../../../platform/call/handle.ts'
import { hintQueue } from '../queue/queue.deciding.ts'
import { blockFilesOf } from '../media-hashes/media-hashes.queries.ts'
import { lockForPurge } from './purging.access.ts'
import { isAppealed, purge } from './purging.queries.ts'

export default handle(confirm_purge, async ({ decision_id: id, reason }, context) => {
  const { tx, member, platform, refuse, hint, logAct } = context
  const { decision, asked } = await lockForPurge(context, id)
  if (decision.undone_at !== null) refuse('decision_undone')
  const { asked_by } = asked ?? refuse('purge_not_asked')
  if (asked_by === member.id) refuse('purge_needs_another')
  if (await isAppealed(tx, id)) refuse('purge_appealed')
  const kind = platform.reportKinds[decision.kind]
  const files = await blockFilesOf(tx, kind, decision.reported_id, { decision: id, by: member.id })
  await purge(tx, kind, decision, member.id)
  await hintQueue(context)
  if (decision.member_id !== null) hint(`decisions:${decision.member_id}`)
  // No word of it is kept, in the log neither.
  logAct({ object: { kind: 'decision', id }, reason, before: { asked_by, files } })
  return {}
})
