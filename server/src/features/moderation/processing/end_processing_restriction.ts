import { end_processing_restriction } from '@commons/contract/moderation/processing.ts'
import { handle } from '../../../platform/call/handle.ts'
import { getAccount } from '../../accounts/public.ts'
import { hasMember } from '../queue/queue.writing.queries.ts'
import { tellOfSuspension } from '../restrictions/restrictions.ts'
import { lockMembers } from '../restrictions/restrictions.queries.ts'
import { orderProcessingMail } from './processing.mail.ts'
import { setProcessingEnd } from './processing.queries.ts'

export default handle(end_processing_restriction, async ({ view_user_id: id, reason }, context) => {
  const { tx, platform, refuse, logAct } = context
  if (!(await hasMember(tx, id))) refuse('member_not_found')
  await lockMembers(tx, [id])
  const at = (await setProcessingEnd(tx, id)) ?? refuse('processing_not_restricted')
  await orderProcessingMail(platform.mail, tx, await getAccount(tx, id), at)
  // Their pages say until when.
  await tellOfSuspension(context, id)
  logAct({ object: { kind: 'member', id }, reason, before: { ends_at: at.toISOString() } })
  return { ends_at: at.toISOString() }
})
