import { get_all_channels } from '@commons/contract/videos/channels.ts'
import { handle } from '../../../platform/call/handle.ts'
import { channelsPage } from './channels.pages.ts'
import { listAllChannels } from './channels.queries.ts'

export default handle(get_all_channels, (_input, context) => channelsPage(listAllChannels, context))
