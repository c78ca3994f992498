/** SQL that reads surveys and lists of them. */
import type {
  SurveyAudience,
  SurveyKind,
  SurveyOutcome,
  SurveyResults,
} from '@commons/contract/shared/survey-shown.ts'
import type { SurveyState } from '@commons/contract/surveys/surveys.ts'
import { type RawBuilder, sql } from 'kysely'
import { type AuthorRow, authorColumns, authorTables } from '../../authors/author.queries.ts'
import { micros, momentOf } from '../../platform/db/moments.ts'
import { hasGroups } from '../../platform/db/has-groups.ts'
import { type Db, prepared } from '../../platform/db/prepared.ts'
import { commentCount } from '../../visibility/comments.ts'
import { hasItsGroup } from '../../visibility/groups.ts'
import { isFindable, type Who } from '../../visibility/members.ts'
import { isVoter, surveys, visibleSurvey } from '../../visibility/surveys.ts'

/** The result of a survey, and what decides who sees it and how. */
export interface ResultRow {
  id: number
  options: string[]
  kind: SurveyKind
  is_secret: boolean
  results: SurveyResults
  quorum: number | null
  is_closed: boolean
  /** By option. */
  votes: number[]
  voters: number
  /** The viewer's choices: empty where the vote is secret, null where they haven't voted. */
  choices: number[] | null
}

interface CommonRow extends ResultRow, AuthorRow {
  author_id: number
  title: string
  audience: SurveyAudience
  group_id: number | null
  group_name: string | null
  is_changeable: boolean
  closes_at: Date
}

/** A survey shown with its result in other content. */
export type CardSurveyRow = CommonRow

/** A survey in a list. */
export interface ListedSurveyRow extends CommonRow {
  /** Its place in the list. */
  at: number
}

/** A complete survey. */
export interface SurveyRow extends CommonRow {
  active: number
  likes: number
  is_liked: boolean
  comments: number
  created_at: Date
  /** Code of the viewer's ballot; null where there is none, or it is secret. */
  code: string | null
  outcome: SurveyOutcome | null
}

// The current time, not the transaction's start, which may precede a vote it has waited for.
export const isClosed = sql<boolean>`sv.closes_at <= clock_timestamp()`

/** Columns of the survey `sv` that depend on neither its counts nor the viewer. */
export const ownColumns = sql`
  sv.id, sv.author_id, ${authorColumns}, sv.title, sv.options, sv.kind, sv.audience, sv.group_id,
  (select g.name from groups g where g.id = sv.group_id) as group_name,
  sv.is_secret, sv.results, sv.is_changeable, sv.quorum, sv.closes_at, ${isClosed} as is_closed`

const countedColumns = sql`${ownColumns}, counts.votes, counts.voters, mine.choices`
// oxlint-disable-next-line commons/members-in-sight -- joined only to surveys that the viewer sees
const countedTables = (viewer: Who) => sql`
  join survey_counts counts on counts.survey_id = sv.id
  left join survey_members mine on mine.survey_id = sv.id and mine.member_id = ${viewer}
  ${authorTables(sql`sv.author_id`)}`

/**
 * Rows: the surveys of `page` (rows of `id` and `at`), in its order. They pass through arrays because of the
 * planner (see posts.queries.ts).
 */
const listedOf = (viewer: Who, page: RawBuilder<unknown>) => sql<ListedSurveyRow>`
  with page as materialized (${page})
  select ${countedColumns}, place.at
  from (select unnest(ids) as id, unnest(places) as at from (
      select array_agg(id order by at desc, id desc) as ids, array_agg(at order by at desc, id desc) as places
      from page) as arrays) as place
  join surveys sv on sv.id = place.id
  ${countedTables(viewer)}
  order by place.at desc, sv.id desc`

type PageArguments = [viewer: number, at: number, id: number, limit: number, offset: number]

type PageIn = readonly [viewer: Who, at: Who, id: Who, limit: Who, offset: Who]

const allSurveys = sql`surveys sv`

/** Rows: ids of a page of the surveys that match `which`, latest by `column` first. */
const pageBy = (
  column: Who,
  which: RawBuilder<boolean>,
  [viewer, at, id, limit, offset]: PageIn,
  from = allSurveys,
) => sql`
  select sv.id, ${micros(column)} as at from ${from}
  where sv.deleted_at is null and ${which} and (${column}, sv.id) < (${momentOf(at)}, ${id}::bigint)
    and ${visibleSurvey(viewer)}
  order by ${column} desc, sv.id desc limit ${limit}::int offset ${offset}::int`

/**
 * Rows: the same for all surveys, by walking those for everybody and those for each of the viewer's circles.
 */
