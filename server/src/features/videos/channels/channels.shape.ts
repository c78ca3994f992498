/** Channels as sent on the wire. */
import type { Channel } from '@commons/contract/videos/channels.ts'
import { mayInChannel } from '@commons/contract/shared/channel.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { coverAddress, faceAddress } from '../../../platform/media/address.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import type { ChannelRow } from './channels.queries.ts'

export const channelShape = (row: ChannelRow, { media }: Pick<Viewer, 'media'>): Channel => ({
  id: row.id,
  name: row.name,
  handle: row.handle,
  file: faceAddress(media, row.picture_key),
  banner: coverAddress(media, row.banner_key),
  about: row.about,
  links: row.links,
  subscriber_count: row.subscribers,
  is_subscribed: flag(row.subscribed),
  is_muted: flag(row.muted),
  video_count: row.videos,
  user_id: row.owner_id,
  username: row.username,
  role: row.role,
  invited_as: row.invited_as,
  is_offered: flag(row.is_offered),
  share_proposed: row.share_proposed,
  created_at: row.created_at.toISOString(),
  comment_hold: mayInChannel(row.role, 'customise') ? row.comment_hold : null,
})
