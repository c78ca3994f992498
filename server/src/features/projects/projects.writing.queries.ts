/** SQL that writes projects; their groups are written by `groups`. */
import type { ProjectDays, ProjectPays, ProjectState } from '@commons/contract/shared/project-figures.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/prepared.ts'

interface About {
  readonly location?: string | undefined
  readonly experience?: string | undefined
  readonly industry?: string | undefined
  readonly price_point?: string | undefined
}

export interface NewProject extends About {
  /** In the smallest unit of tokens. */
  readonly target: bigint
  readonly days: ProjectDays
  readonly pays: ProjectPays
}

/** Turns a group into a project, which can be backed from now on. */
export async function addProject(
  tx: Tx,
  group: number,
  { target, days, pays, location = '', experience = '', industry = '', price_point = '' }: NewProject,
): Promise<void> {
  await sql`
    with marked as (update groups set is_project = true where id = ${group})
    insert into projects (group_id, target, days, ends_at, pays, location, experience, industry, price_point)
    values (${group}, ${String(target)}, ${days}, now() + ${days} * interval '1 day', ${pays},
      ${location}, ${experience}, ${industry}, ${price_point})`.execute(tx)
}

/** A project whose terms and pledges nobody else changes until the transaction ends. */
export interface LockedProject {
  readonly target: bigint
  readonly days: ProjectDays
  readonly state: ProjectState
  /** It can be backed now. */
  readonly is_open: boolean
  /** Days since it began. */
  readonly age: number
  readonly backers: number
  /** The smallest of its stretch goals; null without any. */
  readonly stretch: bigint | null
}

/**
 * Locks the project of a group; undefined if the group isn't one. Pledging, taking back and settling also
 * take this lock, after the group's if they need that one.
 */
export async function lockProject(tx: Tx, group: number): Promise<LockedProject | undefined> {
  await sql`select from projects where group_id = ${group} for no key update`.execute(tx)
  const { rows } = await sql<
    Omit<LockedProject, 'target' | 'stretch'> & { target: string; stretch: string | null }
  >`
    select pr.target::text, pr.days, pr.state, pr.is_running and pr.ends_at > now() as is_open,
      extract(epoch from now() - pr.created_at)::float8 / 86400 as age, c.backers,
      (select min(sg.units)::text from stretch_goals sg where sg.group_id = pr.group_id) as stretch
    from projects pr join project_counts c using (group_id) where pr.group_id = ${group}`.execute(tx)
  const [row] = rows
  return (
    row && { ...row, target: BigInt(row.target), stretch: row.stretch === null ? null : BigInt(row.stretch) }
  )
}

export interface ProjectChange extends About {
  readonly target?: bigint | undefined
  readonly days?: ProjectDays | undefined
}

/** Changes the given fields; the others stay. */
export async function setProject(
  tx: Tx,
  group: number,
  { target, days, ...about }: ProjectChange,
): Promise<void> {
  const said = Object.fromEntries(Object.entries(about).filter(([, value]) => value !== undefined))
  const terms = {
    ...(target !== undefined && { target: String(target) }),
    ...(days !== undefined && { days, ends_at: sql<Date>`created_at + ${days} * interval '1 day'` }),
  }
  if (Object.keys({ ...said, ...terms }).length === 0) return
  await tx
    .updateTable('projects')
    .set({ ...said, ...terms })
    .where('group_id', '=', group)
    .execute()
}
