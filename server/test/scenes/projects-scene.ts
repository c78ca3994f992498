/** Projects for tests of other things. */
import type { Calls } from '@commons/contract/all.ts'
import type { RequestOf } from '@commons/contract/call.ts'
import type { ListedProject } from '@commons/contract/projects/projects.ts'
import type { Person, World } from '../world.ts'

export async function makeProject(
  { as }: World,
  owner: Person,
  input: Partial<RequestOf<Calls['project_create']>> & { group_name: string },
): Promise<ListedProject> {
  return (await as(owner).call('project_create', { funding_target: '100', ...input })).recdata
}

/** Sets the project's pledges as if members had backed it: `tokens` in total from `backers` members. */
export async function setPledged(
  { platform }: World,
  project: number,
  { tokens, backers = 1 }: { tokens: number; backers?: number },
): Promise<void> {
  await platform.database.pool.query(
    'update project_counts set pledged = $2::numeric * 10::numeric ^ 18, backers = $3 where group_id = $1',
    [project, tokens, backers],
  )
}

/** Sets the project's beginning to this many days ago. */
export async function setBegun({ platform }: World, project: number, daysAgo: number): Promise<void> {
  await platform.database.pool.query(
    `update projects set created_at = now() - $2 * interval '1 day',
      ends_at = now() + (days - $2) * interval '1 day' where group_id = $1`,
    [project, daysAgo],
  )
}

/** Sets the state that settlement leaves. */
export async function setSettled({ platform }: World, project: number, state: 'paid' | 'returned') {
  await platform.database.pool.query(
    `update projects set state = $2, settled_at = now(), ends_at = least(ends_at, now()) where group_id = $1`,
    [project, state],
  )
}
