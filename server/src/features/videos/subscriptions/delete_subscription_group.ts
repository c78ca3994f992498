import { delete_subscription_group } from '@commons/contract/videos/subscriptions.ts'
import { handle } from '../../../platform/call/handle.ts'
import { removeGroup } from './groups.queries.ts'

export default handle(
  delete_subscription_group,
  async ({ subscription_group_id: id }, { tx, member, refuse }) => {
    if (!(await removeGroup(tx, member.id, id))) refuse('subscription_group_not_found')
    return {}
  },
)
