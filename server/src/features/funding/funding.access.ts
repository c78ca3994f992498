/** Who may do what with a project's money. */
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/prepared.ts'
import { visibleGroup } from '../../visibility/groups.ts'

type Refuse = (refusal: 'project_not_found' | 'group_forbidden') => never

export interface OwnedProject {
  is_owner: boolean
  is_running: boolean
  ends_at: Date
}

/**
 * Returns the caller's project, locked: no pledge moves until the transaction ends. Refuses callers who don't
 * own it.
 */
export async function lockOwned(
  { tx, member, refuse }: { tx: Tx; member: { id: number }; refuse: Refuse },
  group: number,
): Promise<OwnedProject> {
  // Read after the lock: the project may be handed over while this waits.
  await sql`select from projects where group_id = ${group} for no key update`.execute(tx)
  const { rows } = await sql<OwnedProject>`
    select mine.standing is not distinct from 'owner' as is_owner, p.is_running, p.ends_at
    from groups g join projects p on p.group_id = g.id
    left join group_members mine on mine.group_id = g.id and mine.member_id = ${member.id}
    where g.id = ${group} and ${visibleGroup(sql`${member.id}::bigint`)}`.execute(tx)
  const project = rows[0] ?? refuse('project_not_found')
  if (!project.is_owner) refuse('group_forbidden')
  return project
}

export interface Sight {
  is_owner: boolean
  is_backer: boolean
}

/** Returns the caller's part in a project; undefined if they don't see it. */
export async function findSight(db: Db, member: number, group: number): Promise<Sight | undefined> {
  const { rows } = await sql<Sight>`
    select mine.standing is not distinct from 'owner' as is_owner, exists (
      select from pledges l where l.group_id = g.id and l.member_id = ${member}
        and l.state in ('open', 'paid', 'returned')) as is_backer
    from groups g join projects p on p.group_id = g.id
    left join group_members mine on mine.group_id = g.id and mine.member_id = ${member}
    where g.id = ${group} and ${visibleGroup(sql`${member}::bigint`)}`.execute(db)
  return rows[0]
}
