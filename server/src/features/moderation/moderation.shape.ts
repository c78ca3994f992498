/** Converts rows of reports to the wire format. */
import { type Report, ReportReason } from '@commons/contract/moderation/moderation.ts'
import type { ReportRow, Standing } from './moderation.queries.ts'

export function reportShape(row: ReportRow, standings: ReadonlyMap<ReportRow, Standing>): Report {
  const standing = standings.get(row)
  const { message = '', file_type = null, is_open = false } = row.shown
  const isReadable = is_open || standing?.is_visible === true
  return {
    report_id: row.id,
    report_type: row.kind,
    reported_id: standing ? row.reported : null,
    user_id: row.member_id,
    full_name: row.full_name,
    shown: isReadable ? message : '',
    link: standing?.link ?? null,
    shown_file_type: isReadable ? file_type : null,
    reason: ReportReason.parse(row.reason),
    description: row.description,
    state: row.state,
    answer: row.answer,
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
  }
}
