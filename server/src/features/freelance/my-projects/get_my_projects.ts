import { get_my_projects } from '@commons/contract/freelance/my-projects.ts'
import { handle } from '../../../platform/call/handle.ts'
import { nextOf } from '../../../platform/call/page.ts'
import { listProjects } from './my-projects.queries.ts'
import { myProjectShape } from './my-projects.shape.ts'

export default handle(
  get_my_projects,
  async ({ role, tab, search = '' }, { db, member, viewer, page, refuseFields }) => {
    const lists: Partial<(typeof listProjects)['client']> = listProjects[role]
    const list = lists[tab || 'current'] ?? refuseFields({ tab: 'project_tab_invalid' })
    const rows = await list(db, member.id, page.before, page.limit, page.offset, search)
    const cursors = rows.map(({ at }) => at)
    return { response: rows.map((row) => myProjectShape(row, viewer)), ...nextOf(cursors, page) }
  },
)
