/** Rows of reports as the wire shows them. */
import { type Report, ReportReason } from '@commons/contract/moderation.ts'
import type { ReportRow } from './moderation.queries.ts'

export function reportShape(row: ReportRow, readable: ReadonlySet<ReportRow>): Report {
  const isReadable = readable.has(row)
  return {
    report_id: row.id,
    report_type: row.kind,
    reported_id: row.reported,
    user_id: row.member_id,
    full_name: row.full_name,
    shown: isReadable ? row.shown.message : '',
    shown_file_type: isReadable ? row.shown.file_type : null,
    reason: ReportReason.parse(row.reason),
    description: row.description,
    state: row.state,
    answer: row.answer,
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
  }
}
