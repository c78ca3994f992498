/** Converts a juror's cases to the wire format. */
import type { JuryCase } from '@commons/contract/moderation/jury.ts'
import type { JuryCaseRow } from './jury.queries.ts'

export function juryCaseShape(row: JuryCaseRow): JuryCase {
  const isOpen = row.state !== 'invited'
  const isDecided = row.outcome === 'upheld' || row.outcome === 'overturned'
  return {
    jury_case_id: row.id,
    state: row.outcome === null ? row.state : 'over',
    report_type: row.kind,
    rule: { rule_id: row.rule_id, title: row.rule_title, text: row.rule_text },
    acts: row.acts,
    shown: isOpen ? row.shown : '',
    reason: isOpen ? row.reason : '',
    appeal: isOpen ? row.appeal : '',
    until: row.until.toISOString(),
    verdict: row.verdict,
    outcome: row.outcome,
    votes: isDecided ? { overturn: row.overturn, uphold: row.uphold } : null,
  }
}
