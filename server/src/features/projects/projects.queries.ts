/** SQL that reads projects and lists of them. */
import type { MilestoneState } from '@commons/contract/shared/funding-figures.ts'
import type {
  ProjectPays,
  ProjectSort,
  ProjectStage,
  ProjectState,
} from '@commons/contract/shared/project-figures.ts'
import { type RawBuilder, sql } from 'kysely'
import type { AuthorRow } from '../../authors/author.queries.ts'
import { faceTable } from '../../authors/author.queries.ts'
import { type Db, prepared } from '../../platform/db/prepared.ts'
import type { MediaRow } from '../../platform/media/media.queries.ts'
import { visibleGroup } from '../../visibility/groups.ts'
import { isAway, notHidden, type Who } from '../../visibility/members.ts'
import { type StoryFileRow, storyFiles } from './stories/stories.queries.ts'
import { micros, momentOf } from '../../platform/db/moments.ts'
import {
  found,
  isNamed,
  isNotShown,
  listed,
  type ListedRow,
  listedTables,
  pageOfMember,
  type ProjectOfGroupRow,
} from '../groups/public.ts'

/** A project as lists show it. Amounts are in the smallest unit. */
export interface ListedProjectRow extends ListedRow, ProjectOfGroupRow {
  backers: number
  ends_at: Date
  pays: ProjectPays
  state: ProjectState
}

/** Columns of the project `pr` and its counts `pc`, beside its group's. */
const figures = sql`
  pr.target::text, pc.pledged::text, pc.backers, pr.days, pr.ends_at, pr.pays, pr.state, pr.location, pr.industry, pr.price_point, pr.experience`
const tables = (viewer: Who) => sql`
  join projects pr on pr.group_id = g.id
  join project_counts pc on pc.group_id = g.id
  ${listedTables(viewer)}`

type PageArguments = [
  viewer: number,
  search: string,
  industry: string,
  location: string,
  isRunning: boolean,
  at: number,
  id: number,
  shown: readonly number[] | null,
  limit: number,
  offset: number,
]

interface Order {
  readonly table: 'pr' | 'pc'
  readonly column: RawBuilder<unknown>
  readonly direction: 'asc' | 'desc'
  /**
   * Converts a value of the column to a position in the list, and back. The cursor's numbers are above zero.
   */
  readonly at: (value: RawBuilder<unknown>) => RawBuilder<unknown>
  readonly of: (at: Who) => RawBuilder<unknown>
}

/** True if the list is filtered by an industry or a location. */
const isFiltered = (industry: Who, location: Who) =>
  sql`search_key(${industry}::text) || search_key(${location}::text) <> ''`

/** True where each word of these begins a word of the project's industry or location; without any there is no answer. */
const hasWords = (industry: Who, location: Who) => sql`
  pr.words @@ (select string_agg('''' || word || ''':*', ' & ')::tsquery from (
    select 'i' || word as word from unnest(typed_words(${industry}::text)) as word
    union all select 'l' || word from unnest(typed_words(${location}::text)) as word) as asked)`

/**
 * Makes a list of all projects that run, don't or were funded, by an indexed column. The search in it and its
 * filters read all matches.
 */
