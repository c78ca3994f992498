import { mute_channel } from '@commons/contract/videos/channels.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { handle } from '../../../platform/call/handle.ts'
import { setMuted } from './channels.writing.queries.ts'

export default handle(mute_channel, async ({ channel_id, is_muted }, { tx, member, refuse, hintOnly }) => {
  if (!(await setMuted(tx, member.id, channel_id, is_muted === 1))) refuse('channel_not_found')
  hintOnly([member.id])
  return { data: { channel_id, is_muted: flag(is_muted === 1) } }
})
