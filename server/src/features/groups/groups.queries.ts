/** SQL that reads groups and lists of them. */
import { type GroupNotice, type GroupStanding, mostNewPosts } from '@commons/contract/groups/groups.ts'
import type { GroupTopic } from '@commons/contract/groups/topics.ts'
import { type RawBuilder, sql } from 'kysely'
import { type AuthorRow, faceTable } from '../../authors/author.queries.ts'
import { micros, momentOf } from '../../platform/db/moments.ts'
import { type Db, prepared, type Tx } from '../../platform/db/prepared.ts'
import { groupChats, isShown } from '../../visibility/conversations.ts'
import { visibleGroupEvent } from '../../visibility/group-events.ts'
import { visibleGroupTopic } from '../../visibility/group-topics.ts'
import { isGroupMember, openGroup, visibleGroup } from '../../visibility/groups.ts'
import { isFollowing, mutedMembers, notHidden, type Who } from '../../visibility/members.ts'
import { notMuted, visiblePost } from '../../visibility/posts.ts'
import { isForApprovalOf } from '../posts/public.ts'

/** A group as lists show it. */
export interface ListedRow {
  id: number
  owner_id: number
  name: string
  description: string
  is_closed: boolean
  is_project: boolean
  avatar_key: string | null
  banner_key: string | null
  members: number
  standing: GroupStanding | null
  has_questions: boolean
  /** The position in its list. */
  at: number
}

/** Columns of the group `g`, its counts `c`, its pictures and the viewer's standing `mine`. */
export const listed = () => sql`
  g.id, g.name, g.description, g.is_closed, g.is_project, avatar.key as avatar_key, banner.key as banner_key,
  c.members, mine.standing, g.is_closed and g.questions <> '[]' as has_questions,
  (select s.member_id from group_members s where s.group_id = g.id and s.standing = 'owner') as owner_id`

export const listedTables = (viewer: Who) => sql`
  join group_counts c on c.group_id = g.id
  left join group_members mine on mine.group_id = g.id and mine.member_id = ${viewer}
  left join media avatar on avatar.id = g.avatar_id
  left join media banner on banner.id = g.banner_id`

/**
 * Lists the groups of `page` (rows of `id` and `at`) in its order. They pass through arrays because of the
 * planner (see posts.queries.ts).
 */
const listedOf = (
  viewer: Who,
  page: RawBuilder<unknown>,
  more: RawBuilder<unknown> = sql``,
) => sql<ListedRow>`
  with page as materialized (${page})
  select ${listed()}, place.at ${more}
  from (select unnest(ids) as id, unnest(places) as at from (
      select array_agg(id order by at desc, id desc) as ids, array_agg(at order by at desc, id desc) as places
      from page) as arrays) as place
  join groups g on g.id = place.id
  ${listedTables(viewer)}
  order by place.at desc, g.id desc`

type PageArguments = [
  viewer: number,
  search: string,
  at: number,
  id: number,
  shown: readonly number[] | null,
  limit: number,
  offset: number,
]

/** True unless the row of this id is one of those shown on earlier pages, where these are known. */
export const isNotShown = (id: Who, shown: Who) =>
  sql<boolean>`coalesce(${id} <> all (${shown}::bigint[]), true)`

/** True where each word of `search` begins a word of the group `g`; true without a word. */
export const isNamed = (search: Who) => sql<boolean>`
  (search_key(${search}::text) = '' or g.words @@ (
    select string_agg('''' || word || ''':*', ' & ')::tsquery from unnest(typed_words(${search}::text)) as word))`

export const found = (search: Who) => sql`search_key(${search}::text) <> ''`

