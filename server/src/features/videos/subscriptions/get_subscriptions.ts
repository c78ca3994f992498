import { get_subscriptions } from '@commons/contract/videos/subscriptions.ts'
import { handle } from '../../../platform/call/handle.ts'
import { channelsPage } from '../channels/channels.pages.ts'
import { checkGroup } from './groups.access.ts'
import { listSubscriptions } from './subscriptions.queries.ts'

export default handle(
  get_subscriptions,
  async ({ sort = 'latest', subscription_group_id: group = null }, context) => {
    await checkGroup(context, group)
    return channelsPage((db, viewer, ...page) => listSubscriptions(db, sort, viewer, group, ...page), context)
  },
)
