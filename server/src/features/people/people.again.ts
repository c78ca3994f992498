import type { Relation } from '@commons/contract/people.ts'
import type { RefusalName } from '@commons/contract/refusals.ts'
import type { Db } from '../../platform/db/prepared.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { findRelation } from './people.queries.ts'
import { relationShape } from './people.shape.ts'

interface Repeating {
  readonly db: Db
  readonly viewer: Viewer
  refuse(refusal: Extract<RefusalName, 'member_not_found'>): never
}

/** A repetition returns the relation of the two by then, as there may be a block. */
export const relationAgain = {
  made: ({ recdata }: { recdata: Relation }) => recdata.user_id,
  async answer(member: number, { db, viewer, refuse }: Repeating): Promise<{ recdata: Relation }> {
    const relation = await findRelation(db, viewer.member.id, member)
    return { recdata: relationShape(relation ?? refuse('member_not_found')) }
  },
}
