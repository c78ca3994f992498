import { restrict_processing } from '@commons/contract/moderation/processing.ts'
import { handle } from '../../../platform/call/handle.ts'
import { takesLastAdmin } from '../../staff/public.ts'
import { hasMember } from '../queue/queue.writing.queries.ts'
import { tellOfSuspension } from '../restrictions/restrictions.ts'
import { lockMembers } from '../restrictions/restrictions.queries.ts'
import { findProcessing, setProcessing } from './processing.queries.ts'

export default handle(restrict_processing, async ({ view_user_id: id, reason }, context) => {
  const { tx, member, emit, refuse, logAct } = context
  if (id === member.id) refuse('not_oneself')
  if (!(await hasMember(tx, id))) refuse('member_not_found')
  if (await takesLastAdmin(tx, [id])) refuse('last_admin')
  await lockMembers(tx, [id])
  const before = await findProcessing(tx, id)
  if (before?.ends_at === null) refuse('processing_restricted')
  await setProcessing(tx, id, reason)
  await tellOfSuspension(context, id)
  emit('member.suspended', { member: id })
  logAct({
    object: { kind: 'member', id },
    reason,
    before: { ends_at: before?.ends_at?.toISOString() ?? null },
  })
  return { user_id: id }
})
