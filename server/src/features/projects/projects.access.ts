/** Who may change a project: members who may change its group. */
import { mayInGroup } from '@commons/contract/groups/groups.ts'
import type { RefusalName } from '@commons/contract/refusals.ts'
import type { Db } from '../../platform/db/prepared.ts'
import { findListedProject } from './projects.queries.ts'

/** Refuses callers who may not change the project, before any slow work. */
export async function checkMayUpdate(
  {
    db,
    member,
    refuse,
  }: {
    db: Db
    member: { id: number }
    refuse: (refusal: Extract<RefusalName, 'project_not_found' | 'group_forbidden'>) => never
  },
  project: number,
): Promise<void> {
  const { standing } = (await findListedProject(db, member.id, project)) ?? refuse('project_not_found')
  if (!mayInGroup(standing, 'update')) refuse('group_forbidden')
}
