/** What calls that change a group answer: the group as the caller sees it by then. */
import type { ListedGroup } from '@commons/contract/groups.ts'
import type { Db } from '../../platform/db/prepared.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { findListedGroup } from './groups.queries.ts'
import { listedShape } from './groups.shape.ts'

interface Answering {
  readonly db: Db
  readonly viewer: Viewer
}

/** The group as a list shows it; null where the caller does not see it any more. */
export async function listedOf(id: number, { db, viewer }: Answering): Promise<ListedGroup | null> {
  const row = await findListedGroup(db, viewer.member.id, id)
  return row ? listedShape(row, viewer) : null
}

export const listedAgain = {
  made: ({ recdata }: { recdata: ListedGroup }) => recdata.id,
  async answer(id: number, answering: Answering): Promise<{ recdata: ListedGroup }> {
    const recdata = await listedOf(id, answering)
    if (!recdata) throw new Error(`The group ${id} is gone`)
    return { recdata }
  },
}
