/** The channel that a video goes into. */
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/prepared.ts'
import { type ChannelOf, lockChannelFor } from './channels.access.ts'
import { handleOf } from './channels.rules.ts'
import { addChannel, freeHandle } from './channels.writing.queries.ts'

type Uploading = Parameters<typeof lockChannelFor>[0]

/**
 * Returns the channel of this id, which the member may upload to, or else their own first one, which is made
 * with their name if they have none. It stays until the transaction ends.
 */
export async function channelFor(context: Uploading, channel: number | undefined): Promise<ChannelOf> {
  if (channel !== undefined) return lockChannelFor(context, channel, 'upload')
  return lockChannelFor(context, (await firstChannel(context.tx, context.member.id)) ?? 0, 'upload')
}

async function firstChannel(tx: Tx, owner: number): Promise<number | undefined> {
  // oxlint-disable-next-line commons/members-in-sight -- the member's own name
  const { rows } = await sql<{ full_name: string; username: string; first: number | null }>`
    select m.full_name, m.username, (
      select ch.id from channels ch where ch.owner_id = m.id and ch.deleted_at is null order by ch.id limit 1) as first
    from members m where m.id = ${owner} for no key update of m`.execute(tx)
  const [member] = rows
  if (!member) return undefined
  if (member.first !== null) return member.first
  const handle = await freeHandle(tx, handleOf(member.username) ?? 'channel')
  return addChannel(tx, owner, { name: member.full_name, handle })
}
