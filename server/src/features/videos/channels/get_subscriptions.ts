import { get_subscriptions } from '@commons/contract/videos/channels.ts'
import { handle } from '../../../platform/call/handle.ts'
import { channelsPage } from './channels.pages.ts'
import { listSubscriptions } from './channels.queries.ts'

export default handle(get_subscriptions, (_input, context) => channelsPage(listSubscriptions, context))
