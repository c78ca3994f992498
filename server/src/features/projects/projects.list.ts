/** A page of all projects, as members and visitors see it. */
import type { ListedProject } from '@commons/contract/projects/projects.ts'
import type { Passed } from '@commons/contract/shared/page.ts'
import type { ProjectSort, ProjectStage } from '@commons/contract/shared/project-figures.ts'
import { nextOf, nextOfMoving, type Page, startOf } from '../../platform/call/page.ts'
import type { Db } from '../../platform/db/prepared.ts'
import type { GroupViewer } from '../groups/public.ts'
import { allProjects } from './projects.queries.ts'
import { listedProjectShape } from './projects.shape.ts'

interface Asked {
  readonly search?: string | undefined
  readonly sort?: ProjectSort | undefined
  readonly stage?: ProjectStage | undefined
  readonly ended?: 0 | 1 | undefined
  readonly industry?: string | undefined
  readonly location?: string | undefined
}

export async function listAll(
  db: Db,
  viewerId: number,
  {
    search = '',
    sort = 'newest',
    ended,
    stage = ended === 1 ? 'ended' : 'running',
    industry = '',
    location = '',
  }: Asked,
  page: Page<Passed>,
  viewer: GroupViewer,
): Promise<{ recdata: ListedProject[]; next?: string }> {
  const { limit, offset } = page
  // Backers come while the list is read; when projects were made and end hardly ever changes.
  const isMoving = sort === 'funded' || sort === 'backers'
  const { at, id, shown = null } = startOf(page.before)
  const isRunning = stage === 'running'
  const list = allProjects(sort, stage)
  const rows = await list(db, viewerId, search, industry, location, isRunning, at, id, shown, limit, offset)
  const next = isMoving ? nextOfMoving(rows, page) : nextOf(rows, page)
  return { recdata: rows.map((row) => listedProjectShape(row, viewer)), ...next }
}
