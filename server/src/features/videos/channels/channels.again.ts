/** Answer of calls that change a channel: the channel as the caller sees it now. */
import { seenAgain } from '../../../platform/call/repeated-answer.ts'
import { findChannel } from './channels.queries.ts'
import { channelShape } from './channels.shape.ts'

export const channelAgain = seenAgain('channel_not_found', findChannel, channelShape, ({ id }) => id)
