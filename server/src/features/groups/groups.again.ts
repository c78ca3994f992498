/** Answers of calls that change a group: the group as the caller sees it by then. */
import type { ListedGroup } from '@commons/contract/groups.ts'
import type { Db } from '../../platform/db/prepared.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { findListedGroup } from './groups.queries.ts'
import { listedShape } from './groups.shape.ts'

interface Answering {
  readonly db: Db
  readonly viewer: Viewer
  refuse(refusal: 'group_not_found'): never
}

export const listedAgain = {
  made: ({ recdata }: { recdata: ListedGroup }) => recdata.id,
  /** Refuses if the caller no longer sees it: a repetition may come after it was deleted. */
  async answer(id: number, { db, viewer, refuse }: Answering): Promise<{ recdata: ListedGroup }> {
    const row = (await findListedGroup(db, viewer.member.id, id)) ?? refuse('group_not_found')
    return { recdata: listedShape(row, viewer) }
  },
}
