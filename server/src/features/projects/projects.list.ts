/** A page of all projects, as members and visitors see it. */
import type { ListedProject } from '@commons/contract/projects.ts'
import type { Place } from '@commons/contract/shared/page.ts'
import type { ProjectSort } from '@commons/contract/shared/project-figures.ts'
import { nextOf, type Page } from '../../platform/call/page.ts'
import type { Db } from '../../platform/db/prepared.ts'
import type { GroupViewer } from '../groups/public.ts'
import { allProjects } from './projects.queries.ts'
import { listedProjectShape } from './projects.shape.ts'

interface Asked {
  readonly search?: string | undefined
  readonly sort?: ProjectSort | undefined
  readonly ended?: 0 | 1 | undefined
}

export async function listAll(
  db: Db,
  viewerId: number,
  { search = '', sort = 'newest', ended = 0 }: Asked,
  page: Page<Place>,
  viewer: GroupViewer,
): Promise<{ recdata: ListedProject[]; next?: string }> {
  const { before, limit, offset } = page
  const isRunning = ended === 0
  const list = allProjects(sort, isRunning)
  const rows = await list(db, viewerId, search, isRunning, before.at, before.id, limit, offset)
  return { recdata: rows.map((row) => listedProjectShape(row, viewer)), ...nextOf(rows, page) }
}
