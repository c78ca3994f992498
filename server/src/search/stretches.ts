/**
 * How an index of words is walked, newest first. A word may be in half of all that is searched, or was so for a day
 * years ago: what is read depends on neither. The newest are looked through, then the index for one stretch of
 * positions after the other, each some four times as long as all before: where one had few, the next has not many.
 */
import { type RawBuilder, sql } from 'kysely'
import type { Who } from '../visibility/members.ts'

/** So many are found of each kind of what is written. */
export const mostFound = 10
/** So many of the newest are looked through without the index. */
export const newestWalked = sql.lit(400)
/** So many found are looked at for who may see them. */
const lookedAt = sql.lit(1_000)
/** So many of the latest friends have what is private searched. */
export const latestFriends = sql.lit(300)

/** Stretches of positions, by which words are marked, counted back from the newest: from the nth to the nth. */
const stretches = [
  [0, 0],
  [1, 3],
  [4, 15],
  [16, 63],
] as const
const restFrom = 64

/** Rows: for each stretch, of the row `asked` with `query` and `top`, what is sought in it and below which position. */
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

/** The words of the array, each of which may be a beginning, as text of a query; null where there are none. */
export const queryOf = (words: Who) => sql`
  (select string_agg('''' || word || ''':*', ' & ') from unnest(${words}) as word)`

/** The marks of these authors, as text of a query. */
export const writtenBy = (authors: Who) => sql`
  (select '(' || string_agg('''~a' || id || '''', ' | ') || ')' from (${authors}) as author (id))`

/** Rows: `viewer` and their latest friends. */
export const selfAndFriends = (viewer: Who) => sql`
        select ${viewer}::bigint union all (
          select followed_id from follows where follower_id = ${viewer} and mutual
          order by created_at desc limit ${latestFriends})`

interface Searched {
  /** The table of words, with the column of whose they are. */
  readonly words: { readonly table: string; readonly id: string }
  /** The newest of such rows that the viewer is shown, as `id` and `position`. */
  readonly newest: (found: RawBuilder<unknown>) => RawBuilder<unknown>
  /** What is `sought` of what is not public: the words, and the marks of whose it may be. */
  readonly circle: RawBuilder<unknown>
}

/** The steps after `asked` and `recent`: what is public and older, and `apart` what is not public. */
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

/** Rows: the `id` of what these steps have found, newest first by `nth`. */
export const foundPage = sql`
      unnest(array(
        select id from (select id, position from recent union select id, position from far union select id, position from apart) as found
        order by position desc limit ${sql.lit(mostFound)})) with ordinality as page (id, nth)`
