/** Answers of calls that change a project: the project as the caller sees it by then. */
import type { ListedProject } from '@commons/contract/projects.ts'
import type { Db } from '../../platform/db/prepared.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { findListedProject } from './projects.queries.ts'
import { listedProjectShape } from './projects.shape.ts'

interface Answering {
  readonly db: Db
  readonly viewer: Viewer
  refuse(refusal: 'project_not_found'): never
}

export const projectAgain = {
  made: ({ recdata }: { recdata: ListedProject }) => recdata.id,
  /** Refuses if the caller no longer sees it: a repetition may come after it was deleted. */
  async answer(id: number, { db, viewer, refuse }: Answering): Promise<{ recdata: ListedProject }> {
    const row = (await findListedProject(db, viewer.member.id, id)) ?? refuse('project_not_found')
    return { recdata: listedProjectShape(row, viewer) }
  },
}
