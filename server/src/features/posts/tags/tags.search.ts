/** Tags in search. */
import { sql } from 'kysely'
import { searchKind } from '../../../platform/search-kinds.ts'
import { beginsWith, canBeMisspelt } from '../../../search/words.ts'
import { notBlocked } from '../../../visibility/blocked-tags.ts'
import type { Who } from '../../../visibility/members.ts'
import { followedTags, type TagCounts } from './tags.queries.ts'
import { tagCountsShape } from './tags.shape.ts'

const mostTags = 5
/**
 * How many are read: of the most used tags, of tags that begin with the text, and of tags for each near
 * spelling.
 */
const mostUsed = 300
const beginning = 300
const near = 3

interface FoundTagRow {
  id: number
  hashtag: string
  counts: TagCounts
}

/**
 * Rows: tags that begin with the text, its words joined, and tags with near spellings where these are few.
 * Without tags that `viewer` has muted, that are blocked, or that nothing public has.
 */
export const foundTags = (viewer: Who, text: Who) => sql<FoundTagRow>`
  with asked as materialized (
    select name, name <> '' as is_asked from (select replace(search_key(${text}::text), ' ', '') as name) as typed),
  matching as materialized (
    select used.id from asked cross join lateral (
      select h.id from hashtags h where h.uses > 0 order by h.uses desc limit ${sql.lit(mostUsed)}) as used
    join hashtag_names n on n.hashtag_id = used.id
    where asked.is_asked and starts_with(n.name, asked.name)
    union
    select begun.hashtag_id from asked cross join lateral (
      select hashtag_id from hashtag_names n where ${beginsWith(sql.ref('n.name'), sql.ref('asked.name'))}
      order by n.name limit ${sql.lit(beginning)}) as begun
    where asked.is_asked
    union
    select h.id from hashtags h where h.key = tag_key(${text}) and h.uses > 0),
  found as (
    select id, 0 as typos from matching
    union all
    select one.hashtag_id, 1 from asked
    cross join lateral unnest(near_spellings(asked.name)) as spelling
    cross join lateral (
      select hashtag_id from hashtag_names n where ${beginsWith(sql.ref('n.name'), sql.ref('spelling'))}
      order by n.name limit ${sql.lit(near)}) as one
    where ${canBeMisspelt(sql.ref('asked.name'))} and (select count(*) from matching) < ${sql.lit(mostTags)})
  select h.id, h.label as hashtag, h.counts
  from asked cross join (select id, min(typos) as typos from found group by id) as each
  join hashtags h on h.id = each.id
  join hashtag_names n on n.hashtag_id = h.id
  where h.uses > 0 and ${notBlocked()} and h.key <> all (array(
    select tag_key(word) from mutes
    where member_id = ${viewer} and kind = 'tag' and (ends_at is null or ends_at > now())))
  order by each.typos, n.name = asked.name desc,
    (select true from hashtag_follows f where f.hashtag_id = h.id and f.member_id = ${viewer}) is true desc,
    h.uses desc, h.key
  limit ${sql.lit(mostTags)}`

/** Without a text, finds tags that the viewer follows. */
export const searchTags = searchKind<FoundTagRow>({
  byWords: foundTags,
  unasked: (viewer) => sql`
    select each.* from (${followedTags(viewer, sql.lit(mostTags), sql.lit(0))}) as each where each.uses > 0`,
  shape: ({ id, hashtag, counts }) => ({ kind: 'tag', id, hashtag, ...tagCountsShape(counts) }),
})
