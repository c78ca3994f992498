/** SQL of files that nobody uploads again. */
import type { MediaHash } from '@commons/contract/moderation/media-hashes.ts'
import { sql } from 'kysely'
import type { Page } from '../../../platform/call/page.ts'
import type { Db, Tx } from '../../../platform/db/prepared.ts'
import type { ReportKind } from '../../../platform/report-kinds.ts'
import { named, type NamedRow } from '../queue/queue.queries.ts'

export interface BlockedFileRow extends Pick<MediaHash, 'sha256' | 'kind' | 'report_id'> {
  readonly id: number
  readonly added_by: NamedRow | null
  readonly created_at: Date
}

export async function listBlockedFiles(db: Db, { before, limit, offset }: Page): Promise<BlockedFileRow[]> {
  const { rows } = await sql<BlockedFileRow>`
    select bf.id, bf.sha256, bf.kind, ${named(sql.ref('bf.added_by'))} as added_by, bf.created_at,
      (select max(r.id) from reports r where r.decision_id = bf.decision_id) as report_id
    from blocked_files bf where bf.id < ${before} order by bf.id desc limit ${limit} offset ${offset}`.execute(
    db,
  )
  return rows
}

export const removeBlockedFile = (tx: Tx, id: number): Promise<{ sha256: string } | undefined> =>
  tx.deleteFrom('blocked_files').where('id', '=', id).returning('sha256').executeTakeFirst()

/** Blocks the files that an object refers to itself, in whatever column of its table; returns how many are new. */
export async function blockFilesOf(
  tx: Tx,
  { table }: ReportKind,
  id: number,
  { decision, by }: { readonly decision: number; readonly by: number },
): Promise<number> {
  const { rows } = await sql`
    insert into blocked_files (sha256, kind, decision_id, added_by)
    select distinct on (me.sha256) me.sha256, me.kind, ${decision}::bigint, ${by}::bigint
    from ${sql.table(table)} its
      cross join pg_constraint con
      join pg_attribute col on col.attrelid = con.conrelid and col.attnum = any (con.conkey)
      join media me on me.id::text = to_jsonb(its) ->> col.attname
    where its.id = ${id} and con.contype = 'f' and con.conrelid = ${table}::regclass
      and con.confrelid = 'media'::regclass and me.sha256 is not null
    order by me.sha256
    on conflict (sha256) do nothing returning id`.execute(tx)
  return rows.length
}
