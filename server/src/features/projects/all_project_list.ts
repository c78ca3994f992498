import { all_project_list } from '@commons/contract/projects/projects.ts'
import { handle } from '../../platform/call/handle.ts'
import { listAll } from './projects.list.ts'

export default handle(all_project_list, async (input, { db, member, viewer, page }) =>
  listAll(db, member.id, input, page, viewer),
)
