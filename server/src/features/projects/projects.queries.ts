/** SQL that reads projects and lists of them. */
import type { MilestoneState } from '@commons/contract/shared/funding-figures.ts'
import type { ProjectPays, ProjectSort, ProjectState } from '@commons/contract/shared/project-figures.ts'
import { type RawBuilder, sql } from 'kysely'
import type { AuthorRow } from '../../authors/author.queries.ts'
import { faceTable } from '../../authors/author.queries.ts'
import { type Db, prepared } from '../../platform/db/prepared.ts'
import { visibleGroup } from '../../visibility/groups.ts'
import { notHidden, type Who } from '../../visibility/members.ts'
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

/**
 * Makes a list of all projects that run, or don't, by an indexed column, and the search in it, which reads
 * all matches.
 */
const pageOfAll = (name: string, { table, column, direction, at, of }: Order) => {
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
    (viewer, search, isRunning, before, beforeId, shown, limit, offset) => {
      const some = (tables_: RawBuilder<unknown>, condition: RawBuilder<unknown>) => sql`
        (select ${id}, ${column} as value from ${tables_}
          where ${of_}.is_running = ${isRunning} and ${condition}
            and (${column}, ${id}) ${behind} (${of(before)}, ${beforeId}::bigint)
            and ${isNotShown(id, shown)} and ${visibleGroup(viewer)}
          order by ${column} ${way}, ${id} ${way} limit ${limit}::int offset ${offset}::int)`
      return sql<ListedProjectRow>`
        with page as materialized (
          ${some(from, sql`not ${found(search)}`)}
          union all
          ${some(
            sql`groups g join projects pr on pr.group_id = g.id join project_counts pc on pc.group_id = g.id`,
            sql`${found(search)} and g.deleted_at is null and ${isNamed(search)}`,
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

const lists = {
  newest: pageOfAll('list_newest_projects', latestFirst(sql`pr.created_at`)),
  funded: pageOfAll('list_most_funded_projects', counting(sql`pc.funded`)),
  backers: pageOfAll('list_most_backed_projects', counting(sql`pc.backers`)),
  ending: pageOfAll('list_ending_projects', {
    table: 'pr',
    column: sql`pr.ends_at`,
    direction: 'asc',
    at: (value) => sql`${farAhead}::bigint - ${micros(value)}`,
    of: (at) => momentOf(sql`(${farAhead}::bigint - ${at}::bigint)`),
  }),
}
const latestEnded = pageOfAll('list_latest_ended_projects', latestFirst(sql`pr.ends_at`))

/** Returns the statement of a list of all projects. */
export const allProjects = (sort: ProjectSort, isRunning: boolean) =>
  sort === 'ending' && !isRunning ? latestEnded : lists[sort]

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
}

export interface ProjectRow extends ListedProjectRow {
  created_at: Date
  fee_ppm: number
  milestones: PartRow[]
  tiers: TierRow[]
  /** Null where the viewer doesn't see them. */
  owner: (AuthorRow & { id: number }) | null
}

/** Columns of the whole project `pr`, without its parts. */
export const wholeProject = (viewer: Who) => sql`
  ${listed()}, ${figures}, 0 as at, pr.created_at, pf.fee_ppm,
  (select jsonb_build_object('id', m.id, 'username', m.username, 'full_name', m.full_name, 'avatar_key', face.key)
    from group_members s join members m on m.id = s.member_id ${faceTable}
    where s.group_id = g.id and s.standing = 'owner' and ${notHidden(viewer, sql.ref('m.id'))}) as owner,
  (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'title', r.title, 'description', r.description,
      'units', r.units::text, 'most', r.most, 'taken', r.taken) order by r.units, r.id), '[]')
    from reward_tiers r where r.group_id = g.id and r.removed_at is null) as tiers`
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
