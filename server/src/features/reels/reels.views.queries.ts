/** SQL that counts views of reels and how far they are watched. */
import { sql } from 'kysely'
import { prepared } from '../../platform/db/prepared.ts'
import { visibleReel } from '../../visibility/reels.ts'

/**
 * Counts what these members have watched: each viewer of a reel once a day, with the furthest point they
 * reached. A view doesn't count where the member doesn't see the reel, made it, or is gone. Members are
 * locked before reels, both in id order; counts come last.
 */
export const countWatched = prepared<
  [members: number[], reels: number[], tenths: Array<number | null>, views: boolean[]],
  never
>(
  'count_watched_reels',
  (members, reels, tenths, views) => sql`
  with asked as materialized (
    select member, reel, max(tenth)::smallint as tenth, bool_or(is_view) as is_view
    from unnest(${members}::bigint[], ${reels}::bigint[], ${tenths}::smallint[], ${views}::boolean[])
      as each (member, reel, tenth, is_view)
    group by member, reel),
  present as materialized (
    select m.id from members m where m.id = any (${members}::bigint[]) order by m.id for key share),
  target as materialized (
    select rl.id, rl.author_id, rl.audience, rl.position, rl.deleted_at
    from reels rl, (select count(*) from present) as locked
    where rl.id = any (${reels}::bigint[]) order by rl.id for key share of rl),
  written as (
    insert into reel_views as w (member_id, reel_id, day, is_view, tenth)
    select asked.member, rl.id, (now() at time zone 'UTC')::date, asked.is_view, asked.tenth
    from asked join present on present.id = asked.member join target rl on rl.id = asked.reel
    where rl.position is not null and rl.author_id <> asked.member and ${visibleReel(sql.ref('asked.member'))}
    order by asked.member, rl.id
    on conflict (member_id, reel_id, day) do update
      set is_view = w.is_view or excluded.is_view, tenth = greatest(w.tenth, excluded.tenth),
        seen_at = case when excluded.is_view and not w.is_view then excluded.seen_at else w.seen_at end
      where (excluded.is_view and not w.is_view) or excluded.tenth > coalesce(w.tenth, 0)
    returning w.reel_id, new.is_view and old.is_view is not true as is_new, old.tenth as was, new.tenth as came),
  change as materialized (
    select reel_id, count(*) filter (where is_new)::int as views,
      array(select count(*) filter (where its.came = nth)::int - count(*) filter (where its.was = nth)::int
        from generate_series(1, 10) as nth cross join written its where its.reel_id = written.reel_id
        group by nth order by nth) as tenths
    from written group by reel_id),
  locked as materialized (
    select c.reel_id from reel_counts c where c.reel_id in (select reel_id from change)
    order by c.reel_id for no key update)
  update reel_counts c
  set views = c.views + change.views,
    tenths = array(select one + other from unnest(c.tenths, change.tenths) with ordinality as both_of (one, other, nth) order by nth)
  from change where c.reel_id = change.reel_id and c.reel_id in (select reel_id from locked)`,
)
