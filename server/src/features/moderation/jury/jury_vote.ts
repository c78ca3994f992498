import { jury_vote } from '@commons/contract/moderation/jury.ts'
import { handle } from '../../../platform/call/handle.ts'
import { lockSeat } from './jury.access.ts'
import { countVotes } from './jury.drawing.ts'
import { setSeat } from './jury.queries.ts'

export default handle(jury_vote, async ({ jury_case_id, verdict, message = '' }, context) => {
  const { tx, refuse } = context
  const { appeal, seat } = await lockSeat(context, jury_case_id)
  if (seat.state === 'voted') refuse('jury_voted')
  if (seat.state !== 'accepted') refuse('jury_not_accepted')
  await setSeat(tx, seat.id, { state: 'voted', verdict, message })
  await countVotes(context, appeal)
  return {}
})
