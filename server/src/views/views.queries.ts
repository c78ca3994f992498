/** SQL that counts views of objects and how far they are watched. */
import { watchedParts } from '@commons/contract/shared/watched.ts'
import { type RawBuilder, sql } from 'kysely'
import { prepared } from '../platform/db/prepared.ts'
import type { Who } from '../visibility/members.ts'
import { columnOf, type ObjectKind, rowsOf } from '../visibility/object-kind.ts'

/**
 * Returns further CTEs, each with a comma after it, of what is counted with the views. `written` are the rows
 * of this statement: `object_id`, `member_id`, `is_new` for a view that counts, and the tenths `was` and
 * `came`; `asked` says of `member` and `object` the `source` that the caller named.
 */
export type FollowViews = () => RawBuilder<unknown>

/**
 * Returns the statement that counts what these members have viewed of objects of this kind: each viewer of an
 * object once a day, with the furthest point they reached. A view doesn't count where the member doesn't see
 * the object, made it, or is gone. Members are locked before objects, both in id order; counts come last.
 */
export const viewCounting = (kind: ObjectKind, follow: FollowViews = () => sql``) =>
  prepared<
    [
      members: number[],
      objects: number[],
      tenths: Array<number | null>,
      views: boolean[],
      sources: Array<string | null>,
    ],
    never
  >(`count_${kind.name}_views`, (members, objects, tenths, views, sources) => {
    const id = columnOf(kind, 'id')
    const row = sql.raw(kind.as)
    return sql`
  with asked as materialized (
    select member, object, max(tenth)::smallint as tenth, bool_or(is_view) as is_view, max(source) as source
    from unnest(${members}::bigint[], ${objects}::bigint[], ${tenths}::smallint[], ${views}::boolean[], ${sources}::text[])
      as each (member, object, tenth, is_view, source)
    group by member, object),
  present as materialized (
    select m.id from members m where m.id = any (${members}::bigint[]) order by m.id for key share),
  target as materialized (
    select ${row}.* from ${rowsOf(kind)}, (select count(*) from present) as locked
    where ${id} = any (${objects}::bigint[]) order by ${id} for key share of ${row}),
  written as (
    insert into object_views as w (member_id, object_id, day, is_view, tenth)
    select asked.member, ${id}, (now() at time zone 'UTC')::date, asked.is_view, asked.tenth
    from asked join present on present.id = asked.member join target ${row} on ${id} = asked.object
    where ${columnOf(kind, 'author_id')} <> asked.member and ${kind.visible(sql.ref('asked.member'))}
    order by asked.member, ${id}
    on conflict (member_id, object_id, day) do update
      set is_view = w.is_view or excluded.is_view, tenth = greatest(w.tenth, excluded.tenth),
        seen_at = case when excluded.is_view and not w.is_view then excluded.seen_at else w.seen_at end
      where (excluded.is_view and not w.is_view) or excluded.tenth > coalesce(w.tenth, 0)
    returning w.object_id, w.member_id, new.is_view and old.is_view is not true as is_new, old.tenth as was, new.tenth as came),
  ${follow()}
  change as materialized (
    select object_id, count(*) filter (where is_new)::int as views,
      array(select count(*) filter (where its.came = nth)::int - count(*) filter (where its.was = nth)::int
        from generate_series(1, ${sql.lit(watchedParts)}) as nth cross join written its
        where its.object_id = written.object_id
        group by nth order by nth) as tenths
    from written group by object_id),
  locked as materialized (
    select c.object_id from view_counts c where c.object_id in (select object_id from change)
    order by c.object_id for no key update)
  update view_counts c
  set views = c.views + change.views,
    tenths = array(select one + other from unnest(c.tenths, change.tenths) with ordinality as both_of (one, other, nth) order by nth)
  from change where c.object_id = change.object_id and c.object_id in (select object_id from locked)`
  })

/** With fewer viewers, how far they watched says nothing about an object. */
export const enoughWatched = 5

const tenths = Array.from({ length: watchedParts }, (_, nth) => sql.lit(nth + 1))
const sumOf = (parts: RawBuilder<unknown>[]) => sql.join(parts, sql` + `)

/** Column: the average share watched, in percent, of the row `n` of `view_counts`; null where too few watched. */
// A single expression: a subquery for each object would cost as much as everything else in a list.
const watched = sql`(${sumOf(tenths.map((nth) => sql`n.tenths[${nth}]`))})`
export const completion = sql<number | null>`
  (case when ${watched} >= ${sql.lit(enoughWatched)}
    then (${sumOf(tenths.map((nth) => sql`${nth} * n.tenths[${nth}]`))}) * 10 / ${watched} end)`

/** True where `viewer` viewed the object of this id before `moment`, in the last 30 days. */
export const hasViewed = (viewer: Who, object: RawBuilder<unknown>, moment: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from object_views w
    where w.member_id = ${viewer} and w.object_id = ${object} and w.is_view and w.seen_at < ${moment})`
