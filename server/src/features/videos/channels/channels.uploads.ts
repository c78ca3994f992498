/** The channel that a member's video goes into. */
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/prepared.ts'
import { handleOf } from './channels.rules.ts'
import { addChannel, freeHandle, lockOwnChannel } from './channels.writing.queries.ts'

/**
 * Returns the member's own channel of this id, or else their first one, which is made with their name if they
 * have none; undefined where it isn't theirs. It stays until the transaction ends.
 */
export async function channelFor(
  tx: Tx,
  owner: number,
  channel: number | undefined,
): Promise<number | undefined> {
  if (channel !== undefined) return (await lockOwnChannel(tx, owner, channel)) ? channel : undefined
  // oxlint-disable-next-line commons/members-in-sight -- the member's own name
  const { rows } = await sql<{ full_name: string; username: string; first: number | null }>`
    select m.full_name, m.username, (
      select ch.id from channels ch where ch.owner_id = m.id and ch.deleted_at is null order by ch.id limit 1) as first
    from members m where m.id = ${owner} for no key update of m`.execute(tx)
  const [member] = rows
  if (!member) return undefined
  if (member.first !== null) return channelFor(tx, owner, member.first)
  const handle = await freeHandle(tx, handleOf(member.username) ?? 'channel')
  return addChannel(tx, owner, { name: member.full_name, handle })
}
