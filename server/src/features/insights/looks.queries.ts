/** All SQL of counting looks. */
import { sql } from 'kysely'
import { type Db, prepared } from '../../platform/db/prepared.ts'
import { visibleMembers } from '../../visibility/members.ts'
import { visibleOriginal, visiblePost } from '../../visibility/posts.ts'

/** Something of another member's that the caller may see. */
export interface SeenRow {
  /** `card` and `page`: of a post; `profile`: of a member. */
  kind: 'card' | 'page' | 'profile'
  id: number
  owner_id: number
}

type SeenArguments = [viewer: number, cards: number[], pages: number[], profiles: number[]]

/**
 * What of these `viewer` may see and does not own. A repost counts for what it shows, too, and one without a
 * remark for that alone, as its reactions do.
 */
export const listSeen = prepared<SeenArguments, SeenRow>(
  'list_seen',
  (viewer, cards, pages, profiles) => sql`
    with asked as (
      select 'card' as kind, id from unnest(${cards}::bigint[]) as id
      union all select 'page', id from unnest(${pages}::bigint[]) as id
    ), seen as (
      select asked.kind, p.id, p.author_id, p.original_id, p.is_repost and p.message = '' as is_bare
      from asked join posts p on p.id = asked.id
      where ${visiblePost(viewer)}
    )
    select kind, id, author_id as owner_id from seen where not is_bare and author_id <> ${viewer}
    union
    select seen.kind, p.id, p.author_id
    from seen join posts p on p.id = seen.original_id
    where p.author_id <> ${viewer} and ${visibleOriginal(viewer)}
    union
    select 'profile', m.id, m.id
    from (${visibleMembers(viewer, profiles)}) as m where m.id <> ${viewer}`,
)

type AddArguments = [
  owners: number[],
  posts: Array<number | null>,
  hours: Date[],
  impressions: number[],
  pageviews: number[],
]

/**
 * Adds looks to the figures. Members are locked before their posts, as whoever removes a member does, and rows are
 * written in one order everywhere: processes that add at once do not deadlock. What has gone is left out.
 */
const add = prepared<AddArguments, object>(
  'add_looks',
  (owners, posts, hours, impressions, pageviews) => sql`
    with looks as (
      select * from unnest(${owners}::bigint[], ${posts}::bigint[], ${hours}::timestamptz[],
        ${impressions}::int[], ${pageviews}::int[]) as looks (owner_id, post_id, hour, impressions, pageviews)
    ), here as materialized (
      select array(select id from members where id = any (${owners}::bigint[]) order by id for key share) as members
    ), there as materialized (
      select array(select p.id from posts p
        where p.id = any (${posts}::bigint[]) and p.author_id = any ((select members from here)::bigint[])
        order by p.id for key share) as posts
    ), of_members as (
      insert into member_looks as m (member_id, hour, impressions, pageviews)
      select owner_id, hour, sum(impressions), sum(pageviews) from looks
      where owner_id = any ((select members from here)::bigint[])
      group by owner_id, hour order by owner_id, hour
      on conflict (member_id, hour) do update
        set impressions = m.impressions + excluded.impressions, pageviews = m.pageviews + excluded.pageviews
    )
    insert into post_looks as p (post_id, author_id, day, impressions, pageviews)
    select post_id, owner_id, (hour at time zone 'utc')::date as day, sum(impressions), sum(pageviews) from looks
    where post_id = any ((select posts from there)::bigint[])
    group by post_id, owner_id, day order by post_id, day
    on conflict (post_id, day) do update
      set impressions = p.impressions + excluded.impressions, pageviews = p.pageviews + excluded.pageviews`,
)

/** How often something was looked at in an hour. */
export interface Looks {
  readonly owner: number
  /** None for a profile. */
  readonly post: number | undefined
  readonly hour: Date
  impressions: number
  pageviews: number
}

export async function addLooks(db: Db, looks: readonly Looks[]): Promise<void> {
  await add(
    db,
    looks.map(({ owner }) => owner),
    looks.map(({ post }) => post ?? null),
    looks.map(({ hour }) => hour),
    looks.map(({ impressions }) => impressions),
    looks.map(({ pageviews }) => pageviews),
  )
}
