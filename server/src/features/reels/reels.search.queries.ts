/** SQL that searches reels, newest first: `search/stretches.ts` explains how the index is walked. */
import { type RawBuilder, sql } from 'kysely'
import { type AuthorRow, authorColumns, authorTables } from '../../authors/author.queries.ts'
import {
  beyondRecent,
  foundPage,
  mostFound,
  newestWalked,
  queryOf,
  selfAndFriends,
  writtenBy,
} from '../../search/stretches.ts'
import { typedWords } from '../../search/words.ts'
import { fileTable } from '../../shown-files/shown-file.queries.ts'
import type { Who } from '../../visibility/members.ts'
import { keepsOut } from '../../visibility/posts.ts'
import { notMutedReel, visibleReel } from '../../visibility/reels.ts'

export interface FoundReelRow extends AuthorRow {
  id: number
  user_id: number
  message: string
  hashtags: string[]
  /** The words searched for. */
  words: string[]
  created_at: Date
  audience: 'public' | 'private'
  nsfw: string[]
  file_type: 'image' | 'video' | null
}

/**
 * Rows: the newest of `found`, rows of `reel_id` and `position`, that the viewer sees and doesn't keep out of
 * lists.
 */
const newestVisible = (viewer: Who, found: RawBuilder<unknown>) => sql`
  select rl.id, rl.position from (${found}) as each join reels rl on rl.id = each.reel_id
  where ${visibleReel(viewer)} and ${notMutedReel(viewer, sql.ref('asked.keeps_out'))}
  order by each.position desc limit ${sql.lit(mostFound)}`

/** Rows: the newest reels with these words. */
// oxlint-disable-next-line commons/members-in-sight -- newestVisible asks about each reel
export const foundReels = (viewer: Who, text: Who) => sql<FoundReelRow>`
  with given as materialized (
    select ${typedWords(text)} as words, ${keepsOut(viewer)} as keeps_out,
      (select position + 1 from reels where deleted_at is null and position is not null
        order by position desc limit 1) as top),
  asked as materialized (
    select *, query::tsquery as sought
    from (select given.*, ${queryOf(sql.ref('given.words'))} as query from given) as said where query is not null),
  recent as materialized (
    select found.* from asked cross join lateral (
      ${newestVisible(
        viewer,
        sql`select w.reel_id, w.position from (
            select id from reels
            where deleted_at is null and position < asked.top
            order by position desc limit ${newestWalked}) as latest
          join reel_words w on w.reel_id = latest.id
          where w.words @@ asked.sought`,
      )}) as found),
  ${beyondRecent({
    words: { table: 'reel_words', id: 'reel_id' },
    newest: (found) => newestVisible(viewer, found),
    circle: sql`
      select concat_ws(' & ', asked.query, ${writtenBy(selfAndFriends(viewer))})::tsquery as sought from asked`,
  })}
  select rl.id, rl.author_id as user_id, ${authorColumns}, rl.message, rl.hashtags, asked.words, rl.created_at,
    rl.audience, rl.nsfw, file.kind as file_type
  from asked cross join ${foundPage}
  join reels rl on rl.id = page.id
  ${authorTables(sql`rl.author_id`)}
  ${fileTable(sql`rl.media_id`)}
  order by page.nth`