const pageOfAll = (column: Who, which: RawBuilder<boolean>, [viewer, at, id, limit, offset]: PageIn) => {
  const walk = (circle: RawBuilder<unknown>) =>
    pageBy(column, sql`${circle} and ${which}`, [
      viewer,
      at,
      id,
      sql`(${limit}::int + ${offset}::int)`,
      sql`0`,
    ])
  return sql`
    select id, at from (${acrossCircles(viewer, walk)}) as walked
    order by at desc, id desc limit ${limit}::int offset ${offset}::int`
}

/**
 * Of the surveys for followers and friends, the list has only those of this many members, the latest followed; a search
 * finds the others.
 */
const mostFollowed = 1_000

/**
 * Rows: what `walk` finds among surveys for everybody, in each of the viewer's groups, of each member they
 * follow, and among their own.
 */
const acrossCircles = (viewer: Who, walk: (circle: RawBuilder<unknown>) => RawBuilder<unknown>) => sql`
  (${walk(sql`sv.audience = 'everybody' and ${isFindable(viewer, sql.ref('sv.author_id'))}`)})
  union select its.* from group_members s
    cross join lateral (${walk(sql`sv.group_id is not null and sv.group_id = s.group_id and coalesce(sv.openings, s.openings) >= s.openings`)}) as its
    where s.member_id = ${viewer} and s.is_in and ${hasGroups}
  union select its.* from (
      select followed_id from follows where follower_id = ${viewer} order by created_at desc limit ${sql.lit(mostFollowed)}) as f
    cross join lateral (${walk(sql`sv.audience in ('followers', 'friends') and sv.author_id = f.followed_id`)}) as its
  union (${walk(sql`sv.audience <> 'everybody' and sv.author_id = ${viewer} and ${hasItsGroup(sql.ref('sv.group_id'))}`)})`

const orders: Record<SurveyState | 'all', readonly [column: Who, which: RawBuilder<boolean>]> = {
  all: [sql.ref('sv.created_at'), sql`true`],
  open: [sql.ref('sv.closes_at'), sql`sv.closes_at > now()`],
  closed: [sql.ref('sv.closes_at'), sql`sv.closes_at <= now()`],
}

const listing = (state: SurveyState | 'all') => {
  const [column, which] = orders[state]
  return {
    list: prepared<PageArguments, ListedSurveyRow>(
      `list_${state}_surveys`,
      (viewer, ...page) => listedOf(viewer, pageOfAll(column, which, [viewer, ...page])),
      5,
    ),
    search: prepared<[...PageArguments, title: string], ListedSurveyRow>(
      `search_${state}_surveys`,
      (viewer, at, id, limit, offset, title) =>
        listedOf(viewer, pageBy(column, which, [viewer, at, id, limit, offset], withWords(title))),
    ),
  }
}

/** How many are found at once, newest first. */
const mostFound = 5

export type FoundSurveyRow = AuthorRow &
  Pick<CommonRow, 'id' | 'author_id' | 'title' | 'closes_at' | 'is_closed'>

/** Rows: surveys with these words in their titles, newest first. */
export const foundSurveys = (viewer: Who, title: Who) => sql<FoundSurveyRow>`
  select sv.id, sv.author_id, ${authorColumns}, sv.title, sv.closes_at, ${isClosed} as is_closed
  from unnest(array(
    select sv.id from ${withWords(title)} where ${visibleSurvey(viewer)}
      and ${isFindable(viewer, sql.ref('sv.author_id'))}
    order by sv.created_at desc, sv.id desc limit ${sql.lit(mostFound)})) with ordinality as place (id, nth)
  join surveys sv on sv.id = place.id
  ${authorTables(sql`sv.author_id`)}
  order by place.nth`

/**
 * A word that more titles have is searched in this many of them, whichever they are, and in this many of the
 * newest.
 */
const mostSearched = 1_000

/** The surveys `sv` whose titles have all of these words or beginnings of words. */
const withWords = (title: Who) => {
  const sought = sql`(
    select string_agg('''' || word || ''':*', ' & ')::tsquery from unnest(typed_words(${title}::text)) as word)`
  return sql`(
    with known as materialized (
      select id from surveys where deleted_at is null and words @@ ${sought} limit ${sql.lit(mostSearched)})
    select id from known
    union
    select latest.id from (
      select id, words from surveys where deleted_at is null order by id desc limit ${sql.lit(mostSearched)}) as latest
    where (select count(*) from known) = ${sql.lit(mostSearched)} and latest.words @@ ${sought}) as found
    join surveys sv on sv.id = found.id`
}

const listings = { all: listing('all'), open: listing('open'), closed: listing('closed') }

interface Asked {
  readonly title?: string
  readonly state: SurveyState | undefined
  readonly page: {
    readonly before: { readonly at: number; readonly id: number }
    readonly limit: number
    readonly offset: number
  }
}

