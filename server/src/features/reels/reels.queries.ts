/** SQL that reads single reels; lists are in `lists/`. */
import { sql } from 'kysely'
import { mentionable } from '../../mentions/mentions.queries.ts'
import { type Db, prepared } from '../../platform/db/prepared.ts'
import { friendIds } from '../../visibility/members.ts'
import { reels, visibleReel } from '../../visibility/reels.ts'
import { reelColumns, reelTables, type ReelRow } from './reels.rows.ts'

const find = prepared<[viewer: number, reel: number], ReelRow>(
  'find_reel',
  (viewer, reel) => sql`
    select ${reelColumns(viewer)} from reels rl ${reelTables}
    where rl.id = ${reel} and ${visibleReel(viewer)}`,
)

/** Returns a reel; undefined where `viewer` doesn't see it. */
export async function findReel(db: Db, viewer: number, reel: number): Promise<ReelRow | undefined> {
  return (await find(db, viewer, reel))[0]
}

/** Lists those of these reels that `viewer` sees. */
export const listShownReels = prepared<[viewer: number, reels: number[]], ReelRow>(
  'list_shown_reels',
  (viewer, ids) => sql`
    select ${reelColumns(viewer)} from reels rl ${reelTables}
    where rl.id = any (${ids}::bigint[]) and ${visibleReel(viewer)}`,
)

/** Lists the members to tell that a reel mentions them. */
export const listMentionable = mentionable(reels)

/** Returns who gets hints of a change to a reel: undefined for everyone, else its author and their friends. */
export async function audienceOf(
  db: Db,
  { author, audience }: { readonly author: number; readonly audience: 'public' | 'private' },
): Promise<number[] | undefined> {
  if (audience === 'public') return undefined
  const { rows } = await friendIds(sql`${author}::bigint`).execute(db)
  return [author, ...rows.map((row) => row.id)]
}
