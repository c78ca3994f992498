/** What follows a change of who runs a channel. */
import type { WriteContext } from '../../../platform/write.ts'
import { listStaff } from '../channels/channels.queries.ts'

interface Changing extends Pick<WriteContext, 'tx' | 'emit' | 'hint' | 'recheck'> {
  hintOnly(to: readonly number[]): void
}

/**
 * Has the pages of those who run the channel, and of these `members`, read again; what the members may hear
 * is decided again.
 */
export async function rolesChanged(
  { tx, emit, hint, hintOnly, recheck }: Changing,
  channel: number,
  members: readonly number[],
): Promise<void> {
  hintOnly([...members, ...(await listStaff(tx, channel))])
  for (const member of members) hint(`own_channels:${member}`, [member])
  await recheck({ members: [...members] })
  for (const member of members) emit('channel.role', { channel, member })
}