/** Makes a list of all groups by an indexed column, and the search in it, which reads all matches. */
const pageOfAll = (
  name: string,
  table: 'c' | 'g',
  column: RawBuilder<unknown>,
  at: (of: RawBuilder<unknown>) => RawBuilder<unknown>,
  of: (at: Who) => RawBuilder<unknown>,
) => {
  const tables = table === 'c' ? sql`group_counts c join groups g on g.id = c.group_id` : sql`groups g`
  const id = table === 'c' ? sql`c.group_id` : sql`g.id`
  return prepared<PageArguments, ListedRow>(name, (viewer, search, before, beforeId, shown, limit, offset) =>
    listedOf(
      viewer,
      sql`
      (select g.id, ${at(column)} as at from ${tables}
        where not ${found(search)} and (${column}, ${id}) < (${of(before)}, ${beforeId}::bigint)
          and ${isNotShown(id, shown)} and ${visibleGroup(viewer)}
        order by ${column} desc, ${id} desc limit ${limit}::int offset ${offset}::int)
      union all
      (select g.id, ${at(column)} as at from groups g join group_counts c on c.group_id = g.id
        where ${found(search)} and g.deleted_at is null and ${isNamed(search)}
          and (${column}, g.id) < (${of(before)}, ${beforeId}::bigint)
          and ${isNotShown(sql.ref('g.id'), shown)} and ${visibleGroup(viewer)}
        order by ${column} desc, g.id desc limit ${limit}::int offset ${offset}::int)`,
    ),
  )
}

export const listAllGroups = {
  members: pageOfAll(
    'list_largest_groups',
    'c',
    sql`c.members`,
    (of) => sql`${of}::bigint`,
    (at) => sql`least(${at}::bigint, 2147483647)::int`,
  ),
  newest: pageOfAll('list_newest_groups', 'g', sql`g.created_at`, micros, momentOf),
  active: pageOfAll('list_active_groups', 'c', sql`c.active_at`, micros, momentOf),
}

/**
 * A row of a member's groups. Without any there is one row, which only says whether the viewer may see the
 * list.
 */
type MaybeListed<Row> = { may: boolean } & { [K in keyof Row]: Row[K] | null }

/**
 * Makes the list of the groups that `owner` is in, latest joined first: all of them if that is the viewer,
 * otherwise open groups and those the viewer is in. It returns at least one row if `viewer` sees the member at
 * all. `rows` reads what is shown of `page`, which has rows of `id` and `at`.
 */
export const pageOfMember = <Row extends ListedRow>(
  name: string,
  rows: (viewer: Who) => RawBuilder<unknown>,
  and: RawBuilder<unknown> = sql``,
) =>
  prepared<
    [viewer: number, owner: number, search: string, at: number, id: number, limit: number, offset: number],
    MaybeListed<Row>
  >(
    name,
    (viewer, owner, search, at, id, limit, offset) => sql`
  with whose as materialized (
    select owner.id, owner.id = ${viewer} or ${isFollowing(viewer, sql.ref('owner.id'))} as may
    from members owner where owner.id = ${owner} and ${notHidden(viewer, sql.ref('owner.id'))}),
  page as materialized (
    select g.id, ${micros(sql.ref('s.since'))} as at
    from whose join group_members s on s.member_id = whose.id join groups g on g.id = s.group_id
    where whose.may and s.is_in ${and} and (s.since, s.group_id) < (${momentOf(at)}, ${id}::bigint)
      and ${visibleGroup(viewer)} and ${isNamed(search)}
      and (not g.is_closed or ${isGroupMember(viewer, sql.ref('g.id'))})
    order by s.since desc, s.group_id desc limit ${limit}::int offset ${offset}::int)
  select whose.may, each.* from whose left join (${rows(viewer)}) as each on true
  order by each.at desc, each.id desc`,
  )

export const listGroupsOf = pageOfMember<ListedRow>(
  'list_groups_of',
  (viewer) => sql`
    select ${listed()}, page.at from page join groups g on g.id = page.id ${listedTables(viewer)}`,
)

/** What is new in a group of the viewer's. */
export interface OwnGroupRow extends ListedRow {
  /** When something that they see last happened. */
  last_at: Date | null
  /** Posts of others that they haven't seen; counted to one more than is shown. */
  new_posts: number
}

/**
 * The latest posts, messages or events of a group that are asked about: all of them may be by members whom the viewer
 * has blocked or muted.
 */
const lookedAt = sql.lit(50)
/** New posts that are asked about. */
const newLookedAt = sql.lit(200)
/** Groups looked at beyond a page, in which something happened only for others. */
const lookedBeyond = sql.lit(20)

/** True unless `viewer` has muted the author, who may be gone. */
const notByMuted = (viewer: Who, author: Who) => sql<boolean>`
  ((${author} = any (${mutedMembers(viewer)})) is not true)`

