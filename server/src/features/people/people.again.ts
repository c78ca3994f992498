/** A repeated call answers with the relation of the two as it is now: there may be a block by then. */
import { seenAgain } from '../../platform/call/repeated-answer.ts'
import { findRelation } from './people.queries.ts'
import { relationShape } from './people.shape.ts'

export const relationAgain = seenAgain(
  'member_not_found',
  findRelation,
  relationShape,
  ({ user_id }) => user_id,
)
