import { get_reports } from '@commons/contract/moderation/moderation.ts'
import { handle } from '../../platform/call/handle.ts'
import { nextOf } from '../../platform/call/page.ts'
import { listReports, listStandings } from './moderation.queries.ts'
import { reportShape } from './moderation.shape.ts'

export default handle(get_reports, async (_input, { db, member, page, platform }) => {
  const { before, limit, offset } = page
  const rows = await listReports(db, member.id, before, limit, offset)
  const standings = await listStandings(db, platform.reportKinds, member.id, rows)
  return {
    response: rows.map((row) => reportShape(row, standings)),
    ...nextOf(
      rows.map(({ id }) => id),
      page,
    ),
  }
})