/** When something that `viewer` sees last happened in their group `near`; null for nothing. */
const lastSeenBy = (viewer: Who) => sql`greatest(
      (select p.created_at from (
          select * from posts each_post where each_post.group_id = near.id and each_post.deleted_at is null and each_post.position is not null
          order by each_post.position desc limit ${lookedAt}) as p
        where ${visiblePost(viewer)} and ${notMuted(viewer)}
        order by p.position desc limit 1),
      (select d.created_at from (
          select * from messages each_message where each_message.conversation_id = near.chat
          order by each_message.seq desc limit ${lookedAt}) as d
        where ${isShown(groupChats, viewer, { seesBlocked: sql.ref('near.leads'), cleared: sql.ref('near.chat_from') })}
          and ${notByMuted(viewer, sql.ref('d.author_id'))}
        order by d.seq desc limit 1),
      (select ev.created_at from (
          select * from group_events each_event where each_event.group_id = near.id and each_event.deleted_at is null
          order by each_event.created_at desc limit ${lookedAt}) as ev
        where ${visibleGroupEvent(viewer)} and ${notByMuted(viewer, sql.ref('ev.author_id'))}
        order by ev.created_at desc limit 1))`

/** How many posts in their group `near` are new to `viewer`. */
const newTo = (viewer: Who) => sql`(
      select count(*)::int from (
        select from (
            select * from posts each_post where each_post.group_id = near.id and each_post.deleted_at is null
              and each_post.position > near.seen_position and (each_post.thread_id is null or each_post.thread_id = each_post.id)
            order by each_post.position desc limit ${newLookedAt}) as p
          where p.author_id <> ${viewer} and ${visiblePost(viewer)} and ${notMuted(viewer)}
          limit ${sql.lit(mostNewPosts + 1)}) as counted)`

/**
 * Makes the list of the viewer's own groups. Where it is in the order of what last happened, its groups are found by
 * when that was for anybody, and put in order by what this viewer sees: a group where only hidden members do something
 * isn't on top.
 */
const pageOfOwn = (by: 'joined' | 'active') =>
  prepared<
    [
      viewer: number,
      search: string,
      at: number,
      id: number,
      shown: readonly number[] | null,
      limit: number,
      offset: number,
    ],
    OwnGroupRow
  >(`list_own_groups_by_${by}`, (viewer, search, at, id, shown, limit, offset) => {
    const order =
      by === 'joined' ? sql.ref('mine.since') : sql`greatest(c.happened_at, talk.last_at, g.created_at)`
    return sql`
  with near as materialized (
    select g.id, g.created_at, mine.since, mine.seen_position, mine.chat_from, mine.standing in ('owner', 'moderator') as leads,
      talk.id as chat
    from group_members mine join groups g on g.id = mine.group_id
    join group_counts c on c.group_id = g.id
    left join conversations talk on talk.group_id = g.id
    where mine.member_id = ${viewer} and mine.is_in and ${visibleGroup(viewer)} and ${isNamed(search)}
      and ${isNotShown(sql.ref('g.id'), shown)} and (${order}, g.id) < (${momentOf(at)}, ${id}::bigint)
    order by ${order} desc, g.id desc
    limit ${limit}::int + ${offset}::int ${by === 'joined' ? sql`` : sql`+ ${lookedBeyond}`}),
  told as materialized (
    select near.*, ${lastSeenBy(viewer)} as last_at from near),
  page as materialized (
    select near.id, near.last_at, ${newTo(viewer)} as new_posts,
      ${by === 'joined' ? sql.ref('near.since') : sql`coalesce(near.last_at, near.created_at)`} as place
    from (select * from told
      order by ${by === 'joined' ? sql.ref('since') : sql`coalesce(last_at, created_at)`} desc, id desc
      limit ${limit}::int offset ${offset}::int) as near)
  select ${listed()}, page.last_at, page.new_posts, ${micros(sql.ref('page.place'))} as at
  from page join groups g on g.id = page.id ${listedTables(viewer)}
  order by page.place desc, g.id desc`
  })

export const listOwnGroups = { joined: pageOfOwn('joined'), active: pageOfOwn('active') }

