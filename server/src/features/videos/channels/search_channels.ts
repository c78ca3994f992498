import { search_channels } from '@commons/contract/videos/channels.ts'
import { handle } from '../../../platform/call/handle.ts'
import { searchChannels } from './channels.queries.ts'
import { channelShape } from './channels.shape.ts'

export default handle(search_channels, async ({ search_term: text }, { db, member, viewer }) => {
  const rows = /[\p{L}\p{N}]/u.test(text) ? await searchChannels(db, member.id, text) : []
  return { response: rows.map((row) => channelShape(row, viewer)) }
})
