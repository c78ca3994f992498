import { get_videos_by_channel_id } from '@commons/contract/videos/lists.ts'
import { handle } from '../../../platform/call/handle.ts'
import { findChannel } from '../channels/channels.queries.ts'
import { videosPage } from './lists.pages.ts'
import { listOfChannel, listOfOwnChannel } from './lists.queries.ts'

export default handle(get_videos_by_channel_id, async ({ channel_id }, context) => {
  const { db, member, page, refuse } = context
  const channel = (await findChannel(db, member.id, channel_id)) ?? refuse('channel_not_found')
  const list = channel.role !== null ? listOfOwnChannel : listOfChannel
  const rows = await list(db, member.id, page.before, page.limit, page.offset, channel_id)
  return videosPage(rows, context)
})