const pageOfAll = (name: string, { table, column, direction, at, of }: Order, isFunded = false) => {
  const from =
    table === 'pr'
      ? sql`projects pr join groups g on g.id = pr.group_id`
      : sql`project_counts pc join groups g on g.id = pc.group_id`
  const of_ = sql.id(table)
  const id = sql`${of_}.group_id`
  const behind = direction === 'desc' ? sql`<` : sql`>`
  const way = sql.raw(direction)
  return prepared<PageArguments, ListedProjectRow>(
    name,
    (viewer, search, industry, location, isRunning, before, beforeId, shown, limit, offset) => {
      const stage = isFunded
        ? sql`${of_}.is_funded and not ${isRunning}`
        : sql`${of_}.is_running = ${isRunning}`
      const some = (tables_: RawBuilder<unknown>, condition: RawBuilder<unknown>) => sql`
        (select ${id}, ${column} as value from ${tables_}
          where ${stage} and ${condition}
            and (${column}, ${id}) ${behind} (${of(before)}, ${beforeId}::bigint)
            and ${isNotShown(id, shown)} and ${visibleGroup(viewer)}
          order by ${column} ${way}, ${id} ${way} limit ${limit}::int offset ${offset}::int)`
      const filtered = isFiltered(industry, location)
      const fits = hasWords(industry, location)
      return sql<ListedProjectRow>`
        with fitting as materialized (select pr.group_id from projects pr where ${fits}),
        page as materialized (
          ${some(from, sql`not ${found(search)} and not (${filtered})`)}
          union all
          ${some(
            sql`groups g join projects pr on pr.group_id = g.id join project_counts pc on pc.group_id = g.id`,
            sql`${found(search)} and g.deleted_at is null and ${isNamed(search)} and (not (${filtered}) or ${fits})`,
          )}
          union all
          ${some(
            sql`fitting join projects pr using (group_id) join groups g on g.id = pr.group_id join project_counts pc on pc.group_id = g.id`,
            sql`not ${found(search)} and ${filtered}`,
          )})
        select ${listed()}, ${figures}, ${at(sql`place.value`)} as at
        from (select unnest(ids) as id, unnest(places) as value from (
            select array_agg(group_id) as ids, array_agg(value) as places from page) as arrays) as place
        join groups g on g.id = place.id
        ${tables(viewer)}
        order by place.value ${way}, g.id ${way}`
    },
  )
}

/** The year 2223 in microseconds: positions are counted back from it where the earliest moment comes first. */
const farAhead = sql.lit(8e15)
const counted = {
  at: (value: RawBuilder<unknown>) => sql`${value}::bigint + 1`,
  of: (at: Who) => sql`least(${at}::bigint - 1, 2147483647)::int`,
}
const counting = (column: RawBuilder<unknown>): Order => ({
  table: 'pc',
  column,
  direction: 'desc',
  ...counted,
})
const latestFirst = (column: RawBuilder<unknown>): Order => ({
  table: 'pr',
  column,
  direction: 'desc',
  at: micros,
  of: momentOf,
})

const orders = {
  newest: latestFirst(sql`pr.created_at`),
  funded: counting(sql`pc.funded`),
  backers: counting(sql`pc.backers`),
}
const latestEnded = latestFirst(sql`pr.ends_at`)

const lists = {
  newest: pageOfAll('list_newest_projects', orders.newest),
  funded: pageOfAll('list_most_funded_projects', orders.funded),
  backers: pageOfAll('list_most_backed_projects', orders.backers),
  ending: pageOfAll('list_ending_projects', {
    table: 'pr',
    column: sql`pr.ends_at`,
    direction: 'asc',
    at: (value) => sql`${farAhead}::bigint - ${micros(value)}`,
    of: (at) => momentOf(sql`(${farAhead}::bigint - ${at}::bigint)`),
  }),
}
const endedLists = { ...lists, ending: pageOfAll('list_latest_ended_projects', latestEnded) }
const fundedLists = {
  newest: pageOfAll('list_newest_funded_projects', orders.newest, true),
  funded: pageOfAll('list_most_funded_of_funded_projects', orders.funded, true),
  backers: pageOfAll('list_most_backed_funded_projects', orders.backers, true),
  ending: pageOfAll('list_latest_funded_projects', latestEnded, true),
}
const listsOf = { running: lists, ended: endedLists, funded: fundedLists }

/** Returns the statement of a list of all projects. */
export const allProjects = (sort: ProjectSort, stage: ProjectStage) => listsOf[stage][sort]

/** Lists the projects that `owner` is in, as `listGroupsOf` lists their groups. */
export const listProjectsOf = pageOfMember<ListedProjectRow>(
  'list_projects_of',
  (viewer) => sql`
    select ${listed()}, ${figures}, place.at
    from (select unnest(ids) as id, unnest(places) as at from (
        select array_agg(id) as ids, array_agg(at) as places from page) as arrays) as place
    join groups g on g.id = place.id ${tables(viewer)}`,
  sql`and g.is_project`,
)

