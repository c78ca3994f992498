import { assign_reports } from '@commons/contract/moderation/queue.ts'
import { handle } from '../../../platform/call/handle.ts'
import { lockWaiting } from './queue.access.ts'
import { hintQueue } from './queue.deciding.ts'
import { isModerator, setAssigned } from './queue.writing.queries.ts'

export default handle(assign_reports, async ({ report_ids, moderator_user_id }, context) => {
  const { tx, member, refuse, hint, logAct } = context
  const moderator = moderator_user_id === 0 ? null : (moderator_user_id ?? member.id)
  if (moderator !== null && !(await isModerator(tx, moderator))) refuse('moderator_not_found')
  const reports = await lockWaiting(context, report_ids)
  await setAssigned(
    tx,
    reports.map(({ id }) => id),
    moderator,
  )
  for (const { reporter_id } of reports) if (reporter_id !== null) hint(`reports:${reporter_id}`)
  await hintQueue(context)
  logAct({ object: { kind: 'report', id: report_ids.join(',') } })
  return {}
})
