/** SQL of muted reporters. */
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/prepared.ts'

/** Returns until when a locked member is muted as a reporter; null if they aren't. */
export async function findMutedUntil(tx: Tx, member: number): Promise<Date | null> {
  const { rows } = await sql<{ until: Date }>`
    select until from muted_reporters where member_id = ${member} and until > now()`.execute(tx)
  return rows[0]?.until ?? null
}

/** Mutes a locked member as a reporter until then. */
export async function setMuted(
  tx: Tx,
  member: number,
  { until, by }: { until: Date; by: number },
): Promise<void> {
  await sql`
    insert into muted_reporters (member_id, until, muted_by) values (${member}, ${until}, ${by})
    on conflict (member_id) do update set until = excluded.until, muted_by = excluded.muted_by, muted_at = now()`.execute(
    tx,
  )
}

export async function removeMuted(tx: Tx, member: number): Promise<void> {
  await sql`delete from muted_reporters where member_id = ${member}`.execute(tx)
}
