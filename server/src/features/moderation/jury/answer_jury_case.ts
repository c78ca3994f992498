import { answer_jury_case } from '@commons/contract/moderation/jury.ts'
import { handle } from '../../../platform/call/handle.ts'
import { lockSeat } from './jury.access.ts'
import { fillSeats } from './jury.drawing.ts'
import { findJury, setSeat } from './jury.queries.ts'

export default handle(answer_jury_case, async ({ jury_case_id, status }, context) => {
  const { tx, refuse } = context
  const { appeal, seat } = await lockSeat(context, jury_case_id)
  if (seat.state !== 'invited') refuse('jury_case_answered')
  await setSeat(tx, seat.id, { state: status === 'accept' ? 'accepted' : 'declined' })
  const jury = await findJury(tx, appeal.id)
  if (status === 'decline' && jury) await fillSeats(context, appeal, jury.kind)
  return {}
})
