import { project_detail } from '@commons/contract/projects/visitors.ts'
import { handle } from '../../../platform/call/handle.ts'
import { strangerId } from '../../../platform/viewer.ts'
import { findProject } from '../projects.queries.ts'
import { projectShape } from '../projects.shape.ts'

export default handle(project_detail, async ({ group_id }, { db, platform, language, refuse }) => {
  const row = (await findProject(db, strangerId, group_id)) ?? refuse('project_not_found')
  return { recdata: projectShape(row, { media: platform.media, language }) }
})
