import { public_project_list } from '@commons/contract/projects/visitors.ts'
import { handle } from '../../../platform/call/handle.ts'
import { strangerId } from '../../../platform/viewer.ts'
import { listAll } from '../projects.list.ts'

export default handle(public_project_list, async (input, { db, page, platform }) =>
  listAll(db, strangerId, input, page, platform),
)
