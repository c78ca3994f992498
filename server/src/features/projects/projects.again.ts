/** Answer of calls that change a project: the project as the caller sees it now. */
import { seenAgain } from '../../platform/call/repeated-answer.ts'
import { findListedProject } from './projects.queries.ts'
import { listedProjectShape } from './projects.shape.ts'

export const projectAgain = seenAgain(
  'project_not_found',
  findListedProject,
  listedProjectShape,
  ({ id }) => id,
)
