import { project_backer_list } from '@commons/contract/funding/funding.ts'
import { handle } from '../../platform/call/handle.ts'
import { nextOf } from '../../platform/call/page.ts'
import { type BackerRow, listBackers } from './funding.reading.queries.ts'
import { backerShape } from './funding.shape.ts'

export default handle(project_backer_list, async ({ group_id }, { db, member, viewer, page, refuse }) => {
  const found = await listBackers(db, member.id, group_id, page.before, page.limit, page.offset)
  if (found.length === 0) refuse('project_not_found')
  const rows = found.filter((row): row is BackerRow => row.id !== null)
  return {
    recdata: rows.map((row) => backerShape(row, viewer)),
    ...nextOf(
      rows.map(({ id }) => id),
      page,
    ),
  }
})
