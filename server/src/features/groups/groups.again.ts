/** Answer of calls that change a group: the group as the caller sees it now. */
import { seenAgain } from '../../platform/call/repeated-answer.ts'
import { findListedGroup } from './groups.queries.ts'
import { listedShape } from './groups.shape.ts'

export const listedAgain = seenAgain('group_not_found', findListedGroup, listedShape, ({ id }) => id)
