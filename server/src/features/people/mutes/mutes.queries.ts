/** SQL of members whom others mute. */
import { sql } from 'kysely'
import { authorTables } from '../../../authors/author.queries.ts'
import { type Db, prepared, type Tx } from '../../../platform/db/prepared.ts'
import { notHidden } from '../../../visibility/members.ts'
import { type BlockedRow, face, micros } from '../people.lists.queries.ts'

/** Few enough to be read with each list. */
export const mostMuted = 1_000

/**
 * Mutes a member whom `member` sees, or sets anew when that ends. 'none': there is no such member. 'full': they mute
 * too many.
 */
export async function addMute(
  tx: Tx,
  { member, muted, endsAt }: { member: number; muted: number; endsAt: Date | null },
): Promise<'done' | 'none' | 'full'> {
  // Two calls at once would otherwise both find room for one more.
  await sql`select from members where id = ${member} for no key update`.execute(tx)
  await sql`delete from member_mutes where member_id = ${member} and ends_at <= now()`.execute(tx)
  const { rows } = await sql<{ is_there: boolean; others: number }>`
    select exists (select from members m where m.id = ${muted} and ${notHidden(sql`${member}::bigint`, sql.ref('m.id'))}) as is_there,
      (select count(*)::int from member_mutes where member_id = ${member} and muted_id <> ${muted}) as others`.execute(
    tx,
  )
  const [found] = rows
  if (!found?.is_there) return 'none'
  if (found.others >= mostMuted) return 'full'
  await sql`
    insert into member_mutes (member_id, muted_id, ends_at) values (${member}, ${muted}, ${endsAt})
    on conflict (member_id, muted_id) do update set ends_at = excluded.ends_at, created_at = now()`.execute(
    tx,
  )
  return 'done'
}

export async function removeMute(tx: Db, member: number, muted: number): Promise<void> {
  await tx.deleteFrom('member_mutes').where('member_id', '=', member).where('muted_id', '=', muted).execute()
}

export interface MutedRow extends BlockedRow {
  ends_at: Date | null
}

export const listMuted = prepared<
  [member: number, at: number, id: number, limit: number, offset: number],
  MutedRow
>(
  'list_muted_members',
  (member, at, id, limit, offset) => sql`
    select ${face}, mu.ends_at, mu.created_at, ${micros(sql.ref('mu.created_at'))} as at
    from member_mutes mu ${authorTables(sql.ref('mu.muted_id'))}
    where mu.member_id = ${member} and (mu.ends_at is null or mu.ends_at > now())
      and ${notHidden(member, sql.ref('mu.muted_id'))}
      and (${micros(sql.ref('mu.created_at'))}, mu.muted_id) < (${at}::bigint, ${id}::bigint)
    order by mu.created_at desc, mu.muted_id desc limit ${limit}::int offset ${offset}::int`,
)
