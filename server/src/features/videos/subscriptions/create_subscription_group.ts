import { create_subscription_group } from '@commons/contract/videos/subscriptions.ts'
import { handle } from '../../../platform/call/handle.ts'
import { addGroup, hasRoomForGroup, toggleInGroup } from './groups.queries.ts'
import { groupAgain } from './groups.shape.ts'

export default handle(create_subscription_group, {
  again: groupAgain,
  async run({ name, channel_id }, context) {
    const { tx, member, refuse } = context
    if (!(await hasRoomForGroup(tx, member.id))) refuse('too_many_subscription_groups')
    const id = (await addGroup(tx, member.id, name)) ?? refuse('subscription_group_taken')
    if (channel_id !== undefined && !(await toggleInGroup(tx, member.id, id, channel_id)))
      refuse('channel_not_found')
    return groupAgain.answer(id, { ...context, db: tx })
  },
})
