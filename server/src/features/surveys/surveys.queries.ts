/** SQL that reads surveys and lists of them. */
import type { SurveyState } from '@commons/contract/surveys.ts'
import { type RawBuilder, sql } from 'kysely'
import { type AuthorRow, authorColumns, authorTables } from '../../authors/author.queries.ts'
import { micros, momentOf } from '../../platform/db/moments.ts'
import { type Db, prepared } from '../../platform/db/prepared.ts'
import { commentCount } from '../../visibility/comments.ts'
import type { Who } from '../../visibility/members.ts'
import { surveys, visibleSurvey } from '../../visibility/surveys.ts'

interface CommonRow extends AuthorRow {
  id: number
  author_id: number
  title: string
  options: string[]
  closes_at: Date
  is_closed: boolean
  /** By option. */
  votes: number[]
  /** The option that the viewer voted for; null where they have not voted. */
  choice: number | null
}

/** A survey as lists show it. */
export interface ListedSurveyRow extends CommonRow {
  /** The place in its list. */
  at: number
}

/** A survey whole. */
export interface SurveyRow extends CommonRow {
  active: number
  likes: number
  is_liked: boolean
  comments: number
  created_at: Date
}

// The clock and not the beginning of the transaction, which may be before a vote that was waited for.
export const isClosed = sql<boolean>`sv.closes_at <= clock_timestamp()`

const common = sql`
  sv.id, sv.author_id, ${authorColumns}, sv.title, sv.options, sv.closes_at, ${isClosed} as is_closed`

/** The surveys of `page`, rows of `id` and `at`, in its order. They pass through arrays because of the planner (see posts.queries.ts). */
const listedOf = (viewer: Who, page: RawBuilder<unknown>) => sql<ListedSurveyRow>`
  with page as materialized (${page})
  select ${common}, counts.votes, mine.choice, place.at
  from (select unnest(ids) as id, unnest(places) as at from (
      select array_agg(id order by at desc, id desc) as ids, array_agg(at order by at desc, id desc) as places
      from page) as arrays) as place
  join surveys sv on sv.id = place.id
  join survey_counts counts on counts.survey_id = sv.id
  left join survey_members mine on mine.survey_id = sv.id and mine.member_id = ${viewer}
  ${authorTables(sql`sv.author_id`)}
  order by place.at desc, sv.id desc`

type PageArguments = [viewer: number, at: number, id: number, limit: number, offset: number]

/** Rows: the ids of a page of the surveys `which`, the latest by `column` first. */
const pageBy = (
  column: Who,
  which: RawBuilder<boolean>,
  [viewer, at, id, limit, offset]: readonly [Who, Who, Who, Who, Who],
) => sql`
  select sv.id, ${micros(column)} as at from surveys sv
  where sv.deleted_at is null and ${which} and (${column}, sv.id) < (${momentOf(at)}, ${id}::bigint)
    and ${visibleSurvey(viewer)}
  order by ${column} desc, sv.id desc limit ${limit}::int offset ${offset}::int`

const orders: Record<SurveyState | 'all', readonly [column: Who, which: RawBuilder<boolean>]> = {
  all: [sql.ref('sv.created_at'), sql`true`],
  open: [sql.ref('sv.closes_at'), sql`sv.closes_at > now()`],
  closed: [sql.ref('sv.closes_at'), sql`sv.closes_at <= now()`],
}

const listing = (state: SurveyState | 'all') => {
  const [column, which] = orders[state]
  return {
    list: prepared<PageArguments, ListedSurveyRow>(`list_${state}_surveys`, (viewer, ...page) =>
      listedOf(viewer, pageBy(column, which, [viewer, ...page])),
    ),
    search: prepared<[...PageArguments, title: string], ListedSurveyRow>(
      `search_${state}_surveys`,
      (viewer, at, id, limit, offset, title) =>
        listedOf(
          viewer,
          pageBy(column, sql`${which} and ${hasWords(title)}`, [viewer, at, id, limit, offset]),
        ),
    ),
  }
}

/** True where the title has each of these words, or beginnings of its own. */
const hasWords = (title: Who) => sql<boolean>`
  sv.words @@ (select string_agg('''' || word || ''':*', ' & ')::tsquery from unnest(search_words(${title}::text)) as word)`

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

/** Surveys that `viewer` sees, in the order of their list; only those of a title where one is given. */
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

/** The member's own surveys, newest first. */
export const listOwnSurveys = prepared<PageArguments, ListedSurveyRow>(
  'list_own_surveys',
  (viewer, ...page) =>
    listedOf(viewer, pageBy(sql.ref('sv.created_at'), sql`sv.author_id = ${viewer}`, [viewer, ...page])),
)

const findListed = prepared<[viewer: number, survey: number], ListedSurveyRow>(
  'find_listed_survey',
  (viewer, survey) =>
    listedOf(
      viewer,
      sql`select sv.id, 0 as at from surveys sv where sv.id = ${survey} and ${visibleSurvey(viewer)}`,
    ),
)

/** A survey as a list shows it; undefined where `viewer` does not see it. */
export async function findListedSurvey(
  db: Db,
  viewer: number,
  survey: number,
): Promise<ListedSurveyRow | undefined> {
  return (await findListed(db, viewer, survey))[0]
}

interface Result {
  readonly votes: Who
  readonly active: Who
  readonly choice: Who
}

/** Columns of the survey `sv` whole, with this result. */
export const wholeSurvey = (viewer: Who, { votes, active, choice }: Result) => sql`
  ${common}, ${votes} as votes, ${active} as active, ${choice} as choice, sv.created_at, o.likes,
  (select r.kind = 'like' from reactions r where r.object_id = sv.id and r.member_id = ${viewer}) is true as is_liked,
  ${commentCount(surveys, { viewer, counted: sql.ref('o.comments'), closed: sql.ref('o.closed') })} as comments`
export const wholeTables = (viewer: Who) => sql`
  join objects o on o.id = sv.id
  join survey_counts counts on counts.survey_id = sv.id
  left join survey_members mine on mine.survey_id = sv.id and mine.member_id = ${viewer}
  ${authorTables(sql`sv.author_id`)}`

const findWhole = prepared<[viewer: number, survey: number], SurveyRow>(
  'find_survey',
  (viewer, survey) => sql`
    select ${wholeSurvey(viewer, {
      votes: sql.ref('counts.votes'),
      active: sql.ref('counts.active'),
      choice: sql.ref('mine.choice'),
    })}
    from surveys sv ${wholeTables(viewer)}
    where sv.id = ${survey} and ${visibleSurvey(viewer)}`,
)

/** A survey with its result; undefined where `viewer` does not see it. */
export async function findSurvey(db: Db, viewer: number, survey: number): Promise<SurveyRow | undefined> {
  return (await findWhole(db, viewer, survey))[0]
}
