import { get_reports } from '@commons/contract/moderation.ts'
import { pageSize } from '@commons/contract/shared/page.ts'
import { handle } from '../../platform/call/handle.ts'
import { pageStart } from '../../platform/call/page.ts'
import { listReports } from './moderation.queries.ts'
import { reportShape } from './moderation.shape.ts'

export default handle(get_reports, async ({ limit = pageSize, ...asked }, { db, member }) => {
  const { before, offset } = pageStart({ ...asked, limit })
  const rows = await listReports(db, member.id, before, limit, offset)
  const last = rows.at(-1)
  const next = last && rows.length === limit ? { next: String(last.id) } : {}
  return { response: rows.map(reportShape), ...next }
})
