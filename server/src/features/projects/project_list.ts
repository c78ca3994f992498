import { project_list } from '@commons/contract/projects/projects.ts'
import { handle } from '../../platform/call/handle.ts'
import { nextOf } from '../../platform/call/page.ts'
import { type ListedProjectRow, listProjectsOf } from './projects.queries.ts'
import { listedProjectShape } from './projects.shape.ts'

export default handle(
  project_list,
  async ({ view_user_id, search = '' }, { db, member, viewer, page, refuse }) => {
    const { before, limit, offset } = page
    const owner = view_user_id ?? member.id
    const rows = await listProjectsOf(db, member.id, owner, search, before.at, before.id, limit, offset)
    const { may } = rows[0] ?? refuse('member_not_found')
    if (!may) refuse('not_following')
    const projects = rows.filter((row): row is ListedProjectRow & { may: boolean } => row.id !== null)
    return { recdata: projects.map((row) => listedProjectShape(row, viewer)), ...nextOf(projects, page) }
  },
)