const markSeen = prepared<[viewer: number, group: number], { is_in: boolean; was_new: boolean }>(
  'mark_group_seen',
  (viewer, group) => sql`
  with seen as (
    update group_members s set seen_position = top.position
    from (select max(newest.position) as position from (
      select position from posts where group_id = ${group} and deleted_at is null and position is not null
      order by position desc limit 1) as newest) as top
    where s.group_id = ${group} and s.member_id = ${viewer} and s.is_in and s.seen_position < top.position
    returning 1)
  select ${isGroupMember(viewer, sql.ref('g.id'))} as is_in, exists (select from seen) as was_new
  from groups g where g.id = ${group} and ${visibleGroup(viewer)}`,
)

/** Marks a group's posts as seen by a member of it; undefined where they don't see the group. */
export async function setGroupSeen(
  tx: Tx,
  viewer: number,
  group: number,
): Promise<{ is_in: boolean; was_new: boolean } | undefined> {
  return (await markSeen(tx, viewer, group))[0]
}

const findOne = prepared<[viewer: number, group: number], ListedRow>(
  'find_listed_group',
  (viewer, group) => sql`
    select ${listed()}, 0 as at from groups g ${listedTables(viewer)}
    where g.id = ${group} and ${visibleGroup(viewer)}`,
)

/** Returns a group as a list shows it; undefined if `viewer` doesn't see it. */
export async function findListedGroup(db: Db, viewer: number, group: number): Promise<ListedRow | undefined> {
  return (await findOne(db, viewer, group))[0]
}

/** A project as its group shows it. */
export interface ProjectOfGroupRow {
  target: string
  pledged: string
  days: number
  location: string
  industry: string
  experience: string
  price_point: string
}

/** What a group asks of those who want to join it, as its row has it. */
export interface Question {
  question: string
  is_required: boolean
}

export interface GroupRow extends ListedRow {
  rules: string
  questions: Question[]
  created_at: Date
  is_open_to_me: boolean
  notice: GroupNotice | null
  approves_posts: boolean
  /** Posts that wait for the viewer's approval. */
  held: number
  pinned_post_ids: number[]
  topics: GroupTopic[]
  requests: number
  standing_id: number | null
  /** Null where the viewer doesn't see them. */
  owner: AuthorRow | null
  inviter: (AuthorRow & { id: number }) | null
  /** Some of its members; none if the viewer may not see them. */
  faces: Array<AuthorRow & { id: number }>
  link_works: boolean
  /** Null unless it is a project. Amounts are in the smallest unit. */
  project: ProjectOfGroupRow | null
}

const mostFaces = 8

const author = sql`jsonb_build_object('id', m.id, 'username', m.username, 'full_name', m.full_name, 'is_bot', m.is_bot, 'avatar_key', face.key)`

