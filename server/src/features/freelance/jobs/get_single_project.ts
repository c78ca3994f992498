import { get_single_project } from '@commons/contract/freelance/jobs.ts'
import { handle } from '../../../platform/call/handle.ts'
import { showJob } from './jobs.again.ts'

export default handle(get_single_project, async ({ project_id }, context) => ({
  response: await showJob(project_id, context),
}))
