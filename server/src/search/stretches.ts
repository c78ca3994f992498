/**
 * Walks an index of words, newest first. The cost doesn't depend on whether half of all content has a word,
 * or had it on one day years ago. The newest are searched without the index, then the index in stretches of
 * positions, each about four times as long as all before it: where one had few matches, the next won't have
 * many.
 */
import { type RawBuilder, sql } from 'kysely'
import type { Who } from '../visibility/members.ts'

/** How many are found of each kind of content. */
export const mostFound = 10
/** How many of the newest are searched without the index. */
export const newestWalked = sql.lit(400)
/** How many matches are checked for who may see them. */
const lookedAt = sql.lit(1_000)
/** How many friends, the latest, have their private content searched. */
export const latestFriends = sql.lit(300)

/** Stretches of positions, with which words are marked, counted back from the newest: from and to. */
const stretches = [
  [0, 0],
  [1, 3],
  [4, 15],
  [16, 63],
] as const
const restFrom = 64

/**
 * Rows: for each stretch of the row `asked`, which has `query` and `top`, the query to search it with and the
 * position to begin below.
 */
const stretchesOf = (isEnough: Who) => sql`
      select nth, case when furthest is null then asked.query else concat_ws(' & ', asked.query, (
          select '(' || string_agg('''~b' || stretch || '''', ' | ') || ')'
          from generate_series(greatest((asked.top >> 16) - furthest, 0), (asked.top >> 16) - nearest) as stretch)) end::tsquery as sought,
        case when furthest is null then ((asked.top >> 16) - ${sql.lit(restFrom - 1)}) << 16 else asked.top end as top
      from asked cross join (values ${sql.join(
        [...stretches, [restFrom, null] as const].map(
          ([nearest, furthest], nth) =>
            sql`(${sql.lit(nth)}, ${sql.lit(nearest)}, ${sql.lit(furthest)}::int)`,
        ),
      )}) as each (nth, nearest, furthest)
      where not ${isEnough} and (asked.top >> 16) >= nearest
      order by nth`

/** The words of the array, each possibly a beginning, as the text of a tsquery; null where there are none. */
export const queryOf = (words: Who) => sql`
  (select string_agg('''' || word || ''':*', ' & ') from unnest(${words}) as word)`

/** The marks of these authors, as the text of a tsquery. */
export const writtenBy = (authors: Who) => sql`
  (select '(' || string_agg('''~a' || id || '''', ' | ') || ')' from (${authors}) as author (id))`

/** Rows: `viewer` and their latest friends. */
export const selfAndFriends = (viewer: Who) => sql`
        select ${viewer}::bigint union all (
          select followed_id from follows where follower_id = ${viewer} and mutual
          order by created_at desc limit ${latestFriends})`

interface Searched {
  /** The table of words, and its column with the object's id. */
  readonly words: { readonly table: string; readonly id: string }
  /** The newest of the rows `found` that the viewer may be shown, as `id` and `position`. */
  readonly newest: (found: RawBuilder<unknown>) => RawBuilder<unknown>
  /**
   * One row: the query `sought` for content that isn't public, of the words and the marks of possible
   * authors.
   */
  readonly circle: RawBuilder<unknown>
}

/** CTEs after `asked` and `recent`: `far` finds older public content, `apart` content that isn't public. */
export const beyondRecent = ({ words: { table, id }, newest, circle }: Searched) => {
  const rows = sql`select w.${sql.ref(id)}, w.position from ${sql.table(table)} w`
  return sql`
    stretches as materialized (${stretchesOf(sql`((select count(*) from recent) >= ${sql.lit(mostFound)})`)}),
    far as (
      select found.* from stretches cross join asked cross join lateral (
        ${newest(sql`${rows}
            where w.is_public and w.words @@ stretches.sought and w.position < stretches.top
            order by w.position desc limit ${lookedAt}`)}) as found
      limit ${sql.lit(mostFound)}),
    circle as materialized (${circle}),
    apart as (
      select found.* from circle cross join asked cross join lateral (
        ${newest(sql`${rows}
            where not w.is_public and w.words @@ circle.sought and w.position < asked.top
            order by w.position desc limit ${lookedAt}`)}) as found)`
}

/** Rows: the `id` of what these CTEs have found; `nth` is its place, newest first. */
export const foundPage = sql`
      unnest(array(
        select id from (select id, position from recent union select id, position from far union select id, position from apart) as found
        order by position desc limit ${sql.lit(mostFound)})) with ordinality as page (id, nth)`
