/** All SQL that counts looks. */
import { sql } from 'kysely'
import { keeping } from '../../platform/db/versioned-cache.ts'
import { type Db, prepared } from '../../platform/db/prepared.ts'
import { hiddenMembers, isAway, notHidden } from '../../visibility/members.ts'
import { posts, visibleOriginal, visiblePost } from '../../visibility/posts.ts'

/** `card` and `page`: of a post; `profile`: of a member. */
export type LookKind = 'card' | 'page' | 'profile'

/** A look as its viewer reports it. */
export interface ReportedLook {
  /** The number of the report, which counts each thing once. */
  readonly report: number
  readonly viewer: number
  readonly kind: LookKind
  readonly id: number
  readonly at: Date
}

/** Something of another member that the viewer of this report may see. */
export interface SeenRow {
  report: number
  kind: LookKind
  id: number
  owner_id: number
}

type SeenArguments = [reports: number[], viewers: number[], kinds: string[], ids: number[]]

/**
 * The things that their viewers may see and don't own. A repost also counts for its original, and one without
 * a remark only for that, like its reactions.
 */
const seen = prepared<SeenArguments, SeenRow>(
  'list_seen',
  (reports, viewers, kinds, ids) => sql`
    with asked as materialized (
      select * from unnest(${reports}::bigint[], ${viewers}::bigint[], ${kinds}::text[], ${ids}::bigint[])
        as asked (report, viewer, kind, id)
    ), seen as materialized (
      select asked.report, asked.viewer, asked.kind, p.id, p.author_id, p.original_id,
        p.is_repost and p.message = '' as is_bare
      from asked join posts p on p.id = asked.id
      where asked.kind <> 'profile' and ${visiblePost(sql.ref('asked.viewer'))}
    )
    select report, kind, id, author_id as owner_id from seen where not is_bare and author_id <> viewer
    union
    select seen.report, seen.kind, p.id, p.author_id
    from seen join posts p on p.id = seen.original_id
    where p.author_id <> seen.viewer and ${visibleOriginal(sql.ref('seen.viewer'))}
    union
    select asked.report, asked.kind, m.id, m.id
    from asked join members m on m.id = asked.id
    where asked.kind = 'profile' and m.id <> asked.viewer and ${notHidden(sql.ref('asked.viewer'), sql.ref('m.id'))}`,
)

export async function listSeen(db: Db, looks: readonly ReportedLook[]): Promise<SeenRow[]> {
  return seen(
    db,
    looks.map(({ report }) => report),
    looks.map(({ viewer }) => viewer),
    looks.map(({ kind }) => kind),
    looks.map(({ id }) => id),
  )
}

/** What counting looks needs to know of a post. */
export interface CountedPost {
  id: number
  author_id: number
  /** A repost without a remark, which counts only for its original. */
  is_bare: boolean
  /** Every member sees it, unless there is a block between them and an author. */
  is_open: boolean
  /** The original, if it can still be counted for. */
  original_id: number | null
  original_author_id: number | null
}

const loadPosts = prepared<[ids: number[]], CountedPost>(
  'load_counted_posts',
  (ids) => sql`
    select p.id, p.author_id, p.is_repost and p.message = '' as is_bare,
      ${posts.isOpen} is true and not ${isAway(sql.ref('p.author_id'))}
        and (o.id is null or not ${isAway(sql.ref('o.author_id'))}) as is_open,
      case when o.deleted_at is null and o.position is not null then o.id end as original_id,
      o.author_id as original_author_id
    from unnest((select ${ids}::bigint[])) as wanted (id)
    join posts p on p.id = wanted.id
    left join posts o on o.id = p.original_id`,
)

/**
 * A cache of posts that were looked at. Changes are noticed by the hints of their topics; if one is lost, a
 * post is some seconds old.
 */
export const countedPosts = keeping<CountedPost, { id: number }>({
  load: loadPosts,
  isFresh: () => true,
  most: 50_000,
  seconds: 10,
  topic: 'post',
  isHintedHere: true,
})

/** Rows: those of these viewers from whom members are hidden, and these members. */
export const listHidden = prepared<[viewers: number[]], { viewer: number; hidden: number[] }>(
  'list_hidden_of_viewers',
  (viewers) => sql`
    select viewer, hidden from (
      select viewer, array(${hiddenMembers(sql.ref('viewer'))}) as hidden
      from unnest((select ${viewers}::bigint[])) as asked (viewer)) as each
    where hidden <> '{}'`,
)

type AddArguments = [
  owners: number[],
  posts: Array<number | null>,
  hours: Date[],
  impressions: number[],
  pageviews: number[],
]

/**
 * Adds looks to the figures. Members are locked before their posts, as when a member is removed, and rows are
 * always written in the same order, so that concurrent processes don't deadlock. Things that are gone are
 * left out.
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
    insert into post_looks as day_looks (post_id, author_id, day, impressions, pageviews)
    select post_id, owner_id, (hour at time zone 'utc')::date as day, sum(impressions), sum(pageviews) from looks
    where post_id = any ((select posts from there)::bigint[])
    group by post_id, owner_id, day order by post_id, day
    on conflict (post_id, day) do update
      set impressions = day_looks.impressions + excluded.impressions,
        pageviews = day_looks.pageviews + excluded.pageviews`,
)

/** The looks at something within an hour. */
export interface Looks {
  readonly owner: number
  /** Undefined for a profile. */
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
