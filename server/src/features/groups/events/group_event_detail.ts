import { group_event_detail } from '@commons/contract/groups/events.ts'
import { handle } from '../../../platform/call/handle.ts'
import { eventAgain } from './events.shape.ts'

export default handle(group_event_detail, ({ group_event_id }, context) =>
  eventAgain.answer(group_event_id, context),
)