/** Lists surveys that `viewer` sees, in list order; with a title, only those that match it. */
export function listSurveys(
  db: Db,
  viewer: number,
  { title = '', state, page: { before, limit, offset } }: Asked,
): Promise<ListedSurveyRow[]> {
  const { list, search } = listings[state ?? 'all']
  return title === ''
    ? list(db, viewer, before.at, before.id, limit, offset)
    : search(db, viewer, before.at, before.id, limit, offset, title)
}

/** Lists the member's own surveys, newest first. */
export const listOwnSurveys = prepared<PageArguments, ListedSurveyRow>(
  'list_own_surveys',
  (viewer, ...page) =>
    listedOf(
      viewer,
      pageBy(
        sql.ref('sv.created_at'),
        sql`sv.author_id = ${viewer} and ${hasItsGroup(sql.ref('sv.group_id'))}`,
        [viewer, ...page],
      ),
    ),
  5,
)

const findListed = prepared<[viewer: number, survey: number], ListedSurveyRow>(
  'find_listed_survey',
  (viewer, survey) =>
    listedOf(
      viewer,
      sql`select sv.id, 0 as at from surveys sv where sv.id = ${survey} and ${visibleSurvey(viewer)}`,
    ),
)

/** Returns a survey as lists show it; undefined where `viewer` doesn't see it. */
export async function findListedSurvey(
  db: Db,
  viewer: number,
  survey: number,
): Promise<ListedSurveyRow | undefined> {
  return (await findListed(db, viewer, survey))[0]
}

const findWhole = prepared<[viewer: number, survey: number], SurveyRow>(
  'find_survey',
  (viewer, survey) => sql`
    select ${countedColumns}, counts.active, encode(mine.code, 'hex') as code, sv.created_at, o.likes,
      (select r.kind = 'like' from reactions r where r.object_id = sv.id and r.member_id = ${viewer}) is true as is_liked,
      ${commentCount(surveys, { viewer, counted: sql.ref('o.comments'), closed: sql.ref('o.closed') })} as comments,
      (select jsonb_build_object('chain_hash', x.chain_hash, 'ballot_count', x.ballots, 'winners', x.winners, 'rounds', x.rounds)
        from survey_outcomes x where x.survey_id = sv.id) as outcome
    from surveys sv
    join objects o on o.id = sv.id
    ${countedTables(viewer)}
    where sv.id = ${survey} and ${visibleSurvey(viewer)}`,
)

/** Returns a survey with its result; undefined where `viewer` doesn't see it. */
export async function findSurvey(db: Db, viewer: number, survey: number): Promise<SurveyRow | undefined> {
  return (await findWhole(db, viewer, survey))[0]
}

/** Lists those of these surveys that `viewer` sees. */
export const listShownSurveys = prepared<[viewer: number, surveys: readonly number[]], CardSurveyRow>(
  'list_shown_surveys',
  (viewer, ids) => sql`
    select ${countedColumns}
    from unnest((select ${ids}::bigint[])) as shown (id) join surveys sv on sv.id = shown.id
    ${countedTables(viewer)}
    where ${visibleSurvey(viewer)}`,
)

/** Surveys shown beside the feed, and how many of those closing next are searched in each circle. */
const mostPolls = 5
const mostLookedAt = 200

const nextToClose = (viewer: Who) => (circle: RawBuilder<unknown>) =>
  sql`
  select sv.id, sv.closes_at from (
    select * from surveys sv where ${circle} and sv.deleted_at is null and sv.closes_at > now()
    order by sv.closes_at, sv.id limit ${sql.lit(mostLookedAt)}) as sv
  where ${visibleSurvey(viewer)} and ${isVoter(viewer)}
    and (select true from survey_members v
      where v.survey_id = sv.id and v.member_id = ${viewer} and v.choices is not null) is null
  order by sv.closes_at, sv.id limit ${sql.lit(mostPolls)}`

/** Lists open surveys that `viewer` may vote in but hasn't, those closing next first. */
export const listPolls = prepared<[viewer: number], CardSurveyRow>(
  'list_polls',
  (viewer) => sql`
    with next as materialized (
      select id from (${acrossCircles(viewer, nextToClose(viewer))}) as found
      order by closes_at, id limit ${sql.lit(mostPolls)})
    select ${countedColumns}
    from unnest(array(select id from next)) as place (id) join surveys sv on sv.id = place.id
    ${countedTables(viewer)}
    order by sv.closes_at, sv.id`,
)

const findMoment = prepared<[member: number, wall: string], { at: Date }>(
  'moment_of_wall',
  (member, wall) => sql`
    select (${wall}::timestamp at time zone coalesce(
      (select time_zone from notification_preferences where member_id = ${member}), 'UTC')) as at`,
)

/** Returns the moment at which a clock shows this where the member says that they are; in UTC if they don't. */
export async function momentOfWall(db: Db, member: number, wall: string): Promise<Date> {
  const [row] = await findMoment(db, member, wall)
  if (!row) throw new Error('A moment without a row')
  return row.at
}