/** Reads a whole group, with some of its members, in one statement. */
const findWhole = prepared<[viewer: number, group: number, token: string], GroupRow>(
  'find_group',
  (viewer, group, token) => sql`
    select ${listed()}, 0 as at, g.rules, g.questions, g.created_at,
      case when pr.group_id is not null then jsonb_build_object(
        'target', pr.target::text, 'pledged', pc.pledged::text, 'days', pr.days, 'location', pr.location,
        'industry', pr.industry, 'experience', pr.experience, 'price_point', pr.price_point) end as project, g.approves_posts,
      array(select gp.post_id from group_pins gp where gp.group_id = g.id order by gp.id desc) as pinned_post_ids, c.requests,
      (select coalesce(jsonb_agg(jsonb_build_object('group_topic_id', topic.id, 'name', topic.name) order by topic.place, topic.id), '[]')
        from group_topics topic where topic.group_id = g.id and ${visibleGroupTopic(viewer)}) as topics,
      case when mine.standing in ('owner', 'moderator') then (
        select count(*)::int from post_drafts dr join posts p on p.id = dr.post_id
        where dr.waits_in = g.id and ${isForApprovalOf(viewer)}) else 0 end as held,
      ${openGroup(viewer)} as is_open_to_me,
      case when mine.is_in then mine.notice end as notice,
      case when mine.standing in ('invited', 'requested') then mine.id end as standing_id,
      (select ${author} from group_members s join members m on m.id = s.member_id ${faceTable}
        where s.group_id = g.id and s.standing = 'owner' and ${notHidden(viewer, sql.ref('m.id'))}) as owner,
      case when mine.standing = 'invited' then (
        select ${author} from members m ${faceTable}
        where m.id = mine.invited_by and ${notHidden(viewer, sql.ref('m.id'))}) end as inviter,
      case when ${openGroup(viewer)} then (
        select coalesce(jsonb_agg(${author} order by known desc, since desc), '[]') from (
          -- Looks for followed members among the latest only, so the cost doesn't grow with the group.
          select s.member_id, s.since, ${isFollowing(viewer, sql.ref('s.member_id'))} as known
          from (select member_id, since from group_members
            where group_id = g.id and is_in order by since desc, member_id desc limit 100) as s
          where ${notHidden(viewer, sql.ref('s.member_id'))}
          order by known desc, since desc limit ${sql.lit(mostFaces)}) as shown
        join members m on m.id = shown.member_id ${faceTable}) else '[]' end as faces,
      exists (select from group_links l where l.group_id = g.id and l.token = ${token}
        and l.ends_at > now() and (l.most_uses is null or l.uses < l.most_uses)) as link_works
    from groups g ${listedTables(viewer)}
    left join projects pr on pr.group_id = g.id
    left join project_counts pc on pc.group_id = g.id
    where g.id = ${group} and ${visibleGroup(viewer)}`,
)

export async function findGroup(
  db: Db,
  viewer: number,
  group: number,
  token: string,
): Promise<GroupRow | undefined> {
  return (await findWhole(db, viewer, group, token))[0]
}

/** How many followed members are considered, and how many of the latest groups of each. */
const askedFollowed = 200
const latestOfEach = 20
const suggestions = 6
const largest = 200

/** Lists groups to join: those that most of the members the viewer follows are in, then the largest. */
export const listSuggestedGroups = prepared<[viewer: number], ListedRow & { known: number }>(
  'list_suggested_groups',
  (viewer) => sql`
  with known as materialized (
    select theirs.group_id as id, count(*)::int as many
    from (select followed_id from follows where follower_id = ${viewer}
      order by created_at desc limit ${sql.lit(askedFollowed)}) as f
    cross join lateral (
      select s.group_id from group_members s where s.member_id = f.followed_id and s.is_in
      order by s.since desc limit ${sql.lit(latestOfEach)}) as theirs
    where ${notHidden(viewer, sql.ref('f.followed_id'))}
    group by theirs.group_id),
  asked as materialized (
    select id, many from known
    union all
    select large.group_id, 0 from (
      select group_id from group_counts order by members desc, group_id desc limit ${sql.lit(largest)}) as large
    where large.group_id not in (select id from known)),
  page as materialized (
    select g.id, asked.many, c.members from asked join groups g on g.id = asked.id join group_counts c on c.group_id = g.id
    where ${visibleGroup(viewer)}
      and not exists (select from group_members s where s.group_id = g.id and s.member_id = ${viewer})
      -- Only members of a closed group know who else is in it.
      and (asked.many = 0 or not g.is_closed)
    order by asked.many desc, c.members desc, g.id desc limit ${sql.lit(suggestions)})
  select ${listed()}, 0 as at, page.many as known
  from page join groups g on g.id = page.id ${listedTables(viewer)}
  order by page.many desc, page.members desc, g.id desc`,
)

/** Groups found by one search. */
const mostFound = 6

export interface FoundRow {
  id: number
  name: string
  avatar_key: string | null
  members: number
  is_closed: boolean
  is_project: boolean
}

/** Rows: groups with these words in their names, the viewer's own first, then the largest. */
export const foundGroups = (viewer: Who, text: Who) => sql<FoundRow>`
  select g.id, g.name, avatar.key as avatar_key, c.members, g.is_closed, g.is_project
  from groups g ${listedTables(viewer)}
  where g.deleted_at is null and ${found(text)} and ${isNamed(text)} and ${visibleGroup(viewer)}
  order by mine.is_in is true desc, c.members desc, g.id desc limit ${sql.lit(mostFound)}`