const findListed = prepared<[viewer: number, project: number], ListedProjectRow>(
  'find_listed_project',
  (viewer, project) => sql`
    select ${listed()}, ${figures}, 0 as at from groups g ${tables(viewer)}
    where g.id = ${project} and ${visibleGroup(viewer)}`,
)

/** Returns a project as a list shows it; undefined if `viewer` doesn't see it. */
export const findListedProject = async (
  db: Db,
  viewer: number,
  project: number,
): Promise<ListedProjectRow | undefined> => (await findListed(db, viewer, project))[0]

export interface PartRow {
  nth: number
  title: string
  percent: number
  state: MilestoneState
}

interface TierRow {
  id: number
  title: string
  description: string
  units: string
  most: number | null
  taken: number
  /** As 2027-03. */
  delivery: string | null
  picture: MediaRow | null
}

interface StretchRow {
  id: number
  units: string
  title: string
  description: string
  reached_at: string | null
}

export interface ProjectRow extends ListedProjectRow {
  created_at: Date
  fee_ppm: number
  milestones: PartRow[]
  tiers: TierRow[]
  stretch: StretchRow[]
  story_nsfw: string[]
  story_files: StoryFileRow[]
  /** Null where the viewer doesn't see them. */
  owner: (AuthorRow & { id: number }) | null
}

/** When the reward `r` is to be delivered, and its picture unless its uploader is away, as parts of an object. */
export const deliveryAndPicture = sql`
  'delivery', to_char(r.delivery, 'YYYY-MM'),
  'picture', (select to_jsonb(file) from media file
    where file.id = r.media_id and file.state = 'ready' and not ${isAway(sql.ref('file.owner_id'))})`

/** Columns of the whole project `pr`, without its parts. */
export const wholeProject = (viewer: Who) => sql`
  ${listed()}, ${figures}, 0 as at, pr.created_at, pf.fee_ppm,
  (select jsonb_build_object('id', m.id, 'username', m.username, 'full_name', m.full_name, 'is_bot', m.is_bot, 'avatar_key', face.key)
    from group_members s join members m on m.id = s.member_id ${faceTable}
    where s.group_id = g.id and s.standing = 'owner' and ${notHidden(viewer, sql.ref('m.id'))}) as owner,
  (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'title', r.title, 'description', r.description,
      'units', r.units::text, 'most', r.most, 'taken', r.taken, ${deliveryAndPicture}) order by r.units, r.id), '[]')
    from reward_tiers r where r.group_id = g.id and r.removed_at is null) as tiers,
  (select coalesce(jsonb_agg(jsonb_build_object('id', sg.id, 'units', sg.units::text, 'title', sg.title,
      'description', sg.description, 'reached_at', sg.reached_at) order by sg.units), '[]')
    from stretch_goals sg where sg.group_id = g.id) as stretch,
  pr.story_nsfw, ${storyFiles(viewer)} as story_files`
export const wholeTables = (viewer: Who) => sql`
  ${tables(viewer)}
  join project_funding pf on pf.group_id = g.id`

const findWhole = prepared<[viewer: number, project: number], ProjectRow>(
  'find_project',
  (viewer, project) => sql`
    select ${wholeProject(viewer)},
      (select coalesce(jsonb_agg(jsonb_build_object('nth', part.nth, 'title', part.title, 'percent', part.percent,
          'state', part.state) order by part.nth), '[]')
        from project_parts part where part.group_id = g.id) as milestones
    from groups g ${wholeTables(viewer)}
    where g.id = ${project} and ${visibleGroup(viewer)}`,
)

/** Returns a whole project, in one statement. */
export const findProject = async (db: Db, viewer: number, project: number): Promise<ProjectRow | undefined> =>
  (await findWhole(db, viewer, project))[0]
