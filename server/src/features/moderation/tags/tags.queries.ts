/** SQL of tags as staff see them. */
import { sql } from 'kysely'
import type { Passed, Place } from '@commons/contract/shared/page.ts'
import type { Page } from '../../../platform/call/page.ts'
import type { Db, Tx } from '../../../platform/db/prepared.ts'
import type { TagCounts } from '../../posts/public.ts'
import { named, type NamedRow } from '../queue/queue.queries.ts'

export interface TagLineRow extends Place {
  readonly hashtag: string
  readonly counts: TagCounts
  readonly reason: string | null
  readonly blocked_by: NamedRow | null
  readonly blocked_at: Date | null
}

export interface TagFilter {
  /** Cleaned; empty for all. */
  readonly beginning: string
  readonly isBlocked: boolean
}

/** Lists tags, most used first. What is asked for are literals: a generic plan can't know how few begin like that. */
export async function listTags(
  db: Db,
  { beginning, isBlocked }: TagFilter,
  { before: { at, id, shown = [] }, limit, offset }: Page<Passed>,
): Promise<TagLineRow[]> {
  const key = sql`tag_key(${sql.lit(beginning)})`
  // A cursor's moment is never 0, but uses can be.
  const { rows } = await sql<TagLineRow>`
    select h.id, h.uses + 1 as at, case when h.uses > 0 then h.label else h.key end as hashtag, h.counts,
      b.reason, ${named(sql.ref('b.blocked_by'))} as blocked_by, b.blocked_at
    from hashtags h ${isBlocked ? sql`` : sql`left`} join blocked_tags b on b.hashtag_id = h.id
    where ${isBlocked ? sql`true` : sql`h.uses > 0`}
      ${beginning === '' ? sql`` : sql`and h.key >= ${key} and h.key < ${key} || chr(1114111)`}
      and h.uses < ${at}::bigint and (h.uses::bigint + 1, h.id) < (${at}::bigint, ${id}::bigint) and h.id <> all (${shown}::bigint[])
    order by h.uses desc, h.id desc limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** Blocks a tag, used or not; returns its id, undefined where it is blocked already. */
export async function blockTag(
  tx: Tx,
  tag: string,
  { reason, member }: { readonly reason: string; readonly member: number },
): Promise<number | undefined> {
  await sql`insert into hashtags (key, label) values (tag_key(${tag}), ${tag})
    on conflict (key) do nothing`.execute(tx)
  const { rows } = await sql<{ hashtag_id: number }>`
    insert into blocked_tags (hashtag_id, reason, blocked_by)
    select id, ${reason}, ${member} from hashtags where key = tag_key(${tag})
    on conflict (hashtag_id) do nothing returning hashtag_id`.execute(tx)
  return rows[0]?.hashtag_id
}

/** Unblocks a tag; returns why it was blocked, undefined where it isn't. */
export async function unblockTag(tx: Tx, tag: string): Promise<{ reason: string } | undefined> {
  const { rows } = await sql<{ reason: string }>`
    delete from blocked_tags b using hashtags h
    where h.id = b.hashtag_id and h.key = tag_key(${tag}) returning b.reason`.execute(tx)
  return rows[0]
}
