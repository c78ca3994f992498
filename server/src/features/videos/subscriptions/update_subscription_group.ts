import { update_subscription_group } from '@commons/contract/videos/subscriptions.ts'
import { handle } from '../../../platform/call/handle.ts'
import { lockGroup, setGroupName } from './groups.queries.ts'
import { groupAgain } from './groups.shape.ts'

export default handle(update_subscription_group, {
  again: groupAgain,
  async run({ subscription_group_id: id, name }, context) {
    const { tx, member, refuse } = context
    if (!(await lockGroup(tx, member.id, id))) refuse('subscription_group_not_found')
    if (!(await setGroupName(tx, member.id, id, name))) refuse('subscription_group_taken')
    return groupAgain.answer(id, { ...context, db: tx })
  },
})
